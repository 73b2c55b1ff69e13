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

    @Test func aConditionByItself() {
        #expect(Condition.any([Term("leek"), Term("goat cheese")]).typed == "leek or goat cheese")
        #expect(Condition.none(Term("thai", in: .cuisine)).typed == "-cuisine:thai")
        #expect(Term("bread and butter").typed == "\"bread and butter\"")
    }
}
