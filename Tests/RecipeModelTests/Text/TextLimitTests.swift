import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel

/// What comes in is no longer than is read.
struct TextLimitTests {
    static let texts = [
        "green onion and leek soup ", "leekonion", "大葱韭菜土豆汤", "👩\u{200D}👩\u{200D}👧🏽🇩🇪",
        "1234567890", "e\u{301}\u{323} ", "&amp;<b>", " \n",
    ]

    @Test(arguments: texts, [1, 10, 600, 50_000])
    func aLineIsCutOnceAndNotWithinACharacter(_ text: String, _ count: Int) {
        let whole = String(repeating: text, count: count)
        let line = TextLimit.line(whole)
        #expect(line.utf8.count <= TextLimit.line)
        #expect(TextLimit.line(line) == line)
        guard whole.utf8.count > TextLimit.line else {
            #expect(line == whole)
            return
        }
        #expect(line.hasSuffix("…"))
        #expect(
            line.unicodeScalars.dropLast().elementsEqual(
                whole.unicodeScalars.prefix(line.unicodeScalars.count - 1)
            )
        )
        #expect(!line.unicodeScalars.contains("\u{FFFD}"))
    }

    @Test func aLineEndsWithAWholeWord() {
        let line = TextLimit.line(String(repeating: "leek soup ", count: 500))
        #expect(line.hasSuffix(" leek…") || line.hasSuffix(" soup…"))
    }

    private var usual: Recipe {
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: "Leek soup")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "2 leeks")])]
        recipe.stepGroups = [StepGroup(items: ["Cook it."])]
        recipe.stepIngredients = [[0]]
        return recipe
    }

    @Test func aUsualRecipeStaysAsItIs() {
        #expect(!usual.isOverlong)
        #expect(usual.bounded == usual)
        #expect(usual.cleaned == usual)
    }

    @Test func whatNamesSomethingIsALineAndTheRestStaysWhole() {
        let long = String(repeating: "leek and ", count: 20_000)
        var recipe = usual
        (recipe.title, recipe.author, recipe.site, recipe.language) = (long, long, long, long)
        recipe.yield = RecipeYield(text: long, amount: 4)
        recipe.ingredientGroups = [
            IngredientGroup(title: long, items: [Ingredient(text: long, name: long)])
        ]
        recipe.stepGroups = [StepGroup(title: long, items: [long])]
        (recipe.notes, recipe.cuisines, recipe.categories, recipe.keywords) =
            ([long], [long], [long], [long])
        recipe.nutrition = [NutritionFact(name: long, amount: long)]
        let bounded = recipe.bounded
        #expect(recipe.isOverlong)
        #expect(!bounded.isOverlong)
        #expect(bounded.title.utf8.count <= TextLimit.line)
        #expect(bounded.ingredients[0].name.utf8.count <= TextLimit.line)
        #expect(bounded.steps == [long])
        #expect(bounded.notes == [long])
        #expect(bounded.stepIngredients == [[0]])
    }

    @Test func entriesAreCounted() {
        var recipe = usual
        recipe.ingredientGroups = (0..<3_000).map {
            IngredientGroup(title: "\($0)", items: [Ingredient(text: "\($0) leeks")])
        }
        recipe.stepGroups = [StepGroup(items: Array(repeating: "Cook.", count: 3_000))]
        recipe.keywords = Array(repeating: "warm", count: 3_000)
        let bounded = recipe.bounded
        #expect(!bounded.isOverlong)
        #expect(bounded.ingredients == Array(recipe.ingredients.prefix(TextLimit.entries)))
        #expect(bounded.steps.count == TextLimit.entries)
        #expect(bounded.keywords.count == TextLimit.entries)
        #expect(bounded.stepIngredients == nil)
    }
}

/// A letter has no more marks than a script sets on one.
struct StreamSafeTextTests {
    @Test(arguments: TextLimitTests.texts + ["", "Crème brûlée", "e" + marks(30), "ส้มตำ", "नमस्ते"])
    func usualTextStays(_ text: String) {
        #expect(Array(StreamSafeText.of(text).utf8) == Array(text.utf8))
        #expect(StreamSafeText.bytes(Array(text.utf8)) == Array(text.utf8))
    }

    @Test func thirtyMarksStayOfMany() {
        let text = "a" + Self.marks(100_000) + "b" + Self.marks(31)
        let safe = "a" + Self.marks(30) + "b" + Self.marks(30)
        #expect(Array(StreamSafeText.of(text).utf8) == Array(safe.utf8))
        #expect(StreamSafeText.bytes(Array(text.utf8)) == Array(safe.utf8))
    }

    @Test func bytesThatAreNoTextStay() {
        let bytes = [UInt8](repeating: 0xCC, count: 100) + [0xF0, 0x9F]
        #expect(StreamSafeText.bytes(bytes) == bytes)
    }

    @Test func marksOfJSONAreCountedToo() throws {
        let escaped = String(repeating: #"\u0301"#, count: 1_000)
        let value = try JSONReader.value(of: Array(#"{"a":"e\#(escaped)"}"#.utf8))
        #expect(value["a"]?.string?.unicodeScalars.count == 31)
    }

    private static func marks(_ count: Int) -> String {
        String(String.UnicodeScalarView(repeatElement("\u{301}", count: count)))
    }
}

/// Nobody goes through more words than the longest name has.
struct LongestNameTests {
    /// Words that count how often one is looked at.
    private final class Words: RandomAccessCollection, @unchecked Sendable {
        private(set) var seen = 0
        private let words: [String]
        init(_ words: [String]) { self.words = words }
        var startIndex: Int { 0 }
        var endIndex: Int { words.count }
        subscript(place: Int) -> String {
            seen += 1
            return words[place]
        }
    }

    private func many(_ words: String...) -> Words {
        Words((0..<100_000).map { words[$0 % words.count] })
    }

    @Test func manyWordsAreNoName() {
        let words = many("green", "onion", "leek")
        #expect(CookingLexicon.shared.reading(of: words) == nil)
        #expect(words.seen == 0)
    }

    @Test func aNameIsFoundAtTheBeginningOfManyWords() {
        for words in [many("spring", "onions"), many("of", "leek"), many("leek", "leek")] {
            _ = KnownFoods.shared.longestName(in: words)
            _ = Vocabulary.shared.longestName(in: words)
            #expect(words.seen < 50)
        }
    }

    @Test func aLongTextIsNoName() {
        let text = String(repeating: "spring onions and ", count: 10_000)
        #expect(Vocabulary.shared.senses(of: text).isEmpty)
    }
}
