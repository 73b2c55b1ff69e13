/// All that is known of spoken lines: classes of words, turns of phrase, rules, and small lists.
///
/// The tables are text that a person can read; here each becomes sets of numbered words.
///
/// - A class is a name in capitals with its words: `SHOW: show, find, look for`. Capitals among
///   the words take in another class.
/// - A turn is a name with rows of parts: `ASK: WHAT MODAL PRON MAKE`. A rule that names it stands
///   for one rule for each of its rows.
/// - A rule is `place: parts -> commands`. A part is a class, a capture or words as they are
///   (`page|pages`, `look_for`); `?` says that it may be missing. Small words (`SMALL`) may stand
///   anywhere.
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
    /// The markers by the words that they may begin with, and those that may begin with a time.
    private var markersByWord: [Int: [Int]] = [:]
    private var markersByTime: [Int] = []
    private var ids: [String: Int] = [:]
    private var classes: [String: WordSet] = [:]
    /// The words of a part as it is written in rules, which name the same few thousands of times.
    private var parts: [String: WordSet] = [:]
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
        for line in classes.flatMap({ $0.split(separator: "\n") }) { learnClass(line) }
        for line in turns.split(separator: "\n") { learnTurn(line) }
        for line in rules.flatMap({ $0.split(separator: "\n") }) {
            let learned = learned(line)
            self.rules += learned
        }
        for line in free.split(separator: "\n") {
            let learned = learned(line)
            freeRules += learned
        }
        for line in questions.split(separator: "\n") {
            let learned = learned(line)
            self.questions += learned
        }
        for line in markers.split(separator: "\n") { learnMarker(line) }
        small = self.classes["SMALL"] ?? WordSet()
        indexMarkers()
    }

    /// The number of a word; nil for a word that no list has.
    func id(of word: String) -> Int? { ids[word] }

    /// The words of a class; none for a class that isn't in the book.
    func words(of name: String) -> WordSet { classes[name] ?? WordSet() }

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
                    for id in 0..<ids.count where set.starts(with: id) {
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

    private mutating func row(_ text: some StringProtocol) -> [Int] {
        text.split { $0 == " " || $0 == "_" }.map { number($0) }
    }

    private static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isUppercase || $0 == "_" }
    }

    private mutating func learnClass(_ line: Substring) {
        let sides = line.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { return }
        let name = String(sides[0].filter { $0 != " " })
        var set = classes[name] ?? WordSet()
        for entry in sides[1].split(separator: ",") {
            let text = entry.split(separator: " ").joined(separator: " ")
            if RuleBook.isName(text) {
                set.formUnion(classes[text] ?? WordSet())
            } else {
                set.insert(row(text))
            }
        }
        classes[name] = set
    }

    private mutating func learnTurn(_ line: Substring) {
        let sides = line.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { return }
        let rows = expanded(sides[1].split(separator: " ").map(String.init))
        turns[String(sides[0].filter { $0 != " " }), default: []] += rows
    }

    /// The rows of parts that a row stands for, each turn in it opened.
    private func expanded(_ parts: [String]) -> [[String]] {
        var rows: [[String]] = [[]]
        for part in parts {
            let isOptional = part.hasSuffix("?")
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
        let all = name.split(separator: "|").map(String.init)
        let apart = all.filter { RulePattern.Capture(rawValue: $0) != nil || turns[$0] != nil }
        guard all.count > 1, !apart.isEmpty else { return nil }
        let words = all.filter { !apart.contains($0) }
        return (words.isEmpty ? [] : [[words.joined(separator: "|")]])
            + apart.flatMap { turns[$0] ?? [[$0]] }
    }

    /// The rules that a line of the table stands for.
    private mutating func learned(_ line: Substring) -> [SpokenRule] {
        guard let arrow = line.firstRange(of: "->") else { return [] }
        var left = line[..<arrow.lowerBound]
        var place = SpokenRule.Place.anywhere
        if let colon = left.firstIndex(of: ":"),
            let named = SpokenRule.Place(rawValue: String(left[..<colon].filter { $0 != " " }))
        {
            place = named
            left = left[left.index(after: colon)...]
        }
        let meaning = RuleTemplate(String(line[arrow.upperBound...]))
        let source = line.split(separator: " ").joined(separator: " ")
        return expanded(left.split(separator: " ").map(String.init)).map { row in
            SpokenRule(place: place, pattern: pattern(row), meaning: meaning, source: source)
        }
    }

    private mutating func learnMarker(_ line: Substring) {
        let sides = line.split(separator: ":", maxSplits: 1)
        guard sides.count == 2,
            let kind = FoodMarker.Kind(rawValue: String(sides[0].filter { $0 != " " }))
        else { return }
        for row in sides[1].split(separator: ",") {
            for parts in expanded(row.split(separator: " ").map(String.init)) {
                markers.append(FoodMarker(kind: kind, pattern: pattern(parts)))
            }
        }
    }

    private mutating func pattern(_ row: [String]) -> RulePattern {
        var parts: [RulePattern.Part] = []
        var demanded: [WordSet] = []
        for text in row {
            let isOptional = text.hasSuffix("?")
            let name = isOptional ? String(text.dropLast()) : text
            if let capture = RulePattern.Capture(rawValue: name) {
                parts.append(RulePattern.Part(kind: .capture(capture), isOptional: isOptional))
                continue
            }
            let set = words(ofPart: name)
            parts.append(RulePattern.Part(kind: .words(set), isOptional: isOptional))
            if !isOptional { demanded.append(set) }
        }
        return RulePattern(parts: parts, demanded: demanded)
    }

    /// The words that a part allows; asked for when every class is known.
    private mutating func words(ofPart name: String) -> WordSet {
        if let known = parts[name] { return known }
        var set = WordSet()
        for choice in name.split(separator: "|") {
            if RuleBook.isName(choice), let words = classes[String(choice)] {
                set.formUnion(words)
            } else {
                set.insert(row(choice))
            }
        }
        parts[name] = set
        return set
    }
}
