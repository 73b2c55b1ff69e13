import KitchenLanguage

/// How much of an ingredient a step says that it takes.
enum StepShare: Hashable {
    /// It names the ingredient alone.
    case plain
    /// So much: `2 tbsp`.
    case amount(String, Amount)
    /// A part: `half`, `two thirds`, `a little`.
    case part(String)
    /// What is left of it.
    case rest

    /// Whether it leaves something for other steps, or is left by them.
    var isPart: Bool { self != .plain }

    /// The part of an amount from which on it is all of it.
    static let whole = 0.98
}

/// Reads from the words around a food's name in a step how much of it is meant.
struct StepShareReader {
    /// What the words around a name say.
    struct Reading: Hashable {
        var share = StepShare.plain
        /// `all`, `both`: every food of the name is meant.
        var meansAll = false
        /// `the oil`: one that is known already, or is in the list.
        var isDefinite = false
        /// `more salt`: beyond what the recipe lists.
        var isMore = false
        /// `a little oil`: nobody measures how much.
        var isLittle = false
        /// `1 tsp each of salt and pepper`: the foods that follow have the same share.
        var isForEach = false
        /// `half of the leeks, carrots and peas`: half of each.
        var isOfEach = false
        /// `butter the tin`: something is done with it, and no part of the dish.
        var isVerb = false
        /// `the butter mixture`: what was made of it.
        var isProduct = false
        /// `the juice of the lemons`: what of each is meant.
        var piece: String?
        /// Where the phrase begins, and where its name ends.
        var start: String.Index
        var end: String.Index
    }

    private let tokens: TokenizedText
    /// The amounts by the tokens at which they begin, and by those after them.
    private let amountsFrom: [Int: AmountReader.Found]
    private let amountsTo: [Int: AmountReader.Found]
    /// Where units end, for the full stops of abbreviations.
    private let unitEnds: Set<Int>

    init(_ step: String) {
        tokens = TokenizedText(step)
        let amounts = StepShareReader.amounts(in: tokens)
        amountsFrom = Dictionary(amounts.map { ($0.start, $0) }) { first, _ in first }
        amountsTo = Dictionary(amounts.map { ($0.end, $0) }) { _, last in last }
        unitEnds = Set(amounts.compactMap { $0.unit?.upperBound })
    }

    /// The words before a place in its clause, folded and in their order; no more than anybody reads
    /// to know what a name means there.
    func words(before place: String.Index, upTo signs: String) -> [String] {
        guard let end = tokens.place(of: place) ?? (tokens.count > 0 ? tokens.count : nil) else {
            return []
        }
        var words: [String] = []
        for token in (max(0, end - Self.reach)..<end).reversed() {
            if tokens.isSign(token, signs) { break }
            if tokens.isWord(token) { words.append(tokens.word(token)) }
        }
        return words.reversed()
    }

    /// The word after a place, folded; empty where none follows.
    func word(after place: String.Index) -> String {
        guard let last = tokens.place(before: place) else { return "" }
        return tokens.word(tokens.afterSpace(last + 1))
    }

    /// How many tokens are looked back at.
    private static let reach = 64

    /// What is said of the food whose name stands there.
    func reading(of name: Range<String.Index>, ownWords: Set<String>) -> Reading {
        var reading = Reading(start: name.lowerBound, end: name.upperBound)
        guard let first = tokens.place(of: name.lowerBound),
            let last = tokens.place(before: name.upperBound)
        else { return reading }
        readBefore(first, ownWords, &reading)
        readAfter(last, &reading)
        return reading
    }

    // MARK: Before the name

