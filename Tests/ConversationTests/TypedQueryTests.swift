import RecipeModel
import Testing

@testable import Conversation

struct TypedQueryTests {
    @Test(
        arguments: [
            ([.has(Term("garlic")), .has(Term("soy sauce"))], "garlic soy sauce"),
            ([.has(Term("mac and cheese")), .none(Term("onion"))], "\"mac and cheese\" -onion"),
            (
                [.none(Term("onion")), .has(Term("garlic")), .minutes(30)],
                "garlic minutes:30 -onion"
            ),
            ([.minutes(20), .has(Term("leek"))], "minutes:20 leek"),
            ([.any([Term("ham"), Term("bacon")]), .has(Term("rice"))], "ham or bacon rice"),
            ([.has(Term("coconut")), .has(Term("milk"))], "coconut \"milk\""),
            ([.has(Term("coconut milk")), .has(Term("powder"))], "coconut milk powder"),
            ([.has(Term("coconut")), .none(Term("milk"))], "coconut -milk"),
            ([.none(Term("coconut")), .none(Term("milk"))], "-coconut -milk"),
            ([.none(Term("cream cheese"))], "-cream cheese"),
            ([.has(Term("grey lorry"))], "\"grey lorry\""),
            ([.has(Term("no"))], "\"no\""),
            ([.has(Term("omelet", in: .title))], "title:omelet"),
            ([.has(Term("side dish", in: .category))], "category:side dish"),
            ([.none(Term("pot roast", in: .title))], "-title:pot roast"),
            ([.has(Term("a\"b\\c$d"))], "\"a\\\"b\\\\c\\$d\""),
            ([.has(Term("-onion"))], "\"-onion\""),
            ([.has(Term("shepherd's pie"))], "shepherd's pie"),
            ([.has(Term("no-bake cheesecake"))], "no-bake cheesecake"),
            ([.has(Term("jalapeño poppers"))], "jalapeño poppers"),
            ([.has(Term("豆腐"))], "豆腐"),
            ([.has(Term(""))], "\"\""),
            ([], ""),
        ] as [([Condition], String)]
    )
    func typed(conditions: [Condition], expected: String) {
        #expect(RecipeQuery(conditions).typed == expected)
    }

    /// Signs that mean something only where lines are typed part words in a search box, no more.
    @Test(arguments: Array(";|<>$`\\\"#\n\r\u{2028}"))
    func aSearchBoxKnowsNoSignsOfALine(_ sign: Character) {
        let plain = RecipeQuery([.has(Term("garlic")), .has(Term("rice")), .none(Term("onion"))])
        for text in [
            "garlic\(sign)rice -onion", "garlic \(sign) rice -onion", "garlic rice -onion \(sign)",
            "\(sign)garlic rice -onion", "garlic \(sign)rice -onion\(sign)",
        ] {
            #expect(RecipeQuery(searchBox: text) == plain, "\(text)")
        }
    }

    @Test(
        arguments: [
            ("", []), ("  ", []), ("shepherd's pie", [.has(Term("shepherd's pie"))]),
            ("mac & cheese", [.has(Term("mac & cheese"))]),
            ("leek minutes:20", [.has(Term("leek")), .minutes(20)]),
            // What is no query is looked for word by word.
            ("leek minutes:soon", [.has(Term("leek")), .has(Term("minutes")), .has(Term("soon"))]),
            ("leek ' pie", [.has(Term("leek")), .has(Term("pie"))]),
            ("'leek pie", [.has(Term("'leek")), .has(Term("pie"))]),
        ] as [(String, [Condition])]
    )
    func whatIsInASearchBoxIsRead(_ text: String, _ conditions: [Condition]) {
        #expect(RecipeQuery(searchBox: text).conditions == conditions)
    }

    @Test func aSearchBoxHasAnEnd() {
        let long = RecipeQuery(searchBox: Array(repeating: "leek,", count: 10_000).joined())
        #expect((1...1_024).contains(long.conditions.count))
        let words = (0..<99).map { " w\($0)" }.joined()
        let broken = RecipeQuery(searchBox: "minutes:soon" + words)
        #expect(broken.conditions.count == 32)
    }

    @Test func aConditionByItself() {
        #expect(Condition.any([Term("leek"), Term("goat cheese")]).typed == "leek or goat cheese")
        #expect(Condition.none(Term("thai", in: .cuisine)).typed == "-cuisine:thai")
        #expect(Term("bread and butter").typed == "\"bread and butter\"")
    }
}
