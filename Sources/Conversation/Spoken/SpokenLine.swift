import MealPlan

/// The words of a line with all that rules ask about them, found once.
struct SpokenLine {
    let words: [SpokenWord]
    /// The demands of rules that its words meet.
    let met: [UInt64]
    let context: SpokenContext
    let book: RuleBook
    /// At the first word of each known name of several words: how many words it has.
    private(set) var nameLengths: [Int]
    /// The marker that begins at a word.
    private(set) var markers: [PlacedMarker?]
    private var inName: [Bool]
    /// At the first word of each cuisine, course or diet: that in its field.
    private var qualifiers: [SpokenName?]
    private var foods: [Bool?]
    private let wishes = WishCache()
    /// From each word on, the first one that no wish can have in it.
    private var limits: [Int]

    init(_ words: [SpokenWord], context: SpokenContext, book: RuleBook = .shared) {
        self.words = words
        self.context = context
        self.book = book
        met = book.met(by: words)
        nameLengths = Array(repeating: 0, count: words.count)
        inName = Array(repeating: false, count: words.count)
        qualifiers = Array(repeating: nil, count: words.count)
        markers = Array(repeating: nil, count: words.count)
        foods = Array(repeating: nil, count: words.count)
        limits = Array(repeating: words.count, count: words.count + 1)
        findNames()
        findMarkers()
        findFoods()
        findQualifiers()
        findLimits()
    }

    /// The text of a part of the line without its quotes, as it was said.
    func text(of range: Range<Int>) -> String {
        words[range].map(\.text).joined(separator: " ")
    }
}

// MARK: - Finding

extension SpokenLine {
    private static let longestName = 8

    private mutating func findNames() {
        var index = 0
        while index < words.count {
            let row = words[index...].prefix(SpokenLine.longestName).prefix {
                !$0.isMark && !$0.isQuoted
            }
            var length = 0
            if row.count > 1 {
                length = context.vocabulary.lengthOfName(at: 0, in: row.map(\.text))
                length = min(length, row.count)
                if length < 2 { length = lengthOfCountedName(row) }
            }
            if length > 1 {
                nameLengths[index] = length
                for place in index..<(index + length) { inName[place] = true }
                index += length
            } else {
                index += 1
            }
        }
    }

    /// How many words a dish has that is named by a count: `two ingredient pancakes`, `last minute
    /// trifle`; 0 for none.
    private func lengthOfCountedName(_ row: ArraySlice<SpokenWord>) -> Int {
        let words = Array(row)
        guard words.count > 2, book.words(of: "NAMECOUNT").contains(words[0].id),
            book.words(of: "NAMENOUN").contains(words[1].id),
            words[2].time == nil, words[2].number == nil
        else { return 0 }
        let rest = context.vocabulary.lengthOfName(at: 0, in: words[2...].map(\.text))
        if rest > 1 { return 2 + rest }
        let isFood = context.vocabulary.isFood(words[2].text)
        return isFood && !context.vocabulary.isSort(words[2].text) ? 3 : 0
    }

    private mutating func findMarkers() {
        for index in words.indices where !inName[index] {
            let window = index..<min(words.count, index + 12)
            var best: PlacedMarker?
            for marker in book.markers(before: words[index]) {
                var matcher = RuleMatcher(line: self, range: window)
                guard let (end, captured) = matcher.prefix(marker.pattern), end > index,
                    end > best?.end ?? 0
                else { continue }
                guard !(index..<end).contains(where: { inName[$0] }),
                    // Nothing is cooked in a second: `hold on a sec`.
                    !words[index..<end].contains(where: { ($0.time?.seconds ?? 60) < 60 })
                else { continue }
                var number: Int?
                for capture in captured {
                    let word = words[capture.range.lowerBound]
                    number = word.time?.minutes ?? word.number
                }
                best = PlacedMarker(kind: marker.kind, end: end, number: number)
            }
            markers[index] = best
        }
    }

