import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension CommandRow {
    static let browse = CommandRow(
        "browse",
        options: [.sort],
        group: .find,
        summary: "everything that the service lists, in its order",
        examples: [
            "browse": "page by page through the whole book",
            "browse --sort title": "each page by title",
            "browse --format md > book.md": "the first page into a file",
        ],
        errors: [.serverFailed, .offline, .timeout, .malformedReply],
        run: { command, shell in
            let service = try await shell.service(for: command)
            guard service.abilities.lists.contains(.everything) else {
                throw await shell.worldFailure(.service(.unsupported, service.name))
            }
            return try await shell.ask(
                RecipeQuery(sort: command.sort ?? .best),
                for: command,
                using: service
            )
        }
    )

    static let random = CommandRow(
        "random",
        group: .find,
        summary: "one recipe by chance, opened",
        examples: [
            "random": "let the book decide",
            "random --service cookbook": "from the cookbook, whatever service is in use",
            "random; fav it": "open one and keep it",
        ],
        errors: [.serverFailed, .offline, .timeout],
        run: { command, shell in
            let service = try await shell.service(for: command)
            guard service.abilities.lists.contains(.random) else {
                throw await shell.worldFailure(.service(.unsupported, service.name))
            }
            let recipe: Recipe
            shell.surroundings.output.progress(.random(service.name))
            defer { shell.surroundings.output.progress(nil) }
            do {
                recipe = try await service.randomRecipe()
            } catch let failure as ServiceFailure {
                throw await shell.worldFailure(.service(failure, service.name))
            }
            return .recipe(
                try await shell.open(PickedRecipe(recipe: recipe, isResult: false), part: .whole)
            )
        }
    )
}
