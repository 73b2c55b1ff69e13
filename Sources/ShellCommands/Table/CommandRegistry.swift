public import Conversation

/// Every command there is, in the order of the help.
public struct CommandRegistry: Sendable {
    /// The rows.
    public let rows: [CommandRow]
    private let byName: [String: CommandRow]

    /// A registry of rows.
    public init(_ rows: [CommandRow]) {
        self.rows = rows
        byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The row of a command, by its own name.
    public subscript(name: String) -> CommandRow? { byName[name] }

    /// The row of a command, by its own name or an alias, in any letter case.
    public func row(named word: String) -> CommandRow? {
        let word = word.lowercased()
        return byName[word] ?? rows.first { $0.signature.aliases.contains(word) }
    }

    /// What the language needs to know of the commands.
    public var signatures: [CommandSignature] { rows.map(\.signature) }

    /// The commands of this program.
    public static let standard: CommandRegistry = CommandRegistry([
        .search, .browse, .random, .categories, .cuisines,
        .and, .without, .drop,
        .more, .list, .open, .picture, .back, .forward, .reset,
        .fav, .unfav, .favs, .export, .undo, .redo,
        .service, .refresh, .retry, .status, .cancel, .wait,
        .set, .unset, .alias, .unalias, .history, .clear, .echo, .help, .quit,
        .run, .record, .let, .expect,
    ])
}
