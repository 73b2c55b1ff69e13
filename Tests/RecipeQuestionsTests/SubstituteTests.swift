import KitchenLanguage
import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeQuestions

/// What can take the place of an ingredient.
struct SubstituteTests {
    private static func recipe(_ lines: [String], steps: [String] = ["Fry it all."]) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "x"), title: "Dish")
        recipe.ingredientGroups = [
            IngredientGroup(
                items: lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
            )
        ]
        recipe.stepGroups = [StepGroup(items: steps)]
        return recipe
    }

    private func reply(
        _ text: String,
        _ recipe: Recipe,
        exclusions: [Condition] = [],
        eaters: Eaters = Eaters()
    ) throws -> RecipeReply.Saying {
        let question = try #require(RecipeQuestion(text), "\(text)")
        return RecipeAnswerer(
            AskedRecipe(recipe),
            exclusions: exclusions,
            eaters: eaters
        ).reply(to: question).saying
    }

    private func offers(_ saying: RecipeReply.Saying) -> [RecipeReply.Offer] {
        guard case .exchange(let exchange) = saying else { return [] }
        return exchange.offers
    }

    @Test func everyRowOfTheTableIsRead() {
        let rows = SubstituteTable.text.split(separator: "\n").count
        #expect(Substitute.all.values.reduce(0) { $0 + $1.count } == rows)
        #expect(rows >= 150)
        let kinds = Set(
            SubstituteTable.text.split(separator: "\n").map { row in
                row.split(separator: "|").prefix(2).joined(separator: "|")
            }
        )
        #expect(kinds.count == rows, "a row stands twice")
        #expect(Allergen.all.count == 14)
    }

    /// What goes, what comes, and whether nothing comes.
    @Test(
        arguments: [
            ("can I use oil instead of butter?", "butter", "oil", false, true),
            ("instead of butter can I take margarine?", "butter", "margarine", false, true),
            ("can I replace the butter with oil", "butter", "oil", false, true),
            ("can I substitute oil for butter?", "butter", "oil", false, true),
            ("can I swap butter for oil?", "butter", "oil", false, true),
            ("what can I use instead of eggs?", "eggs", nil, false, true),
            ("is there an alternative to milk?", "milk", nil, false, true),
            ("I have no buttermilk", "buttermilk", nil, false, false),
            ("I'm out of brown sugar", "brown sugar", nil, false, false),
            ("can I use oil for the butter", "butter", "oil", false, false),
            ("can I leave out the salt?", "salt", nil, true, false),
            ("can I skip the garlic", "garlic", nil, true, false),
            ("can I make it without eggs?", "eggs", nil, false, false),
            ("would margarine work?", nil, "margarine", false, false),
        ] as [(String, String?, String?, Bool, Bool)]
    )
    func itIsReadWhatGoesAndWhatComes(
        _ text: String,
        _ out: String?,
        _ into: String?,
        _ isOmission: Bool,
        _ isSaid: Bool
    ) throws {
        let question = try #require(RecipeQuestion(text))
        #expect(question.subject == .substitute, "\(text)")
        let read = RecipeQuestion.Exchange(
            out: out,
            into: into,
            isOmission: isOmission,
            isSaid: isSaid
        )
        #expect(question.exchange == read, "\(text)")
    }

    @Test func theAmountIsThatOfTheRecipe() throws {
        let dish = Self.recipe(["80 g butter, soft", "250 ml buttermilk"])
        let oil = try offers(reply("can I use oil instead of butter?", dish))
        #expect(oil.map(\.amount) == ["60 g"])
        let margarine = try offers(reply("margarine instead of butter?", dish))
        #expect(margarine.map(\.amount) == ["80 g"] && margarine.allSatisfy(\.isSameAmount))
        #expect(
            try offers(reply("I have no buttermilk", dish)).first?.measure?.contains("lemon")
                == true
        )
    }

    @Test func whatTheDishNeedsIsNotExchanged() throws {
        let cake = Self.recipe(
            ["200 g butter", "200 g plain flour", "300 ml double cream"],
            steps: ["Beat the butter with the sugar, add the flour and bake.", "Whip the cream."]
        )
        #expect(try offers(reply("can I use oil instead of butter?", cake)).isEmpty)
        #expect(
            try !offers(reply("what instead of cream?", cake)).map(\.name).contains(
                "milk and butter"
            )
        )
        #expect(try reply("I have no plain flour", cake) != .silence(nearest: []))
        #expect(
            try reply("I have no self-raising flour", cake)
                == .contains(food: "self raising flour", .no, lines: [])
        )
    }

    /// Whatever must not be in a dish, nothing is named that may have it.
    @Test func nothingIsNamedThatIsLeftOut() throws {
        let heads = Substitute.all.keys.sorted()
        let exclusions: [Condition] =
            ["gluten", "nuts", "dairy", "alcohol"].map { .none(Term($0)) } + [.has(Term("vegan"))]
        for (number, exclusion) in exclusions.enumerated() {
            // A query leaves it out, or somebody who eats here.
            let isOfQuery = number.isMultiple(of: 2)
            let eaters = Eaters(["Mia"], demands: [.init(exclusion, for: ["Mia"])])
            let match = QueryMatch([exclusion])
            for head in heads {
                let dish = Self.recipe(["100 g \(head)"])
                let said = try reply(
                    "what can I use instead of \(head)?",
                    dish,
                    exclusions: isOfQuery ? [exclusion] : [],
                    eaters: isOfQuery ? Eaters() : eaters
                )
                for offer in offers(said) {
                    for food in offer.name.split(separator: " and ") {
                        let alone = RecipeWords(Self.recipe([String(food)], steps: []))
                        #expect(match.holds(for: alone), "\(food) for \(head), \(exclusion)")
                    }
                }
            }
        }
    }

    /// What somebody mustn't eat isn't named either where the recipe itself names it, and where nobody
    /// knows what that is, nothing is.
    @Test func aHouseholdIsMindedInTheRecipesOwnWords() throws {
        var dish = Self.recipe(["2 tbsp oil or butter", "80 g margarine"])
        dish.notes = ["Use peanut butter instead of margarine."]
        let mia = Eaters(["Mia"], demands: [.init(.none(Term("peanuts")), for: ["Mia"])])
        let question = "what can I use instead of margarine?"
        #expect(
            try reply(question, dish) == .told(["Use peanut butter instead of margarine."])
        )
        let minded = try reply(question, dish, eaters: mia)
        #expect(!"\(minded)".contains("peanut"), "\(minded)")
        let unread = try reply(question, dish, eaters: Eaters(areUnread: true))
        #expect(unread == .unknownEaters(nil))
    }

    @Test func theRecipeIsHeardFirst() throws {
        var dish = Self.recipe(["2 tbsp oil or butter", "1 tsp salt", "parsley (optional)"])
        dish.notes = ["White wine vinegar can replace the oil."]
        #expect(
            try reply("can I use butter instead of oil?", dish) == .told(["2 tbsp oil or butter"])
        )
        #expect(try reply("can I leave out the parsley?", dish) == .told(["parsley (optional)"]))
        guard case .role = try reply("can I leave out the salt?", dish) else {
            Issue.record("the table knows what salt does")
            return
        }
    }
}
