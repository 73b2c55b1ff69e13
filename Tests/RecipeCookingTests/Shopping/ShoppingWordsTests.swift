import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// The lines of a shopping list, as a cook reads them.
struct ShoppingWordsTests {
    private func list(_ lines: [String]) -> [String] {
        ShoppingList(
            lines.enumerated().map {
                ShoppingEntry(id: $0 + 1, text: $1, name: IngredientLine($1).food)
            }
        ).items.map(\.text)
    }

    @Test func anItemTellsWhereItIsFrom() {
        let entries = [
            ShoppingEntry(id: 7, text: "2 onions", name: "onions", recipe: "Soup"),
            ShoppingEntry(id: 3, text: "1 onion", name: "onion", recipe: "Pie"),
            ShoppingEntry(id: 5, text: "1 onion", name: "onion", recipe: "Soup"),
            ShoppingEntry(id: 4, text: "onion", name: "onion"),
        ]
        let item = ShoppingList(entries).items.first
        #expect(item?.food == "onions")
        #expect(item?.recipes == ["Pie", "Soup"])
        #expect(item?.entries == [3, 4, 5, 7])
        #expect(item?.wantsMore == true && item?.isDone == false)
        #expect(item?.amounts.map { $0.text() } == ["4"])
    }

    /// A number in parentheses names no food; it is on the list all the same.
    @Test func aNumberAloneIsOnTheListToo() {
        let items = ShoppingList([ShoppingEntry(id: 1, text: "(2)", name: "(2)")]).items
        #expect(items.map(\.entries) == [[1]])
        #expect(items.map(\.text) == ["2 (2)"])
        #expect(EnglishNoun.plural(of: "") == "" && EnglishNoun.singular(of: "") == "")
    }

    @Test func sectionsFollowTheWalkThroughTheShop() {
        let foods = [
            "ice", "flour", "rum", "leek", "bread", "ham", "cod", "milk", "rice", "jam", "oil",
        ]
        let entries = (foods + ["cumin", "gloop"]).map { ShoppingEntry(text: $0, name: $0) }
        let sections = ShoppingList(entries).sections
        #expect(sections.map(\.aisle) == Aisle.allCases)
        #expect(
            sections.flatMap(\.items).map(\.food) == [
                "leek", "bread", "ham", "cod", "milk", "rice", "jam", "oil", "cumin", "flour",
                "rum",
                "ice", "gloop",
            ]
        )
        #expect(ShoppingList([]).sections.isEmpty)
    }

    /// What is ticked stands behind what is not, and is no part of its sum.
    @Test func ticked() {
        let items = ShoppingList([
            ShoppingEntry(id: 1, text: "5 onions", name: "onions", isDone: true),
            ShoppingEntry(id: 2, text: "1 onion", name: "onion"),
            ShoppingEntry(id: 3, text: "2 onions", name: "onions", isDone: true),
            ShoppingEntry(id: 4, text: "1 apple", name: "apple", isDone: true),
        ]).items
        #expect(items.map(\.text) == ["1 apple", "1 onion", "7 onions"])
        #expect(items.map(\.isDone) == [true, false, true])
        #expect(items.map(\.entries) == [[4], [2], [1, 3]])
    }
}
