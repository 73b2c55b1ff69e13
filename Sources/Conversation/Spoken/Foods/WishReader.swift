import KitchenLanguage
import RecipeModel

/// Reads foods with all that goes with them: `half a cabbage, rice or noodles but no egg`.
///
/// Every word of the range must be a food, a marker, or one of the words that say nothing about
/// a food (amounts, `some`, `leftover`); else there is no wish in it.
struct WishReader {
    let line: SpokenLine
    let range: Range<Int>
    var wish = Wish()
    var pieces: [Piece] = []
    var words: [String] = []
    /// How much of the food that comes, or that stands before, is told.
    var amount: [String] = []
    /// Where that ended, so that no part of it is an amount again.
    var amountEnd = 0
    var wordsQuote = false
    var link = Link.none
    var excludes = false
    /// Whether what comes is wished, whatever the foods before it are.
    var isAnew = false
    /// Where the last turn that leaves something out ended.
    var exclusionEnd = 0
    var isTitle = false
    var quickPlace: Int?
    var isComparison = false
    var hasTime = false
    var hasNumber = false

    enum Link { case none, comma, and, or }

    /// A food before several are tied by `or`.
    struct Piece {
        var name: SpokenName
        /// A limit of minutes in place of a name.
        var minutes: Int?
        var link = Link.none
        var isExcluded = false
        var isQualifier = false
        var isAnew = false
        var amount: [String] = []

        /// Whether both are foods, or both cuisines, or both courses or diets.
        func isLike(_ other: Piece) -> Bool {
            guard isQualifier, other.isQualifier else { return isQualifier == other.isQualifier }
            return minutes == nil && other.minutes == nil && field == other.field
        }

        /// Meals are sorts of dish, as courses are.
        private var field: TermField {
            WishReader.meals.contains(name.text) ? .category : name.field
        }
    }

    /// The wish in a part of a line; nil where something else is said in it.
    static func wish(in range: Range<Int>, of line: SpokenLine) -> Wish? {
        var reader = WishReader(line: line, range: range)
        return reader.read() ? reader.wish : nil
    }

    private init(line: SpokenLine, range: Range<Int>) {
        self.line = line
        self.range = range
    }

    mutating func read() -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if let (servings, end) = servings(at: index) {
                endItem()
                wish.servings = servings
                index = end
                continue
            }
            if let marker = line.markers[index], marker.end <= range.upperBound {
                guard apply(marker, at: index) else { return false }
                index = marker.end
                continue
            }
            let nameLength = line.nameLengths[index]
            if let qualifier = line.qualifier(at: index),
                index + max(1, nameLength) <= range.upperBound
            {
                takeQualifier(qualifier)
                index += max(1, nameLength)
                continue
            }
            if nameLength > 0, index + nameLength <= range.upperBound {
                takeName(index..<(index + nameLength))
                index += nameLength
                continue
            }
            guard take(line.words[index], at: index) else { return false }
            index += 1
        }
        endItem()
        if let quickPlace, !hasTime {
            pieces.insert(
                Piece(name: SpokenName(""), minutes: quickLimit, isQualifier: true),
                at: min(quickPlace, pieces.count)
            )
            wish.knownCount += 1
        }
        guard link != .or, !isTitle else { return false }
        tie()
        // `compare 2 and 3`: numbers beside unknown words count no foods.
        if hasNumber, wish.knownCount == 0 { return false }
        return !wish.isEmpty
    }
}

extension WishReader {
    /// The minutes that are quick; faster than what is limited already is a step below that, so that
    /// a wish for less time never allows more.
    var quickLimit: Int {
        guard let limit = line.context.minutesLimit, !wish.isFresh, pieces.isEmpty else {
            return 30
        }
        guard isComparison else { return min(30, limit) }
        return [30, 20, 15, 10, 5].first { $0 < limit } ?? limit
    }
}

// MARK: - Words

extension WishReader {
    /// How many it is for, and where that ends: `for 6 people`, `for two` at the end, but no `recipe
    /// for 12 cupcakes`.
    func servings(at index: Int) -> (Int, Int)? {
        let start = ["that", "which"].contains(line.words[index].text) ? index + 1 : index
        let number = start + 1
        guard number < range.upperBound, Self.serving.contains(line.words[start].text),
            let servings = line.words[number].number, !line.words[number].isOrdinal,
            line.words[number].time == nil, ServingsEnding.range.contains(servings)
        else { return nil }
        let next = number + 1
        guard next < range.upperBound else { return (servings, next) }
        let people = RuleClass.people.ends(at: next, in: line.words)
            .filter { $0 <= range.upperBound }.max()
        return people.map { (servings, $0) } ?? (line.words[next].isMark ? (servings, next) : nil)
    }

