import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// The recipes that references of a command name, each once, in the order in which they are
    /// named; `it` where none is named.
    ///
    /// Throws `UsageError` at the first reference that names nothing: then nothing is done with any.
    func recipes<Value, Content>(
        named references: [Reference],
        at field: CommandField<Value, Content>,
        of command: Invocation<Value>
    ) async throws -> [PickedRecipe] {
        do {
            return try await recipeLibrary.recipes(named: references.isEmpty ? [.it] : references)
        } catch let unmet as UnresolvedReference {
            let spans = command.line.places.spans(of: field)
            let isThere = spans.indices.contains(unmet.index)
            let span = isThere ? spans[unmet.index] : command.line.argumentSpan
            let lines = isThere ? unmet.choices.map { command.source.replacing(span, by: $0) } : []
            throw UsageError(
                lines.isEmpty ? unmet.kind : .command(.severalMeanings(lines)),
                at: span,
                in: command.source
            )
        }
    }

    /// The one recipe that references of a command name. Throws `UsageError` also when they name
    /// several.
    func recipe<Value, Content>(
        named references: [Reference],
        at field: CommandField<Value, Content>,
        of command: Invocation<Value>
    ) async throws -> PickedRecipe? {
        let picked = try await recipes(named: references, at: field, of: command)
        guard picked.count <= 1 else {
            throw command.mistake(.reference(.singleRecipeWanted(command: Value.name)))
        }
        return picked.first
    }

    /// What `open N` means when categories or cuisines were printed last: a search for that name.
    ///
    /// Nil when no such list was printed last, or the command names something else. Throws `UsageError`
    /// when the number is not in the list.
    func pickOfName(_ call: CommandCall) async throws -> Command? {
        guard let open = call.command.value as? OpenCommand, open.isPlain,
            case .references(let references) = open.place, references.count == 1,
            case .number(let number, .shown)? = references.first,
            case .names(let kind, let names) = await session.printedList
        else { return nil }
        guard names.indices.contains(number - 1) else {
            throw call.mistake(
                .reference(.noSuchNumber(number, in: .shown, count: names.count, hasMore: false))
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

extension SourceLine {
    /// The line with a reference in place of some words.
    fileprivate func replacing(_ span: Span, by reference: Reference) -> String {
        let characters = Array(text)
        let end = min(span.upperBound, characters.count)
        let start = min(span.lowerBound, end)
        return String(characters[..<start]) + reference.text + String(characters[end...])
    }
}
