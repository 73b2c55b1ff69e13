package import RecipeModel

/// A command that carries conditions of a query.
package protocol ConditionedCommand: CommandValue {
    var conditions: [Condition] { get set }
}

/// `search TERM…`: a new query.
package struct SearchCommand: ConditionedCommand {
    package static let name = "search"
    package static let aliases = ["s", "find"]
    package static let syntax = CommandSyntax<SearchCommand>(
        .terms(\.conditions, wantsWish: true),
        options: [
            .sort(\.sort),
            .number(
                "--page",
                \.page,
                in: 1...9_999,
                summary: "begin at this page of results"
            ),
        ]
    )

    package var conditions: [Condition] = []
    package var sort: RecipeSort?
    package var page: Int?

    package init() {}
}

/// `browse`: everything that the service lists.
package struct BrowseCommand: CommandValue {
    package static let name = "browse"
    package static let syntax = CommandSyntax<BrowseCommand>(options: [.sort(\.sort)])

    package var sort: RecipeSort?

    package init() {}
}

/// `random`: one recipe, opened.
package struct RandomCommand: CommandValue {
    package static let name = "random"
    package init() {}
}

/// `categories`: those that the service knows.
package struct CategoriesCommand: CommandValue {
    package static let name = "categories"
    package init() {}
}

/// `cuisines`: those that the service knows.
package struct CuisinesCommand: CommandValue {
    package static let name = "cuisines"
    package init() {}
}

/// `and TERM…`: the query, narrowed.
package struct AndCommand: ConditionedCommand {
    package static let name = "and"
    package static let aliases = ["with"]
    package static let syntax = CommandSyntax<AndCommand>(.terms(\.conditions))

    package var conditions: [Condition] = []

    package init() {}
}

/// `without TERM…`: the query, with these left out.
package struct WithoutCommand: ConditionedCommand {
    package static let name = "without"
    package static let aliases = ["no"]
    package static let syntax = CommandSyntax<WithoutCommand>(
        .terms(\.conditions, beginsExcluded: true)
    )

    /// What must not hold, as `none` conditions; and what must, after a `with`.
    package var conditions: [Condition] = []

    package init() {}
}

/// `drop TERM…`: the query without these of its conditions.
package struct DropCommand: ConditionedCommand {
    package static let name = "drop"
    package static let syntax = CommandSyntax<DropCommand>(.terms(\.conditions))

    package var conditions: [Condition] = []

    package init() {}
}

extension CommandOption {
    fileprivate static func sort(_ field: CommandField<Value, RecipeSort?>) -> CommandOption {
        .choice(
            "--sort",
            field,
            summary: "sort each page: best (the service's order) or title"
        )
    }
}
