package import Conversation
import RecipeModel
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
            summary: "one recipe by chance, opened",
            examples: [
                "random": "let the book decide",
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
            recipe = try await service.randomRecipe()
        } catch let failure as ServiceFailure {
            throw await shell.desk.worldFailure(.service(failure, service.name))
        }
        return .recipe(
            try await shell.opened(PickedRecipe(recipe: recipe, isResult: false))
        )
    }
}
