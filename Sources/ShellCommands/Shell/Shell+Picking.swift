import Conversation
import RecipeModel
import ShellAnswers

extension Shell {
    /// The recipes that references of a command name, each once, in the order in which they are
    /// named.
    ///
    /// Throws `Mistake` at the first reference that names nothing: then nothing is done with any.
    func recipes<Value, Content>(
        named references: [Reference],
        at field: CommandField<Value, Content>,
        of command: Invocation<Value>
    ) async throws -> [PickedRecipe] {
        do {
            return try await desk.recipes(named: references)
        } catch {
            let spans = command.line.places.spans(of: field)
            let isThere = spans.indices.contains(error.index)
            throw Mistake(
                error.kind,
                at: isThere ? spans[error.index] : command.line.argumentSpan,
                in: command.source
            )
        }
    }

    /// The one recipe that references of a command name. Throws `Mistake` also when they name
    /// several.
    func recipe<Value, Content>(
        named references: [Reference],
        at field: CommandField<Value, Content>,
        of command: Invocation<Value>
    ) async throws -> PickedRecipe? {
        let picked = try await recipes(named: references, at: field, of: command)
        guard picked.count <= 1 else {
            throw command.mistake(.singleRecipeWanted(command: Value.name))
        }
        return picked.first
    }
}
