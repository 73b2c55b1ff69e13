import RecipeModel
import RecipeQuestions
import RecipeSearch
import Testing

/// Labels of recipes on public pages, as a question and a search give them.
struct AskedPageTests {
    private static let foods = [
        "gluten", "wheat", "nuts", "milk", "dairy", "lactose", "eggs", "fish", "crustaceans",
        "shellfish", "peanuts", "soya", "celery", "mustard", "sesame", "sulphites", "lupin",
        "molluscs", "meat", "pork", "beef", "alcohol", "honey", "garlic", "cheese", "butter",
    ]

    private static let diets = [
        "vegan", "vegetarian", "gluten free", "dairy free", "nut free", "egg free", "pescatarian",
        "fish free", "soy free", "lactose free",
    ]

    private static let recipes = GoldenPageTests.pages.compactMap { page in
        page.recipe.map {
            (name: page.name, asked: AskedRecipe($0), words: RecipeWords($0))
        }
    }

    private func saying(_ text: String, _ asked: AskedRecipe) throws -> RecipeReply.Saying {
        RecipeAnswerer(asked).reply(to: try #require(RecipeQuestion(text))).saying
    }

    /// No food is denied that a search without it leaves out, and none is found that it keeps.
    @Test(.enabled(if: GoldenPageTests.folder != nil), arguments: foods)
    func aFoodIsInItWhereASearchWithoutItLeavesItOut(_ food: String) throws {
        #expect(!Self.recipes.isEmpty)
        let kept = QueryMatch([.none(Term(food))])
        for (name, asked, words) in Self.recipes {
            guard
                case .contains(_, let verdict, _, _, _) = try saying("does it have \(food)?", asked)
            else {
                Issue.record("\(name): \(food)")
                continue
            }
            #expect((verdict == .no) == kept.holds(for: words), "\(name): \(food)")
        }
    }

    /// No diet is promised that a search for it doesn't find, and none is denied that it finds.
    @Test(.enabled(if: GoldenPageTests.folder != nil), arguments: diets)
    func aDietIsKeptWhereASearchFindsIt(_ diet: String) throws {
        let found = QueryMatch([.has(Term(diet))])
        for (name, asked, words) in Self.recipes {
            guard case .diet(_, let verdict, _, _, _) = try saying("is it \(diet)?", asked) else {
                Issue.record("\(name): \(diet)")
                continue
            }
            let isFound = found.holds(for: words)
            #expect(verdict != .yes || isFound, "\(name): \(diet)")
            #expect(verdict != .no || !isFound, "\(name): \(diet)")
        }
    }
}
