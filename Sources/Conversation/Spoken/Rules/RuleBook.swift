/// All that is known of spoken lines: classes of words, turns of phrase, rules, and small lists.
///
/// The tables are text that a person can read; here each becomes sets of numbered words.
///
/// - A class is a name in capitals with its words: `SHOW: show, find, look for`. Capitals among
///   the words take in another class.
/// - A turn is a name with rows of parts: `ASK: WHAT MODAL PRON MAKE`. A rule that names it stands
///   for one rule for each of its rows.
/// - A rule is `place: parts -> commands`. A part is a class, a capture or words as they are
///   (`page|pages`, `look_for`); `?` says that it may be missing, `*` that it may be there any
///   number of times. Small words (`SMALL`) may stand anywhere.
/// - The turns `OPENER` and `CLOSER` are what may stand before and after any wish.
struct RuleBook: Sendable {
    /// The book of the program.
    static let shared = RuleBook(
        classes: WordClasses.all,
        turns: WordClasses.turns,
        rules: SpokenRules.all,
        markers: FoodMarkers.all,
        free: SpokenRules.free,
        questions: SpokenRules.questions
    )

    private(set) var rules: [SpokenRule] = []
    /// Rules whose parts may stand in any order.
    private(set) var freeRules: [SpokenRule] = []
    /// Questions that are no wishes, looked for before anything is dropped from a line.
    private(set) var questions: [SpokenRule] = []
    private(set) var markers: [FoodMarker] = []
    /// What may stand before a wish, and after it, without changing anything.
    private(set) var openers: [RulePattern] = []
    private(set) var closers: [RulePattern] = []
    /// The markers by the words that they may begin with, and those that may begin with a time.
    private var markersByWord: [Int: [Int]] = [:]
    private var markersByTime: [Int] = []
    private var ids: [String: Int] = [:]
    /// By the numbers of words: whether something begins with it.
    private var beginning: [Bool] = []
    private var classes: [String: WordSet] = [:]
    /// The parts as they are written in rules, which name the same few thousands of times.
    private var parts: [String: (part: RulePattern.Part, demand: Int?)] = [:]
    /// What parts of rules demand, and which of these each word meets.
    private var demands: [WordSet] = []
    private var meets: [[Int]] = []
    private var turns: [String: [[String]]] = [:]
    /// Words that lists know to be no foods.
    private(set) var small = WordSet()

    init(
        classes: [String],
        turns: String,
        rules: [String],
        markers: String,
        free: String,
        questions: String
    ) {
        for text in classes { for line in text.pieces(at: "\n") { learnClass(line) } }
        for line in turns.pieces(at: "\n") { learnTurn(line) }
        for text in rules { for line in text.pieces(at: "\n") { self.rules += learned(line) } }
        for line in free.pieces(at: "\n") { freeRules += learned(line) }
        for line in questions.pieces(at: "\n") { self.questions += learned(line) }
        for line in markers.pieces(at: "\n") { learnMarker(line) }
        small = self.classes["SMALL"] ?? WordSet()
        openers = (self.turns["OPENER"] ?? []).map { pattern($0) }
        closers = (self.turns["CLOSER"] ?? []).map { pattern($0) }
        indexMarkers()
        indexDemands()
        parts = [:]
    }

    /// The number of a word; nil for a word that no list has.
    func id(of word: String) -> Int? { ids[word] }

    /// The words of a class; none for a class that isn't in the book.
    func words(of name: String) -> WordSet { classes[name] ?? WordSet() }

