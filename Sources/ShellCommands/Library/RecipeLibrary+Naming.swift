import Conversation
import KitchenLanguage
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

/// A recipe's title as a cook says it: letter case, accents, number and small words don't matter.
struct SaidTitle: Hashable, Sendable {
    let text: String
    private let words: [String]

    init(_ text: String) {
        self.text = text
        words = FoodWords(text).words
    }

    /// Whether it is the whole title of a recipe.
    func isWhole(of recipe: Recipe) -> Bool { FoodWords(recipe.title).words == words }

    /// Whether all its words are in the title of a recipe.
    func isPart(of recipe: Recipe) -> Bool {
        !words.isEmpty && Set(words).isSubset(of: FoodWords(recipe.title).words)
    }

    /// Whether a recipe has a food of that name.
    func isFood(of recipe: Recipe) -> Bool {
        recipe.ingredients.contains { item in
            !words.isEmpty && Set(words).isSubset(of: FoodWords(item.name).words)
        }
    }

    /// The search for the words in titles.
    var condition: Condition { .has(Term(text, in: .title)) }
}

extension RecipeLibrary {
    /// The most recipes with a title that are looked at in each place.
    private static let mostTitled = 20
    /// More recipes than that are no choice but a list.
    private static let mostChoices = 6

    /// The recipe that a title names: first among those in view, then among the favorites, then in the
    /// service in use and in the cookbook; one with this very title, else the only one that has its
    /// words in its own.
    ///
    /// Throws `UnresolvedReference` where none has, or several have.
    func recipe(titled text: String) async throws -> PickedRecipe {
        let title = SaidTitle(text)
        var met: Set<RecipeID> = []
        var others: [PickedRecipe] = []
        let places = [inView, inFavorites, inService, inCookbook]
        var failure: (any Error)?
        for place in places {
            let found: [PickedRecipe]
            do {
                found = try await place(title)
            } catch let error as ServiceError {
                failure = await worldFailure(.service(error, session.service.name))
                continue
            }
            let whole = found.filter { title.isWhole(of: $0.recipe) }
            if let only = whole.first, Set(whole.map(\.recipe.id)).count == 1 { return only }
            guard whole.isEmpty else { throw choice(of: whole, for: title) }
            others += found.filter {
                title.isPart(of: $0.recipe) && met.insert($0.recipe.id).inserted
            }
        }
        if others.count == 1 { return others[0] }
        if let failure, others.isEmpty { throw failure }
        throw choice(of: others, for: title)
    }

    /// The runs of words that are whole titles of recipes in view, of favorites or of the cookbook, each with
    /// its recipe: in their order, and no two that share a word. Asks no service in the network.
    func titles(
        at runs: [Range<Int>],
        of words: [String]
    ) async -> [(words: Range<Int>, recipe: PickedRecipe)] {
        var found: [(words: Range<Int>, recipe: PickedRecipe)] = []
        for run in runs
        where found.last.map({ $0.words.upperBound <= run.lowerBound }) ?? true {
            if let recipe = await recipe(called: words[run].joined(separator: " ")) {
                found.append((run, recipe))
            }
        }
        return found
    }

    /// The recipe that has this very title; nil where none has, or several have.
    private func recipe(called text: String) async -> PickedRecipe? {
        let title = SaidTitle(text)
        let isAtHome = await session.service.name == .cookbook
        for place in [inView, inFavorites, isAtHome ? inService : inCookbook] {
            let found = (try? await place(title)) ?? []
            let whole = found.filter { title.isWhole(of: $0.recipe) }
            if let first = whole.first {
                return Set(whole.map(\.recipe.id)).count == 1 ? first : nil
            }
        }
        return nil
    }

    /// What is asked where a title names none or several.
    private func choice(of found: [PickedRecipe], for title: SaidTitle) -> UnresolvedReference {
        guard !found.isEmpty else {
            let words = title.text.split(separator: " ").filter { SmallWord(String($0)) == nil }
                .map { Condition.has(Term(String($0))) }
            let line = CommandText.canonical(of: SearchCommand { $0.conditions = words })
            return UnresolvedReference(.reference(.untitled(title.text, search: line)))
        }
        let search = SearchCommand { $0.conditions = [title.condition] }
        let line = CommandText.canonical(of: search)
        var unmet = UnresolvedReference(.reference(.titledAlike(title.text, search: line)))
        guard found.count <= Self.mostChoices else { return unmet }
        let titles = found.map(\.recipe.title)
        unmet.choices = found.map { picked in
            let isAlone = titles.count { $0 == picked.recipe.title } == 1
            return isAlone ? .title(picked.recipe.title) : .id(picked.recipe.id)
        }
        return unmet
    }

    // MARK: Where titles are looked for

    private func inView(_ title: SaidTitle) async -> [PickedRecipe] {
        (try? await printedNow()) ?? []
    }

    private func inFavorites(_ title: SaidTitle) async throws -> [PickedRecipe] {
        let part = FavoritePage.Part(limit: Self.mostTitled)
        let page = try? await surroundings.favorites.page(FavoriteSearch([title.condition]), part)
        return (page?.rows ?? []).map {
            PickedRecipe(number: nil, recipe: $0.favorite.recipe, isResult: false)
        }
    }

    private func inService(_ title: SaidTitle) async throws -> [PickedRecipe] {
        try await found(title, in: session.service)
    }

    private func inCookbook(_ title: SaidTitle) async throws -> [PickedRecipe] {
        guard await session.service.name != .cookbook,
            let cookbook = surroundings.services.service(.cookbook, nil)
        else { return [] }
        return try await found(title, in: cookbook)
    }

    /// The recipes of a service that have the words of a title in their own.
    func found(
        _ title: SaidTitle,
        in service: any RecipeService
    ) async throws -> [PickedRecipe] {
        let query = RecipeQuery([title.condition])
        let page = try await service.page(of: query, at: .first, freshness: .kept)
        return page.recipes.map { PickedRecipe(number: nil, recipe: $0, isResult: false) }
    }

    // MARK: Ids

    /// The recipe of an id: from what is kept and shown, else from its service.
    ///
    /// Throws `UnresolvedReference` where it isn't there any more.
    func recipe(of id: RecipeID) async throws -> PickedRecipe {
        let shown = (try? await printedNow()) ?? []
        if let picked = shown.first(where: { $0.recipe.id == id }) { return picked }
        if let kept = try? await surroundings.favorites.content(of: id) {
            return PickedRecipe(number: nil, recipe: kept.recipe, isResult: false)
        }
        let recipe = Recipe(id: id, title: "")
        let service = surroundings.services.service(id.service, settings.address(of: id.service))
        let gone = UnresolvedReference(.reference(.goneID(id.text)))
        guard let service else { throw gone }
        do {
            let details = try await service.details(of: recipe)
            guard !details.title.isEmpty else { throw gone }
            return PickedRecipe(number: nil, recipe: details, isResult: false)
        } catch let failure as ServiceError {
            throw await worldFailure(.service(failure, service.name))
        }
    }
}
