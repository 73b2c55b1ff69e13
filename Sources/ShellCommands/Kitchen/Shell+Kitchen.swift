import Conversation
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

extension Shell {
    /// A query in the order that a cook names, with what may be missing at most.
    func query(
        _ conditions: [Condition],
        sort: RecipeSort?,
        maxMissing: Int? = nil,
        servings: Int? = nil
    ) async -> RecipeQuery {
        let isByMissing = sort == .missing
        var query = RecipeQuery(conditions, sort: sort == .title ? .title : .best)
        query.servings = servings
        if let fact = await fact(of: sort) {
            query.ranking = .fact(fact)
            return query
        }
        guard isByMissing || maxMissing != nil else { return query }
        let provisions = RecipeRanking.Provisions(
            pantry: await recipeLibrary.pantry(),
            for: isByMissing ? .sorting : .limiting,
            maxMissing: maxMissing
        )
        query.ranking = .missing(provisions)
        return query
    }

    /// What an order goes by, with what the cook's log knows; nil where it is another kind of order.
    private func fact(of sort: RecipeSort?) async -> RecipeRanking.Fact? {
        switch sort {
        case .minutes: .minutes
        case .rating: .rating(await histories().compactMapValues(\.rating))
        case .cooked: .cooked(await histories().compactMapValues { $0.last?.number })
        case .best, .title, .missing, nil: nil
        }
    }

    /// What can be cooked with what is in the house, and with some of the foods that are named.
    func queryToCook(
        _ conditions: [Condition] = [],
        with pantry: Pantry,
        maxMissing: Int? = nil,
        servings: Int? = nil
    ) -> RecipeQuery {
        let provisions = RecipeRanking.Provisions(
            pantry: pantry,
            for: .cooking,
            maxMissing: maxMissing ?? settings.maxMissing,
            isLimitSoft: maxMissing == nil
        )
        var query = RecipeQuery(conditions.toCook, ranking: .missing(provisions))
        query.servings = servings
        return query
    }

    /// What the cook keeps and what the cook wrote, to be searched like a service.
    var ownRecipes: any RecipeService {
        let recipeLibrary = recipeLibrary
        let size = settings.pageSize
        let cookbook = surroundings.cookbook.store
        return OwnRecipes(pageSize: size) { query in
            await self.catchUpWithCookbook()
            let kept = try await recipeLibrary.favorites(matching: query).map(\.recipe)
            let keys = Set(kept.map(\.id.key))
            let match = QueryMatch(query.conditions)
            let written = try await cookbook.ownRecipes().filter {
                !keys.contains($0.id.key) && match.holds(for: RecipeWords($0))
            }
            return kept + written
        }
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

    /// A recipe with all that is known of it, as shown.
    func opened(_ picked: PickedRecipe, part: RecipeAnswer.Part = .whole) async throws
        -> RecipeAnswer
    {
        await shown(try await recipeLibrary.open(.recipe(picked), part: part))
    }

    /// A recipe as shown: scaled, in the units wanted, marked with what is in the house.
    func shown(_ answer: RecipeAnswer) async -> RecipeAnswer {
        var answer = answer
        if let match = await recipeLibrary.pantryMatch(for: answer.query) {
            answer.holdings = answer.recipe.ingredients.map(match.holding)
            // What there is too little of is missing.
            let items = (try? await surroundings.kitchen.pantry()) ?? []
            let wanted = adjusted(answer.recipe)
            let (tally, short) = match.tally(of: wanted)
                .counting(PantryStock(items), for: wanted)
            for place in answer.holdings.indices.prefix(wanted.ingredients.count)
            where short[wanted.ingredients[place].food] != nil {
                answer.holdings[place] = .missing
            }
            answer.recipe = answer.recipe.marked(by: tally)
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
    func adjusted(_ recipe: Recipe) -> Recipe { recipe.adjusted(by: amountChange(of: recipe)) }

    /// What is done to the amounts of a recipe: by `scale`, else by how many the search is for.
    func amountChange(of recipe: Recipe) -> AmountChange {
        let asked = kitchen.servings.flatMap { recipe.factor(forServings: $0) }
        return AmountChange(
            factor: kitchen.factors[recipe.id] ?? asked ?? .one,
            system: settings.units
        )
    }
}
