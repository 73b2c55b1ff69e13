import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// A recipe that a reference names.
struct PickedRecipe: Hashable, Sendable {
    /// The number that it has in the list that was meant; nil for `it`.
    var number: Int?
    /// The recipe as the list knows it.
    var recipe: Recipe
    /// Whether it was named as one of the results.
    var isResult: Bool
}

/// A reference that names nothing.
struct UnmetReference: Error {
    /// What is wrong with it.
    var kind: Mistake.Kind
    /// Which of several references it is.
    var index = 0

    init(_ kind: Mistake.Kind) { self.kind = kind }
}

extension RecipeDesk {
    /// The recipes that references name, each once, in the order in which they are named.
    ///
    /// Throws at the first reference that names nothing: then nothing is done with any.
    func recipes(named references: [Reference]) async throws(UnmetReference) -> [PickedRecipe] {
        var picked: [PickedRecipe] = []
        var met: Set<RecipeID> = []
        for (index, reference) in references.enumerated() {
            do {
                for recipe in try await recipes(named: reference)
                where met.insert(recipe.recipe.id).inserted {
                    picked.append(recipe)
                }
            } catch {
                var unmet = error
                unmet.index = index
                throw unmet
            }
        }
        if let last = picked.last { await session.named(last.recipe) }
        return picked
    }

    /// The recipes that one reference names.
    func recipes(
        named reference: Reference
    ) async throws(UnmetReference) -> [PickedRecipe] {
        switch reference {
        case .number(let number, let list):
            return [try await list.pick(number, from: listed(in: list))]
        case .range(let first, let last, let list):
            guard first <= last else {
                throw UnmetReference(.reference(.backwardRange(first, last)))
            }
            let listed = try await listed(in: list)
            _ = try list.pick(last, from: listed)
            var picked: [PickedRecipe] = []
            for number in first...last { picked.append(try list.pick(number, from: listed)) }
            return picked
        case .last:
            let printed = try await printedNow()
            guard let last = printed.last else { throw UnmetReference(.reference(.nothingShown)) }
            return [last]
        case .all:
            return try await printedNow()
        case .it:
            guard let recipe = await session.it else {
                throw UnmetReference(.reference(.nothingNamed))
            }
            return [PickedRecipe(number: nil, recipe: recipe, isResult: false)]
        case .everyFavorite:
            let favorites = try await favoritesOrNone()
            guard !favorites.isEmpty else { throw UnmetReference(.reference(.noFavorites)) }
            return favorites.enumerated().map {
                PickedRecipe(number: $0.offset + 1, recipe: $0.element.recipe, isResult: false)
            }
        }
    }

    /// The recipes that numbers of a list can mean.
    private func listed(in list: Reference.List) async throws(UnmetReference) -> ListedRecipes {
        switch list {
        case .results:
            guard let view = await session.view else {
                throw UnmetReference(.reference(.nothingShown))
            }
            return ListedRecipes(
                recipes: view.paging.recipes.map(\.recipe),
                isResults: true,
                hasMore: view.paging.hasMore
            )
        case .favorites:
            let shown = await session.favorites?.favorites
            var favorites = shown ?? []
            if shown == nil { favorites = try await favoritesOrNone() }
            guard !favorites.isEmpty else { throw UnmetReference(.reference(.noFavorites)) }
            return ListedRecipes(
                recipes: favorites.map(\.recipe),
                isResults: false,
                hasMore: false
            )
        case .shown:
            switch await session.printedList {
            case .nothing: throw UnmetReference(.reference(.nothingShown))
            case .results: return try await listed(in: .results)
            case .favorites: return try await listed(in: .favorites)
            case .names: throw UnmetReference(.reference(.notARecipeList))
            }
        }
    }

    /// The recipes that stand in the list printed last.
    private func printedNow() async throws(UnmetReference) -> [PickedRecipe] {
        switch await session.printedList {
        case .nothing: throw UnmetReference(.reference(.nothingShown))
        case .names: throw UnmetReference(.reference(.notARecipeList))
        case .favorites:
            guard let window = await session.favorites else {
                throw UnmetReference(.reference(.nothingShown))
            }
            return window.favorites.prefix(window.printed).enumerated().map {
                PickedRecipe(number: $0.offset + 1, recipe: $0.element.recipe, isResult: false)
            }
        case .results:
            guard let view = await session.view else {
                throw UnmetReference(.reference(.nothingShown))
            }
            let printed = Set(view.printed)
            return view.paging.recipes.filter { printed.contains($0.number) }.map {
                PickedRecipe(number: $0.number, recipe: $0.recipe, isResult: true)
            }
        }
    }

    /// The rows of the list of recipes that was printed last; empty where none was.
    func printedRows() async -> [ResultRow] {
        let printed = (try? await printedNow()) ?? []
        let kept = await kept(among: printed.map(\.recipe))
        return printed.compactMap { picked in
            picked.number.map {
                ResultRow(
                    number: $0,
                    recipe: picked.recipe,
                    isFavorite: kept.contains(picked.recipe.id)
                )
            }
        }
    }

    private func favoritesOrNone() async throws(UnmetReference) -> [Favorite] {
        (try? await surroundings.favorites.favorites(matching: [])) ?? []
    }
}

/// Recipes in a list, of which the first has number 1.
private struct ListedRecipes {
    var recipes: [Recipe]
    var isResults: Bool
    var hasMore: Bool
}

extension Reference.List {
    fileprivate func pick(
        _ number: Int,
        from listed: ListedRecipes
    ) throws(UnmetReference) -> PickedRecipe {
        guard listed.recipes.indices.contains(number - 1) else {
            throw UnmetReference(
                .reference(
                    .noSuchNumber(
                        number,
                        in: listed.isResults ? .results : .favorites,
                        count: listed.recipes.count,
                        hasMore: listed.hasMore
                    )
                )
            )
        }
        return PickedRecipe(
            number: number,
            recipe: listed.recipes[number - 1],
            isResult: listed.isResults
        )
    }
}
