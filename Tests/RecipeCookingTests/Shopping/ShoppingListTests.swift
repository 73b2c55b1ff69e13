import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

struct ShoppingListTests {
    private func list(_ lines: String...) -> ShoppingList {
        ShoppingList(
            lines.enumerated().map { ShoppingEntry(id: $0 + 1, text: $1, name: $1, recipe: "Dish") }
        )
    }

    @Test(arguments: [
        (["1 onion", "2 onions"], ["3 onions"]), (["1 onion", "1 onion"], ["2 onions"]),
        (["200 g flour", "300 g flour"], ["500 g flour"]),
        (["3 cloves garlic", "2 garlic cloves"], ["5 cloves garlic"]),
        (["salt"], ["salt"]), (["salt", "1 tsp salt"], ["1 tsp salt, and some more"]),
        (["2 cups flour", "100 g flour"], ["350 g flour"]),
        (["1 tbsp oil", "1 tsp oil"], ["20 ml oil"]),
        (["1 kg potatoes", "500 g potatoes"], ["1.5 kg potatoes"]),
        (["2-3 carrots"], ["3 carrots"]), (["1 tomato", "1 tomato"], ["2 tomatoes"]),
        (["milk", "eggs"], ["eggs", "milk"]),
        (["freshly ground black pepper", "black pepper"], ["black pepper"]),
        (["2 tomatoes, chopped", "1 tomato, peeled"], ["3 tomatoes"]),
        (["1 kg plus 200 g flour", "300 g flour"], ["1.5 kg flour"]),
    ])
    func equalThingsAreAddedUp(_ lines: [String], _ wanted: [String]) {
        let entries = lines.map { ShoppingEntry(text: $0, name: $0) }
        #expect(ShoppingList(entries).items.map(\.text) == wanted)
    }

    @Test func whatIsTickedStandsByItself() {
        var entries = [ShoppingEntry(id: 1, text: "1 onion", name: "onion", isDone: true)]
        entries.append(ShoppingEntry(id: 2, text: "2 onions", name: "onions"))
        let items = ShoppingList(entries).items
        #expect(items.map(\.text) == ["2 onions", "1 onion"])
        #expect(items.map(\.isDone) == [false, true])
    }

    @Test(arguments: [
        ("basmati rice", Aisle.grains), ("coconut milk", .tins), ("red onion", .produce),
        ("chicken stock", .tins), ("soy sauce", .oils), ("smoked paprika", .spices),
        ("double cream", .dairy), ("chicken thighs", .meat), ("self-raising flour", .baking),
        ("cod fillet", .fish), ("unicorn tears", .other), ("extra virgin olive oil", .oils),
        ("free-range eggs", .dairy), ("red wine vinegar", .oils), ("dry white wine", .drinks),
        ("cheddar cheese", .dairy), ("black pepper", .spices), ("red pepper", .produce),
        ("tomato paste", .tins), ("lemon juice", .produce), ("peanut butter", .tins),
    ])
    func isFoundIn(_ food: String, _ aisle: Aisle) {
        #expect(Aisle(of: food) == aisle)
    }

    @Test func aTermMeansTheNameElseWhatHasIt() {
        let list = list("2 onions", "1 red onion", "200 g cheddar", "1 kg flour")
        #expect(list.entries(of: "onion") == [1])
        #expect(list.entries(of: "red onions") == [2])
        #expect(list.entries(of: "cheese") == [3])
        #expect(list.entries(of: "milk") == [])
        #expect(list.entries(of: "") == [])
    }

    /// The same recipes in any order give the same list, and nothing is lost on the way.
    @Test(arguments: 0..<30)
    func orderDoesNotMatter(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let amounts = [
            "", "1 ", "2 ", "½ ", "200 g ", "1 cup ", "2 tbsp ", "1 tsp ", "1 kg ", "3-4 ",
        ]
        let foods = ["onion", "flour", "oil", "eggs", "garlic cloves", "milk", "red onions", "oz"]
        let entries = (1...25).map { id in
            let food = foods.randomElement(using: &random) ?? ""
            return ShoppingEntry(
                id: id,
                text: (amounts.randomElement(using: &random) ?? "") + food,
                name: food,
                recipe: "Dish \(id % 4)",
                isDone: id % 7 == 0
            )
        }
        let list = ShoppingList(entries)
        for _ in 0..<5 {
            #expect(ShoppingList(entries.shuffled(using: &random)) == list)
        }
        #expect(list.items.flatMap(\.entries).sorted() == Array(1...25))
    }

    /// Recipes put on the list one after the other, in any order: the cook sees the same list.
    @Test(arguments: 0..<20)
    func recipesMayBeAddedInAnyOrder(_ seed: Int) {
        var random = SeededGenerator(seed: 70 + seed)
        let amounts = [
            "", "1 ", "½ ", "200 g ", "1 cup ", "2 tbsp ", "1 kg ", "3-4 ", "a pinch of ",
        ]
        let foods = ["onions", "onion", "flour", "butter", "eggs", "red onion", "milk", "oil"]
        let recipes = (1...6).map { dish in
            (1...8).map { _ in
                let food = foods.randomElement(using: &random) ?? ""
                return ShoppingEntry(
                    text: (amounts.randomElement(using: &random) ?? "") + food,
                    name: food,
                    recipe: "Dish \(dish)"
                )
            }
        }
        func shown(_ order: [[ShoppingEntry]]) -> [[String]] {
            // Ids are given as things are put on the list.
            let entries = order.joined().enumerated().map { place, entry in
                var entry = entry
                entry.id = place + 1
                return entry
            }
            return ShoppingList(entries).sections.map { section in
                [section.aisle.title]
                    + section.items.map { "\($0.text) \($0.recipes) \($0.entries.count)" }
            }
        }
        let list = shown(recipes)
        for _ in 0..<5 { #expect(shown(recipes.shuffled(using: &random)) == list) }
    }
}
