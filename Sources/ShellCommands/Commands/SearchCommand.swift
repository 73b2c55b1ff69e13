package import Conversation
import RecipeModel
package import ShellAnswers

extension SearchCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "look for recipes that have all of these",
            details: [
                "A term is a food, a family of foods (fish, pasta, nuts), a dish, a course, a diet, a "
                    + "cuisine or a time (quick, under 45 minutes). A recipe must match all of them; "
                    + "'garlic or leek' wants either, '-onion' wants none of it.",
                "'--sort missing' puts first what your pantry has most of, '--max-missing 2' hides what "
                    + "needs more. 'mine' at the end searches your favorites and the recipes you wrote.",
                "To look in one place only: title:omelet, ingredient:garlic, cuisine:italian, category:dessert, "
                    + "minutes:30 (at most), tool:blender. What the steps need can be left out: "
                    + "-tool:oven, or 'no oven'.",
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
        // A limit on what is missing is an order of its own.
        if value.maxMissing != nil, let sort = value.sort, sort.isByFact {
            throw command.mistake(
                .command(.unexpectedArgument(command: name, word: "--max-missing"))
            )
        }
        let query = await shell.query(
            value.conditions,
            sort: value.sort,
            maxMissing: value.maxMissing,
            servings: value.servings
        )
        // Everything without these, where the service can list everything.
        let service: (any RecipeService)? =
            value.isMine
            ? shell.ownRecipes
            : query.hasWish
                ? nil : try await shell.queries.service(for: command.line, listing: .everything)
        return try await shell.queries.ask(
            query,
            startingAt: value.page ?? 1,
            for: command.line,
            using: service,
            locating: command.span
        )
    }
}
