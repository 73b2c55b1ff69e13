import Foundation

@testable import LineEditor

/// What stands on the screen, for `rows.txt`.
enum RowTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "line": line, "window": window, "prompt": prompt, "candidates": candidates,
        "completed": completed, "walked": walked, "searched": searched,
    ]

    /// `line▏ | right prompt | rest of an old line`, in ten columns; `[` and `]` mark unknown words.
    private static func line(_ row: String) -> String {
        let fields = row.fields
        let frame = frame(
            fields[0],
            right: fields.count > 1 ? fields[1] : "",
            rest: fields.count > 2 ? fields[2] : nil
        )
        var parts = [
            frame.rows.map(\.text).listed, "at \(frame.cursor.row) \(frame.cursor.column)",
        ]
        if !frame.rightPrompt.isEmpty {
            parts.append("right ‹\(frame.rightPrompt)› at \(frame.rightPromptColumn)")
        }
        if !frame.suggestion.isEmpty { parts.append("rest ‹\(frame.suggestion)›") }
        if frame.rows.last?.isFull == true { parts.append("full") }
        return parts.joined(separator: ", ")
    }

    private static func frame(_ marked: String, right: String = "", rest: String? = nil)
        -> LineFrame
    {
        TerminalText.prepare()
        var (line, cursor, marks): ([UInt32], Int, [Int]) = ([], 0, [])
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "▏": cursor = line.count
            case "⟨", "⟩": marks.append(line.count)
            default: line.append(scalar.value)
            }
        }
        return LineFrame(
            prompt: PromptText("> ", style: nil),
            line: line,
            cursor: cursor,
            marked: marks.count == 2 ? [marks[0]..<marks[1]] : [],
            suggestion: rest.map { ($0, "<") },
            columns: 10,
            rightPrompt: right.replacing("<", with: ""),
            rightPromptStyle: right.hasPrefix("<") ? "<" : nil
        )
    }

    /// `height | row`: what a low window shows of twenty rows with the cursor at the start of one.
    private static func window(_ row: String) -> String {
        let numbers = row.fields.map { Int($0) ?? 0 }
        let text = (10..<30).map { $0 == numbers[1] + 10 ? "▏row \($0)" : "row \($0)" }
        let part = frame(text.joined(separator: "\n")).window(height: numbers[0])
        let rows = part.rows.map(\.text)
        return "\(rows.first ?? "") to \(rows.last ?? ""), cursor \(part.cursor.row) "
            + "\(part.cursor.column), end \(part.end.row) \(part.end.column), "
            + "\(part.promptRows) of the prompt"
    }

    /// `text | style`
    private static func prompt(_ row: String) -> String {
        let fields = row.fields
        let prompt = PromptText(fields[0], style: fields.count > 1 ? fields[1] : nil)
        return "\(prompt.marked) or \(prompt.withoutMarks), seen \(prompt.visible)"
    }

    /// `columns | most rows | names | description | dim`; names as `a` to `b` are numbered.
    private static func candidates(_ row: String) -> String {
        let fields = row.fields
        TerminalText.prepare()
        var names = fields[2].isEmpty ? [] : fields[2].components(separatedBy: ",")
        if names.count == 1, let range = names.first?.split(separator: "…"), range.count == 2,
            let first = Int(range[0].dropFirst()), let last = Int(range[1].dropFirst())
        {
            names = (first...last).map { "\(range[0].first ?? "n")\($0)" }
        }
        let list = CompletionList(
            candidates: names.map { name in
                let sides = name.components(separatedBy: "=")
                return .init(text: sides[0], description: sides.count > 1 ? sides[1] : fields[3])
            },
            columns: Int(fields[0]) ?? 80,
            mostRows: Int(fields[1]) ?? 12,
            dimsDescriptions: fields.last == "dim",
            unshown: { "and \($0) more" }
        )
        return list.rows.listed
    }

    /// `row with the [completed] range | candidates`, each with `+` behind it where it goes on.
    private static func completed(_ row: String) -> String {
        let fields = row.fields
        let text = fields[0].filter { $0 != "[" && $0 != "]" }
        guard let lower = fields[0].firstIndex(of: "["), let upper = fields[0].firstIndex(of: "]")
        else { return "no range" }
        let start = fields[0].distance(from: fields[0].startIndex, to: lower)
        let length = fields[0].distance(from: lower, to: upper) - 1
        let names = fields[1].isEmpty ? [] : fields[1].components(separatedBy: ",")
        let change = CompletionChange(
            text: text,
            range: start + 4..<start + length + 4,
            offset: 4,
            candidates: names.map { name in
                .init(
                    text: name.hasSuffix("+") ? String(name.dropLast()) : name,
                    isFinal: !name.hasSuffix("+")
                )
            }
        )
        guard let change else { return "none" }
        return change.replacement.map { "\($0.left)▏\($0.right)" } ?? "as it was"
    }

    /// `left▏right | start | candidates`, five steps.
    private static func walked(_ row: String) -> String {
        let fields = row.fields
        let sides = fields[0].components(separatedBy: "▏")
        var walk = CompletionWalk(
            left: sides[0],
            right: sides[1],
            start: Int(fields[1]) ?? 0,
            candidates: fields[2].components(separatedBy: ",").map { .init(text: $0) }
        )
        return (0..<5).map { _ in
            walk.goOn()
            return walk.row.left + "▏" + walk.row.right
        }.listed
    }

    /// The newest line that has a pattern; then two older ones, and a newer one.
    private static func searched(_ pattern: String) -> String {
        var history = LineHistory()
        history.replace(with: ["cook eggs", "search garlic", "open 3", "search leek", "crème 日本"])
        var search = HistorySearch(typed: "typed")
        for value in pattern.scalarValues { search.append(value, in: history) }
        var shown: [String] = []
        func note() { shown.append(search.shown + (search.isFound ? "" : " (not found)")) }
        note()
        for _ in 0..<2 {
            search.findOlder(in: history)
            note()
        }
        search.findNewer(in: history)
        note()
        search.removeLast(in: history)
        note()
        return shown.listed
    }
}
