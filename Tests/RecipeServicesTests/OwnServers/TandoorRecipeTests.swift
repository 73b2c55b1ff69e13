import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// How Tandoor's recipes are put together.
struct TandoorRecipeTests {
    private static let words = OwnServerWords(
        markup: MarkupText { $0.replacing("&amp;", with: "&").replacing("<i>", with: "") },
        minutes: { _ in nil }
    )

    private func recipe(_ json: String) throws -> Recipe {
        let base = try #require(WebAddress("http://nas.local"))
        return try #require(
            Recipe(tandoor: try JSONValue.reply(Array(json.utf8)), at: base, Self.words)
        )
    }

    @Test(arguments: [
        Case("nothing said", (1, ""), nil),
        Case("a number", (4, ""), "4 servings"),
        Case("a unit", (12, "muffins"), "12 muffins"),
        Case("the number again", (4, "4 bowls"), "4 bowls"),
        Case("another number", (6, "1 pie"), "1 pie"),
        Case("a phrase", (1, "as many as you like"), "as many as you like"),
    ])
    func aYieldIsSaidOnce(_ yield: Case<(Int, String), String?>) throws {
        let (count, word) = yield.input
        let json = #"{"id":1,"name":"A","servings":\#(count),"servings_text":"\#(word)"}"#
        let read = try recipe(json).yield
        #expect(read?.text == yield.expected)
        #expect(read == nil || read?.amount == Double(count))
    }

    private func line(_ food: String?, _ amount: Double, _ unit: String?, note: String = "")
        -> String
    {
        let name = { (text: String?) in text.map { #"{"name":"\#($0)"}"# } ?? "null" }
        return """
            {"food":\(name(food)),"unit":\(name(unit)),"amount":\(amount),"note":"\(note)"}
            """
    }

    private func steps(_ steps: [(name: String, lines: [String])]) -> String {
        let texts = steps.enumerated().map { place, step in
            """
            {"name":"\(step.name)","instruction":"Do it.","order":\(place),
            "ingredients":[\(step.lines.joined(separator: ","))]}
            """
        }
        return #"{"id":1,"name":"A","steps":[\#(texts.joined(separator: ","))]}"#
    }

    @Test func aLineIsPutTogetherFromItsParts() throws {
        let recipe = try recipe(
            steps([
                (
                    "",
                    [
                        line("oil", 0.333, "cup"), line("flour", 2.75, "cup", note: "sifted"),
                        line("sugar", 0, "cup"), line(nil, 1, "cup", note: "of something"),
                        line(nil, 0, nil), line("R&amp;B <i>sauce", 1, nil),
                    ]
                )
            ])
        )
        #expect(
            recipe.ingredients.map(\.text) == [
                "1/3 cup oil", "2 3/4 cup flour, sifted", "sugar", "1 cup of something",
                "1 R&B sauce",
            ]
        )
    }

    @Test func stepsKeepTheirOwnIngredients() throws {
        let text =
            #"{"id":1,"name":"A","steps":["#
            + [
                (2, "Roast.", [line("pepper", 1, nil)]), (0, "Mix.", [line("flour", 2, "cup")]),
                (1, " ", [line("salt", 0, nil), line(nil, 0, nil)]),
            ].map { order, words, lines in
                #"{"order":\#(order),"instruction":"\#(words)","ingredients":["#
                    + lines.joined(separator: ",") + "]}"
            }.joined(separator: ",") + "]}"
        let recipe = try recipe(text)
        #expect(recipe.steps == ["Mix.", "Roast."])
        // A step of ingredients alone is for the next one.
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [
                ["2 cup flour"], ["salt", "1 pepper"],
            ]
        )
        let guide = try #require(Guide(recipe))
        #expect(
            guide.steps.map { $0.ingredients.map(\.name) } == [["flour"], ["salt", "pepper"]]
        )
    }

    @Test func ingredientsBehindTheLastTextAreOfTheLastStep() throws {
        let recipe = try recipe(
            #"""
            {"id":1,"name":"A","steps":[
            {"order":0,"instruction":"Mix.","ingredients":[\#(line("flour", 2, "cup"))]},
            {"order":1,"instruction":"Bake.","ingredients":[\#(line("egg", 1, nil))]},
            {"order":2,"instruction":"","ingredients":[\#(line("salt", 0, nil))]}]}
            """#
        )
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [
                ["2 cup flour"], ["1 egg", "salt"],
            ]
        )
    }

    @Test func ingredientsOfTheFirstStepAloneAreForAll() throws {
        let recipe = try recipe(
            steps([("", [line("egg", 1, nil), line("oil", 0, nil)]), ("", [])])
        )
        #expect(recipe.ingredientsOfSteps == nil)
    }

    @Test func aHeadingHoldsUpToTheNextAndStepsNamesOnlyWithoutOne() throws {
        let header = #"{"is_header":true,"note":"Filling:","food":null,"no_amount":true}"#
        let egg = line("egg", 1, nil)
        let headed = try recipe(steps([("Bowl", [header, egg]), ("", [egg]), ("Pan", [egg])]))
        #expect(headed.ingredientGroups.map(\.title) == ["Filling"])
        #expect(headed.ingredients.count == 3)
        let named = try recipe(steps([("Bowl", [egg]), ("Pan", [egg])]))
        #expect(named.ingredientGroups.map(\.title) == ["Bowl", "Pan"])
    }
}
