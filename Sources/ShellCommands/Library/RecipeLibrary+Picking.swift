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

/// The list that shows recipes that were named: one that has them all.
enum ListOfNamed: Hashable, Sendable {
    case results
    case favorites
    /// Neither list has them all, and this recipe isn't a favorite.
    case neither(PickedRecipe)

    /// Decides for the list that was named; for the one printed last where none was.
    ///
    /// - Parameters:
    ///   - picked: The recipes that were named.
    ///   - results: Those that are among the loaded results.
    ///   - kept: Those that are favorites.
    ///   - printed: The list that was printed last.
    init(
        _ picked: [PickedRecipe],
        results: Set<RecipeID>,
        kept: Set<RecipeID>,
        printed: PrintedList
    ) {
        let unkept = picked.filter { !kept.contains($0.recipe.id) }
        let areResults = picked.allSatisfy { results.contains($0.recipe.id) }
        let namesResult = picked.contains(where: \.isResult)
        let namesFavorite = picked.contains { $0.number != nil && !$0.isResult }
        let meansFavorites = namesFavorite || (printed == .favorites && !namesResult)
        let other = unkept.first { !results.contains($0.recipe.id) } ?? unkept.first
        if areResults, !meansFavorites || other != nil {
            self = .results
        } else if let other {
            self = .neither(other)
        } else {
            self = .favorites
        }
    }
}

/// A reference that names nothing.
struct UnresolvedReference: Error {
    /// What is wrong with it.
    var kind: UsageError.Kind
    /// Which of several references it is.
    var index = 0
    /// The few that it may have meant.
    var choices: [Reference] = []

    init(_ kind: UsageError.Kind) { self.kind = kind }
}

