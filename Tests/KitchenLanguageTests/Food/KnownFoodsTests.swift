import KitchenLanguage
import Testing

struct KnownFoodsTests {
    private let known = KnownFoods.shared

    @Test(arguments: [
        ("soy sauce ginger", 2), ("spring onions soy", 2),
        ("self-raising flour", 2), ("Coconut Milk", 2), ("greek yoghurt honey", 2),
        ("mac and cheese", 3), ("mac & cheese", 3), ("fish 'n' chips", 3), ("fish n chips", 3),
        ("no-bake cheesecake", 2), ("five spice duck", 2), ("baby back ribs tonight", 3),
        ("shepherd's pie", 2), ("shepherds pie", 2), ("potatoes", 1), ("crème fraîche", 2),
        ("extra virgin olive oil", 4), ("toad in the hole", 4), ("garlic leek", 1),
    ])
    func longestNameAtTheStart(text: String, wordCount: Int) {
        let words = text.split(separator: " ").map(String.init)
        #expect(known.longestName(in: words)?.wordCount == wordCount)
    }

    @Test(arguments: ["", "weather", "the milk", "🎲", "& cheese", "and cheese"])
    func noNameAtTheStart(text: String) {
        #expect(known.longestName(in: text.split(separator: " ").map(String.init)) == nil)
    }

    @Test(arguments: ["rice and beans", "chicken and rice", "salt and pepper squid"])
    func foodsThatAreNamedTogetherStayApart(text: String) {
        let words = text.split(separator: " ").map(String.init)
        #expect(known.longestName(in: words)?.wordCount == 1)
    }

    @Test func aKindCanBeAskedFor() {
        let words = ["fish", "and", "chips"]
        #expect(known.longestName(in: words)?.kind == .dish)
        #expect(known.longestName(in: words, of: .food)?.wordCount == 1)
    }

    @Test(arguments: [
        "pie", "stew", "leg", "pastry", "sage", "mint", "soup", "bay", "morels", "rum",
    ])
    func wordsOfNames(word: String) {
        #expect(known.isWordOfName(word))
    }

    @Test(arguments: [
        "serch", "opne", "hlep", "mroe", "and", "the", "no", "", "favs", "more", "help",
    ])
    func otherWords(word: String) {
        #expect(!known.isWordOfName(word))
    }

    @Test func kinds() {
        #expect(known.isFood("Soy Sauce"))
        #expect(known.isFood("tomatoes"))
        #expect(!known.isFood("cottage pie"))
        #expect(known.kind(of: "cottage pies") == .dish)
        #expect(known.kind(of: "sauce of soy") == nil)
        #expect(known.foods.count >= 900)
    }
}
