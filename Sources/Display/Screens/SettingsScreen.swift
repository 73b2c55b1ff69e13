import RecipeModel
import ShellAnswers

/// Settings: what they are, where that comes from, and what they may be.
struct SettingsScreen: Screen {
    let settings: [SettingRow]

    func drawn(in context: ScreenContext) -> [StyledText] {
        let rows = settings.map { row in
            Grid.Row(
                cells: [
                    StyledText(row.key.clean, .title), StyledText(SettingsScreen.value(of: row)),
                    StyledText(SettingsScreen.origin(row.origin), .secondary),
                ],
                text: StyledText(row.choices.clean, .secondary)
            )
        }
        return Grid.lines(rows, width: context.width)
    }

    private static func value(of row: SettingRow) -> String {
        row.value.clean.isEmpty ? "(empty)" : row.value.clean
    }

    /// Where a value comes from, in a word.
    static func origin(_ origin: SettingOrigin) -> String {
        switch origin {
        case .option: "option"
        case .set: "set"
        case .environment: "environment"
        case .config: "config"
        case .default: "default"
        }
    }

    func spoken(in context: ScreenContext) -> [String] {
        settings.map { row in
            let origin = row.origin == .default ? "the default" : "from \(row.origin.rawValue)"
            let choices = row.choices.clean.isEmpty ? "" : " It can be \(row.choices.clean)."
            return "\(row.key.clean): \(SettingsScreen.value(of: row)), \(origin).\(choices)"
        }
    }

    /// A setting's keys in JSON.
    static func members(of row: SettingRow) -> [JSONMember] {
        [
            JSONMember("key", .string(row.key.clean)),
            JSONMember("value", .string(row.value.clean)),
            JSONMember("origin", .string(row.origin.rawValue)),
            JSONMember("default", .string(row.defaultValue.clean)),
            JSONMember("choices", .string(row.choices.clean)),
        ]
    }

    var members: [JSONMember] {
        [JSONMember("settings", .array(settings.map { .object(SettingsScreen.members(of: $0)) }))]
    }

    var rows: NDJSONRows? {
        NDJSONRows(rows: settings.map(SettingsScreen.members), rest: [])
    }

    var table: Table? {
        Table(
            header: ["key", "value", "origin", "default", "choices"],
            rows: settings.map {
                [
                    $0.key.clean, $0.value.clean, $0.origin.rawValue, $0.defaultValue.clean,
                    $0.choices.clean,
                ]
            }
        )
    }
}