    private func readBefore(_ name: Int, _ ownWords: Set<String>, _ reading: inout Reading) {
        var place = name - 1
        var isRest = false
        var hasOf = false
        loop: for _ in 0..<24 {
            guard place >= 0 else { break }
            if let amount = amountsTo[place + 1], !isArticle(amount) {
                take(amount, isRest, &reading)
                if hasOf, case .part = reading.share { reading.isOfEach = true }
                break
            }
            switch tokens.kind(place) {
            case .space: break
            case .sign(")"):
                let near = max(0, place - Self.reach)..<place
                guard let open = near.last(where: { tokens.isSign($0, "(") }) else { break loop }
                place = open
            case .sign(let sign) where "-‐‑".contains(sign): break
            // `1 tbsp. of butter`
            case .sign(".") where unitEnds.contains(place): break
            case .word:
                switch tokens.word(place) {
                case "the": reading.isDefinite = true
                case "all", "both": reading.meansAll = true
                // `more of the oil` is some of it.
                case "more", "extra", "additional": reading.isMore = !hasOf
                case "plenty":
                    reading.isMore = true
                    break loop
                case "last": isRest = true
                case "each", "apiece": reading.isForEach = true
                case "some" where hasOf:
                    reading.share = .part("some")
                    reading.start = tokens.tokens[place].range.lowerBound
                    break loop
                case "of": hasOf = true
                case let word where hasOf && StepWords.pieces.contains(word):
                    reading.piece = word
                    reading.start = tokens.tokens[place].range.lowerBound
                    break loop
                case let word
                where ["third", "quarter"].contains(word) && tokens.word(place - 2) == "another":
                    place -= 2
                    reading.share = .part("another \(word)")
                    reading.start = tokens.tokens[place].range.lowerBound
                    break loop
                case let word where StepWords.rests.contains(word): isRest = true
                case let word where StepWords.someWords.contains(word):
                    let before = place > 1 ? tokens.word(place - 2) : ""
                    guard ["little", "bit", "few", "spoonful", "ladleful"].contains(word) else {
                        reading.share = .part(word)
                        break loop
                    }
                    guard before == "a" || before == "another" else { break loop }
                    reading.share = .part("a \(word)")
                    reading.isLittle = true
                    place -= 2
                    reading.start = tokens.tokens[place].range.lowerBound
                    break loop
                case let word
                where StepWords.joints.contains(word) || StepWords.qualities.contains(word)
                    || ownWords.contains(word)
                    || FoodWords(word).words.contains(where: ownWords.contains):
                    break
                default: break loop
                }
                reading.start = tokens.tokens[place].range.lowerBound
            default: break loop
            }
            place -= 1
        }
        if isRest, reading.share == .plain { reading.share = .rest }
        leaveOut(&reading)
        reading.isVerb =
            reading.share == .plain && !reading.isDefinite && isVerb(name)
    }

    /// `all but a handful of the cheese`
    private func leaveOut(_ reading: inout Reading) {
        let text: String
        switch reading.share {
        case .amount(let amount, _): text = amount
        case .part(let part): text = part
        case .plain, .rest: return
        }
        let before = tokens.text[..<reading.start].suffix(9).lowercased()
        guard before.hasSuffix("all but ") else { return }
        reading.share = .part("all but \(text)")
        reading.start = tokens.text.index(reading.start, offsetBy: -8)
    }

    /// `a`, `an`: one of it, whatever the list says.
    private func isArticle(_ amount: AmountReader.Found) -> Bool {
        amount.amount.unit == nil && amount.isWords
            && ["a", "an"].contains(tokens.word(amount.number.lowerBound))
            && amount.number.count == 1
    }

    private func take(_ found: AmountReader.Found, _ isRest: Bool, _ reading: inout Reading) {
        let range = tokens.range(found.start..<found.end)
        reading.start = range.lowerBound
        let isEach = AmountForEach(tokens: tokens).holds(for: found.start..<found.end)
        // `the remaining 2 tbsp of oil`
        var before = found.start - 1
        while before >= 0, tokens.isSpace(before) || tokens.word(before) == "the" {
            if tokens.isWord(before) { reading.isDefinite = true }
            before -= 1
        }
        if StepWords.rests.contains(tokens.word(before)) {
            reading.share = .rest
            reading.start = tokens.tokens[before].range.lowerBound
            return
        }
        if tokens.word(before) == "other" { return reading.share = .rest }
        if found.amount.unit == nil, found.amount.quantity.upper < .one {
            var text = String(tokens.text[range])
            for article in [" a", " an"] where text.hasSuffix(article) {
                // `half a lemon` counts lemons.
                text.removeLast(article.count)
                reading.share = .amount(found.amount.text(), found.amount)
                return
            }
            if text.hasSuffix(" of") { text.removeLast(3) }
            reading.share = .part(isRest ? "\(text) of what is left" : text)
            return
        }
        if isRest { return reading.share = .rest }
        if isEach, !reading.isForEach { return }
        if isTurn(after: found.end) { return }
        reading.share = .amount(String(tokens.text[range]), found.amount)
    }

