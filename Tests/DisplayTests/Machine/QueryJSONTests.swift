import RecipeModel
import RecipeSearch
import Testing

@testable import Display

/// A query as JSON keeps every condition, with the field that it is asked of.
struct QueryJSONTests {
    private func text(_ conditions: Condition..., sort: RecipeSort = .best) -> String {
        QueryJSON.object(RecipeQuery(conditions, sort: sort)).text
    }

    /// What stands before a term of a field, and the key that a wanted one has.
    @Test(arguments: TermField.allCases)
    func aTermKeepsItsField(_ field: TermField) {
        let isPlain = field == .anywhere
        let label = isPlain ? "soup" : "\(field.rawValue):soup"
        let soup = Term("soup", in: field)
        #expect(
            text(.has(soup))
                == (isPlain
                    ? #"{"all":["soup"],"any":[],"none":[],"sort":"best"}"#
                    : #"{"all":[],"any":[],"none":[],"\#(field.rawValue)":["soup"],"sort":"best"}"#)
        )
        #expect(
            text(.none(soup)) == #"{"all":[],"any":[],"none":["\#(label)"],"sort":"best"}"#
        )
        #expect(
            text(.any([Term("leek"), soup]))
                == #"{"all":[],"any":[["leek","\#(label)"]],"none":[],"sort":"best"}"#
        )
    }

    @Test func severalOfAKindStandInTheirOrder() {
        #expect(
            text(
                .has(Term("leek")),
                .none(Term("egg")),
                .has(Term("pie", in: .title)),
                .has(Term("chives")),
                .none(Term("nuts", in: .ingredient)),
                .has(Term("tart", in: .title)),
                .any([Term("a"), Term("b")]),
                .any([Term("c"), Term("d")]),
                .minutes(45),
                sort: .title
            )
                == #"{"all":["leek","chives"],"any":[["a","b"],["c","d"]],"#
                + #""none":["egg","ingredient:nuts"],"title":["pie","tart"],"#
                + #""minutes":45,"sort":"title"}"#
        )
    }

    /// A limit of missing things is no order.
    @Test func theOrderOfTheCooksOwnIsNamed() {
        let likeness = Likeness(Sample.bread, staples: [])
        let rankings: [(RecipeRanking, String)] = [
            (.likeness(likeness, staples: []), "likeness"),
            (.missing(.init(pantry: Pantry())), "missing"),
            (.missing(.init(pantry: Pantry(), for: .limiting)), "title"),
        ]
        for (ranking, name) in rankings {
            let query = RecipeQuery([.has(Term("leek"))], sort: .title, ranking: ranking)
            #expect(QueryJSON.object(query).text.hasSuffix(#""sort":"\#(name)"}"#))
        }
    }

    @Test(arguments: [
        (ResultTotal.exactly(7), "7", "null"), (.exactly(0), "0", "null"),
        (.moreThan(1_000), "null", "1000"), (nil, "null", "null"),
    ])
    func aTotalIsExactOrALeast(total: ResultTotal?, exact: String, over: String) {
        #expect(
            JSONOutput.object(QueryJSON.total(total)).text
                == #"{"total":\#(exact),"totalOver":\#(over)}"#
        )
    }
}
