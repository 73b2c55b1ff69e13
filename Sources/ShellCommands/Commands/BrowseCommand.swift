package import Conversation
import MealPlan
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension BrowseCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "everything that the service lists, in its order",
            examples: [
                "browse": "page by page through the whole book",
                "browse --sort title": "each page by title",
                "browse --format md > book.md": "the first page into a file",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<BrowseCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let service = try await shell.queries.service(for: command.line, listing: .everything)
        return try await shell.queries.ask(
            await shell.query([], sort: command.value.sort),
            for: command.line,
            using: service
        )
    }
}

extension RandomCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "open a random recipe",
            examples: [
                "random": "let the cookbook decide",
                "random --service cookbook": "from the cookbook, whatever service is in use",
                "random; fav it": "open one and keep it",
            ],
            errors: [.serverFailed, .offline, .timeout]
        )
    }

    package static func answer(
        to command: Invocation<RandomCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let service = try await shell.queries.service(for: command.line, listing: .random)
        let recipe: Recipe
        shell.surroundings.output.progress(.random(service.name))
        defer { shell.surroundings.output.progress(nil) }
        do {
            recipe = try await shell.randomRecipe(of: service, for: command)
        } catch let failure as ServiceError {
            throw await shell.recipeLibrary.worldFailure(.service(failure, service.name))
        }
        return await shell.reading(
            try await shell.opened(PickedRecipe(recipe: recipe, isResult: false))
        )
    }
}

extension Shell {
    /// A random recipe that the household eats, unless the cook wants any.
    fileprivate func randomRecipe(
        of service: any RecipeService,
        for command: Invocation<RandomCommand>
    ) async throws -> Recipe {
        let demands = await recipeLibrary.demands(unless: command.common.anyway)
        guard !demands.isEmpty else { return try await service.randomRecipe() }
        if service.name == .cookbook,
            let sample = try await surroundings.cookbook.sample(RecipeQuery(demands), 1_000)
        {
            guard let recipe = sample.randomElement() else { throw ServiceError.unsupported }
            return recipe
        }
        let match = QueryMatch(demands)
        for _ in 0..<Self.randomTries {
            let recipe = try await service.details(of: try await service.randomRecipe())
            if match.holds(for: RecipeWords(recipe)) { return recipe }
        }
        throw ServiceError.unsupported
    }

    /// Random recipes of a service that are looked at until one is eaten here.
    private static let randomTries = 20
}
