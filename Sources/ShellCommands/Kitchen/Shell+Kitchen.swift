import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// What is in the house now. A file that cannot be read must not stop a search: then nothing is.
    func pantry() async -> Pantry {
        let items = (try? await surroundings.kitchen.pantry()) ?? []
        return Pantry(
            foods: items.filter { !$0.isStaple }.map(\.name),
            staples: settings.staples + items.filter(\.isStaple).map(\.name)
        )
    }

    /// The service that a command asks for an order over all that it lists; throws where it lists
    /// nothing without something to look for.
    func listingService(for command: CommandCall) async throws -> any RecipeService {
        let service = try await service(for: command)
        guard service.abilities.lists.contains(.everything) else {
            throw await desk.worldFailure(.service(.unsupported, service.name))
        }
        return service
    }

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

    /// Marks recipes with what of them is in the house, where anything is known of that.
    func marked(_ recipes: [Recipe], for query: RecipeQuery?) async -> [Recipe] {
        let pantry = await pantry()
        var named: [String] = []
        if case .missing = query?.ranking { named = query?.namedFoods ?? [] }
        guard !pantry.isEmpty || !named.isEmpty else { return recipes }
        let match = PantryMatch(pantry, having: named)
        return recipes.map { recipe in
            guard !recipe.ingredients.isEmpty else { return recipe }
            var recipe = recipe
            let tally = match.tally(of: recipe)
            recipe.coverage = IngredientCoverage(
                used: tally.had,
                missed: tally.missing,
                isFromPantry: true
            )
            return recipe
        }
    }
}
