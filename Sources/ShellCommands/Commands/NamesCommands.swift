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
        let service = try await service(for: command)
        surroundings.output.progress(.names(kind, service.name))
        defer { surroundings.output.progress(nil) }
        do {
            let names = try await service.names(of: kind)
            await session.printed(kind, names.map(\.name))
            return .names(NamesAnswer(kind: kind, service: service.name, names: names))
        } catch let failure as ServiceFailure {
            throw await worldFailure(.service(failure, service.name))
        }
    }

    /// What `open N` means when categories or cuisines were printed last: a search for that name.
    ///
    /// Nil when no such list was printed last, or the command names something else. Throws `Mistake`
    /// when the number is not in the list.
    func pickOfName(_ call: CommandCall) async throws -> Command? {
        guard let open = call.command.value as? OpenCommand, open.isPlain,
            case .references(let references) = open.place, references.count == 1,
            case .number(let number, .shown)? = references.first,
            case .names(let kind, let names) = await session.printedList
        else { return nil }
        guard names.indices.contains(number - 1) else {
            throw call.mistake(
                .noSuchNumber(number, in: .shown, count: names.count, hasMore: false)
            )
        }
        let field: TermField = kind == .categories ? .category : .cuisine
        let term = Term(names[number - 1].lowercased(), in: field)
        var search = call.command
        search.value = SearchCommand { $0.conditions = [.has(term)] }
        search.places = CommandPlaces()
        search.places.add(\SearchCommand.conditions, at: call.argumentSpan)
        search.reading = .understood
        return search
    }
}

extension OpenCommand {
    /// Whether nothing is said beside the recipe.
    fileprivate var isPlain: Bool { part == .whole && inBrowser == nil && from == nil }
}
