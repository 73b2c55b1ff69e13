package import RecipeModel

/// `import FILE|URL`: recipes into the cookbook.
package struct ImportCommand: CommandValue {
    package static let name = "import"
    package static let syntax = CommandSyntax<ImportCommand>(
        .word(\.file, .file, "FILE|URL"),
        options: [
            .choice("--as", \.format, summary: "what it is, where its content doesn't tell"),
            .flag("--favorites", \.keepsAsFavorites, summary: "into the favorites instead"),
            .word(
                "--columns",
                \.columns,
                .word(placeholder: "COLUMN=FIELD,…"),
                summary: "what a table's columns are: \"Gericht=title, Was=ingredients\""
            ),
            .flag("--dry-run", \.isRehearsal, summary: "tell what would be imported"),
            .word(
                "--report",
                \.report,
                .file,
                summary: "write every entry that can't be read to a file"
            ),
        ]
    )

    /// A file, a folder or the address of a page.
    package var file = ""
    package var format: ImportFormat?
    package var keepsAsFavorites = false
    /// Whether nothing is changed.
    package var isRehearsal = false
    /// The file for what can't be read.
    package var report: String?
    /// The fields of a table's columns, where their names don't tell.
    package var columns: String?

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `create [FILE]`: a recipe of the cook's own.
package struct CreateCommand: CommandValue {
    package static let name = "create"
    package static let syntax = CommandSyntax<CreateCommand>(.word(\.file, .file, "FILE"))

    /// The file that has the recipe; `-` for standard input. Nil asks for it in the editor.
    package var file: String?

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `edit REF`: changes a recipe of the cookbook in the editor.
package struct EditCommand: CommandValue {
    package static let name = "edit"
    package static let syntax = CommandSyntax<EditCommand>(.references(\.references))

    package var references: [Reference] = []

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `delete REF`: takes recipes out of the cookbook.
package struct DeleteCommand: CommandValue {
    package static let name = "delete"
    package static let syntax = CommandSyntax<DeleteCommand>(.references(\.references))

    package var references: [Reference] = []

    package init() {}
}

/// `cookbook [remove ORIGIN | move ADDRESS]`: what the cookbook holds.
package struct CookbookCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case remove
        case move
    }

    package static let name = "cookbook"
    package static let syntax = CommandSyntax<CookbookCommand>(
        .choice(\.action),
        .word(\.origin, .words, "ORIGIN|ADDRESS")
    )

    /// Nil lists.
    package var action: Action?
    /// The origin that goes, or the address that all is copied to.
    package var origin: String?

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { action == .move ? .outside("cookbook move") : .inside }
}
