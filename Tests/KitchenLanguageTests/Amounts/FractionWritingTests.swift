import KitchenLanguage
import RecipeTestSupport
import Testing

struct FractionWritingTests {
    @Test(arguments: [
        ("1 1/2 tsp salt", "1½ tsp salt"), ("1/2 cup", "½ cup"), ("2½ cups", "2½ cups"),
        ("2 1/4 tsp (recipe: 1 1/2 tsp)", "2¼ tsp (recipe: 1½ tsp)"), ("1/3-1/2 cup", "⅓-½ cup"),
        ("24/7", "24/7"), ("1/2/2026", "1/2/2026"), ("11/2 cups", "11/2 cups"),
        ("3/4 1/2", "¾ ½"), ("v1.1 1/2", "v1.1 ½"), ("1/20", "1/20"),
        ("half & half", "half & half"), ("(1 1/2", "(1½"), ("1–1 1/2", "1–1½"),
        ("1-1 1/2", "1-1½"), ("~1 1/2", "~1½"), ("x1 1/2", "x1 ½"), ("#1 1/2", "#1 ½"),
        ("9 1/10", "9⅒"), ("", ""), ("/", "/"), ("1/", "1/"), ("1/2/", "1/2/"),
        ("1 1⁄2 tsp", "1½ tsp"), ("1⁄2⁄3", "1⁄2⁄3"), ("4/1/2", "4/1/2"), ("1.1/2", "1.1/2"),
        ("1,1/2", "1,1/2"), ("1(1/2)", "1(½)"),
    ])
    func asSigns(text: String, expected: String) {
        #expect(FractionWriting.withGlyphs(text) == expected)
    }

    @Test(arguments: [
        ("1½ tsp", "1 1/2 tsp"), ("½ cup", "1/2 cup"), ("⅓–½", "1/3–1/2"), ("2 ½", "2 1/2"),
        ("x²", "x²"), ("", ""),
    ])
    func asASCII(text: String, expected: String) {
        #expect(FractionWriting.withSlashes(text) == expected)
    }

    /// Forth and back gives the same again, whatever the text.
    @Test(arguments: 0..<20)
    func bothWritingsSayTheSame(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "1", "2", "/", " ", "½", "¼", "3", "cups", "-", "–", "10", "8", "(", ".", "⅛",
        ]
        for _ in 0..<200 {
            let text = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let slashes = FractionWriting.withSlashes(FractionWriting.withGlyphs(text))
            let again = FractionWriting.withSlashes(FractionWriting.withGlyphs(slashes))
            #expect(again == slashes, "\(text)")
        }
    }
}
