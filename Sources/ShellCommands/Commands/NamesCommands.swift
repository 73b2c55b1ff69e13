import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension CommandRow {
    static let categories = names(
        .categories,
        summary: "the categories that the service knows; a number from the list searches it",
        examples: [
            "categories": "courses and diets, with counts",
            "categories; 3": "then search the third of them",
            "search category:dessert": "the same by name",
        ]
    )

    static let cuisines = names(
        .cuisines,
        summary: "the cuisines that the service knows; a number from the list searches it",
        examples: [
            "cuisines": "with counts where the service tells",
            "cuisines; 2": "then search the second of them",
            "search cuisine:italian garlic": "the same by name, with a food",
        ]
    )

    private static func names(
        _ kind: NameKind,
        summary: String,
        examples: KeyValuePairs<String, String>
    ) -> CommandRow {
        CommandRow(
            kind.rawValue,
            group: .find,
            summary: summary,
            examples: examples,
            errors: [.serverFailed, .offline, .timeout],
            run: { command, shell in
                let service = try await shell.service(for: command)
                shell.surroundings.output.progress(.names(kind, service.name))
                defer { shell.surroundings.output.progress(nil) }
                do {
                    let names = try await service.names(of: kind)
                    await shell.session.printed(kind, names.map(\.name))
                    return .names(NamesAnswer(kind: kind, service: service.name, names: names))
                } catch let failure as ServiceFailure {
                    throw await shell.worldFailure(.service(failure, service.name))
                }
            }
        )
    }
}

extension Shell {
    /// What `open N` means when categories or cuisines were printed last: a search for that name.
    ///
    /// Nil when no such list was printed last, or the command names something else. Throws `Mistake`
    /// when the number is not in the list.
    func pickOfName(_ command: Command) async throws -> Command? {
        guard command.name == "open", command.options.isEmpty,
            command.arguments.count == 1, let argument = command.arguments.first,
            case .reference(.number(let number, .shown)) = argument.value,
            case .names(let kind, let names) = await session.printedList
        else { return nil }
        guard names.indices.contains(number - 1) else {
            throw command.mistake(
                .noSuchNumber(number, in: .shown, count: names.count, hasMore: false)
            )
        }
        let field: TermField = kind == .categories ? .category : .cuisine
        let term = Term(names[number - 1].lowercased(), in: field)
        var search = command
        search.name = "search"
        search.arguments = [Argument(.condition(.has(term)), at: argument.span)]
        search.reading = .understood
        return search
    }
}
