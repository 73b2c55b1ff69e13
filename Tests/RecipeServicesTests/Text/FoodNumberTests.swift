import Testing

@testable import RecipeServices

struct FoodNumberTests {
    /// Each is the other's other number.
    @Test(arguments: [
        ("egg", "eggs"), ("onion", "onions"), ("berry", "berries"), ("cherry", "cherries"),
        ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("calf", "calves"),
        ("olive", "olives"), ("chive", "chives"), ("clove", "cloves"), ("beef", "beefs"),
        ("tomato", "tomatoes"), ("peach", "peaches"),
        ("radish", "radishes"), ("box", "boxes"), ("glass", "glasses"), ("boy", "boys"),
        ("bay leaf", "bay leaves"), ("sea bass fillet", "sea bass fillets"), ("day", "days"),
        ("key", "keys"), ("toy", "toys"), ("spray", "sprays"),
    ])
    func oneAndManyAreEachOthers(_ one: String, _ many: String) {
        #expect(FoodNumber.other(of: one) == many)
        #expect(FoodNumber.other(of: many) == one)
    }

    /// What ends in an `s` without being many.
    @Test(arguments: [
        ("bass", "basses"), ("asparagus", "asparaguses"), ("hummus", "hummuses"),
        ("pie", "pies"), ("pies", "pie"), ("ties", "tie"), ("guy", "guys"),
    ])
    func shortAndOddWordsHaveTheirOwn(_ name: String, _ other: String) {
        #expect(FoodNumber.other(of: name) == other)
    }

    @Test(arguments: ["", " ", "ox", "ab", "jalapeño", "soup 1", "e102", "日本", "half-fat"])
    func whatIsNoPlainWordHasNone(_ name: String) {
        #expect(FoodNumber.other(of: name) == nil)
    }

    @Test func threeLettersAreEnoughAndTheWordsBeforeStay() {
        #expect(FoodNumber.other(of: "pea") == "peas")
        #expect(FoodNumber.other(of: "Red Pea") == "Red Peas")
    }
}
