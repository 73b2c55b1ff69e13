import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct YieldTextTests {
    private static let words198 = String(repeating: "x", count: 198)

    static let yields: [Case<[String], RecipeYield?>] = [
        Case("a number", ["4"], RecipeYield(text: "4", amount: 4)),
        Case("words", ["Serves 4-6"], RecipeYield(text: "Serves 4-6", amount: 4)),
        Case("the fuller one", ["12", "12 muffins"], RecipeYield(text: "12 muffins", amount: 12)),
        Case("another number", ["4", "1 pie"], RecipeYield(text: "4", amount: 4)),
        Case("a word for a number", ["Serves four"], RecipeYield(text: "Serves four", amount: 4)),
        Case("halves", ["1½ loaves"], RecipeYield(text: "1½ loaves", amount: 1.5)),
        Case("no number", ["a crowd"], RecipeYield(text: "a crowd", amount: nil)),
        Case("zero", ["0"], nil), Case("nothing", [], nil), Case("blank", [" "], nil),
        Case("a stroke", ["6/8 people"], RecipeYield(text: "6-8 people", amount: 6)),
        Case("a stroke after words", ["For 2/3"], RecipeYield(text: "For 2-3", amount: 2)),
        Case("a half", ["1/2 litre"], RecipeYield(text: "1/2 litre", amount: 0.5)),
        Case("and a half", ["1 1/2 loaves"], RecipeYield(text: "1 1/2 loaves", amount: 1.5)),
        Case("falling", ["8/6 people"], RecipeYield(text: "8/6 people", amount: 8.0 / 6)),
        Case("Japanese", ["2人分"], RecipeYield(text: "2人分", amount: 2)),
        Case("even", ["4/4 people"], RecipeYield(text: "4/4 people", amount: 1)),
        Case("not too long", ["4 \(words198)"], RecipeYield(text: "4 \(words198)", amount: 4)),
        Case("too long", ["4 \(words198)x"], nil),
    ]

    @Test(arguments: yields)
    func yieldsAreReadAsSaidAndAsANumber(_ row: Case<[String], RecipeYield?>) {
        #expect(YieldText.yield(of: row.input) == row.expected)
    }
}
