import KitchenLanguage
import RecipeModel
import RecipeSearch

extension StarterIndex {
    /// The names that the recipes can be found by, counted once for a run.
    var vocabulary: CookbookNames { isBuiltIn ? Self.builtInVocabulary : counted }

    private static let builtInVocabulary = StarterIndex.builtIn.counted

    private var counted: CookbookNames {
        let foods = knownNames.map {
            CountedName(name: $0, count: count(of: CookingLexicon.mainPostings(of: $0), but: none))
        }
        return CookbookNames(
            foods: FoodCompletion(counted: foods),
            cuisines: names { $0.cuisines },
            categories: names { $0.categories }
        )
    }

    /// The foods, dishes, courses and diets that the program knows.
    var knownNames: [String] {
        KnownFoods.shared.foods + KnownFoods.shared.dishes + Vocabulary.sorts
    }

    /// How many recipes have one of some postings, without those that are hidden.
    func count(of postings: [Posting], but hidden: RecipeBits) -> Int {
        postings.reduce(none) { $0.union(recipes($1)) }.subtracting(hidden).count
    }

    /// The names that recipes state, those of most recipes first.
    private func names(_ names: (Recipe) -> [String]) -> [CountedName] {
        byTitle.flatMap { names($0.recipe) }
            .reduce(into: [:]) { $0[$1, default: 0] += 1 }
            .map { CountedName(name: $0.key, count: $0.value) }
            .mostUsedFirst
    }
}

extension [CountedName] {
    /// Those of most recipes first, and of as many by the alphabet.
    var mostUsedFirst: [CountedName] {
        sorted { ($1.count ?? 0, $0.name) < ($0.count ?? 0, $1.name) }
    }
}
