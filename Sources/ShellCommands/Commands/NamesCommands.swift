package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension CategoriesCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "the categories that the service knows; a number from the list searches it",
            examples: [
                "categories": "courses and diets, with counts",
                "categories; 3": "then search the third of them",
                "search category:dessert": "the same by name",
            ],
            errors: [.serverFailed, .offline, .timeout]
        )
    }

    package static func answer(
        to command: Invocation<CategoriesCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        try await shell.names(of: .categories, for: command.line)
    }
}

extension CuisinesCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "the cuisines that the service knows; a number from the list searches it",
            examples: [
                "cuisines": "with counts where the service tells",
                "cuisines; 2": "then search the second of them",
                "search cuisine:italian garlic": "the same by name, with a food",
            ],
            errors: [.serverFailed, .offline, .timeout]
        )
    }

    package static func answer(
        to command: Invocation<CuisinesCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        try await shell.names(of: .cuisines, for: command.line)
    }
}

extension Shell {
    fileprivate func names(of kind: NameKind, for command: CommandCall) async throws -> Answer {
        let service = try await queries.service(for: command)
        surroundings.output.progress(.names(kind, service.name))
        defer { surroundings.output.progress(nil) }
        do {
            let names = try await service.names(of: kind)
            await session.printed(kind, names.map(\.name))
            return .names(NamesAnswer(kind: kind, service: service.name, names: names))
        } catch let failure as ServiceError {
            throw await recipeLibrary.worldFailure(.service(failure, service.name))
        }
    }
}
