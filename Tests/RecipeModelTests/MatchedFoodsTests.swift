import RecipeModel
import Testing

struct MatchedFoodsTests {
    /// The text with the parts that are matched in brackets.
    private func marked(_ query: [Condition], in text: String, isTitle: Bool = false) -> String {
        var result = ""
        var end = text.startIndex
        for range in RecipeQuery(query).matchedFoods(in: text, isTitle: isTitle) {
            result += text[end..<range.lowerBound] + "[" + text[range] + "]"
            end = range.upperBound
        }
        return result + text[end...]
    }

    @Test(arguments: [
        ("garlic", "3 cloves Garlic, crushed", "3 cloves [Garlic], crushed"),
        ("red onion", "large red onions", "large [red onions]"),
        ("onion red", "large red onions", "large red onions"),
        ("cheese", "mature cheddar cheese", "mature [cheddar cheese]"),
        ("cheese", "grated Gruyère", "grated [Gruyère]"),
        ("scallion", "2 green onions", "2 [green onions]"),
        ("onion", "2 scallions", "2 [scallions]"),
        ("egg", "eggplant", "eggplant"), ("tofu", "", ""), ("", "salt", "salt"),
    ])
    func inAnIngredient(term: String, text: String, expected: String) {
        #expect(marked([.has(Term(term))], in: text) == expected)
    }

    @Test func inATitleWordsMayStandApart() {
        let query = [Condition.has(Term("soup leek"))]
        #expect(
            marked(query, in: "Leek and potato soup", isTitle: true) == "[Leek] and potato [soup]"
        )
        #expect(marked(query, in: "Leek pie", isTitle: true) == "Leek pie")
    }

    @Test func neighboursAreOneRange() {
        let query = [Condition.has(Term("baked")), .has(Term("garlic")), .has(Term("cheese"))]
        #expect(marked(query, in: "Garlic-cheese bread", isTitle: true) == "[Garlic-cheese] bread")
    }

    @Test func onlyWantedTermsOfTheTextsField() {
        let query: [Condition] = [
            .none(Term("onion")), .minutes(30), .has(Term("pie", in: .title)),
            .has(Term("leek", in: .ingredient)), .has(Term("thai", in: .cuisine)),
        ]
        #expect(marked(query, in: "thai onion leek pie") == "thai onion [leek] pie")
        #expect(marked(query, in: "thai onion leek pie", isTitle: true) == "thai onion leek [pie]")
    }

    @Test func alternativesAreBothMarked() {
        let query = [Condition.any([Term("ham"), Term("bacon")])]
        #expect(marked(query, in: "ham and bacon roll", isTitle: true) == "[ham] and [bacon] roll")
    }
}
