package import MealPlan
package import RecipeModel

/// `fav REF`: keeps recipes with their pages.
package struct FavCommand: CommandValue {
    package static let name = "fav"
    package static let aliases = ["f", "save"]
    package static let syntax = CommandSyntax<FavCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `unfav REF`: removes recipes from the favorites.
package struct UnfavCommand: CommandValue {
    package static let name = "unfav"
    package static let syntax = CommandSyntax<UnfavCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `favs [TERM…]`: the favorites, or those that match.
package struct FavsCommand: ConditionedCommand {
    package static let name = "favs"
    package static let listsRecipes = true
    package static let aliases = ["favorites"]
    package static let syntax = CommandSyntax<FavsCommand>(
        .terms(\.conditions, isRequired: false),
        options: [
            .word(
                "--tag",
                \.tag,
                .word(placeholder: "T"),
                summary: "list only those with this tag"
            ),
            .choice(
                "--sort",
                \.sort,
                summary: "the order: kept (the one kept last first), cooked (the one cooked last "
                    + "first), rating (your stars), title or minutes (quickest first)"
            ),
            .flag("--refresh", \.refreshes, summary: "fetch their pages again"),
            .flag("--there", \.areThere, summary: "list those of your own server"),
        ]
    )

    package var conditions: [Condition] = []
    /// The tag that they must have.
    package var tag: String?
    /// Their order; nil for the one kept last first.
    package var sort: FavoriteSort?
    /// Whether their pages are fetched again.
    package var refreshes = false
    /// Whether those that the cook marked in a server of their own are meant.
    package var areThere = false

    package init() {}
}

/// An order of favorites.
package enum FavoriteSort: String, Hashable, Sendable, CaseIterable {
    /// The one kept last first.
    case kept
    /// The one cooked last first; those that never were at the end.
    case cooked
    /// The one with most of the cook's own stars first.
    case rating
    case title
    /// The quickest first.
    case minutes
}

/// `send REF [mealie|tandoor]`: puts recipes into a server of the cook's own.
package struct SendCommand: CommandValue {
    package static let name = "send"
    package static let syntax = CommandSyntax<SendCommand>(
        .references(\.references, thenWord: \.service, "mealie|tandoor"),
        options: [
            .flag("--force", \.isSure, summary: "also where it has one of the same name"),
            .flag("--new", \.leavesOutTaken, summary: "only what it has no recipe of that name of"),
            .flag("--create-tags", \.makesTags, summary: "make the tags that it doesn't have"),
        ]
    )

    package var references: [Reference] = []
    /// The server; nil for the only one that is set up.
    package var service: String?
    /// Whether nobody is asked.
    package var isSure = false
    /// Whether recipes of whose name it has one are left out.
    package var leavesOutTaken = false
    /// Whether tags that the server doesn't have are made there.
    package var makesTags = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `sync [mealie|tandoor]`: makes plan, shopping list, log and stars the same here and on a server of
/// the cook's own.
package struct SyncCommand: CommandValue {
    package static let name = "sync"
    package static let syntax = CommandSyntax<SyncCommand>(
        .word(\.service, .service, "mealie|tandoor"),
        options: [
            .flag("--here", \.prefersHere, summary: "what is here counts where both were changed"),
            .flag("--there", \.prefersThere, summary: "what the server has counts there"),
            .flag("--dry-run", \.isRehearsal, summary: "tell what would be done"),
        ]
    )

    /// The server; nil for the only one that is set up.
    package var service: String?
    /// Which side counts where both were changed.
    package var prefersHere = false
    package var prefersThere = false
    /// Whether nothing is changed.
    package var isRehearsal = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `export REF [FILE]`: recipes out, whole.
package struct ExportCommand: CommandValue {
    package static let name = "export"
    package static let syntax = CommandSyntax<ExportCommand>(
        .plan(
            \.isPlan,
            \.days,
            file: \ExportCommand.file,
            else: .references(\.references, thenFile: \.file)
        ),
        options: [
            .choice(
                "--as",
                \.format,
                summary: "choose the format; otherwise the file's ending decides"
            ),
            .flag("--force", \.replaces, summary: "replace a file that exists"),
        ]
    )

    package var references: [Reference] = []
    package var file: String?
    /// Whether the plan is written, and which of its days; nil for all from today on.
    package var isPlan = false
    package var days: SpanPhrase?
    package var format: RecipeFileFormat?
    /// Whether a file that is there may be replaced.
    package var replaces = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `backup FILE`: copies all that is kept into a file.
package struct BackupCommand: CommandValue {
    package static let name = "backup"
    package static let syntax = CommandSyntax<BackupCommand>(
        .word(\.file, .file, "FILE"),
        options: [
            .flag("--force", \.replaces, summary: "write over a file that is there"),
            .flag("--keys", \.withKeys, summary: "the services' keys too"),
        ]
    )

    package var file = ""
    /// Whether the keys of services go along.
    package var withKeys = false
    /// Whether a file that is there may be replaced.
    package var replaces = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `restore FILE`: puts what a backup holds in place of all that is kept.
package struct RestoreCommand: CommandValue {
    package static let name = "restore"
    package static let syntax = CommandSyntax<RestoreCommand>(
        .word(\.file, .file, "FILE"),
        options: [
            .flag("--force", \.isSure, summary: "without asking first"),
            .flag("--merge", \.merges, summary: "add what isn't here, and replace nothing"),
            .flag("--damaged", \.takesDamaged, summary: "what is whole of a damaged backup"),
        ]
    )

    package var file = ""
    /// Whether it only adds.
    package var merges = false
    /// Whether a damaged backup will do.
    package var takesDamaged = false
    /// Whether nobody is asked.
    package var isSure = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `undo`: undoes the last change of what is kept.
package struct UndoCommand: CommandValue {
    package static let name = "undo"
    package init() {}
}

/// `redo`: redoes what `undo` undid.
package struct RedoCommand: CommandValue {
    package static let name = "redo"
    package init() {}
}
