import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The starters' text, which is read where it lies in the program.
struct StaticTextTests {
    @Test(arguments: [
        (StaticText(""), []), (StaticText("7"), [7]), (StaticText("1 22,333"), [1, 22, 333]),
        (StaticText("a12b"), [12]), (StaticText("007"), [7]), (StaticText("-5"), [5]),
        (StaticText("/0:9"), [0, 9]), (StaticText("none"), []),
        (StaticText("123456789"), [123_456_789]),
    ])
    func numbersAreRead(_ text: StaticText, _ numbers: [Int]) {
        #expect(text.numbers == numbers)
        #expect(text.number == numbers.first)
    }

    @Test(arguments: [
        (StaticText(""), []), (StaticText("a"), ["a"]), (StaticText("a,b"), ["a", "b"]),
        (StaticText(",a,"), ["", "a", ""]), (StaticText("é,,日"), ["é", "", "日"]),
        (StaticText(","), ["", ""]),
    ])
    func partsAreAllThatIsBetween(_ text: StaticText, _ parts: [String]) {
        #expect(text.parts(at: UInt8(ascii: ",")).map(\.string) == parts)
    }

    @Test func linesEndWithALineEnd() {
        #expect(StaticText("a\nb\n").lines.map(\.string) == ["a", "b"])
        #expect(StaticText("").lines.isEmpty)
        #expect(StaticText("-x").first == UInt8(ascii: "-"))
        #expect(StaticText("-x").dropFirst.string == "x")
        #expect(StaticText("").first == nil && StaticText("").dropFirst.string == "")
        #expect(StaticText("abc", 1..<9).string == "bc")
        #expect(StaticText("abc", 1..<2).dropFirst.parts(at: 0).isEmpty)
    }

    @Test(arguments: [
        (StaticText("a\tA\t\t\t12\t24 pieces"), RecipeYield(text: "24 pieces", amount: 12)),
        (StaticText("a\tA\t\t\t\t1 loaf"), RecipeYield(text: "1 loaf", amount: nil)),
        (StaticText("a\tA\t\t\t6\t"), RecipeYield(text: "6 servings", amount: 6)),
        (StaticText("a\tA"), nil),
    ])
    func aYieldIsItsOwnWordsElseServings(_ line: StaticText, _ yield: RecipeYield?) {
        let recipe = StarterOutline(line: line).recipe
        #expect(recipe.yield == yield)
        #expect(recipe.title == "A" && recipe.times == CookingTimes())
    }

    // MARK: - Sets of recipes

    @Test func setsOfRecipesAreSets() {
        var random = SeededGenerator(seed: 17)
        for count in [1, 63, 64, 65, 200] {
            let sets = (0..<2).map { _ in
                Set((0..<20).map { _ in Int.random(in: 0..<count, using: &random) })
            }
            let bits = sets.map { set in
                set.reduce(into: RecipeBits(count: count)) { $0.insert($1) }
            }
            #expect(bits[0].ids == sets[0].sorted() && bits[0].count == sets[0].count)
            #expect(bits[0].union(bits[1]).ids == sets[0].union(sets[1]).sorted())
            #expect(bits[0].intersection(bits[1]).ids == sets[0].intersection(sets[1]).sorted())
            #expect(bits[0].subtracting(bits[1]).ids == sets[0].subtracting(sets[1]).sorted())
            #expect(RecipeBits.all(count: count).ids == Array(0..<count))
            #expect(!bits[0].isEmpty && bits[0].subtracting(bits[0]).isEmpty)
        }
        #expect(RecipeBits(count: 0).isEmpty && RecipeBits.all(count: 0).count == 0)
    }
}