    /// `one egg at a time`: all of them in the end.
    private func isTurn(after place: Int) -> Bool {
        let words = (place..<min(place + 12, tokens.count)).prefix { !tokens.isSign($0, ".;") }
            .map { tokens.word($0) }.filter { !$0.isEmpty }
        return words.containsRow(["at", "a", "time"])
    }

    /// `Butter a tin`, `lightly oil the tray`: a verb, after which something is named.
    private func isVerb(_ name: Int) -> Bool {
        guard StepWords.verbs.contains(tokens.word(name)), tokens.isSpace(name + 1) else {
            return false
        }
        let next = tokens.word(name + 2)
        guard ["a", "an", "the", "your", "two", "both", "each", "it", "together"].contains(next)
        else {
            return false
        }
        var before = name - 1
        while before >= 0, tokens.isSpace(before) { before -= 1 }
        guard before >= 0 else { return true }
        return tokens.isSign(before, ".,;:!")
            || ["and", "then", "lightly", "generously", "well"].contains(tokens.word(before))
    }

    // MARK: After the name

    private func readAfter(_ name: Int, _ reading: inout Reading) {
        var place = tokens.afterSpace(name + 1)
        reading.isProduct = isProduct(after: name)
        if reading.share == .plain || reading.isMore, isLeft(at: place) {
            reading.share = .rest
            return
        }
        guard reading.share == .plain, tokens.isSign(place, "(,") else { return }
        let isOpen = tokens.isSign(place, "(")
        place = tokens.afterSpace(place + 1)
        if ["about", "around"].contains(tokens.word(place)) {
            place = tokens.afterSpace(place + 1)
        }
        guard let found = amountsFrom[place], !found.isWords,
            isOpen || isEnd(found.end),
            isOpen || found.amount.unit != nil
        else { return }
        let isEach = AmountForEach(tokens: tokens).holds(for: found.start..<found.end)
        guard !isEach, !isOpen || closes(found.end) else { return }
        reading.share = .amount(String(tokens.text(found.start..<found.end)), found.amount)
    }

    /// `the butter mixture`, `the milk/egg mixture`
    private func isProduct(after name: Int) -> Bool {
        var place = tokens.afterSpace(name + 1)
        if tokens.isSign(place, "/-&"), tokens.isWord(place + 1) {
            place = tokens.afterSpace(place + 2)
        }
        return StepWords.products.contains(tokens.word(place))
    }

    /// `any butter that is left`
    private func isLeft(at place: Int) -> Bool {
        let words = (place..<min(place + 6, tokens.count)).map { tokens.word($0) }
            .filter { !$0.isEmpty }
        return ["that is left", "left over", "which is left", "that remains", "you have left"]
            .contains { words.starts(with: $0.split(separator: " ").map(String.init)) }
    }

    private func isEnd(_ place: Int) -> Bool {
        let next = tokens.afterSpace(place)
        return next >= tokens.count || tokens.isSign(next, ".,;)")
    }

    private func closes(_ place: Int) -> Bool {
        let next = tokens.afterSpace(place)
        return tokens.isSign(next, "),;/") || tokens.word(next) == "or"
    }

    // MARK: Amounts

    /// All amounts of food in a step: no lengths, temperatures or numbers of minutes.
    private static func amounts(in tokens: TokenizedText) -> [AmountReader.Found] {
        let reader = AmountReader(tokens: tokens)
        var found: [AmountReader.Found] = []
        var place = 0
        while place < tokens.count {
            let isAfterWord = place > 0 && (tokens.isWord(place - 1) || tokens.isDigits(place - 1))
            guard !isAfterWord, let amount = reader.amount(at: place) else {
                place += 1
                continue
            }
            place = amount.end
            if amount.isWords, !StepWords.numbers.contains(tokens.word(amount.start)) { continue }
            switch amount.amount.unit?.measure {
            case .length, .temperature: continue
            default: found.append(amount)
            }
        }
        return found
    }
}

extension TokenizedText {
    /// The token that begins at a place of the text or holds it.
    func place(of index: String.Index) -> Int? {
        let place = count { $0.range.upperBound <= index }
        return place < count ? place : nil
    }

    /// The token that ends at a place of the text or holds it.
    func place(before index: String.Index) -> Int? {
        let place = count { $0.range.lowerBound < index }
        return place > 0 ? place - 1 : nil
    }

    /// How many of the first tokens are so; they stand before all that are not.
    private func count(where isBefore: (AmountToken) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(tokens[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
