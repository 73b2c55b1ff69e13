/// A manual page as it is built up, in the macros of man(7).
struct Roff {
    private(set) var lines: [String] = []

    /// The first line of every page.
    init(title: String, section: Int, version: String, about: String) {
        lines.append(
            ".TH \(title) \(section) \"\" \"\(Roff.escaped(version))\" \"\(Roff.escaped(about))\""
        )
        // Words are not broken, and rows need not be equally wide.
        lines += [".nh", ".ad l"]
    }

    /// Begins a section.
    mutating func section(_ title: String) { lines.append(".SH " + Roff.escaped(title)) }

    /// Begins a part of a section.
    mutating func part(_ title: String) { lines.append(".SS \"" + Roff.escaped(title) + "\"") }

    /// A paragraph.
    mutating func paragraph(_ text: String) {
        lines.append(".PP")
        add(text)
    }

    /// More of a paragraph or entry.
    mutating func add(_ text: String) { lines.append(Roff.line(text)) }

    /// Something with what it means below it, indented.
    mutating func entry(_ term: String, _ meaning: String) {
        lines += [".TP", Roff.bold(term), Roff.line(meaning)]
    }

    /// A further paragraph of an entry.
    mutating func entryParagraph(_ text: String) { lines += [".IP", Roff.line(text)] }

    /// Lines that stay unchanged.
    mutating func example(_ text: [String]) {
        lines += [".PP", ".RS 4", ".nf"] + text.map(Roff.line) + [".fi", ".RE"]
    }

    /// Parts inside an entry, indented further.
    mutating func nested(_ body: (inout Roff) -> Void) {
        lines.append(".RS")
        body(&self)
        lines.append(".RE")
    }

    /// The page.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Signs that some terminals cannot show, with what stands for them.
    private static let plain: [Character: String] = [
        "…": "...", "·": "-", "★": "*", "✓": "x", "○": "o", "→": "->", "×": "x", "“": "\"",
        "”": "\"",
        "‘": "\\(aq", "’": "\\(aq",
    ]

    /// A text in which no sign means anything to roff.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, sign in
            switch sign {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\"": result += "\\(dq"
            case "\n": result += " "
            default: result += plain[sign] ?? String(sign)
            }
        }
    }

    /// A text as a line of its own; a full stop at its beginning isn't a request.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return text.hasPrefix(".") ? "\\&" + text : text
    }

    private static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }
}
