import Documents
import RecipeModel
import RecipeTestSupport
import Testing

/// Laws of the two escapers: what is escaped shows as it was.
struct EscaperLawTests {
    /// Texts of signs that mean something in Markdown or HTML, with letters between them.
    private func texts(seed: UInt64) -> [String] {
        let pieces = [
            "_", "*", "`", "[", "]", "(", ")", "<", ">", "!", "#", "&", ";", "|", "~", "$", "\\",
            "-",
            "+", "=", ".", ":", "1", "12", "a", "é", "日", "\"", "'", " ", "amp", "&lt;", "&#35;",
            "https://a.example", "**", "__", "~~", "- ", "1. ", "2) ", "# ", "> ", "<b>", "![x](y)",
        ]
        var generator = SeededGenerator(seed: seed)
        return (0..<200).map { _ in
            let count = Int.random(in: 1...8, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
            return CleanText.line(text.joined())
        }
    }

    @Test(arguments: UInt64(1)...50)
    func markdownShowsTheTextItself(seed: UInt64) {
        for text in texts(seed: seed) {
            let escaped = MarkdownText.escaped(text)
            #expect(MarkdownReading(escaped).shown == text, "\(escaped)")
        }
    }

    @Test(arguments: UInt64(1)...50)
    func textInsideOtherMarkupIsNoMarkupEither(seed: UInt64) {
        for text in texts(seed: seed) where !text.isEmpty {
            var document = Document()
            document.add(.items([Item(Phrase(text))]))
            document.add(.entries(Entries([], table: Table(header: ["a"], rows: [[text]]))))
            let lines = MarkdownWriter.text(of: document).split(separator: "\n")
            #expect(MarkdownReading(lines[0].dropFirst(2)).shown == text)
            let cell = lines[3].dropFirst(2).dropLast(2)
            #expect(MarkdownReading(cell).shown == text)
        }
    }

    @Test(arguments: [
        "snake_case_word", "_start", "end_", "a_b and _c_", "> quote", "# no heading", "#hash",
        "1. one", "10) ten", "3.5", "a | b", "||", "- item", "+ plus", "---", "===", "&amp;",
        "AT&T",
    ])
    func wellKnownTrapsShowAsTheyAre(text: String) {
        #expect(MarkdownReading(MarkdownText.escaped(text)).shown == text)
    }

    @Test(arguments: UInt64(1)...50)
    func htmlShowsTheTextItself(seed: UInt64) {
        for text in texts(seed: seed) {
            let escaped = HTMLText.escaped(text)
            #expect(!escaped.contains { "<>\"'".contains($0) }, "\(escaped)")
            #expect(Self.decoded(escaped) == text, "\(escaped)")
        }
    }

    /// The text with HTML's references decoded, as a browser does it.
    private static func decoded(_ html: String) -> String {
        let references = [
            "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&",
        ]
        var text = ""
        var rest = Substring(html)
        while let character = rest.first {
            if character == "&", let end = rest.firstIndex(of: ";") {
                text += references[String(rest[...end])] ?? "?"
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(character)
                rest.removeFirst()
            }
        }
        return text
    }
}

/// A line of Markdown as CommonMark, with GitHub's tables and strikethrough, shows it: written from
/// the specification, and apart from the writer.
struct MarkdownReading {
    /// What is shown; nil where something in the line is markup.
    private(set) var shown: String?

    init(_ line: some StringProtocol) {
        let line = String(line)
        guard !MarkdownReading.beginsABlock(line) else { return }
        var text = ""
        var before: Character?
        var rest = Substring(line)
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, next.isASCII,
                next.isPunctuation || next.isSymbol
            {
                rest.removeFirst()
                text.append(next)
                before = next
                continue
            }
            if MarkdownReading.isMarkup(character, after: before, before: rest) { return }
            text.append(character)
            before = character
        }
        shown = text
    }

    private static func isMarkup(
        _ character: Character,
        after before: Character?,
        before rest: Substring
    ) -> Bool {
        switch character {
        case "*", "`", "[", "~", "|", "$": return true
        case "_":
            // It can open or close emphasis unless letters or figures stand on both its sides.
            let isLetter = { (other: Character?) in
                other.map { $0.isLetter || $0.isNumber } ?? false
            }
            return !(isLetter(before) && isLetter(rest.first))
        case "<": return rest.first.map { $0.isLetter || "/!?".contains($0) } ?? false
        case "&":
            guard let end = rest.firstIndex(of: ";") else { return false }
            let name = rest[..<end]
            let isName =
                !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            return isName || name.first == "#"
        default: return false
        }
    }

    private static func beginsABlock(_ line: String) -> Bool {
        let signs = line.filter { $0 != " " }
        if let first = signs.first, "-*_=".contains(first), signs.allSatisfy({ $0 == first }) {
            return true
        }
        if line.hasPrefix(">") || line.hasPrefix("    ") { return true }
        let word = line.prefix { $0 != " " }
        if (1...6).contains(word.count), word.allSatisfy({ $0 == "#" }) { return true }
        if ["-", "+", "*"].contains(word) { return true }
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        return (1...9).contains(digits.count) && [".", ")"].contains(word.dropFirst(digits.count))
    }
}