    /// Words before the number of people that something is for.
    static let serving: Set<String> = [
        "for", "serves", "serve", "serving", "feeds", "feed", "feeding",
    ]

    /// Words that ask for less time than there is.
    static let comparisons: Set<String> = [
        "faster", "quicker", "speedier", "shorter", "less",
    ]

    /// Whether names up to the end are of the dish that is wished where foods before it are left out: `no
    /// fish, soup`; another food there is left out too.
    private func isDishWished(from start: Int) -> Bool {
        guard link == .comma, !pieces.isEmpty, words.isEmpty else { return false }
        let rest = start..<range.upperBound
        guard let last = rest.last(where: { !line.isDropped($0) }),
            !rest.contains(where: { line.words[$0].isMark || line.markers[$0] != nil })
        else { return false }
        let senses = Vocabulary.shared.senses(of: line.words[last].text)
        return senses.contains(.dish) && !senses.contains(.food)
            || line.words[(last + 1)..<rest.upperBound].contains {
                ["dishes", "recipes", "dish", "recipe"].contains($0.text)
            }
    }

    mutating func takeName(_ range: Range<Int>) {
        if wordsQuote { endItem() }
        if isDishWished(from: range.lowerBound) {
            excludes = false
            isAnew = true
        }
        let texts = line.words[range].map(\.text)
        wish.knownCount += range.count
        let hasSmall = texts.dropFirst().contains { WishReader.quoting.contains($0) }
        if hasSmall {
            endItem()
            words = [texts.joined(separator: " ")]
            wordsQuote = true
            endItem()
        } else {
            words += texts
        }
    }

    mutating func takeQualifier(_ qualifier: SpokenName) {
        // Nothing parts it from the food before: `without eggs for breakfast`, `no nuts dessert`.
        if !words.isEmpty, qualifier.field == .category {
            endItem()
            excludes = false
            wish.sort = qualifier
        }
        endItem()
        if excludes {
            wish.excluded.append(qualifier.anywhere)
        } else {
            add(qualifier, isQualifier: true)
        }
        wish.knownCount += 1
    }

    mutating func take(_ word: SpokenWord, at index: Int) -> Bool {
        if word.isComma {
            endItem()
            if link == .none { link = .comma }
            return true
        }
        if word.isMark {
            endItem()
            return true
        }
        if word.isQuoted {
            endItem()
            words = [word.text]
            wordsQuote = word.text.split(separator: " ").contains {
                WishReader.quoting.contains(String($0))
            }
            wish.knownCount += 1
            endItem()
            return true
        }
        if word.isExcluded {
            endItem()
            words = [word.text]
            let before = excludes
            excludes = true
            endItem()
            excludes = before
            return true
        }
        if word.text.contains(":") {
            let argument = SpokenArgument(word.text, of: SearchCommand.name)
            if case .word = argument {
            } else {
                endItem()
                var minutes: Int?
                if case .minutes(let limit) = argument { minutes = limit }
                add(argument.names.first ?? SpokenName(""), minutes: minutes, isQualifier: true)
                wish.knownCount += 1
                return true
            }
        }
        if line.isDropped(index), saysHowNot(word, at: index) {
            words.append(word.text)
            return true
        }
        if takeMeal(word, at: index) { return true }
        if line.isDropped(index) {
            // `no nuts, something with chocolate`: a wish of its own.
            if link == .comma, words.isEmpty, WishReader.anew.contains(word.text) {
                excludes = false
                isAnew = !pieces.isEmpty
            }
            // `soup, either leek or pumpkin`: the choice begins here.
            if word.text == "either", link == .comma { link = .none }
            let next = index + 1 < line.words.count ? line.words[index + 1].text : ""
            // `vanilla slice`, `granola bars`: after a food it is part of its name.
            if !words.isEmpty, next != "of", RuleClass.shaping.contains(word.id) {
                words.append(word.text)
            }
            if isFoodByItself(word, at: index) {
                words.append(word.text)
                wish.knownCount += 1
                return true
            }
            if wish.soft == nil, !excludes, !isLeftOut, line.context.vocabulary.isFood(word.text) {
                wish.soft = word.text
                wish.knownCount += 1
            }
            if nameBegins(with: word, at: index) {
                words.append(word.text)
                return true
            }
            if word.number != nil { hasNumber = true }
            let rest = line.words[index..<range.upperBound].prefix { !$0.isMark && !$0.isQuoted }
            if index >= amountEnd, let amount = LeadingAmount(of: rest.map(\.text)) {
                self.amount = amount.written
                amountEnd = index + amount.count
            }
            return true
        }
        guard !line.isBlocked(index) else { return false }
        words.append(word.text)
        if line.isKnown(index) { wish.knownCount += 1 } else { wish.unknownCount += 1 }
        return true
    }

