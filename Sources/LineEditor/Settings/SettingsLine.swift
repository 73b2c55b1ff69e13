import CEditLine

/// What one line of a libedit settings file does to the keys.
///
/// The form is that of editrc(5): an optional `program:`, a command, and words that may be
/// quoted; keys are written with `^X`, `\e` and octal numbers.
struct SettingsLine {
    /// Whether it chooses emacs or vi keys, which undoes every binding.
    private(set) var choosesKeys = false
    /// The escape sequences that it binds or unbinds, without the Escape.
    private(set) var boundSequences: Set<[UInt8]> = []

    init(_ text: String, program: String) {
        var words = Self.words(of: text)
        guard !words.isEmpty else { return }
        let command = words.removeFirst().split(separator: ":", maxSplits: 1)
        if command.count == 2, let pattern = command.first,
            !cel_settings_pattern_matches(String(pattern), program)
        {
            return
        }
        guard command.last == "bind" else { return }
        readBind(words)
    }

    private mutating func readBind(_ words: [String]) {
        var namesArrow = false
        for word in words {
            guard word.hasPrefix("-") else {
                let sequences = namesArrow ? Self.arrows[word] ?? [] : [Self.bytes(of: word)]
                for sequence in sequences where sequence.count > 1 && sequence.first == 0x1B {
                    boundSequences.insert(Array(sequence.dropFirst()))
                }
                return
            }
            switch word.dropFirst().first {
            case "v", "e":
                choosesKeys = true
                return
            case "k": namesArrow = true
            default: break
            }
        }
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            switch (quote, character) {
            case (let open?, _) where character == open: quote = nil
            case (_?, _): word?.append(character)
            case (nil, "\""), (nil, "'"):
                quote = character
                word = word ?? ""
            case (nil, " "), (nil, "\t"):
                if let whole = word { words.append(whole) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    /// The bytes of a key as written; only what can begin an escape sequence counts.
    private static func bytes(of key: String) -> [UInt8] {
        for escape in ["\\e", "\\E", "^[", "\\033", "\\33"] where key.hasPrefix(escape) {
            return [0x1B] + Array(key.dropFirst(escape.count).utf8)
        }
        return Array(key.utf8)
    }

    private static let arrows: [String: [[UInt8]]] = [
        "up": ["\u{1B}[A", "\u{1B}OA"], "down": ["\u{1B}[B", "\u{1B}OB"],
        "right": ["\u{1B}[C", "\u{1B}OC"], "left": ["\u{1B}[D", "\u{1B}OD"],
        "home": ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"],
        "end": ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"],
        "delete": ["\u{1B}[3~"],
    ].mapValues { $0.map { Array($0.utf8) } }
}
