import Testing

@testable import Starters

/// The form in which the program carries its recipes.
struct EmbeddedTextTests {
    private func recipe(_ key: String, _ foods: [String]) -> StarterRecipe {
        var recipe = StarterRecipe(key: key, title: key.uppercased(), cuisine: ["greek"])
        recipe.categories = ["main", "vegan"]
        recipe.preparation = 10
        recipe.groups = [
            .init(
                heading: "All of it",
                ingredients: foods.map { .init(amount: "1 g", name: $0, preparation: "") }
            )
        ]
        recipe.steps = ["Stir \(key)."]
        return recipe
    }

    @Test func recipesStandInTheOrderOfTheirKeysAndFoodsOnce() {
        let text = EmbeddedText([recipe("b", ["salt", "leek"]), recipe("a", ["leek"])])
        #expect(text.foods == "leek\nsalt\n")
        let first = "=All of it\n-1 g\tleek\t\n>Stir a.\n"
        let second = "=All of it\n-1 g\tsalt\t\n-1 g\tleek\t\n>Stir b.\n"
        #expect(text.bodies == first + second)
        let middle = first.utf8.count
        let end = middle + second.utf8.count
        #expect(
            text.outlines == "a\tA\tgreek\tmain,vegan\t\t\t10\t\t10\t0\t\(middle)\t0\n"
                + "b\tB\tgreek\tmain,vegan\t\t\t10\t\t10\t\(middle)\t\(end)\t1,0\n"
        )
    }

    @Test func theSourceHasOneLiteralForEach() {
        let source = EmbeddedText([recipe("a", ["leek"])]).source
        #expect(source.contains("static let foods: StaticString = ##\"\"\"\nleek\n\n\"\"\"##\n"))
        #expect(source.components("static let ") == 3)
    }
}

extension String {
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
