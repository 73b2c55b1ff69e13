import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What the words of a typed line can mean.
struct VocabularyTests {
    private let vocabulary = Vocabulary.shared

    @Test(arguments: [
        "low carb", "low carbohydrate", "low fat", "low calorie", "low cal", "low sodium",
        "low salt",
        "low sugar", "low FODMAP", "low cholesterol", "reduced fat", "reduced sugar",
        "high protein",
        "high fiber", "high fibre", "heart healthy", "slow cooker", "crock pot", "instant pot",
        "pressure cooker", "air fryer", "bread machine", "rice cooker",
    ])
    func whatNoFactMeasures(_ wish: String) {
        #expect(vocabulary.senses(of: wish).contains(.wish))
        #expect(
            TermMeaning(Term(wish)).grades == [.title(FoodWords(wish).words), .none, .none, .none]
        )
        for word in FoodWords(wish).words { #expect(!vocabulary.senses(of: word).contains(.wish)) }
    }

    @Test func sortsAreKindsCoursesDietsAndCuisines() {
        let sorts = Vocabulary.sorts
        for name in ["soup", "dessert", "vegan", "italian", "lassi", "sugar free"] {
            #expect(sorts.contains(name), "\(name)")
        }
        #expect(!sorts.contains("leek"))
        #expect(sorts.allSatisfy { !Vocabulary.shared.senses(of: $0).isEmpty })
    }

    @Test func wordsAreThoseOfAllNames() {
        let words = Vocabulary.words
        for word in [
            "leek", "soup", "dessert", "italian", "vegan", "cottage", "aubergine", "yoghurt",
            "bake",
        ] { #expect(words.contains(word), "\(word)") }
        #expect(words == words.sorted() && Set(words).count == words.count)
        #expect(words.allSatisfy { $0.count > 2 && !$0.contains(" ") && !$0.contains("-") })
    }
}