    /// Takes a meal that is one of several, of which any will do: `vegan lunch or breakfast`. Others
    /// are noted, as one that counts only where no dish is wished.
    mutating func takeMeal(_ word: SpokenWord, at index: Int) -> Bool {
        guard Self.meals.contains(word.text), line.isDropped(index), !excludes, !isLeftOut else {
            return false
        }
        let isFollowed =
            index + 1 < range.upperBound && line.markers[index + 1]?.kind == .or
        guard link == .or && pieces.last?.isQualifier == true || isFollowed else {
            wish.meal = wish.meal ?? word.text
            return false
        }
        endItem()
        add(SpokenName(word.text), isQualifier: true)
        wish.knownCount += 1
        return true
    }

    /// Meals that are sorts of dish as well; `tea` is a drink.
    static let meals: Set<String> = ["dinner", "lunch", "supper"]

    /// Whether a word says how a food shall not be: `without soggy bread` leaves out no bread.
    func saysHowNot(_ word: SpokenWord, at index: Int) -> Bool {
        let next = index + 1
        return (excludes || isLeftOut) && next < range.upperBound
            && WishWordTable.isState(word.text)
            && (line.nameLengths[next] > 0 || line.context.vocabulary.isFood(line.words[next].text))
    }

    /// Whether a word of leaving out stands right before the foods.
    private var isLeftOut: Bool {
        let sets = ["EXCLUDE", "DISLIKE"].map(line.book.words(of:))
        return (max(0, range.lowerBound - 3)..<range.lowerBound).contains { start in
            sets.contains { $0.ends(at: start, in: line.words).contains(range.lowerBound) }
        }
    }

    /// Whether a number belongs to a dish's name: `fifteen bean soup`, but not `two carrots`.
    func nameBegins(with word: SpokenWord, at index: Int) -> Bool {
        guard let number = word.number, number > 1, !word.isOrdinal, words.isEmpty,
            word.text.allSatisfy(\.isLetter), index + 2 < range.upperBound
        else { return false }
        return (index + 1...index + 2).allSatisfy { place in
            let text = line.words[place].text
            return line.words[place].id == nil && line.markers[place] == nil
                && line.context.vocabulary.isFood(text)
                && (!text.hasSuffix("s") || FoodWords(text).words == [text])
        }
    }

    /// Whether a word of amounts is what is left out: `skip the cloves`, but not `no cloves of
    /// garlic`.
    private func isFoodByItself(_ word: SpokenWord, at index: Int) -> Bool {
        guard words.isEmpty, word.number == nil, line.context.vocabulary.isFood(word.text),
            excludes || isLeftOut
        else { return false }
        let next = index + 1
        return next >= range.upperBound || line.words[next].isMark || line.markers[next] != nil
    }

    mutating func endItem() {
        guard !words.isEmpty else { return }
        let name = SpokenName(
            words.joined(separator: " "),
            in: isTitle ? .title : .anywhere,
            isWhole: wordsQuote
        )
        words.removeAll()
        wordsQuote = false
        add(name, isQualifier: isTitle)
        isTitle = false
    }

    mutating func add(_ name: SpokenName, minutes: Int? = nil, isQualifier: Bool) {
        pieces.append(
            Piece(
                name: name,
                minutes: minutes,
                link: pieces.isEmpty ? .none : link,
                isExcluded: excludes && !isQualifier,
                isQualifier: isQualifier,
                isAnew: isAnew,
                amount: isQualifier ? [] : amount
            )
        )
        link = .none
        if !isQualifier { amount = [] }
    }

    /// Words that make a name of several need quotes, for a list of terms would drop them.
    static let quoting: Set<String> = ["and", "in", "of", "on", "the", "with", "or", "n"]
}
