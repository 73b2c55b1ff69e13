/// The tools of kitchens, and the words of steps that ask for them; see `ToolTable`.
package struct KitchenTools: Sendable {
    /// The tools of the table.
    package static let shared = KitchenTools()

    /// The names by which conditions know them, such as `food processor`.
    package private(set) var names: [String] = []
    /// All names, with the tool that each means.
    private var tools: [String: Int] = [:]
    /// The most words of a name.
    package private(set) var longestName = 1

    /// What a word of steps says of tools.
    struct Sign: Sendable {
        /// The tool that is needed; nil for a word that says nothing by itself.
        var tool: Int?
        /// The reason for which it may not be needed, where the word only implies it.
        var reason: Int?
        /// Reasons that the word gives for what is implied beside it, a bit for each.
        var reasons = 0
    }

    private var signs = PhraseTable<[Sign]>(capacity: 256)
    /// What two words say together; no sign where they say nothing, whatever each would.
    private var pairs: [UInt64: Sign?] = [:]

    private init() {
        var reasons: [String: Int] = [:]
        TableScanner.forEachLine(of: ToolTable.reasons) { head, words in
            let reason = reasons.count
            reasons[head.text] = reason
            TableScanner.forEachPart(of: words, separatedBy: UInt8(ascii: " ")) {
                learn($0.text) { $0.reasons |= 1 << reason }
            }
        }
        TableScanner.forEachLine(of: ToolTable.text) { head, words in
            let tool = learnNames(head.text)
            TableScanner.forEachPart(of: words, separatedBy: UInt8(ascii: ",")) { part in
                learn(part.text, of: tool, reasons: reasons)
            }
        }
    }

    /// The tool that a text names, by the name that conditions have for it.
    package func name(of text: some StringProtocol) -> String? {
        tools[Self.key(of: text)].map { names[$0] }
    }

    /// The tool whose name is the nearest.
    package func nearestName(to text: String) -> String? {
        let near = tools.keys.compactMap { name in
            EditDistance.between(text.lowercased(), name, limit: max(1, text.count / 3))
                .map { (slips: $0, name: name) }
        }
        return near.min { ($0.slips, $0.name) < ($1.slips, $1.name) }.flatMap { name(of: $0.name) }
    }

    func signs(of word: PhraseHash) -> [Sign]? { signs[word] }

    /// What two words in a row say together; nil where they say nothing together.
    func sign(of first: PhraseHash, _ second: PhraseHash) -> Sign?? {
        pairs[Self.pair(first, second)]
    }

    private static func pair(_ first: PhraseHash, _ second: PhraseHash) -> UInt64 {
        (first.value &* 31) ^ second.value
    }

    /// The words of a name, in the singular: `food processors`, `air-fryer`.
    private static func key(of text: some StringProtocol) -> String {
        text.lowercased().split { !$0.isLetter }.map { SingularForm.of(String($0)) }
            .filter { $0 != "and" }.joined(separator: " ")
    }

    private mutating func learnNames(_ head: String) -> Int {
        let own = head.split(separator: "=").map { $0.trimmingWhitespace() }
        let known = own.first.flatMap { tools[Self.key(of: $0)] }
        let tool = known ?? names.count
        if known == nil, let name = own.first { names.append(String(name)) }
        for name in own {
            let key = Self.key(of: name)
            if tools[key] == nil { tools[key] = tool }
            longestName = max(longestName, key.split(separator: " ").count)
        }
        return tool
    }

    private mutating func learn(_ text: String, of tool: Int, reasons: [String: Int]) {
        var sign: Sign? = Sign(tool: tool)
        var text = Substring(text)
        if text.hasPrefix("!") {
            sign = nil
            text = text.dropFirst()
        } else if text.hasPrefix("~") {
            let sides = text.dropFirst().split(separator: "/")
            text = sides.first ?? ""
            sign?.reason = sides.dropFirst().first.flatMap { reasons[String($0)] }
        }
        let words = text.split(separator: " ").map(String.init)
        if words.count == 2 {
            for word in words { learn(word) { _ in } }
            let key = Self.pair(PhraseHash(words[0].utf8), PhraseHash(words[1].utf8))
            pairs[key] = .some(sign)
        } else if let word = words.first, let sign {
            signs.update(PhraseHash(word.utf8), from: []) { $0.append(sign) }
        }
    }

    private mutating func learn(_ word: String, _ change: (inout Sign) -> Void) {
        signs.update(PhraseHash(word.utf8), from: []) { signs in
            if signs.isEmpty { signs.append(Sign()) }
            change(&signs[0])
        }
    }
}

/// Finds the tools that the steps of a recipe ask for, word by word.
package struct ToolFinder {
    /// The tools found, by their places in `KitchenTools.names`.
    package private(set) var tools: Set<Int> = []
    /// The word before, where it may say something together with the next.
    private var last: PhraseHash?
    /// What the word before says, until it is known that the next one changes nothing of it.
    private var pending: [KitchenTools.Sign] = []
    /// What the sentence implies so far.
    private var implied: [KitchenTools.Sign] = []
    private var reasons = 0

    package init() {}

    /// Takes the next word, in lower case.
    package mutating func take(_ word: PhraseHash) {
        let table = KitchenTools.shared
        guard let signs = table.signs(of: word) else {
            settle()
            last = nil
            return
        }
        for sign in signs { reasons |= sign.reasons }
        if let last, let together = table.sign(of: last, word) {
            pending = together.map { [$0] } ?? []
        } else {
            settle()
            pending = signs.filter { $0.tool != nil }
        }
        last = word
    }

    /// Takes the end of a sentence.
    package mutating func endSentence() {
        settle()
        last = nil
        for sign in implied {
            guard let tool = sign.tool, reasons >> (sign.reason ?? 62) & 1 == 0 else { continue }
            tools.insert(tool)
        }
        implied = []
        reasons = 0
    }

    private mutating func settle() {
        for sign in pending {
            if sign.reason != nil {
                implied.append(sign)
            } else if let tool = sign.tool {
                tools.insert(tool)
            }
        }
        pending = []
    }
}
