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

    @Test func whatIsTickedStandsByItself() {
        var entries = [ShoppingEntry(id: 1, text: "1 onion", name: "onion", isDone: true)]
        entries.append(ShoppingEntry(id: 2, text: "2 onions", name: "onions"))
        let items = ShoppingList(entries).items
        #expect(items.map(\.text) == ["2 onions", "1 onion"])
        #expect(items.map(\.isDone) == [false, true])
    }

    @Test func aTermMeansTheNameElseWhatHasIt() {
        let list = list("2 onions", "1 red onion", "200 g cheddar", "1 kg flour")
        #expect(list.entries(of: "onion") == [1])
        #expect(list.entries(of: "red onions") == [2])
        #expect(list.entries(of: "cheese") == [3])
        #expect(list.entries(of: "milk") == [])
        #expect(list.entries(of: "") == [])
    }

    /// Tins and jars stand elsewhere than what is fresh, and are another thing to buy.
    @Test func tinsStandByThemselves() {
        let list = list(
            "2 tins tomatoes",
            "3 tomatoes",
            "1 tin tomatoes",
            "1 jar honey",
            "1 can cola",
            "1 jar artichokes",
            "tinned peaches",
            "1 tin tuna",
            "vanilla pod",
            "dried mint",
            "chilli bean paste"
        )
        let places = list.sections.flatMap { section in
            section.items.map { "\(section.aisle): \($0.text)" }
        }
        #expect(
            places == [
                "produce: 3 tomatoes", "tins: 1 jar artichokes", "tins: tinned peaches",
                "tins: 1 jar honey", "tins: 3 tins tomatoes", "tins: 1 tin tuna",
                "oils: chilli bean paste", "spices: dried mint", "spices: vanilla pod",
                "drinks: 1 tin cola",
            ]
        )
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
