import RecipeModel
import Testing

@testable import RecipeServices

/// The small rules by which what a cook's own server says becomes a recipe.
struct OwnServerWordsTests {
    // MARK: - Texts

    private let words = OwnServerWords(
        markup: MarkupText { text in
            var isTag = false
            return text.filter { sign in
                if sign == "<" { isTag = true }
                defer { if sign == ">" { isTag = false } }
                return !isTag
            }.replacing("&amp;", with: "&")
        },
        minutes: { _ in nil }
    )

    private func steps(_ texts: [(String, [Int])]) -> [String] {
        words.steps(texts.map { StepText(text: $0.0, ingredients: $0.1) })
            .map { "\($0.text) \($0.ingredients)" }
    }

    /// Who wrote all steps into one has them parted; who wrote several has them as they are.
    @Test func oneTextIsPartedAndSeveralAreNot() {
        #expect(
            steps([("Chop.\n\nFry.\n\nServe.", [1, 2])]) == [
                "Chop. [1, 2]", "Fry. []", "Serve. []",
            ]
        )
        #expect(
            steps([("Chop.\n\nFry.", [1]), (" ", [5]), ("Serve.", [2])])
                == ["Chop. Fry. [1]", "Serve. [2]"]
        )
        #expect(steps([(" ", [1])]) == [])
    }

    @Test func aSectionWithoutAStepIsOne() {
        var recipe = Recipe(id: RecipeID(service: .mealie, key: "a"), title: "A")
        recipe.take(
            [
                StepSection(title: "Empty", texts: [StepText(text: "", ingredients: [0])]),
                StepSection(title: "Pan", texts: [StepText(text: "Fry.", ingredients: [])]),
                StepSection(texts: [StepText(text: "Serve.", ingredients: [1])]),
            ],
            words
        )
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Empty"]), StepGroup(title: "Pan", items: ["Fry."]),
                StepGroup(items: ["Serve."]),
            ]
        )
        #expect(recipe.stepIngredients == [[], [], [1]])
        recipe.take([StepSection(texts: [StepText(text: "Fry.", ingredients: [])])], words)
        #expect(recipe.stepIngredients == nil)
    }

    // MARK: - Tags

    // MARK: - What is lost

    /// What was changed between sending and reading is named, and nothing else.
    @Test func whatIsNotThereAsItWasIsNamed() throws {
        var sent = Recipe(id: RecipeID(service: .web, key: "a"), title: "A")
        sent.categories = ["Soup", "winter", "soup"]
        sent.cuisines = ["thai"]
        sent.keywords = ["unknown"]
        sent.ingredientGroups = [
            IngredientGroup(title: "Pot", items: [.init(text: "2 leeks, sliced")]),
            IngredientGroup(items: [.init(text: "½ cup oil"), .init(text: "0.0004 g saffron")]),
        ]
        sent.stepGroups = [StepGroup(items: ["Fry.", "Stir.", "Serve."])]
        sent.notes = ["Good cold."]
        sent.yield = RecipeYield(text: "Serves 4-6", amount: 4)
        sent.times = CookingTimes(preparation: 20, cooking: 10, total: 40)
        sent.nutrition = [NutritionFact(name: "Fiber", amount: "3 g")]
        var there = sent
        #expect(SentDifference(sent: sent, there: sent, hadPicture: false).losses == [])
        there.categories = ["soup"]
        there.cuisines = []
        there.keywords = []
        there.yield = RecipeYield(text: "4 to 6 servings", amount: 4)
        there.times = CookingTimes(preparation: 20, cooking: 20)
        there.nutrition = [NutritionFact(name: "fibre", amount: "3000 mg")]
        there.ingredientGroups = [
            IngredientGroup(
                title: "Pot",
                items: [
                    .init(text: "1/2 cup oil"), .init(text: "2 leek, sliced"),
                    .init(text: "saffron"),
                ]
            )
        ]
        there.stepGroups = [StepGroup(items: ["Fry.", "Serve."])]
        there.notes = []
        sent.author = "A. Cook"
        sent.video = WebAddress("https://y.example/1")
        sent.rating = Rating(value: 4)
        #expect(
            SentDifference(sent: sent, there: there, hadPicture: true).losses == [
                .tag("thai"), .tag("unknown"), .tag("winter"), .author, .video, .rating, .picture,
                .ingredient("0.0004 g saffron", there: "saffron"), .headingEnd("Pot"), .step(2),
                .note("Good cold."),
            ]
        )
        #expect(sent.tagNames == ["soup", "winter", "thai", "unknown"])
    }

    // MARK: - Pages

    @Test func aPageHasEachRecipeOnce() throws {
        let entries = try JSONValue.reply(Array(#"["a","b","a",7,null]"#.utf8)).array ?? []
        func page(_ entries: [JSONValue]) throws -> OwnServerPage {
            try OwnServerPage(entries, total: 9, goesOn: true) { entry in
                entry.string.map { Recipe(id: RecipeID(service: .mealie, key: $0), title: $0) }
            }
        }
        let read = try page(entries)
        #expect(read.recipes.titles == ["a", "b"])
        #expect(read.unusableEntries == 2 && read.total == 9 && read.goesOn)
        #expect(try page([]).recipes.isEmpty)
        #expect(throws: ServiceError.malformedReply(.wrongShape)) { try page([.null]) }
    }
}
