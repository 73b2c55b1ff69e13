import RecipeModel
import ShellAnswers

/// Lines typed before, the oldest first.
struct HistoryScreen: Screen {
    let lines: [HistoryRow]

    private static let none = "No such line in the history."

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        guard !lines.isEmpty else {
            sheet.add(StyledText(HistoryScreen.none))
            return sheet.lines
        }
        let columns = RecipeRow.columns(upTo: lines.map(\.number).max() ?? 0)
        for line in lines {
            let marker = RecipeRow.marker(line.number, columns: columns, in: context)
            sheet.add(StyledText(line.text.clean), marker: marker)
        }
        return sheet.lines
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard !lines.isEmpty else { return [HistoryScreen.none] }
        return lines.map { "\($0.number): \($0.text.clean)" }
    }

    private func members(of row: HistoryRow) -> [JSONMember] {
        [JSONMember("n", .int(row.number)), JSONMember("line", .string(row.text.clean))]
    }

    var members: [JSONMember] {
        [JSONMember("history", .array(lines.map { .object(members(of: $0)) }))]
    }

    var rows: NDJSONRows? { NDJSONRows(rows: lines.map(members), rest: []) }

    var table: Table? {
        Table(header: ["n", "line"], rows: lines.map { [String($0.number), $0.text.clean] })
    }
}
