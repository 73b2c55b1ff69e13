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

    @Test(arguments: [(0, true), (1, false)])
    func suchWordsStandInAShortLine(_ more: Int, _ isShort: Bool) {
        func line(_ start: String, _ count: Int) -> String {
            start + String(repeating: "x", count: count + more - start.utf8.count)
        }
        #expect(InterfaceWords.isControl(line("Written by ", 120)) == isShort)
        #expect(NutritionWords.isFact(line("Protein ", 60)) == isShort)
        #expect(BannerWords.isBanner(line("Accept cookies ", 600)) == isShort)
        #expect(LabelledFacts.isYield(line("Serves 4 ", 40)) == isShort)
    }

    @Test(
        arguments: [
            ("<p>Ingredients: 2 eggs, milk, salt</p>", ["Ingredients:", "2 eggs, milk, salt"]),
            ("<p>Ingredients: 2 eggs</p>", ["Ingredients: 2 eggs"]),
            ("<p>Ingredients: 2 eggs, oil</p>", ["Ingredients:", "2 eggs, oil"]),
            ("<p>Ingredients: 2 eggs, ox</p>", ["Ingredients: 2 eggs, ox"]),
            (
                "<div class=comments><p>Ingredients: 2 eggs, milk, salt</p></div>",
                ["Ingredients: 2 eggs, milk, salt"]
            ),
            ("<p>Preparation: 20 minutes or so</p>", ["Preparation: 20 minutes or so"]),
            (
                "<p>Preparation: 20 minutes are what it takes to knead it well</p>",
                ["Preparation:", "20 minutes are what it takes to knead it well"]
            ),
            (
                "<p>Preparation: 20 minutes are what it takes to knead i</p>",
                ["Preparation:", "20 minutes are what it takes to knead i"]
            ),
            (
                "<p>Preparation: 20 minutes are what it takes to knead</p>",
                ["Preparation: 20 minutes are what it takes to knead"]
            ),
            ("<h3>Ingredients: 2 eggs, milk, salt</h3>", ["Ingredients: 2 eggs, milk, salt"]),
            ("<p>Notes: keeps for three days</p>", ["Notes: keeps for three days"]),
            ("<p>材料：卵2個、牛乳200ml</p>", ["材料：", "卵2個、牛乳200ml"]),
            (
                "<table><tr><td>a<br>b<br>c<br>d</td><td>e</td></tr></table>",
                ["a", "b", "c", "d", "e"]
            ),
            ("<table><tr><td>a<br>b<br>c</td><td>d</td></tr></table>", ["a", "b", "c d"]),
            (
                "<table><tr><td>a<br>b<br>c</td><td>d<br>e<br>f</td></tr></table>",
                ["a", "b", "c d", "e", "f"]
            ),
            ("<p><i>1</i><sup>st</sup></p>", ["1st"]), ("<p><b>2</b><u>個</u></p>", ["2個"]),
            ("<p><b>flour</b><b>200 g</b></p>", ["flour 200 g"]),
        ] as [(String, [String])]
    )
    func linesOfAPage(_ body: String, _ texts: [String]) {
        #expect(lines(body).map(\.text) == texts)
    }

    @Test(arguments: ["p", "b"])
    func aHeadingOnTheLineOfItsListIsBoldAlone(_ tag: String) {
        let body = "<div><\(tag)>Ingredients: 2 eggs, milk</\(tag)></div>"
        #expect(lines(body).map(\.isStrong) == [true, false])
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

    @Test(arguments: [(5_999, true), (6_000, false)])
    func aYieldStandsNearTheBeginning(_ before: Int, _ isFound: Bool) {
        let body = String(repeating: "<p>a</p>", count: before) + "<p>Serves 4</p>"
        #expect((LabelledFacts(lines: lines(body)).yield?.amount == 4) == isFound)
    }

    @Test(
        arguments: [
            ("<p>35 minutes</p><p>20 minutes</p>", 35), ("<aside><p>35 minutes</p></aside>", nil),
            ("<p><a href=/x>35 minutes</a></p>", nil), ("<p>35 minutes</p><p>Prep: 5 min</p>", nil),
            ("<p>35 minutes</p><p>Cook: 5 min</p>", nil),
            ("<p>35 minutes</p><p>Total: 5 min</p>", 5),
        ] as [(String, Int?)]
    )
    func aTimeWithoutAWordIsTheTotal(_ body: String, _ total: Int?) {
        #expect(LabelledFacts(lines: lines(body)).total == total)
    }

    /// Between two values a label is that of the second, unless more labels stand so.
    @Test(arguments: [
        ("<p>5 min</p><p>Cooking</p><p>35 min</p>", 35), ("<p>5 min</p><p>Cooking</p>", 5),
        ("<p>5 min</p><p>Cooking</p><p>35 min</p><p>Prep</p>", 5),
        ("<p>5 min</p><p>Cooking</p><p>35 min</p><p>Prep</p><p>9 min</p>", 35),
    ])
    func aLabelHasItsValueBeforeOrBehindIt(_ body: String, _ minutes: Int) {
        #expect(LabelledFacts(lines: lines(body)).cooking == minutes)
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
