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

    /// A query in the order that a cook names, with what may be missing at most.
    func query(
        _ conditions: [Condition],
        sort: RecipeSort?,
        maxMissing: Int? = nil
    ) async -> RecipeQuery {
        let isByMissing = sort == .missing
        let query = RecipeQuery(conditions, sort: isByMissing ? .best : sort ?? .best)
        guard isByMissing || maxMissing != nil else { return query }
        let provisions = RecipeRanking.Provisions(
            pantry: await pantry(),
            for: isByMissing ? .sorting : .limiting,
            maxMissing: maxMissing
        )
        return RecipeQuery(conditions, sort: query.sort, ranking: .missing(provisions))
    }

    /// What the cook keeps, to be searched like a service.
    var ownRecipes: any RecipeService {
        let desk = desk
        let size = settings.pageSize
        return OwnRecipes(pageSize: size) { try await desk.favorites(matching: $0).map(\.recipe) }
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

    /// A recipe with all that is known of it, as it is shown.
    func opened(_ picked: PickedRecipe, part: RecipeAnswer.Part = .whole) async throws
        -> RecipeAnswer
    {
        await shown(try await desk.open(.recipe(picked), part: part))
    }

    /// A recipe as it is shown: scaled, in the units wanted, marked with what is in the house.
    func shown(_ answer: RecipeAnswer) async -> RecipeAnswer {
        var answer = answer
        if let match = await pantryMatch(for: answer.query) {
            answer.holdings = answer.recipe.ingredients.map(match.holding)
            answer.recipe = marked(answer.recipe, by: match)
        }
        answer.recipe = adjusted(answer.recipe)
        return answer
    }

    /// A recipe as it is exported: scaled, in the units wanted.
    func adjusted(_ document: RecipeDocument) -> RecipeDocument {
        var document = document
        document.recipe = adjusted(document.recipe)
        return document
    }

    /// A recipe with its amounts as the cook wants them.
    func adjusted(_ recipe: Recipe) -> Recipe { recipe.adjusted(by: amountChange(of: recipe.id)) }

    /// What is done to the amounts of a recipe.
    func amountChange(of id: RecipeID) -> AmountChange {
        AmountChange(factor: kitchen.factors[id] ?? .one, system: settings.units)
    }

    /// Marks recipes with what of them is in the house, where anything is known of that.
    func marked(_ recipes: [Recipe], for query: RecipeQuery?) async -> [Recipe] {
        guard let match = await pantryMatch(for: query) else { return recipes }
        return recipes.map { marked($0, by: match) }
    }

    /// What is in the house now, with what the query names where that is what is cooked with; nil
    /// where nothing is known of it.
    private func pantryMatch(for query: RecipeQuery?) async -> PantryMatch? {
        let pantry = await pantry()
        let named = query?.foodsAtHand ?? []
        let isRanked = if case .missing = query?.ranking { true } else { false }
        guard isRanked || !pantry.isEmpty else { return nil }
        return PantryMatch(pantry, having: named)
    }

    private func marked(_ recipe: Recipe, by match: PantryMatch) -> Recipe {
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
