package import Conversation

/// Every command there is, in the order of the help.
package struct CommandRegistry: Sendable {
    /// The rows.
    package let rows: [CommandRow]
    private let byName: [String: CommandRow]

    package init(_ rows: [CommandRow]) {
        self.rows = rows
        byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The row of a command, by its own name.
    package subscript(name: String) -> CommandRow? { byName[name] }

    /// The row of a command, by its own name or an alias, in any letter case.
    package func row(named word: String) -> CommandRow? {
        let word = word.lowercased()
        return byName[word] ?? rows.first { $0.signature.aliases.contains(word) }
    }

    /// What the language needs to know of the commands.
    package var signatures: [CommandSignature] { rows.map(\.signature) }

    /// The commands of this program.
    package static let standard: CommandRegistry = CommandRegistry([
        .search, .browse, .random, .categories, .cuisines,
        .and, .without, .drop,
        .more, .list, .open, .picture, .back, .forward, .reset,
        .fav, .unfav, .favs, .export, .undo, .redo,
        .service, .refresh, .retry, .status, .cancel, .wait,
        .set, .unset, .alias, .unalias, .history, .clear, .echo, .help, .quit,
        .run, .record, .let, .expect,
    ])
}
