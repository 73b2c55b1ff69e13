package import Conversation
import RecipeModel
package import ShellAnswers

extension SearchCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "look for recipes that have all of these",
            details: [
                "A plain term is an ingredient or a word of the title; singular and plural are the "
                    + "same. All terms must be there; 'garlic or leek' wants either, '-onion' wants it "
                    + "left out. Names of several words that are one food need no quotes.",
                "'--sort missing' puts first what your pantry has most of, '--max-missing 2' hides what "
                    + "needs more. 'mine' at the end searches your favorites alone.",
                "Narrower: title:omelet, ingredient:garlic, cuisine:italian, category:dessert, "
                    + "minutes:30 (at most).",
            ],
            examples: [
                "search garlic cheese": "recipes with both",
                "search pasta -cream minutes:30": "quick pasta without cream",
                "search \"goat cheese\" or feta --sort title":
                    "either cheese, by title on each page",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply, .quotaUsed]
        )
    }

    package static func answer(
        to command: Invocation<SearchCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let value = command.value
        return try await shell.queries.ask(
            await shell.query(
                value.conditions,
                sort: value.sort,
                maxMissing: value.maxMissing
            ),
            startingAt: value.page ?? 1,
            for: command.line,
            using: value.isMine ? shell.ownRecipes : nil,
            locating: command.span
        )
    }
}