    private mutating func findFoods() {
        for index in words.indices where words[index].id != nil && !inName[index] {
            foods[index] = context.vocabulary.isFood(words[index].text)
        }
    }

    private mutating func findQualifiers() {
        for index in words.indices where !words[index].isQuoted && !words[index].isMark {
            let length = max(1, nameLengths[index])
            guard length > 1 || !inName[index] else { continue }
            qualifiers[index] = context.vocabulary.qualifier(text(of: index..<(index + length)))
        }
    }

    private mutating func findLimits() {
        for index in words.indices.reversed() {
            var next = limits[index + 1]
            if isInWish(index) == false { next = index }
            limits[index] = next
        }
        // A marker of several words lets what is under it be part of a wish.
        for index in words.indices.reversed() {
            if let marker = markers[index] {
                limits[index] = limits[min(marker.end, words.count)]
            } else if nameLengths[index] > 0 {
                limits[index] = limits[index + nameLengths[index]]
            } else if isInWish(index) {
                limits[index] = limits[index + 1]
            } else {
                limits[index] = index
            }
        }
    }

    private func isInWish(_ index: Int) -> Bool {
        inName[index] || words[index].isMark || words[index].isQuoted || words[index].isExcluded
            || qualifier(at: index) != nil || isDropped(index) || !isBlocked(index)
            || saysForHowMany(index)
    }

    /// Whether it says how many something is for: `that serves 8`.
    private func saysForHowMany(_ index: Int) -> Bool {
        let rest = words[index...].prefix(3).drop { ["that", "which"].contains($0.text) }.prefix(2)
        return rest.count == 2 && rest.last?.number != nil
            && rest.first.map { WishReader.serving.contains($0.text) } == true
    }
}

// MARK: - Questions

extension SpokenLine {
    /// Whether a word may stand anywhere without changing anything.
    func isSmall(_ index: Int) -> Bool {
        words[index].isMark || !words[index].isQuoted && book.small.contains(words[index].id)
    }

    /// Whether all words of a part may stand anywhere.
    func isSmall(_ range: Range<Int>) -> Bool { range.allSatisfy { isSmall($0) } }

    /// Whether a word says nothing about a food: amounts, containers, `some`, `leftover`.
    func isDropped(_ index: Int) -> Bool {
        guard !words[index].isQuoted, !inName[index] else { return false }
        if words[index].number != nil || Amounts.isAmount(words[index].text) { return true }
        return RuleClass.dropped.contains(words[index].id)
    }

    /// Whether a word can be in no wish.
    func isBlocked(_ index: Int) -> Bool {
        if words[index].time != nil || isComparison(words[index].text) { return true }
        guard let id = words[index].id,
            book.standsAlone(id) || !context.vocabulary.isKnown(words[index].text)
        else { return false }
        if foods[index] == true { return false }
        // `oven chips`: a word of the kitchen right before a food.
        return
            !(RuleClass.describing.contains(words[index].id) && index + 1 < words.count
            && (nameLengths[index + 1] > 0
                || words[index + 1].id == nil
                    && context.vocabulary.isFood(words[index + 1].text)))
    }

    /// Whether a word compares what nothing measures: `posher`, `fancier`.
    private func isComparison(_ text: String) -> Bool {
        guard text.hasSuffix("er"), !context.vocabulary.isKnown(text) else { return false }
        let stem = text.dropLast(2)
        return [String(stem), stem + "e", stem.dropLast() + "y"].contains {
            RuleClass.dropped.contains(book.id(of: $0))
        }
    }

    /// Whether a word belongs to a name of several words.
    func isNamed(_ index: Int) -> Bool { inName[index] }

    /// Whether the vocabulary knows a word.
    func isKnown(_ index: Int) -> Bool {
        inName[index] || context.vocabulary.isKnown(words[index].text)
    }

    /// The cuisine, course or diet that begins at a word, in its field.
    func qualifier(at index: Int) -> SpokenName? { qualifiers[index] }

