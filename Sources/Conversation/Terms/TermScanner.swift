import KitchenLanguage
import RecipeModel

/// Finds the terms in a row of words: names of several words, qualifiers, and what lies between.
struct TermScanner {
    let tokens: [TermToken]
    let foods: any FoodKnowledge
    private let source: SourceLine
    let hasCommas: Bool
    private let drops: Bool
    let keepsAmounts: Bool
    private var index = 0
    var startsPiece = true
    /// Whether plain terms are to be left out, as after `without`.
    private var isExcluding: Bool
    private var units: [TermUnit] = []
    /// The units that are amounts.
    private var amounts: [Range<Int>] = []

    /// No known name has more words.
    static let longestName = 8

    /// - Parameters:
    ///   - drops: Whether words are left out that say nothing of what is looked for.
    ///   - excludes: Whether plain terms are to be left out from the beginning.
    ///   - keepsAmounts: Whether things are listed, so that amounts are terms before theirs.
    init(
        _ words: [Word],
        foods: any FoodKnowledge,
        source: SourceLine,
        drops: Bool = true,
        excludes: Bool = false,
        keepsAmounts: Bool = false
    ) {
        self.drops = drops
        self.keepsAmounts = keepsAmounts
        isExcluding = excludes
        tokens = TermToken.all(in: words, keepsAmounts: keepsAmounts)
        self.foods = foods
        self.source = source
        let firstWord = tokens.firstIndex { if case .word = $0 { true } else { false } }
        let lastWord = tokens.lastIndex { if case .word = $0 { true } else { false } }
        hasCommas = tokens[(firstWord ?? 0)..<(lastWord ?? 0)].contains {
            if case .comma = $0 { true } else { false }
        }
    }

    /// All units in the order of the line.
    ///
    /// Throws a `TermError` at its place.
    mutating func scan() throws(UsageError) -> [TermUnit] {
        while index < tokens.count {
            guard case .word(let word) = tokens[index] else {
                units.append(TermUnit(kind: .comma, span: 0..<0))
                index += 1
                startsPiece = true
                continue
            }
            if takeTool(word) {
                startsPiece = false
                continue
            }
            try refuseState(word)
            if word.isPlain, lengthOfName(at: index) < 2 {
                if try takeTime(word) {
                    startsPiece = true
                    continue
                }
                if keepsAmounts, takeAmount() {
                    startsPiece = true
                    continue
                }
                if let small = smallWord(word.text) {
                    units.append(TermUnit(kind: .small(small), span: word.span))
                    switch small {
                    case .without: isExcluding = true
                    case .with, .but: isExcluding = false
                    case .and, .or, .dropped: break
                    }
                    index += 1
                    startsPiece = true
                    continue
                }
            }
            try takeTerm(word)
            startsPiece = false
        }
        return units.withInFront(amounts)
    }

    func smallWord(_ word: String) -> SmallWord? {
        SmallWord(word) ?? (drops && foods.isDropped(word) ? .dropped : nil)
    }

    /// Takes a limit of minutes in words, where one begins here.
    private mutating func takeTime(_ word: TermWord) throws(UsageError) -> Bool {
        let words = plainWords(from: index)
        guard let time = TimePhrase(words) else { return false }
        var span = word.span
        for token in tokens[index..<(index + time.wordCount)] {
            if let last = token.plainWord { span = span.lowerBound..<last.span.upperBound }
        }
        if time.isLeast, !isExcluding {
            let phrase = words.prefix(time.wordCount).joined(separator: " ")
            throw mistake(.term(.leastTime(phrase)), at: span)
        }
        units.append(
            TermUnit(kind: .minutes(time.minutes, isExact: time.isExact), span: span)
        )
        index += time.wordCount
        return true
    }

    /// The plain words from a token on, up to what is none.
    func plainWords(from start: Int) -> [String] {
        var words: [String] = []
        for token in tokens[start...].prefix(12) {
            guard let word = token.plainWord else { break }
            words.append(word.text)
        }
        return words
    }

