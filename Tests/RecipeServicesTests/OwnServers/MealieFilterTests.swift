import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// How many requests a term costs, and how long they are.
struct MealieFilterTests {
    @Test(
        arguments: [
            "fish", "meat", "vegetables", "pasta", "nuts", "beans", "berries", "dairy", "fruit",
            "herbs", "cheese", "spices", "grains", "seafood",
        ],
        [false, true]
    )
    func aFamilyIsAskedForAtOnce(_ family: String, _ isUnwanted: Bool) {
        let foods = (1...60).map { "a food of the family number \($0)" }
        let filter = MealieFilter(Term(family), foods: foods, isUnwanted: isUnwanted)
        #expect(filter.texts(ofAtMost: MealieFilter.longest).count == 1)
        let parts = filter.texts(ofAtMost: MealieFilter.longestForAll)
        #expect(
            parts.allSatisfy { PercentEncoding.value($0).utf8.count <= MealieFilter.longestForAll }
        )
        #expect(parts.joined(separator: " OR ") == filter.texts(ofAtMost: .max).joined())
        // A database nests no deeper.
        #expect(filter.texts(ofAtMost: .max).joined().split(separator: " OR ").count < 900)
    }

    @Test(arguments: [
        "fish", "butter", "cream", "vegetables", "beans", "egg", "chicken", "corn", "pepper",
        "meat",
        "cheese", "milk", "rice", "fruit", "nuts", "dairy",
    ])
    func foodsThatOnlyCarryANameAreAskedForAtOnce(_ word: String) throws {
        let terms: [(Term, FoodReach)] = [(Term(word), .itself), (Term(word), .unwanted)]
        let filter = try #require(MealieFilter.doubts(terms))
        #expect(filter.texts(ofAtMost: MealieFilter.longest).count == 1)
    }

    /// Of nothing but the signs of the language there is no name, which every line would have.
    @Test(arguments: ["%", "\"", "\\", "_", "[]", "% %"])
    func aTermOfSignsAloneMeetsNoLine(_ text: String) {
        let filter = MealieFilter(Term(text), foods: [], isUnwanted: false)
        #expect(filter.texts(ofAtMost: .max) == [])
    }

    @Test func theSignsOfTheLanguageAreNoneInAName() {
        let plain = MealieFilter(Term("ab"), foods: [], isUnwanted: false)
        let signed = MealieFilter(Term("a\"b%_[]\\"), foods: [], isUnwanted: false)
        #expect(signed.texts(ofAtMost: .max) == plain.texts(ofAtMost: .max))
        #expect(plain.texts(ofAtMost: .max).joined().contains("LIKE \"ab %\""))
    }

    /// A longer name that no other food has in its own is looked for wherever it stands.
    @Test(arguments: [("squid", true), ("kale", false)])
    func onlyALongNameIsLookedForAnywhere(_ name: String, _ isAnywhere: Bool) {
        let filter = MealieFilter(Term(name), foods: [], isUnwanted: false)
        let text = filter.texts(ofAtMost: .max).joined()
        #expect(text.contains("LIKE \"%\(name)%\"") == isAnywhere)
        #expect(text.contains("LIKE \"\(name) %\"") != isAnywhere)
    }

    private static func recipe(_ key: String, _ lines: [String] = []) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .mealie, key: key), title: key)
        if !lines.isEmpty {
            recipe.ingredientGroups = [IngredientGroup(items: lines.map { Ingredient(text: $0) })]
        }
        return recipe
    }

    /// What can't be read, or tells no ingredients, is not taken out on a doubt.
    @Test func onlyWhatIsReadAndMeansSomethingElseIsTakenOut() async throws {
        let keys = ["cod", "sauce", "bare", "gone", "failed", "sure"]
        let list = FoundRecipes.List(recipes: keys.map { Self.recipe($0) })
        let doubts = MealieDoubts {
            Set(list.recipes.map(\.id).filter { $0.key != "sure" })
        } details: { id in
            switch id.key {
            case "cod": return Self.recipe("cod", ["200 g cod"])
            case "sauce": return Self.recipe("sauce", ["1 tbsp fish sauce"])
            case "bare": return Self.recipe("bare")
            case "gone": return nil
            default: throw ServiceError.notKept
            }
        }
        let settled = try await doubts.settled(list, for: Term("fish"), .itself)
        #expect(settled.recipes.titles == ["cod", "bare", "gone", "failed", "sure"])
    }

    /// A proxy before the server may take shorter addresses than the server.
    @Test func aLongFilterIsAskedInPartsWhereAProxyWantsThat() async throws {
        let bench = try ServiceBench()
        let site = MealieSite([
            OwnRecipe(1, "Stew", [.init(note: "2 carrots")]), OwnRecipe(2, "Tea", []),
        ])
        bench.server.serve { request in
            request.target.utf8.count > 8_000
                ? .html("<h1>414 Request-URI Too Large</h1>", status: 414) : site.answer(request)
        }
        let service = try bench.mealie(token: site.token)
        #expect(try await service.page([.has(Term("vegetables"))]).recipes.titles == ["Stew"])
        #expect(try await service.page([.none(Term("vegetables"))]).recipes.titles == ["Tea"])
    }
}
