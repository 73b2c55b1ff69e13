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

    /// What is done to a food in the kitchen is nothing that is bought.
    @Test(arguments: [
        "fresh", "freshly", "finely", "roughly", "coarsely", "thinly", "chopped", "diced", "sliced",
        "grated", "minced", "crushed", "peeled", "cooked", "large", "medium", "small", "ripe",
        "cold",
        "warm", "hot", "lukewarm", "softened", "soft", "melted", "beaten", "heaped", "good",
        "ground",
        "a", "an", "the", "some", "of", "extra", "more", "Fresh", "freshly ground",
        "the finely chopped",
    ])
    func isNotBought(_ word: String) {
        #expect(ShoppingWords.food("\(word) gloop") == "gloop")
        #expect(ShoppingWords.food("gloop \(word)") == "gloop \(word)")
    }

    @Test(arguments: [
        ("red onions", "red onions"), ("onions, sliced", "onions"), ("onions; sliced", "onions"),
        ("onions (sliced)", "onions"), ("garlic cloves", "garlic"), ("Garlic Clove", "Garlic"),
        ("cloves", "cloves"), ("clove", "clove"), ("fresh", "fresh"), ("fresh chopped", "chopped"),
        ("clove garlic", "clove garlic"), (", sliced", ", sliced"), ("(2)", "(2)"), ("", ""),
        ("a good olive oil", "olive oil"),
    ])
    func isBoughtAs(_ name: String, _ expected: String) {
        #expect(ShoppingWords.food(name) == expected)
    }

    @Test(arguments: [
        ("garlic clove", true), ("garlic cloves", true), ("Garlic Cloves", true), ("cloves", false),
        ("clove", false), ("", false), ("cloves garlic", false),
    ])
    func countsCloves(_ name: String, _ isClove: Bool) {
        #expect(ShoppingWords.isClove(name) == isClove)
    }

    @Test(arguments: [
        (["1 garlic clove"], ["1 clove garlic"]), (["4 cloves"], ["4 cloves"]),
        (["1 onion"], ["1 onion"]), (["1 onion", "1 onions"], ["2 onions"]),
        (["½ onion"], ["½ onion"]), (["½ onion", "½ onion"], ["1 onion"]),
        (["1 tomato", "½ tomato"], ["1½ tomatoes"]), (["2-4 onions"], ["4 onions"]),
        (["1 onion", "200 g onions"], ["200 g + 1 onion"]),
        (["onions", "1 onion"], ["1 onion, and some more"]), (["onions", "onion"], ["onion"]),
        (["salt", "salt", "1 tsp salt"], ["1 tsp salt, and some more"]),
        (["1 leaf", "2 leaves"], ["3 leaves"]),
        // One amount told twice is bought once.
        (["1 lb (450 g) rice", "1 lb rice"], ["2 lb rice"]),
        (["2 tins (400 g each) tomatoes"], ["2 tins tomatoes"]), ([], []),
        // Things of one aisle are by alphabet, whatever their amounts.
        (["9 leeks", "1 carrot", "2 apples"], ["2 apples", "1 carrot", "9 leeks"]),
        (["1 l milk", "1 kg flour", "1 leek"], ["1 leek", "1 l milk", "1 kg flour"]),
    ])
    func reads(_ lines: [String], _ expected: [String]) { #expect(list(lines) == expected) }

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

    @Test(arguments: [
        ("onion", [1]), ("onions", [1]), ("red onion", [2]), ("ONION", [1]), ("spring onion", []),
        ("cheese", [4, 3]), ("cheddar", [3]), ("feta", [4]), ("wine", [5]), ("red", [2, 5]),
        ("white wine", []), ("scallion", []), ("", []), ("½", []), ("alcohol", [5]),
    ])
    func aTermMeans(_ term: String, _ entries: [Int]) {
        let list = ShoppingList(
            ["1 onion", "1 red onion", "100 g cheddar", "100 g feta", "1 bottle red wine"]
                .enumerated()
                .map { ShoppingEntry(id: $0 + 1, text: $1, name: IngredientLine($1).food) }
        )
        #expect(Set(list.entries(of: term)) == Set(entries))
    }
}
