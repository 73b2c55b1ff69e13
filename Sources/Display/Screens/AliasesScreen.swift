import RecipeModel
import ShellAnswers

/// Aliases, by name.
struct AliasesScreen: Screen {
    let aliases: [AliasRow]

    private static let none = "No aliases yet. For example: alias quick = search minutes:20"

    func drawn(in context: ScreenContext) -> [StyledText] {
        guard !aliases.isEmpty else {
            return StyledText(AliasesScreen.none).wrapped(to: context.width)
        }
        let rows = aliases.map {
            Grid.Row(cells: [StyledText($0.name.clean, .title)], text: StyledText($0.text.clean))
        }
        return Grid.lines(rows, width: context.width)
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard !aliases.isEmpty else { return [AliasesScreen.none] }
        return aliases.map { "\($0.name.clean) means: \($0.text.clean)" }
    }

    /// An alias's keys in JSON.
    static func members(of row: AliasRow) -> [JSONMember] {
        [JSONMember("alias", .string(row.name.clean)), JSONMember("text", .string(row.text.clean))]
    }

    var members: [JSONMember] {
        [JSONMember("aliases", .array(aliases.map { .object(AliasesScreen.members(of: $0)) }))]
    }

    var rows: NDJSONRows? { NDJSONRows(rows: aliases.map(AliasesScreen.members), rest: []) }

    var table: Table? {
        Table(header: ["alias", "text"], rows: aliases.map { [$0.name.clean, $0.text.clean] })
    }
}
