import RecipeModel
import Testing

@testable import PageReader

/// What lines of a page tell of a recipe's times and portions.
struct FactLineTests {
    private func page(_ body: String) -> ParsedPage {
        ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil)
    }

    private func facts(_ lines: [String]) -> LabelledFacts {
        LabelledFacts(lines: page(LeekTart.wrapped(lines, in: "<p>", "</p>")).lines)
    }

    /// Parts of the time with names of their own are no total.
    @Test(
        arguments: [
            (["Prep Time 10 min", "Cook Time 45 min", "Cooling Time 2 hrs"], [10, 45, nil]),
            (["Cooling Time 2 hrs", "Total Time 3 hrs"], [nil, nil, 180]),
            (["Prep: 10 min", "Chill time: 30 min", "Rest time: 1 h"], [10, nil, nil]),
            (["Chill time 30 min", "Chill time: 30 min"], [nil, nil, nil]),
            (["Chill time for the cream: 30 min", "Cook: 5 min"], [nil, 5, nil]),
            (["Time: 30 min", "Cook: 20 min"], [nil, 20, 30]),
            (["Ruhezeit: 1 Std.", "Backzeit: 30 Min."], [nil, 30, nil]),
            (["Hviletid: 20 min", "Tid: 1 t"], [nil, nil, 60]),
            (["Total time: 1:05"], [nil, nil, 65]), (["Total time: 01:05:00"], [nil, nil, 65]),
            (["Total tid: 1 tim 5 min"], [nil, nil, 65]),
            (["調理時間", "45分", "合計時間", "1時間5分"], [nil, 45, 65]),
            (["Temps de repos : 1 h", "Cuisson : 20 min"], [nil, 20, nil]),
            (["85 min", "Total time", "40 min", "Prep time", "1", "Cut"], [40, nil, 85]),
            (["Total time", "85 min", "Prep time", "40 min", "1", "Cut"], [40, nil, 85]),
            (["5 mins to prepare and 25 mins to cook"], [5, 25, nil]),
            (["10 mins prep + 45 mins cook"], [10, 45, nil]),
            (["0:15 To Prep", "0:30 To Cook"], [15, 30, nil]),
            (["Serves 4 Prep Time 5 min Cook Time 15 min Total Time 45 min"], [5, 15, 45]),
            (["Serves 10 to 12 Total Time 1 hr 30 mins"], [nil, nil, 90]),
            (["Total Time: 30 Minutes, plus at least one hour to chill"], [nil, nil, 30]),
            (["1 hour 30 minutes plus cooling and a night of rest"], [nil, nil, 90]),
            (["Ready 12 hours"], [nil, nil, 720]),
            (["Prep time", "15", "minutes", "Cook time", "1", "hour", "5", "min"], [15, 65, nil]),
            (["Prep Time:", "5", "Cooking Time: 10"], [5, 10, nil]),
            (["Prep:", "5", "Cook 10 leeks"], [nil, nil, nil]),
            (["Time", "Prep Time 5 min", "Total Time 9 min"], [5, nil, 9]),
            (["2 tarts", "Prep time", "9 min", "Cook time", "4 min", "Serves", "2"], [9, 4, nil]),
        ] as [([String], [Int?])]
    )
    func timesAreToldByNames(_ lines: [String], _ times: [Int?]) {
        let facts = facts(lines)
        #expect([facts.preparation, facts.cooking, facts.total] == times)
    }

    @Test func aYieldAmongTimesKeepsItsLetters() {
        let facts = facts(["Serves 4 Prep Time 5 min Total Time 45 min"])
        #expect(facts.yield == RecipeYield(text: "Serves 4", amount: 4))
    }

    /// What is told in a sentence gives way to the times that stand together in the recipe's card.
    @Test(arguments: [7, 9])
    func timesThatStandTogetherAreTheRecipes(_ lines: Int) {
        let between = Array(repeating: "Leeks are at their best in winter.", count: lines)
        let told = ["Total time: 5 min"] + between + ["Prep time: 10 min", "Cook time: 30 min"]
        let facts = facts(told)
        #expect([facts.preparation, facts.cooking] == [10, 30])
        #expect(facts.total == (lines < 8 ? 5 : nil))
    }

    @Test(
        arguments: [
            ("Serves 4", 4), ("12 cookies", 12), ("12 large cookies", 12), ("4 stk.", 4),
            ("Day 1: leek cookies", nil), ("7 healthy breakfast egg muffins", nil),
            ("4 stk. egg", nil), ("Per portion: 505 kcal", nil),
        ] as [(String, Double?)]
    )
    func whatIsCountedStandsBehindItsNumber(_ line: String, _ amount: Double?) {
        #expect(LabelledFacts.yield(in: line, next: nil)?.amount == amount)
    }

    @Test(
        arguments: [
            ("<input aria-label='Number of servings' value=4>", 4),
            ("<input id=recipe-serving-size value=12>", 12), ("<input name=q value=4>", nil),
            ("<input id=servings value=0>", nil), ("<input id=servings value=many>", nil),
        ] as [(String, Double?)]
    )
    func aFieldForPortionsHoldsTheirNumber(_ field: String, _ amount: Double?) {
        #expect(NamedFacts.yield(in: page(field))?.amount == amount)
    }

    @Test(arguments: [
        ("10 g 15%", true), ("17%", true), ("33 gram eiwitten", true), ("100 g cream", false),
        ("15% cream", false), ("12 g sugars", true), ("1 pinch of sugars", false),
        ("2 tbsp protein powder", false), ("1 Prise Zucker", false), ("Zucker 4 g", true),
    ])
    func nutrientsAreNoFoods(_ line: String, _ isFact: Bool) {
        #expect(NutritionWords.isFact(line) == isFact)
    }

    @Test(arguments: [("About 1/2 tsp. salt", true), ("Comments 12", false), ("About", false)])
    func aMeasureHeadsNothing(_ line: String, _ isNone: Bool) {
        #expect((SectionWords.section(headedBy: line) == nil) == isNone)
    }
}
