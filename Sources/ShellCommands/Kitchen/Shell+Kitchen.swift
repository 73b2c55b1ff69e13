import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// The one recipe that a command names, else `it`.
    func recipeOrIt<Value: CommandValue>(
        named references: [Reference],
        at field: CommandField<Value, [Reference]>,
        of command: Invocation<Value>
    ) async throws -> PickedRecipe {
        let named = references.isEmpty ? [Reference.it] : references
        guard let picked = try await recipe(named: named, at: field, of: command) else {
            throw command.mistake(.reference(.nothingNamed))
        }
        return picked
    }

    /// A recipe with all that is known of it, its amounts as the cook wants them.
    func opened(_ picked: PickedRecipe, part: RecipeAnswer.Part = .whole) async throws
        -> RecipeAnswer
    {
        adjusted(try await desk.open(.recipe(picked), part: part))
    }

    /// A recipe as it is shown: scaled, in the units wanted, marked with what is in the house.
    func adjusted(_ answer: RecipeAnswer) -> RecipeAnswer {
        var answer = answer
        answer.recipe = answer.recipe.adjusted(by: kitchen.change(of: answer.recipe.id))
        return answer
    }

    /// A recipe as it is exported: scaled, in the units wanted.
    func adjusted(_ document: RecipeDocument) -> RecipeDocument {
        var document = document
        document.recipe = document.recipe.adjusted(by: kitchen.change(of: document.recipe.id))
        return document
    }
}
