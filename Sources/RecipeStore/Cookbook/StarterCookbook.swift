import KitchenLanguage
package import RecipeModel
package import RecipeSearch

/// The recipes inside the program, as a service that needs no network and no file.
///
/// It answers every condition itself, tells exact totals, and always has every recipe whole: what
/// is in the cookbook is the recipe's page.
package struct StarterCookbook: RecipeService {
    /// `cookbook`.
    package let name = ServiceName.cookbook
    /// It does everything itself.
    package let abilities = ServiceAbilities(
        fields: Set(TermField.allCases),
        excludes: true,
        alternatives: true,
        limitsMinutes: true,
        tells: Set(RecipeFact.allCases),
        lists: Set(ListAbility.allCases),
        sendsWholeRecipes: true
    )

    private let pageSize: @Sendable () -> Int
    let chance: @Sendable (Range<Int>) -> Int
    let madeIndex: @Sendable () -> StarterIndex

    /// A cookbook of the built-in recipes; they are read at the first question.
    ///
    /// - Parameters:
    ///   - pageSize: How many recipes a page has, asked anew for each page and held to 5 to 50.
    ///   - chance: Picks one of a range that is not empty, for a random recipe.
    package init(
        pageSize: @escaping @Sendable () -> Int = { 10 },
        chance: @escaping @Sendable (Range<Int>) -> Int = { Int.random(in: $0) }
    ) {
        self.init(pageSize: pageSize, chance: chance, index: { .builtIn })
    }

    init(
        pageSize: @escaping @Sendable () -> Int,
        chance: @escaping @Sendable (Range<Int>) -> Int,
        index: @escaping @Sendable () -> StarterIndex
    ) {
        self.pageSize = pageSize
        self.chance = chance
        madeIndex = index
    }

    /// The same recipes, in pages of so many.
    func paged(by size: Int) -> StarterCookbook {
        StarterCookbook(pageSize: { size }, chance: chance, index: madeIndex)
    }

    /// How many recipes it has.
    package var count: Int { madeIndex().count }

    /// Every recipe by title, as lists show it.
    package var outlines: [Recipe] { madeIndex().byTitle.map(\.recipe) }

    /// How many cuisines its recipes are from.
    package var cuisineCount: Int { Set(madeIndex().byTitle.flatMap(\.recipe.cuisines)).count }

    /// What it can be asked for by name, for whoever completes a word.
    package var vocabulary: CookbookNames { madeIndex().vocabulary }

    /// Whether the title, the ingredients, the cuisine or the category of a recipe has a word, or a
    /// food or dish that it names.
    package func knowsWord(_ word: String) -> Bool {
        let index = madeIndex()
        let isMeant = CookingLexicon.mainPostings(of: word).contains { !index.recipes($0).isEmpty }
        if isMeant { return true }
        return FoodWords(word).words.allSatisfy { word in
            [Posting.title(word), .word(word), .cuisine(word), .category(word)].contains {
                !index.recipes($0).isEmpty
            }
        }
    }

    /// The whole recipe of a key, such as `garlic-cheese-bread`; nil when there is none.
    package func recipe(forKey key: String) -> Recipe? { madeIndex().recipe(forKey: key) }

    /// A page of recipes in the order that `search` shows; never fails.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try Task.checkCancellation()
        let index = madeIndex()
        let offer = index.offer(insteadOf: query)
        // A slip is set right at once, and said; else a mistyped `-onoin` would leave nothing out.
        let asked = offer.map { $0.isTaken ? $0.query : query } ?? query
        let found = StarterSearch(asked).outlines(in: index)
        let start = min(offset(of: cursor), found.count)
        let end = min(start + size, found.count)
        var page = RecipePage(
            cursor: cursor,
            recipes: found[start..<end].map { $0.wholeRecipe() },
            next: end < found.count
                ? PageCursor(number: cursor.number + 1, place: String(end)) : nil,
            total: .exactly(found.count)
        )
        page.offer = offer
        return page
    }

    /// The place one page further on.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        PageCursor(
            number: min(max(cursor.number, 1), StarterCookbook.mostPages) + 1,
            place: String(offset(of: cursor) + size)
        )
    }

    /// The whole recipe; one of another service as it is.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard recipe.id.service == name else { return recipe }
        return self.recipe(forKey: recipe.id.key) ?? recipe
    }

    /// The names in the alphabet's order, each with how many recipes have it.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        names(of: kind, but: [])
    }

    /// The same without the recipes of these keys.
    func names(of kind: NameKind, but hidden: Set<String>) -> [CountedName] {
        let recipes = madeIndex().byTitle.lazy.map(\.recipe).filter { !hidden.contains($0.id.key) }
        let lists = recipes.map { kind == .cuisines ? $0.cuisines : $0.categories }
        let counts = lists.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { CountedName(name: $0.key, count: $0.value) }
    }

    /// One random recipe. Throws `ServiceError.unsupported` when there is none at all.
    package func randomRecipe() async throws -> Recipe {
        let outlines = madeIndex().byTitle
        guard !outlines.isEmpty else { throw ServiceError.unsupported }
        let place = chance(outlines.indices)
        return outlines[min(max(place, 0), outlines.count - 1)].wholeRecipe()
    }

    /// How many recipes a page has.
    var size: Int { min(max(pageSize(), 5), 50) }

    /// A page's first recipe: what its cursor says, else as far on as pages of today's size reach.
    private func offset(of cursor: PageCursor) -> Int {
        let offset =
            cursor.place.flatMap { Int($0) }
            ?? (min(max(cursor.number, 1), StarterCookbook.mostPages) - 1) * size
        return min(max(offset, 0), StarterCookbook.mostPages * 50)
    }

    /// Far more pages than there are recipes, so that no number is too large to count on from.
    private static let mostPages = 1_000_000
}
