import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// What is told of a match: its grounds, what it marks, and what is offered instead.
struct GroundsTests {
    private func grounds(_ conditions: [Condition], _ recipe: Recipe) -> [MatchGrounds] {
        RecipeMeaning(recipe).grounds(for: RecipeQuery(conditions))
    }

    private static let pie = Recipe.sample(
        "Spicy leek pie",
        ["1 kg leeks", "1 g ham", "20 red chillies", "1 tsp tomato ketchup", "gloopy salt"],
        categories: ["Main course", "vegan"],
        cuisines: ["Italian"],
        total: 20
    )

    @Test(
        arguments: [
            (.has(Term("leek")), .most, [.named(food: "leek")]),
            (.has(Term("ham")), .present, [.present(food: "ham")]),
            (.has(Term("tomato")), .madeFrom, [.madeFrom(food: "tomato")]),
            (.has(Term("pie")), .most, [.dish("pie")]),
            (.has(Term("tart")), .present, [.nearDish("tart")]),
            (.has(Term("italian")), .most, [.cuisine("italian")]),
            (.has(Term("main", in: .category)), .most, [.category("main")]),
            (.has(Term("leek", in: .title)), .most, [.title(word: "leek")]),
            (
                .has(Term("spicy leek", in: .title)), .most,
                [.title(word: "leek"), .title(word: "spicy")]
            ),
            (.has(Term("gloopy")), .present, [.ingredient(word: "gloopy")]),
            (.has(Term("spicy")), .most, [.trait(.spicy)]),
            (.has(Term("nut free")), .most, [.foundDiet("nut free")]),
            (.minutes(20), .most, [.minutes(20)]),
            (.any([Term("gloop"), Term("leek")]), .most, [.named(food: "leek")]),
            (.any([Term("ham"), Term("leek")]), .most, [.named(food: "leek")]),
            (.any([Term("pie"), Term("leek")]), .most, [.dish("pie"), .named(food: "leek")]),
        ] as [(Condition, MatchGrade, [MatchGrounds.Ground])]
    )
    func tells(_ condition: Condition, _ grade: MatchGrade, _ expected: [MatchGrounds.Ground]) {
        #expect(
            grounds([condition], Self.pie)
                == [MatchGrounds(condition: condition, grade: grade, grounds: expected)]
        )
    }

    @Test func ofSeveralEachIsToldInItsOrder() {
        let conditions: [Condition] = [
            .minutes(30), .none(Term("beef")), .has(Term("gloop")), .has(Term("pie")), .minutes(30),
            .has(Term("leek")),
        ]
        let found = grounds(conditions, Self.pie)
        #expect(found.map(\.condition) == [.minutes(30), .has(Term("pie")), .has(Term("leek"))])
        #expect(grounds([], Self.pie).isEmpty)
        #expect(grounds([.minutes(19)], Self.pie).isEmpty)
        #expect(grounds([.minutes(30)], .sample("Pie", ["leek"])).isEmpty)
    }

    @Test func aStatedDietIsNoFoundOne() {
        let stated = Recipe.sample("Pie", ["1 kg leeks"], categories: ["vegan"])
        let found = Recipe.sample("Pie", ["1 kg leeks"])
        let query: [Condition] = [.has(Term("vegan"))]
        #expect(grounds(query, stated).flatMap(\.grounds) == [.statedDiet("vegan")])
        #expect(grounds(query, found).flatMap(\.grounds) == [.foundDiet("vegan")])
    }

    // MARK: Offers

    @Test func whatWasToBeLeftOutAndIsUnknown() {
        let query = RecipeQuery([.has(Term("gloop")), .none(Term("blorf")), .none(Term("leek"))])
        let offer = QueryOffer(query: RecipeQuery(), total: 3, unknown: ["gloop", "blorf", "mush"])
        #expect(offer.unknownExclusions(of: query) == ["blorf"])
        #expect(offer.unknownExclusions(of: RecipeQuery()).isEmpty)
        #expect(!offer.isTaken && offer.corrections.isEmpty)
    }

    @Test func anOfferIsWrittenAndReadBack() throws {
        let offer = QueryOffer(
            query: RecipeQuery([.has(Term("leek"))], sort: .title),
            total: 3,
            corrections: [.init(typed: "lek", meant: "leek")],
            unknown: ["blorf"],
            isTaken: true
        )
        let data = try JSONEncoder().encode(offer)
        #expect(try JSONDecoder().decode(QueryOffer.self, from: data) == offer)
    }

    // MARK: Queries

    @Test func termsOfConditions() {
        let (leek, ham) = (Term("leek"), Term("ham", in: .title))
        #expect(Condition.any([leek, ham]).terms == [leek, ham])
        #expect(Condition.none(ham).terms == [ham])
        #expect(Condition.minutes(3).terms.isEmpty)
        #expect(Condition.has(leek) == .any([leek]))
        #expect(Term("leek").field == .anywhere)
    }

    @Test func aQueryWithAnOrderIsWrittenAndReadBack() throws {
        let ranking = RecipeRanking.missing(
            .init(pantry: Pantry(foods: ["rice"], staples: ["salt"]), for: .sorting, maxMissing: 2)
        )
        let query = RecipeQuery([.minutes(9)], sort: .missing, ranking: ranking)
        let data = try JSONEncoder().encode(query)
        #expect(try JSONDecoder().decode(RecipeQuery.self, from: data) == query)
        let plain = Data(#"{"conditions":[],"sort":"title"}"#.utf8)
        let read = try JSONDecoder().decode(RecipeQuery.self, from: plain)
        #expect(read == RecipeQuery(sort: .title) && read.ranking == nil)
        for broken in [
            #"{"sort":"title"}"#, #"{"conditions":[]}"#, #"{"conditions":[],"sort":"x"}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(RecipeQuery.self, from: Data(broken.utf8))
            }
        }
    }

    @Test func aLimitIsAddedOnce() {
        var query = RecipeQuery([.minutes(30)])
        query.add(.minutes(30))
        #expect(query.conditions == [.minutes(30)])
        query.add(.has(Term("leek")))
        query.add(.minutes(60))
        #expect(query.conditions == [.minutes(60), .has(Term("leek"))])
        #expect(RecipeQuery([.minutes(1), .minutes(2)]).conditions == [.minutes(2)])
    }

    @Test func equalTitlesStayInTheirOrder() {
        let recipes = ["b", "É", "a", "E", "B"].enumerated().map { Recipe.sample($1, key: "\($0)") }
        #expect(RecipeSort.title.arranged(recipes).map(\.title) == ["a", "b", "B", "É", "E"])
        #expect(RecipeSort.missing.arranged(recipes) == recipes)
    }

    // MARK: Marks

    private func marked(_ conditions: [Condition], _ text: String, isTitle: Bool) -> String {
        let ranges = RecipeQuery(conditions).matchedFoods(in: text, isTitle: isTitle)
        return ranges.reversed().reduce(text) { result, range in
            result.replacingCharacters(in: range, with: "[\(text[range])]")
        }
    }

    @Test(arguments: [
        (Term("leek"), true, "[leek] soup, [leeks]"), (Term("leek"), false, "[leek] soup, [leeks]"),
        (Term("leek", in: .title), true, "[leek] soup, [leeks]"),
        (Term("leek", in: .title), false, "leek soup, leeks"),
        (Term("leek", in: .ingredient), false, "[leek] soup, [leeks]"),
        (Term("leek", in: .ingredient), true, "leek soup, leeks"),
        (Term("leek", in: .cuisine), true, "leek soup, leeks"),
        (Term("leek", in: .category), false, "leek soup, leeks"),
        (Term("soup leek"), true, "[leek soup], [leeks]"),
        (Term("soup leek"), false, "leek [soup], [leeks]"),
        (Term("leek soup"), false, "[leek soup], leeks"),
        (Term("soup ham"), true, "leek soup, leeks"),
        (Term(""), true, "leek soup, leeks"), (Term("vegetable"), false, "[leek] soup, [leeks]"),
    ])
    func marks(_ term: Term, _ isTitle: Bool, _ expected: String) {
        let text = "leek soup, leeks"
        let found = marked([.has(term)], text, isTitle: isTitle)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("red-onion", "[red-onion]"), ("red onion", "[red onion]"),
        ("red, onion", "[red], [onion]"),
        ("red  onion", "[red  onion]"), ("onion", "[onion]"), ("red & onion", "[red] & [onion]"),
    ])
    func neighboursAreOne(_ text: String, _ expected: String) {
        let terms: [Condition] = [.has(Term("red")), .has(Term("onion"))]
        #expect(marked(terms, text, isTitle: true) == expected)
    }
}
