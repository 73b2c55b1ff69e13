import Foundation
import Testing

@testable import Starters

/// What the recipe files may be, and what is said of one that is not.
struct CookFileTests {
    private static let tart = """
        ---
        title: "Leek tart: a small one"
        cuisine: french
        course: [starter, main]
        diet: vegetarian
        servings: 4
        yield: 1 tart
        prep time: 20 min
        cook time: 35 min
        time required: 85 min
        ---

        For the pastry:
        @plain flour{200%g}
        @salt{}

        For the top:
        @leeks{2}(washed, in rings)
        @nutmeg{1/4%tsp}(grated)

        Make the pastry.

        Bake.

        > Good cold.

        """

    @Test func aFileIsReadWhole() throws {
        let recipe = try CookFile.recipe(key: "leek-tart", text: CookFileTests.tart)
        #expect(recipe.key == "leek-tart")
        #expect(recipe.title == "Leek tart: a small one")
        #expect(recipe.cuisine == ["french"])
        #expect(recipe.categories == ["starter", "main", "vegetarian"])
        #expect(recipe.servings == 4)
        #expect(recipe.yield == "1 tart")
        #expect([recipe.preparation, recipe.cooking, recipe.minutes] == [20, 35, 85])
        #expect(recipe.groups.map(\.heading) == ["For the pastry", "For the top"])
        #expect(
            recipe.groups.flatMap(\.ingredients) == [
                .init(amount: "200 g", name: "plain flour", preparation: ""),
                .init(amount: "", name: "salt", preparation: ""),
                .init(amount: "2", name: "leeks", preparation: "washed, in rings"),
                .init(amount: "1/4 tsp", name: "nutmeg", preparation: "grated"),
            ]
        )
        #expect(recipe.steps == ["Make the pastry.", "Bake."])
        #expect(recipe.notes == ["Good cold."])
    }

    @Test func withoutMoreTheMinutesAreThoseOfTheWork() throws {
        let text = CookFileTests.tart.replacingOccurrences(of: "time required: 85 min\n", with: "")
        #expect(try CookFile.recipe(key: "x", text: text).minutes == 55)
    }

    @Test(arguments: [
        ("cuisine: french", "kitchen: french", 3), ("servings: 4", "servings: many", 6),
        ("prep time: 20 min", "prep time: 20", 8), ("@salt{}", "@salt", 15),
        ("@salt{}", "salt", 15), ("@leeks{2}(washed, in rings)", "@leeks{2} washed", 18),
        ("Make the pastry.", "Make the @pastry{}.", 21), ("Bake.", "Bake.\nCool.", 23),
        ("Bake.", "Bake.\n\n@parsley{}", 25), ("title: ", "title:", 2),
        ("Make the pastry.\n\nBake.", "", 1),
    ])
    func whatItDoesNotKnowIsAMistake(_ text: String, _ other: String, _ line: Int) {
        let text = CookFileTests.tart.replacingOccurrences(of: text, with: other)
        let mistake = #expect(throws: CookFile.LineError.self) {
            try CookFile.recipe(key: "x", text: text)
        }
        #expect(mistake?.line == line)
    }
}
