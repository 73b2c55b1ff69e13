import Conversation
import RecipeModel
import ShellAnswers

extension CommandRow {
    static let search = CommandRow(
        "search",
        aliases: ["s", "find"],
        takes: .terms(isRequired: true),
        as: "TERM…",
        options: [
            .sort,
            OptionShape(
                "--page",
                .number(1...9_999),
                summary: "begin at this page of the results"
            ),
        ],
        group: .find,
        summary: "look for recipes that have all of these",
        details: [
            "A plain term is an ingredient or a word of the title; singular and plural are the "
                + "same. All terms must be there; 'garlic or leek' wants either, '-onion' wants it "
                + "left out. Names of several words that are one food need no quotes.",
            "Narrower: title:omelet, ingredient:garlic, cuisine:italian, category:dessert, "
                + "minutes:30 (at most).",
        ],
        examples: [
            "search garlic cheese": "recipes with both",
            "search pasta -cream minutes:30": "quick pasta without cream",
            "search \"goat cheese\" or feta --sort title": "either cheese, by title on each page",
        ],
        errors: [.serverFailed, .offline, .timeout, .malformedReply, .quotaUsed],
        run: { command, shell in
            try await shell.ask(
                RecipeQuery(command.conditions, sort: command.sort ?? .best),
                for: command
            )
        }
    )
}

extension OptionShape {
    static let sort = OptionShape(
        "--sort",
        .choice(RecipeSort.allCases.map(\.rawValue)),
        summary: "the order inside each page: best (the service's own) or title"
    )
}

extension Command {
    /// The order that `--sort` asks for.
    var sort: RecipeSort? { word(of: "--sort").flatMap(RecipeSort.init(rawValue:)) }
}
