import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// What each step of a recipe takes of its ingredients.
struct StepUsesTests {
    private func uses(_ lines: [String], _ steps: [String]) -> [[String]] {
        let ingredients = lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
        return StepUses(of: ingredients, in: steps).ingredients.map { $0.map(\.text) }
    }

    /// What two groups have is told apart by their headings.
    @Test func groupsHaveTheirOwn() {
        let ingredients = ["1 tbsp sugar", "2 tbsp sugar"].map {
            Ingredient(text: $0, name: "sugar")
        }
        let uses = StepUses(
            of: ingredients,
            groups: ["For the dough", "For the syrup"],
            in: ["Boil the syrup with the sugar.", "Knead the sugar in."],
            headings: [nil, "Dough"]
        )
        #expect(uses.ingredients.map { $0.map(\.text) } == [["2 tbsp sugar"], ["1 tbsp sugar"]])
    }

    /// No step takes what another took whole, whatever the words.
    @Test(arguments: 0..<40)
    func nothingIsTakenTwice(_ seed: Int) {
        let words = [
            "the", "rest", "of", "half", "butter", "2", "tbsp", "flour", "(", ")", "and",
            "remaining",
            "all", "both", "sugar", "ingredients", ",", ".", "50 g", "more", "some", "eggs",
            "mixture",
        ]
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let lines = [
            "100 g butter", "200 g flour", "1 tbsp rice flour", "2 eggs", "salt", "50 g sugar",
        ]
        for _ in 0..<20 {
            let steps = (0..<4).map { _ in
                (0..<9).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return words[Int(state >> 33) % words.count]
                }.joined(separator: " ")
            }
            let taken = uses(lines, steps)
            #expect(taken.count == 4)
            for line in lines where line != "salt" {
                let whole = taken.indices.filter { taken[$0].contains(line) }
                #expect(whole.count <= 1, "\(steps)")
                for own in taken { #expect(Set(own).count == own.count, "\(steps)") }
            }
        }
    }
}
