package import RecipeModel

/// `more [N]`: goes on with what was shown last.
package struct MoreCommand: CommandValue {
    package static let name = "more"
    package static let listsRecipes = true
    package static let aliases = ["m", "next"]
    package static let syntax = CommandSyntax<MoreCommand>(.number(\.pages))

    package var pages: Int?

    package init() {}
}

/// `list [REF]`: the loaded results again, or some of them.
package struct ListCommand: CommandValue {
    package static let name = "list"
    package static let listsRecipes = true
    package static let aliases = ["ls", "results"]
    package static let syntax = CommandSyntax<ListCommand>(
        .references(\.references, isRequired: false),
        options: [.flag("--long", \.isLong, summary: "show every ingredient")]
    )

    package var references: [Reference] = []
    /// Whether every ingredient is listed.
    package var isLong = false

    package init() {}
}

/// `open REF|URL|FILE`: a recipe's page.
package struct OpenCommand: CommandValue {
    /// What the web browser is to show instead.
    package enum InBrowser: Hashable, Sendable {
        case page
        case video
    }

    package static let name = "open"
    package static let aliases = ["o"]
    package static let syntax = CommandSyntax<OpenCommand>(
        .recipePlace(\.place),
        options: [
            .flag("--ingredients", \.part, is: .ingredients, summary: "show only the ingredients"),
            .flag("--steps", \.part, is: .steps, summary: "show only the steps"),
            .flag("--text", \.part, is: .text, summary: "show the page's whole text"),
            .flag("--original", \.asFound, summary: "show it as it was before you changed it"),
            .flag("--web", \.inBrowser, is: .page, summary: "open it in the web browser instead"),
            .flag(
                "--video",
                \.inBrowser,
                is: .video,
                summary: "watch its video in the web browser"
            ),
            .address("--url", \.from, summary: "say where a saved page is from"),
        ]
    )

    package var place = RecipePlace.references([])
    package var part = RecipePart.whole
    /// Whether the cook's own changes are left out.
    package var asFound = false
    package var inBrowser: InBrowser?
    /// Where a saved page is from.
    package var from: WebAddress?

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach {
        switch inBrowser {
        case .page: .outside("open --web")
        case .video: .outside("open --video")
        case nil: .inside
        }
    }
}

/// `pick [results|favorites|cookbook]`: recipes picked from a list that narrows as the cook types.
package struct PickCommand: CommandValue {
    package enum Source: String, Hashable, Sendable, CaseIterable {
        case results
        case favorites
        case cookbook
    }

    package static let name = "pick"
    package static let syntax = CommandSyntax<PickCommand>(.choice(\.source))

    /// What to pick from; nil is the list shown last, else the cookbook.
    package var source: Source?

    package init() {}
}

/// `picture REF`: a recipe's picture.
package struct PictureCommand: CommandValue {
    package static let name = "picture"
    package static let aliases = ["pic"]
    package static let syntax = CommandSyntax<PictureCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `back [N]`: what was shown before.
package struct BackCommand: CommandValue {
    package static let name = "back"
    package static let aliases = ["b"]
    package static let syntax = CommandSyntax<BackCommand>(.number(\.steps))

    package var steps: Int?

    package init() {}
}

/// `forward`: to what `back` left.
package struct ForwardCommand: CommandValue {
    package static let name = "forward"
    package init() {}
}

/// `reset`: forgets the query.
package struct ResetCommand: CommandValue {
    package static let name = "reset"
    package init() {}
}
