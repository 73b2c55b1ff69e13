import RecipeModel
import Testing

@testable import PageReader

/// Words and limits of lines at their edges.
struct WordEdgeTests {
    private func lines(_ body: String) -> [PageLine] {
        ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil).lines
    }

    @Test(arguments: [
        "Cookies használata", "Мы используем cookies", "Χρησιμοποιούμε cookies",
        "Cookies kullanıyoruz",
    ])
    func aBannerOfOtherLanguages(_ line: String) {
        #expect(BannerWords.isBanner(line))
    }

    @Test func headingsOfOtherLanguages() {
        #expect(SectionWords.section(named: "Ingredientit") == .ingredients)
        #expect(SectionWords.section(headedBy: "Ingrediente pentru aluat") == .ingredients)
        #expect(LineRules.withoutStepNumber("Steps 2: Xyz.") == "Xyz.")
    }

    @Test(arguments: [(104, true), (105, false)])
    func aHeadingIsNoLongLine(_ count: Int, _ isHeading: Bool) {
        let tail = String(repeating: "x", count: count)
        #expect((SectionWords.section(headedBy: "Ingredients for \(tail)") != nil) == isHeading)
        #expect(SectionWords.isMaking("How to make \(tail)xxxx") == isHeading)
    }

    @Test(
        arguments: [
            ("<p>Ingredients: 2 eggs, milk, salt</p>", ["Ingredients:", "2 eggs, milk, salt"]),
            ("<p>Ingredients: 2 eggs</p>", ["Ingredients: 2 eggs"]),
            ("<p>Preparation: 20 minutes or so</p>", ["Preparation: 20 minutes or so"]),
            (
                "<p>Preparation: 20 minutes are what it takes to knead it well</p>",
                ["Preparation:", "20 minutes are what it takes to knead it well"]
            ),
            ("<h3>Ingredients: 2 eggs, milk, salt</h3>", ["Ingredients: 2 eggs, milk, salt"]),
            ("<p>Notes: keeps for three days</p>", ["Notes: keeps for three days"]),
            ("<p>材料：卵2個、牛乳200ml</p>", ["材料：", "卵2個、牛乳200ml"]),
            (
                "<table><tr><td>a<br>b<br>c<br>d</td><td>e</td></tr></table>",
                ["a", "b", "c", "d", "e"]
            ),
            ("<table><tr><td>a<br>b<br>c</td><td>d</td></tr></table>", ["a", "b", "c d"]),
            ("<p><i>1</i><sup>st</sup></p>", ["1st"]), ("<p><b>2</b><u>個</u></p>", ["2個"]),
            ("<p><b>flour</b><b>200 g</b></p>", ["flour 200 g"]),
        ] as [(String, [String])]
    )
    func linesOfAPage(_ body: String, _ texts: [String]) {
        #expect(lines(body).map(\.text) == texts)
    }

    @Test(
        arguments: [
            ("<aside><p>Serves 4</p></aside>", 4.0),
            ("<div class=comments><p>Serves 4</p></div>", nil),
            ("<p>Serves 4</p><p>Serves 6</p>", 4),
        ] as [(String, Double?)]
    )
    func aYieldStandsInThePage(_ body: String, _ amount: Double?) {
        #expect(LabelledFacts(lines: lines(body)).yield?.amount == amount)
    }

    @Test(
        arguments: [
            ("<p>35 minutes</p><p>20 minutes</p>", 35), ("<aside><p>35 minutes</p></aside>", nil),
            ("<p><a href=/x>35 minutes</a></p>", nil), ("<p>35 minutes</p><p>Prep: 5 min</p>", nil),
        ] as [(String, Int?)]
    )
    func aTimeWithoutAWordIsTheTotal(_ body: String, _ total: Int?) {
        #expect(LabelledFacts(lines: lines(body)).total == total)
    }

    @Test func bytesAreFoundAnywhere() {
        let bytes = Array("abcabc".utf8)
        #expect(bytes.firstRange(of: Array("abc".utf8), from: 0) == 0)
        #expect(bytes.firstRange(of: Array("abc".utf8), from: 1) == 3)
        #expect(bytes.firstRange(of: Array("abc".utf8), from: 4) == nil)
        #expect(bytes.lastRange(of: Array("abc".utf8)) == 3)
        #expect(bytes.lastRange(of: Array("abcabc".utf8)) == 0)
        #expect(bytes.lastRange(of: []) == nil && bytes.firstRange(of: [], from: 0) == nil)
        #expect("abc".utf8Contains("bc") && "abc".utf8Contains("") && !"abc".utf8Contains("abcd"))
    }
}
