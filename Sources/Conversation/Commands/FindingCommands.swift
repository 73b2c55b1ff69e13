package import RecipeModel

/// A command that carries conditions of a query.
package protocol ConditionedCommand: CommandValue {
    var conditions: [Condition] { get set }
}

/// `search TERM…`: a new query.
package struct SearchCommand: ConditionedCommand {
    package static let name = "search"
    package static let listsRecipes = true
    package static let aliases = ["s", "find"]
    package static let syntax = CommandSyntax<SearchCommand>(
        .termsOrMine(\.conditions, \.isMine),
        options: [
            .sort(\.sort),
            .maxMissing(\.maxMissing),
            .number(
                "--page",
                \.page,
                in: 1...9_999,
                summary: "begin at this page of results"
            ),
            .servings(\.servings),
        ]
    )

    package var conditions: [Condition] = []
    package var sort: RecipeSort?
    /// How many things may be missing from the pantry at most; nil for any number.
    package var maxMissing: Int?
    package var page: Int?
    /// How many what is opened shall serve; nil for as many as each recipe says.
    package var servings: Int?
    /// Whether it looks through what the cook keeps.
    package var isMine = false

    package init() {}
}

/// `browse`: everything that the service lists.
package struct BrowseCommand: CommandValue {
    package static let name = "browse"
    package static let listsRecipes = true
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
    package static let listsRecipes = true
    package static let aliases = ["with"]
    package static let syntax = CommandSyntax<AndCommand>(
        .termsOrSort,
        options: [.sort(\.sort)]
    )

    package var conditions: [Condition] = []
    /// The order from now on; nil for the one that is there.
    package var sort: RecipeSort?

    package init() {}
}

/// `without TERM…`: the query, with these left out.
package struct WithoutCommand: ConditionedCommand {
    package static let name = "without"
    package static let listsRecipes = true
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
    package static let listsRecipes = true
    package static let syntax = CommandSyntax<DropCommand>(.terms(\.conditions))

    package var conditions: [Condition] = []

    package init() {}
}

extension CommandOption {
    fileprivate static func sort(_ field: CommandField<Value, RecipeSort?>) -> CommandOption {
        .choice(
            "--sort",
            field,
            summary: "the order: best (the service's own), title (on each page), missing (fewest "
                + "things to buy), minutes (quickest first), rating (your stars) or cooked (the one "
                + "cooked last first)"
        )
    }
}

extension CommandArgument<AndCommand> {
    /// Conditions; without an order there must be one.
    fileprivate static var termsOrSort: CommandArgument {
        let terms = CommandArgument.terms(\.conditions)
        return CommandArgument(
            shape: terms.shape,
            read: { reader, value throws(UsageError) in
                if reader.words.isEmpty, reader.said.isEmpty, value.sort != nil { return }
                try terms.read(&reader, &value)
            },
            write: terms.write
        )
    }
}

extension CommandArgument {
    /// Conditions, and after them whether only the cook's own recipes count: `eggs rice mine`,
    /// `leek in my favorites`.
    fileprivate static func termsOrMine(
        _ terms: CommandField<Value, [Condition]>,
        _ isMine: CommandField<Value, Bool>
    ) -> CommandArgument {
        let wanted = CommandArgument.terms(terms)
        let any = CommandArgument.terms(terms, isRequired: false)
        return CommandArgument(
            shape: ArgumentShape(.terms, "TERM…"),
            read: { reader, value throws(UsageError) in
                guard let count = OwnRecipes.wordCount(at: reader.words) else {
                    return try wanted.read(&reader, &value)
                }
                value[keyPath: isMine] = true
                if let span = Array(reader.words.suffix(count)).span {
                    reader.places.add(isMine, at: span)
                }
                reader.words = reader.words.dropLast(count)
                try any.read(&reader, &value)
            },
            write: { value, writer in
                any.write(value, writer) + (value[keyPath: isMine] ? [OwnRecipes.word] : [])
            }
        )
    }
}

/// The words at a line's end that mean the cook's own recipes.
private enum OwnRecipes {
    static let word = "mine"

    private static let endings: [[String]] = [
        ["in", "my", "favorites"], ["in", "my", "favourites"], ["from", "my", "favorites"],
        ["from", "my", "favourites"], ["in", "my", "recipes"], ["from", "my", "recipes"],
        ["of", word], [word],
    ]

    /// How many of the last words they are; nil where none are.
    static func wordCount(at words: ArraySlice<Word>) -> Int? {
        endings.first { ending in
            words.count >= ending.count
                && words.suffix(ending.count).allSatisfy(\.isBare)
                && words.suffix(ending.count).map(\.lowercased) == ending
        }?.count
    }
}
