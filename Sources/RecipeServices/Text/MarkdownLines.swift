import KitchenLanguage
import RecipeModel

/// Markdown as people type it into recipes, read as plain lines.
enum MarkdownLines {
    /// The lines without their marks, numbers and bullets. A blank line, a list entry and a heading
    /// begin a new one; other lines go on with the one before.
    static func lines(of markdown: String) -> [String] {
        var lines: [String] = []
        var goesOn = false
        for raw in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let (text, mark) = withoutMark(raw.trimmingWhitespace()[...])
            let line = CleanText.line(inline(text))
            if line.isEmpty || isRule(line) {
                goesOn = false
            } else if goesOn, mark == .none, let last = lines.popLast() {
                lines.append(last + " " + line)
            } else {
                lines.append(line)
                goesOn = mark != .heading
            }
        }
        return lines
    }

    private enum Mark { case none, heading, entry }

    /// A line without what makes it a heading, a quotation or an entry of a list.
    private static func withoutMark(_ line: Substring) -> (rest: Substring, mark: Mark) {
        let text = line.drop { $0 == ">" || $0 == " " }
        if text.hasPrefix("#") {
            return (text.drop { $0 == "#" }.drop { $0 == " " }, .heading)
        }
        if let first = text.first, "*-+•".contains(first), text.dropFirst().first == " " {
            return (text.dropFirst(2), .entry)
        }
        let digits = text.prefix { $0.isASCIIDigit }
        let rest = text.dropFirst(digits.count)
        if (1...2).contains(digits.count), let mark = rest.first, ".)".contains(mark),
            rest.dropFirst().first == " "
        {
            return (rest.dropFirst(2), .entry)
        }
        return (text, .none)
    }

    private static func isRule(_ line: String) -> Bool {
        line.count > 2 && line.allSatisfy { "-*_= ".contains($0) }
    }

    /// Text without emphasis and code marks; of a link or picture its words stay.
    private static func inline(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.first {
            if character == "!" || character == "[",
                let link = link(rest.drop { $0 == "!" })
            {
                result += inline(link.words[...])
                rest = link.rest
                continue
            }
            rest.removeFirst()
            switch character {
            case "\\":
                if let next = rest.popFirst() { result.append(next) }
            case "*", "`": continue
            case "_" where isEdge(of: result, rest): continue
            default: result.append(character)
            }
        }
        return result
    }

    /// The most bytes of a link's words and of its address; what is longer is no link.
    private static let linkLimit = 1_024

    /// `[words](address)` at the beginning of a text.
    private static func link(_ text: Substring) -> (words: String, rest: Substring)? {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "["),
            let end = bytes.prefix(linkLimit).firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let after = text[text.utf8.index(after: end)...]
        guard after.utf8.first == UInt8(ascii: "("),
            let close = after.utf8.prefix(linkLimit).firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let words = String(text[text.index(after: text.startIndex)..<end])
        return (words, after[after.utf8.index(after: close)...])
    }

    /// Whether a low line stands at a word's edge, where it is a mark, and not inside the word.
    private static func isEdge(of before: String, _ after: Substring) -> Bool {
        let isWord = { (character: Character?) in
            character.map { $0.isLetter || $0.isNumber } ?? false
        }
        return !(isWord(before.last) && isWord(after.first))
    }
}
