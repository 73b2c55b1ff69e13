import RecipeModel
import RecipeTestSupport

@testable import Conversation

/// Every option and choice of every command, for `commands.txt`.
enum CommandFieldTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "fields": fields,
        "usage": { LineTable.table.command(named: $0)?.signature.usage ?? "none" },
        "setting outside": setting,
    ]

    /// The line as the program writes it, each field that it sets, the common options, and what a
    /// script may not do with it.
    private static func fields(_ line: String) -> String {
        do {
            return try LineReading(table: LineTable.table).commands(line).map { command in
                let value = command.value
                var told = [CommandText.canonical(of: command, foods: KnownNames())]
                let standard = Mirror(reflecting: type(of: value).init()).children
                    .map { "\($0.value)" }
                for (field, other) in zip(Mirror(reflecting: value).children, standard)
                where "\(field.value)" != other {
                    let conditions = field.value as? [Condition]
                    let text = conditions?.map(\.described).joined(separator: ", ")
                    told.append("\(field.label ?? "?") " + (text ?? "\(field.value)".untyped))
                }
                told += ["\(command.common)" == "\(CommonOptions())" ? "" : "\(command.common)"]
                    .filter { !$0.isEmpty }.map(\.untyped)
                if value.reach != .inside { told.append("reaches \(value.reach)".untyped) }
                return told.joined(separator: "; ")
            }.joined(separator: " and ")
        } catch { return LineTable.told(error) }
    }

    private static func setting(_ key: String) -> String {
        let set = SetCommand { ($0.key, $0.value) = (key, ["x"]) }
        return set.reach == .inside ? "inside" : "\(set.reach)".untyped
    }
}
