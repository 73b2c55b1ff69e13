import RecipeModel

extension StarterIndex {
    /// The names that the recipes can be found by, counted once for a run.
    var vocabulary: CookbookNames { isBuiltIn ? Self.builtInVocabulary : counted }

    private static let builtInVocabulary = StarterIndex.builtIn.counted

    private var counted: CookbookNames {
        let known = KnownFoods.shared.foods + KnownFoods.shared.dishes
        let foods = (known + Vocabulary.sorts).map {
            CountedName(name: $0, count: count(of: CookingLexicon.mainPostings(of: $0)))
        }
        return CookbookNames(
            foods: FoodCompletion(counted: foods),
            cuisines: names { $0.cuisines },
            categories: names { $0.categories }
        )
    }

    private func count(of postings: [Posting]) -> Int {
        postings.reduce(none) { $0.union(recipes($1)) }.count
    }

    /// The names that recipes state, those of most recipes first.
    private func names(_ names: (Recipe) -> [String]) -> [CountedName] {
        let counts = byTitle.flatMap { names($0.recipe) }
            .reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { CountedName(name: $0.key, count: $0.value) }
    }
}