    /// Where a capture that begins at a word may end, the longest first.
    func ends(of capture: RulePattern.Capture, at place: Int, in range: Range<Int>) -> [Int] {
        let word = words[place]
        switch capture {
        case .foods, .known, .items:
            return foodEnds(capture, at: place, in: range)
        case .reference:
            let title = context.title.count(in: words[place..<range.upperBound].map(\.text))
            let ends = SpokenReferenceReader(line: self).ends(at: place, in: range)
            return title > 0 && !ends.contains(place + title) ? [place + title] + ends : ends
        case .number:
            return word.number != nil && !word.isOrdinal ? [place + 1] : []
        case .time:
            return word.time != nil ? [place + 1] : []
        case .text:
            return word.isMark || place == 0 ? [] : [range.upperBound]
        case .words:
            // No name begins with `and`, `no` or `quickly`.
            guard !book.words(of: "NAMELESS").contains(word.id) else { return [] }
            let row = words[place..<range.upperBound].prefix(3)
                .prefix { !$0.isMark && $0.time == nil }
            return Array(row.indices.map { $0 + 1 }.reversed())
        case .name:
            return word.id == nil && !word.isQuoted && word.number == nil && word.time == nil
                && !context.vocabulary.isFood(word.text) && word.text.allSatisfy(\.isLetter)
                ? [place + 1] : []
        case .day:
            return dayEnds(at: place, in: range) { MealPhrase($0) != nil }
        case .days:
            return dayEnds(at: place, in: range) { SpanPhrase($0) != nil }
        case .service:
            // `all chicken recipes` asks no service of that name.
            let next = place + 1 < words.count ? words[place + 1].text : ""
            guard word.text != "all" || ["services", "sites", "of"].contains(next) else {
                return []
            }
            return context.serviceNames.ends(at: place, in: self)
        case .command:
            return context.commands[word.text] != nil ? [place + 1] : []
        case .setting:
            return context.settingNames.ends(at: place, in: self)
        }
    }

    /// Where words end that name days, the most words first.
    private func dayEnds(
        at place: Int,
        in range: Range<Int>,
        where isDay: ([String]) -> Bool
    ) -> [Int] {
        let most = 8
        // `the third one` is of the list, where there is one.
        let isOfList = words[place...].prefix(3).enumerated().contains { offset, word in
            word.isOrdinal && place + offset + 1 < words.count
                && words[place + offset + 1].text == "one"
        }
        guard !isOfList else { return [] }
        return (place + 1...max(place + 1, min(place + most, range.upperBound))).reversed().filter {
            $0 <= range.upperBound && isDay(words[place..<$0].map(\.text))
        }
    }

    private func foodEnds(
        _ capture: RulePattern.Capture,
        at place: Int,
        in range: Range<Int>
    ) -> [Int] {
        guard !words[place].isMark else { return [] }
        var limit = min(limits[place], range.upperBound)
        if let stop = words[place..<limit].firstIndex(where: \.isStop) { limit = stop }
        while limit > place, words[limit - 1].isMark { limit -= 1 }
        guard limit > place else { return [] }
        // A long list of foods is tried as a whole only.
        let ends = limit - place > 40 ? [limit] : Array((place + 1...limit).reversed())
        return ends.filter { end in
            guard !(end < words.count && inName[end] && isInsideName(end)) else { return false }
            guard let wish = wish(in: place..<end) else { return false }
            switch capture {
            case .items:
                return wish.isPlain
                    && !wish.wanted.flatMap(\.choices)
                        .contains { context.vocabulary.isSort($0.text) }
            case .known: return wish.knownCount > 0
            default: return true
            }
        }
    }

    /// The wish in a part of the line, read once.
    func wish(in range: Range<Int>) -> Wish? {
        if let known = wishes.known[range] { return known }
        let wish = WishReader.wish(in: range, of: self)
        wishes.known[range] = .some(wish)
        return wish
    }

    private func isInsideName(_ index: Int) -> Bool { nameLengths[index] == 0 }
}

/// The wishes that were read in the parts of one line, which many rules ask for.
private final class WishCache {
    var known: [Range<Int>: Wish?] = [:]
}
