/// The signatures of all commands, found by name.
///
/// Reading gives a meaning of their own to `search`, `open`, `list`, `without` and `let`: what a
/// line becomes that names no command, and how their arguments differ from others of their shape.
package struct CommandTable: Sendable {
    /// The signatures in the order of the table.
    package let signatures: [CommandSignature]
    private let byName: [String: Int]
    private let byAlias: [String: Int]

    /// A table; where a name is there twice, the first one counts.
    package init(_ signatures: [CommandSignature]) {
        self.signatures = signatures
        var byName: [String: Int] = [:]
        var byAlias: [String: Int] = [:]
        for (index, signature) in signatures.enumerated() {
            byName[signature.name] = byName[signature.name] ?? index
            for alias in signature.aliases { byAlias[alias] = byAlias[alias] ?? index }
        }
        self.byName = byName
        self.byAlias = byAlias
    }

    /// The command of this own name, which is in lower case.
    package func command(named name: String) -> CommandSignature? {
        byName[name].map { signatures[$0] }
    }

    /// The command that has this alias in the table.
    package func command(aliased alias: String) -> CommandSignature? {
        byAlias[alias].map { signatures[$0] }
    }

    /// The command of this name or alias.
    package func command(called word: String) -> CommandSignature? {
        command(named: word) ?? command(aliased: word)
    }
}

/// Commands that reading knows by name.
enum CommandName {
    static let search = "search"
    static let open = "open"
    static let list = "list"
    static let `let` = "let"
    static let without = "without"
    static let set = "set"
    static let unset = "unset"
    static let unalias = "unalias"
    static let service = "service"
    static let help = "help"
    static let systemShell = "!"
}