extension RecipeLibrary {
    /// The recipes that references name, each once, in the order in which they are named.
    ///
    /// Throws `UnresolvedReference` at the first that names nothing, and `StoreError` where favorites can't
    /// be read: then nothing is done with any.
    func recipes(named references: [Reference]) async throws -> [PickedRecipe] {
        var picked: [PickedRecipe] = []
        var met: Set<RecipeID> = []
        for (index, reference) in references.enumerated() {
            do {
                for recipe in try await recipes(named: reference)
                where met.insert(recipe.recipe.id).inserted {
                    picked.append(recipe)
                }
            } catch var unmet as UnresolvedReference {
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
    ) async throws -> [PickedRecipe] {
        switch reference {
        case .number(let number, let list):
            return try await recipes(number...number, in: list)
        case .range(let first, let last, let list):
            guard first <= last else {
                throw UnresolvedReference(.reference(.backwardRange(first, last)))
            }
            return try await recipes(first...last, in: list)
        case .last:
            let printed = try await printedNow()
            guard let last = printed.last else {
                throw UnresolvedReference(.reference(.nothingShown))
            }
            return [last]
        case .all:
            return try await printedNow()
        case .it:
            guard let recipe = await session.it else {
                throw UnresolvedReference(.reference(.nothingNamed))
            }
            return [PickedRecipe(number: nil, recipe: recipe, isResult: false)]
        case .everyFavorite:
            let favorites = try await surroundings.favorites.page(FavoriteSearch(), .whole)
            guard !favorites.rows.isEmpty else {
                throw UnresolvedReference(.reference(.noFavorites))
            }
            return picked(favorites.rows)
        case .title(let title):
            return [try await recipe(titled: title)]
        case .id(let id):
            return [try await recipe(of: id)]
        }
    }

    /// The recipes that numbers of a list mean, all of which there must be.
    private func recipes(
        _ numbers: ClosedRange<Int>,
        in list: Reference.List
    ) async throws -> [PickedRecipe] {
        switch list {
        case .results:
            guard let view = await session.view else {
                throw UnresolvedReference(.reference(.nothingShown))
            }
            let recipes = view.paging.recipes
            guard numbers.lowerBound > 0, numbers.upperBound <= recipes.count else {
                throw numbers.miss(of: recipes.count, in: .results, hasMore: view.paging.hasMore)
            }
            return numbers.map {
                PickedRecipe(number: $0, recipe: recipes[$0 - 1].recipe, isResult: true)
            }
        case .favorites: return try await favorites(numbers)
        case .shown:
            switch await session.printedList {
            case .nothing: throw UnresolvedReference(.reference(.nothingShown))
            case .results: return try await recipes(numbers, in: .results)
            case .favorites: return try await favorites(numbers)
            case .names: throw UnresolvedReference(.reference(.notARecipeList))
            case .recipes(let recipes):
                guard numbers.lowerBound > 0, numbers.upperBound <= recipes.count else {
                    throw numbers.miss(of: recipes.count, in: .shown, hasMore: false)
                }
                return numbers.map {
                    PickedRecipe(number: $0, recipe: recipes[$0 - 1], isResult: false)
                }
            }
        }
    }

    /// The favorites of some numbers: of the list printed last, else in the order of keeping.
    private func favorites(_ numbers: ClosedRange<Int>) async throws
        -> [PickedRecipe]
    {
        let shown = await session.favorites
        let printed = shown?.rows ?? []
        var rows = Array(printed.enumerated().filter { numbers.contains($0.offset + 1) })
        var count = shown?.counts.all ?? 0
        if shown == nil || numbers.upperBound > printed.count {
            // What was not printed yet is read behind what was.
            let first = max(numbers.lowerBound, printed.count + 1)
            let page = try await surroundings.favorites.page(
                shown?.search ?? FavoriteSearch(),
                .init(
                    after: printed.last?.key,
                    skipping: first - printed.count - 1,
                    limit: min(numbers.upperBound, FavoritesWindow.most) - first + 1
                )
            )
            count = page.counts.all
            rows += page.rows.enumerated().map { ($0.offset + first - 1, $0.element) }
        }
        guard count > 0 else { throw UnresolvedReference(.reference(.noFavorites)) }
        guard numbers.lowerBound > 0, rows.count == numbers.count else {
            throw numbers.miss(of: count, in: .favorites, hasMore: false)
        }
        return rows.map {
            PickedRecipe(
                number: $0.offset + 1,
                recipe: $0.element.favorite.recipe,
                isResult: false
            )
        }
    }

    func picked(_ rows: [FavoritePage.Row]) -> [PickedRecipe] {
        rows.enumerated().map {
            PickedRecipe(
                number: $0.offset + 1,
                recipe: $0.element.favorite.recipe,
                isResult: false
            )
        }
    }

    /// Picked favorites as a list, with the numbers that they have: in the list printed last, else
    /// in the order of keeping.
    func favorites(named picked: [PickedRecipe]) async throws -> FavoritesAnswer {
        let shown = await session.favorites
        let named = Set(picked.map(\.recipe.id))
        var page = try await surroundings.favorites.page(shown?.search ?? FavoriteSearch(), .whole)
        if !named.isSubset(of: page.rows.map(\.favorite.recipe.id)) {
            page = try await surroundings.favorites.page(FavoriteSearch(), .whole)
            // Where all of them are listed, numbers mean that list from now on.
            if named.count == page.rows.count {
                await session.printed(FavoritesWindow(page: page))
            }
        }
        let rows = page.rows.enumerated().filter { named.contains($0.element.favorite.recipe.id) }
        return FavoritesAnswer(
            rows: rows.map { .init(number: $0.offset + 1, favorite: $0.element.favorite) },
            total: page.counts.all,
            offline: page.counts.offline,
            hasMore: false
        )
    }

    /// The recipes that stand in the list printed last.
    func printedNow() async throws -> [PickedRecipe] {
        switch await session.printedList {
        case .nothing: throw UnresolvedReference(.reference(.nothingShown))
        case .names: throw UnresolvedReference(.reference(.notARecipeList))
        case .recipes(let recipes):
            return recipes.enumerated().map { place, recipe in
                PickedRecipe(number: place + 1, recipe: recipe, isResult: false)
            }
        case .favorites:
            guard let window = await session.favorites else {
                throw UnresolvedReference(.reference(.nothingShown))
            }
            return picked(window.rows)
        case .results:
            guard let view = await session.view else {
                throw UnresolvedReference(.reference(.nothingShown))
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
}

extension ClosedRange<Int> {
    /// That a list has no such number: the last one, or a first one that is too low.
    fileprivate func miss(
        of count: Int,
        in list: Reference.List,
        hasMore: Bool
    ) -> UnresolvedReference {
        let number = upperBound > count ? upperBound : lowerBound
        return UnresolvedReference(
            .reference(.noSuchNumber(number, in: list, count: count, hasMore: hasMore))
        )
    }
}