    private mutating func takeTerm(_ word: TermWord) throws(UsageError) {
        let field = try field(of: word)
        if case .minutes = field {
            units.append(try minutes(of: word))
            index += 1
            return
        }
        if case .term(.tool) = field { return try takeTool(named: word) }
        // A text of signs that are not seen would match nothing, and nobody could tell why.
        guard !CleanText.line(word.text).isEmpty else {
            if let qualifier = word.qualifier {
                throw mistake(.term(.emptyQualifier(name: qualifier.name)), at: word.span)
            }
            throw mistake(.term(.empty), at: word.span)
        }
        let length =
            switch field {
            case _ where word.isQuoted: 1
            case .term(.cuisine), .term(.category): lengthOfClass(at: index)
            default: termLength(at: index)
            }
        var texts = [word.text]
        var end = word.span.upperBound
        for token in tokens[(index + 1)..<(index + length)] {
            guard let next = token.plainWord else { break }
            texts.append(next.text)
            end = max(end, next.span.upperBound)
        }
        let termField: TermField = if case .term(let field) = field { field } else { .anywhere }
        var text = texts.joined(separator: " ")
        var isExcluded = word.isExcluded
        index += length
        if word.isPlain, let free = freedFood(text) {
            text = free
            isExcluded = true
        }
        if isExcluded || isExcluding, termField == .anywhere {
            let food = WishWordTable.foodInState(text)
            if food != nil || WishWordTable.isUnjudged(text) {
                throw mistake(
                    .term(.notJudged(word: text, food: food)),
                    at: word.span.lowerBound..<end
                )
            }
        }
        let isSort = word.isPlain && foods.isSort(text)
        units.append(
            TermUnit(
                kind: .term(Term(text, in: termField), isExcluded: isExcluded),
                span: word.span.lowerBound..<end,
                isSort: isSort
            )
        )
    }

    /// Refuses to leave out a food for what it is like in the dish: `no raw eggs` leaves out no eggs.
    private func refuseState(_ word: TermWord) throws(UsageError) {
        guard isExcluding, word.isPlain, WishWordTable.isState(word.text),
            lengthOfName(at: index) < 2, index + 1 < tokens.count,
            let next = tokens[index + 1].plainWord, smallWord(next.text) == nil,
            foods.isWordOfName(next.text)
        else { return }
        let count = max(1, lengthOfName(at: index + 1))
        let words = plainWords(from: index).prefix(1 + count)
        let end = tokens[index + count].plainWord?.span.upperBound ?? next.span.upperBound
        throw mistake(
            .term(
                .notJudged(
                    word: words.joined(separator: " "),
                    food: words.dropFirst().joined(separator: " ")
                )
            ),
            at: word.span.lowerBound..<end
        )
    }

    /// The food that is not wanted, where `free` follows it: `onion free`, `onion-free`; nil where
    /// it does not, or where being free of it is a diet that has a name.
    private mutating func freedFood(_ text: String) -> String? {
        if ["-free", " free"].contains(where: text.hasSuffix), text.count > 5 {
            let food = String(text.dropLast(5))
            // `gluten-free` is a diet as well; to leave gluten out is what it means, and is safe.
            guard foods.isSort(text) else { return text.hasSuffix("-free") ? food : nil }
            return !isExcluding && foods.isWordOfName(food) ? food : nil
        }
        let rest = plainWords(from: min(index, tokens.count))
        guard rest.first == "free", rest.dropFirst().first != "range",
            foods.isWordOfName(text), !foods.isSort(text)
        else { return nil }
        index += 1
        return text
    }

    private func mistake(_ kind: UsageError.Kind, at span: Span) -> UsageError {
        UsageError(kind, at: span, in: source)
    }
}

// MARK: - Amounts

extension TermScanner {
    /// Takes an amount where one begins, a term for each of its words.
    private mutating func takeAmount() -> Bool {
        guard let amount = LeadingAmount(of: plainWords(from: index)) else { return false }
        var span: Span?
        for token in tokens[index..<(index + amount.count)] {
            guard let word = token.plainWord else { break }
            let start = span?.lowerBound ?? word.span.lowerBound
            span = start..<max(start, word.span.upperBound)
        }
        amounts.append(units.count..<(units.count + amount.written.count))
        units += amount.written.map { word in
            TermUnit(kind: .term(Term(word), isExcluded: isExcluding), span: span ?? 0..<0)
        }
        index += amount.count
        return true
    }
}