    /// Every class by its name.
    var named: [(name: String, words: WordSet)] {
        classes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Every word that the book knows, for mending slips.
    var vocabulary: [String] { ids.keys.sorted() }

    /// The markers that may begin with a word.
    func markers(before word: SpokenWord) -> [FoodMarker] {
        if word.time != nil || word.number != nil { return markersByTime.map { markers[$0] } }
        guard let id = word.id else { return [] }
        return (markersByWord[id] ?? []).map { markers[$0] }
    }

    private mutating func indexMarkers() {
        for (place, marker) in markers.enumerated() {
            for part in marker.pattern.parts {
                switch part.kind {
                case .words(let set):
                    set.forEachStart { id in
                        if markersByWord[id]?.last != place {
                            markersByWord[id, default: []].append(place)
                        }
                    }
                case .capture:
                    markersByTime.append(place)
                }
                if !part.isOptional { break }
            }
        }
    }

    private mutating func number(_ word: some StringProtocol) -> Int {
        let word = String(word)
        if let id = ids[word] { return id }
        ids[word] = ids.count
        return ids.count - 1
    }

    private mutating func row(_ text: Substring) -> [Int] {
        let row = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "_") }
            .map { number(Substring($0)) }
        if let first = row.first {
            while beginning.count <= first { beginning.append(false) }
            beginning[first] = true
        }
        return row
    }

    /// Whether a word means something to the rules at the beginning of what they look for: not `brown`,
    /// which only ends `going brown`.
    func standsAlone(_ id: Int) -> Bool { beginning.indices.contains(id) && beginning[id] }

    private static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_")
            }
    }

    private mutating func learnClass(_ line: Substring) {
        guard let (name, rest) = RuleBook.sides(of: line) else { return }
        var set = classes[name] ?? WordSet()
        for entry in rest.pieces(at: ",") {
            let words = entry.pieces(at: " ")
            if words.count == 1, RuleBook.isName(words[0]) {
                set.formUnion(classes[String(words[0])] ?? WordSet())
            } else {
                set.insert(row(entry))
            }
        }
        classes[name] = set
    }

    private mutating func learnTurn(_ line: Substring) {
        guard let (name, rest) = RuleBook.sides(of: line) else { return }
        turns[name, default: []] += expanded(rest.pieces(at: " ").map(String.init))
    }

    /// The rows of parts that a row stands for, each turn in it opened.
    private func expanded(_ parts: [String]) -> [[String]] {
        var rows: [[String]] = [[]]
        for part in parts {
            let isOptional = part.utf8.last == UInt8(ascii: "?")
            let name = isOptional ? String(part.dropLast()) : part
            guard let choices = turns[name] ?? choices(of: name) else {
                rows = rows.map { $0 + [part] }
                continue
            }
            rows = rows.flatMap { row in
                (isOptional ? [row] : []) + choices.map { row + $0 }
            }
        }
        return rows
    }

    /// What a part with captures or turns among its alternatives stands for: `REF|it|all`.
    private func choices(of name: String) -> [[String]]? {
        guard name.utf8.contains(UInt8(ascii: "|")) else { return nil }
        let all = name.pieces(at: "|").map(String.init)
        let apart = all.filter {
            RuleBook.isName($0) && (RulePattern.Capture(rawValue: $0) != nil || turns[$0] != nil)
        }
        guard all.count > 1, !apart.isEmpty else { return nil }
        let words = all.filter { !apart.contains($0) }
        return (words.isEmpty ? [] : [[words.joined(separator: "|")]])
            + apart.flatMap { turns[$0] ?? [[$0]] }
    }

    /// The rules that a line of the table stands for.
    private mutating func learned(_ line: Substring) -> [SpokenRule] {
        var parts = line.pieces(at: " ")
        guard let arrow = parts.firstIndex(of: "->"), let first = parts.first else { return [] }
        let meaning = RuleTemplate(parts[(arrow + 1)...].joined(separator: " "))
        parts.removeSubrange(arrow...)
        var place = SpokenRule.Place.anywhere
        if first.utf8.last == UInt8(ascii: ":"), first.utf8.count > 1,
            let named = SpokenRule.Place(rawValue: String(first.dropLast()))
        {
            place = named
            parts.removeFirst()
        }
        return expanded(parts.map(String.init)).map { row in
            SpokenRule(place: place, pattern: pattern(row), meaning: meaning, source: line)
        }
    }

    private mutating func learnMarker(_ line: Substring) {
        guard let (name, rest) = RuleBook.sides(of: line),
            let kind = FoodMarker.Kind(rawValue: name)
        else { return }
        for row in rest.pieces(at: ",") {
            for parts in expanded(row.pieces(at: " ").map(String.init)) {
                markers.append(FoodMarker(kind: kind, pattern: pattern(parts)))
            }
        }
    }

    private mutating func pattern(_ row: [String]) -> RulePattern {
        var pattern = RulePattern(parts: [], demanded: [])
        for text in row {
            let part = part(text)
            pattern.parts.append(part.part)
            if let demand = part.demand, !part.part.isOptional { pattern.demanded.append(demand) }
        }
        return pattern
    }

    /// A part as it is written, read once.
    private mutating func part(_ text: String) -> (part: RulePattern.Part, demand: Int?) {
        if let known = parts[text] { return known }
        let isRepeated = text.utf8.last == UInt8(ascii: "*")
        let isOptional = isRepeated || text.utf8.last == UInt8(ascii: "?")
        let name = isOptional ? String(text.dropLast()) : text
        var read: (part: RulePattern.Part, demand: Int?)
        if RuleBook.isName(name), let capture = RulePattern.Capture(rawValue: name) {
            read = (RulePattern.Part(kind: .capture(capture), isOptional: isOptional), nil)
        } else {
            let set = words(ofPart: name)
            let demand = demands.count
            demands.append(set)
            let part = RulePattern.Part(
                kind: .words(set),
                isOptional: isOptional,
                isRepeated: isRepeated
            )
            read = (part, demand)
        }
        parts[text] = read
        return read
    }

    /// The words that a part allows; asked for when every class is known.
    private mutating func words(ofPart name: String) -> WordSet {
        var set = WordSet()
        for choice in name.pieces(at: "|") {
            if RuleBook.isName(choice), let words = classes[String(choice)] {
                set.formUnion(words)
            } else {
                set.insert(row(choice))
            }
        }
        return set
    }

    /// A name and what stands after its colon.
    private static func sides(of line: Substring) -> (name: String, rest: Substring)? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = line[..<colon].pieces(at: " ").joined()
        return (name, line[line.utf8.index(after: colon)...])
    }
}

// MARK: - What a line can fit

extension RuleBook {
    /// The demands of rules that some words meet, as bits.
    func met(by words: [SpokenWord]) -> [UInt64] {
        var met = [UInt64](repeating: 0, count: demands.count / 64 + 1)
        for word in words {
            guard let id = word.id, meets.indices.contains(id) else { continue }
            for demand in meets[id] { met[demand >> 6] |= 1 << UInt64(demand & 63) }
        }
        return met
    }

    private mutating func indexDemands() {
        meets = Array(repeating: [], count: ids.count)
        for (demand, set) in demands.enumerated() {
            set.forEachStart { meets[$0].append(demand) }
        }
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The parts between a sign, which is one of ASCII, without the empty ones.
    fileprivate func pieces(at sign: Unicode.Scalar) -> [Substring] {
        let sign = UInt8(ascii: sign)
        return self[...].utf8.split(separator: sign).map { Substring($0) }
    }
}