// MARK: - Qualifiers

extension TermScanner {
    /// What stands before a colon.
    private enum Qualifier {
        case term(TermField)
        case minutes
    }

    /// The names of all qualifiers.
    static let qualifiers = ["title", "ingredient", "cuisine", "category", "tool", "minutes"]

    private func field(of word: TermWord) throws(UsageError) -> Qualifier {
        guard let (name, span) = word.qualifier else { return .term(.anywhere) }
        if name == "minutes" { return .minutes }
        if let field = TermField(rawValue: name), field != .anywhere { return .term(field) }
        let suggestion = Closeness.closest(to: name, among: TermScanner.qualifiers)
        throw mistake(.term(.unknownQualifier(word: name, suggestion: suggestion)), at: span)
    }

    private func minutes(of word: TermWord) throws(UsageError) -> TermUnit {
        let text = word.text
        guard !text.isEmpty else {
            throw mistake(.term(.emptyQualifier(name: "minutes")), at: word.span)
        }
        guard !word.isExcluded, text.count <= 6, text.allSatisfy(\.isDigit),
            let minutes = Int(text), minutes > 0
        else { throw mistake(.term(.badMinutes(word: text)), at: word.span) }
        return TermUnit(kind: .minutes(minutes, isExact: true), span: word.span)
    }
}

// MARK: - Tools

extension TermScanner {
    /// Takes a tool that is to be done without: `no oven`, `-blender`, `no bake`.
    private mutating func takeTool(_ word: TermWord) -> Bool {
        guard !word.isQuoted, word.qualifier == nil else { return false }
        let length = lengthOfName(at: index)
        if isExcluding, length < 2, ["bake", "baking", "baked"].contains(word.text) {
            appendTool("oven", count: 1, isExcluded: word.isExcluded)
            return true
        }
        if word.isPlain, let count = lengthOfNoBake, length <= count {
            appendTool("oven", count: count, isExcluded: true)
            return true
        }
        guard isExcluding || word.isExcluded, let (tool, count) = tool(from: word),
            length <= count
        else { return false }
        appendTool(tool, count: count, isExcluded: word.isExcluded)
        return true
    }

    /// Takes a tool after its qualifier, with all words of its name.
    private mutating func takeTool(named word: TermWord) throws(UsageError) {
        if CleanText.line(word.text).isEmpty {
            throw mistake(.term(.emptyQualifier(name: "tool")), at: word.span)
        }
        guard let (tool, count) = tool(from: word) else {
            let suggestion = KitchenTools.shared.nearestName(to: word.text).map {
                (word.isExcluded ? "-tool:" : "tool:") + $0
            }
            throw mistake(
                .term(.unknownTool(word: word.text, suggestion: suggestion)),
                at: word.span
            )
        }
        appendTool(tool, count: count, isExcluded: word.isExcluded)
    }

    /// The tool that a word begins to name, with the number of its words.
    private func tool(from word: TermWord) -> (name: String, count: Int)? {
        let tools = KitchenTools.shared
        let rest = word.isQuoted ? [] : plainWords(from: min(index + 1, tokens.count))
        for count in (1...max(1, tools.longestName)).reversed() where count - 1 <= rest.count {
            let text = ([word.text] + rest.prefix(count - 1)).joined(separator: " ")
            if let name = tools.name(of: text) { return (name, count) }
        }
        return nil
    }

    /// How many words say that nothing is baked; nil where none do.
    private var lengthOfNoBake: Int? {
        let words = plainWords(from: index)
        return words.starts(with: ["no", "bake"]) || words.starts(with: ["no", "baking"]) ? 2 : nil
    }

    private mutating func appendTool(_ tool: String, count: Int, isExcluded: Bool) {
        var span: Span?
        for case .word(let word) in tokens[index..<min(index + count, tokens.count)] {
            let start = span?.lowerBound ?? word.span.lowerBound
            span = start..<max(start, word.span.upperBound)
        }
        index += count
        units.append(
            TermUnit(
                kind: .term(Term(tool, in: .tool), isExcluded: isExcluded),
                span: span ?? 0..<0
            )
        )
    }
}
