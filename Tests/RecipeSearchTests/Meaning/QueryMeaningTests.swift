import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// The order of results: in which tier a recipe stands.
struct QueryMeaningTests {
    private func tier(_ conditions: [Condition], _ recipe: Recipe) -> Int? {
        QueryMeaning(conditions).tier(of: RecipeMeaning(recipe))
    }

    private func has(_ words: String...) -> [Condition] { words.map { .has(Term($0)) } }

    /// With one word the tiers are: in the title too, most, main, present, only made from it.
    @Test(
        arguments: [
            ("Leek pie", ["1 kg leeks"], 0), ("Supper", ["1 kg leeks"], 2),
            ("Supper", ["10 g leeks", "1 kg rice"], 3),
            ("Supper", ["5 g leek powder", "1 kg rice"], 4), ("Supper", ["1 kg rice"], nil),
        ] as [(String, [String], Int?)]
    )
    func oneFood(_ title: String, _ lines: [String], _ expected: Int?) {
        #expect(tier(has("leek"), .sample(title, lines)) == expected)
    }

    /// Of several words the lowest grade counts, and what is only made from a food is not found.
    @Test(
        arguments: [
            ("Leek and ham pie", ["1 kg leeks", "1 kg ham"], 0),
            ("Supper", ["1 kg leeks", "1 kg ham"], 2), ("Leek pie", ["1 kg leeks", "1 kg ham"], 2),
            ("Supper", ["1 kg leeks", "10 g ham"], 3), ("Supper", ["10 g leeks", "1 kg ham"], 3),
            ("Supper", ["5 g leek powder", "1 kg ham"], nil), ("Supper", ["1 kg leeks"], nil),
            ("Supper", ["1 kg ham"], nil),
        ] as [(String, [String], Int?)]
    )
    func twoFoods(_ title: String, _ lines: [String], _ expected: Int?) {
        #expect(tier(has("leek", "ham"), .sample(title, lines)) == expected)
        #expect(tier(has("ham", "leek"), .sample(title, lines)) == expected)
    }

    /// Of alternatives the best counts.
    @Test(
        arguments: [
            ("Leek pie", ["1 kg leeks"], 0), ("Supper", ["1 kg leeks", "10 g ham"], 2),
            ("Supper", ["10 g leeks", "1 kg ham"], 2), ("Supper", ["1 kg rice"], nil),
            ("Supper", ["10 g leeks", "1 kg rice"], 3),
        ] as [(String, [String], Int?)]
    )
    func alternatives(_ title: String, _ lines: [String], _ expected: Int?) {
        let either = Condition.any([Term("leek"), Term("ham")])
        #expect(tier([either], .sample(title, lines)) == expected)
    }

    @Test func whatIsForNeedCountsOnlyAlone() {
        #expect(QueryMeaning(has("leek")).lastIsForNeed)
        #expect(!QueryMeaning(has("leek", "ham")).lastIsForNeed)
        #expect(QueryMeaning([.minutes(30)]).lastIsForNeed)
        #expect(!QueryMeaning(has("leek") + [.minutes(30)]).lastIsForNeed)
        #expect(QueryMeaning(has("leek") + [.none(Term("ham"))]).lastIsForNeed)
        #expect(!QueryMeaning([]).lastIsForNeed)
    }

    /// Who names only a diet, a time or what to leave out wants something to eat.
    @Test(arguments: [
        [Condition.has(Term("vegan"))], [.minutes(30)], [.none(Term("ham"))],
        [.has(Term("easy"))], [.has(Term("vegan")), .minutes(30)],
    ])
    func saucesAndDrinksComeLaterWhereNoDishIsNamed(_ conditions: [Condition]) {
        func recipe(_ category: String) -> Recipe {
            .sample("Cups", ["1 kg rice"], categories: [category], total: 20)
        }
        #expect(tier(conditions, recipe("main")) == 0)
        for category in ["drink", "sauce", "preserve"] {
            #expect(tier(conditions, recipe(category)) == 1, "\(category)")
        }
    }

    @Test func withoutAnyConditionAllAreAlike() {
        for category in ["main", "drink"] {
            #expect(tier([], .sample("Cups", ["rice"], categories: [category])) == 0)
        }
    }

    @Test func whereADishIsNamedSaucesAreAsGood() {
        let sauce = Recipe.sample("Cups", ["1 kg leeks"], categories: ["sauce"])
        let main = Recipe.sample("Cups", ["1 kg leeks"], categories: ["main"])
        #expect(tier(has("leek"), main) == 2)
        #expect(tier(has("leek"), sauce) == 2)
    }

    /// A word that only describes lifts what has it in its title, and leaves nothing out.
    @Test(
        arguments: [
            (["crispy", "leek"], "Crispy leeks", 0), (["crispy", "leek"], "Leek pie", 1),
            (["leek", "crispy"], "Crispy leeks", 0), (["leek", "crispy"], "Leek pie", 1),
            (["crispy"], "Crispy leeks", 0), (["crispy"], "Leek pie", nil),
            (["crispy", "creamed"], "Crispy leeks", nil),
        ] as [([String], String, Int?)]
    )
    func aDescriptionLifts(_ words: [String], _ title: String, _ expected: Int?) {
        let conditions = words.map { Condition.has(Term($0)) }
        #expect(tier(conditions, .sample(title, ["1 kg leeks"])) == expected)
    }

    @Test(
        arguments: [
            (30, 30, 0), (30, 29, 0), (30, 31, nil), (30, nil, nil), (0, 0, 0),
        ] as [(Int, Int?, Int?)]
    )
    func aLimitOfTime(_ limit: Int, _ minutes: Int?, _ expected: Int?) {
        #expect(tier([.minutes(limit)], .sample("Cups", ["rice"], total: minutes)) == expected)
    }

    /// Only words that may be in titles lift a recipe that has them there.
    @Test func otherFieldsDoNotLiftTitles() {
        let pie = Recipe.sample("Leek pie", ["1 kg leeks"])
        #expect(tier([.has(Term("leek", in: .ingredient))], pie) == 0)
        #expect(QueryMeaning([.has(Term("leek", in: .ingredient))]).tiers.count == 4)
        #expect(QueryMeaning([.has(Term("leek", in: .title))]).tiers.count == 5)
        #expect(QueryMeaning(has("leek")).tiers.count == 5)
        #expect(QueryMeaning(has("leek", "ham")).tiers.count == 4)
        #expect(
            QueryMeaning([.any([Term("leek"), Term("ham", in: .ingredient)])]).tiers.count == 4
        )
        #expect(QueryMeaning([]).tiers.count == 3)
    }

    /// Law: a recipe stands in one tier at most; all tiers together are what the query means, and
    /// but for the one for need they are within the whole.
    @Test(arguments: [
        [Condition.has(Term("leek"))], [.has(Term("soup"))], [.has(Term("vegan"))], [.minutes(20)],
        [.has(Term("leek")), .none(Term("ham"))], [.has(Term("crispy")), .has(Term("leek"))],
        [.any([Term("leek"), Term("ham")]), .minutes(20)], [],
    ])
    func tiersPartWhatIsMeant(_ conditions: [Condition]) {
        let meaning = QueryMeaning(conditions)
        for title in ["Leek soup", "Goulash", "Crispy ham", "Supper"] {
            for lines in [["1 kg leeks"], ["10 g leek", "1 kg ham"], ["leek powder", "rice"], []] {
                for total in [10, 40] {
                    let recipe = RecipeMeaning(.sample(title, lines, total: total))
                    let tiers = meaning.recipes(in: recipe)
                    #expect(tiers.count == meaning.tiers.count)
                    let places = tiers.indices.filter { !tiers[$0].isEmpty }
                    #expect(places.count <= 1)
                    #expect(places.first == meaning.tier(of: recipe))
                    #expect(meaning.allRecipes(in: recipe).isEmpty == places.isEmpty)
                    if let place = places.first, !meaning.lastIsForNeed || place + 1 < tiers.count {
                        #expect(!meaning.whole.recipes(in: recipe).isEmpty)
                    }
                }
            }
        }
    }

    /// What is there for need is shown only where nothing better is.
    @Test func needComesWhereNothingBetterIs() {
        let meaning = QueryMeaning(has("leek"))
        let both = TwoRecipes(
            first: RecipeMeaning(.sample("Supper", ["1 kg leeks"])),
            second: RecipeMeaning(.sample("Supper", ["5 g leek powder", "1 kg rice"]))
        )
        #expect(meaning.recipes(in: both).map(\.places) == [[], [], [0], [], []])
        let need = TwoRecipes(first: both.second, second: both.second)
        #expect(meaning.recipes(in: need).map(\.places) == [[], [], [], [], [0, 1]])
        #expect(meaning.allRecipes(in: both).places == [0, 1])
    }
}

/// Two recipes asked at once.
private struct TwoRecipes: RecipePostings {
    struct Some: RecipeSet {
        var places: Set<Int>
        var isEmpty: Bool { places.isEmpty }
        func intersection(_ other: Some) -> Some { Some(places: places.intersection(other.places)) }
        func union(_ other: Some) -> Some { Some(places: places.union(other.places)) }
        func subtracting(_ other: Some) -> Some { Some(places: places.subtracting(other.places)) }
    }

    var first: RecipeMeaning
    var second: RecipeMeaning

    var all: Some { Some(places: [0, 1]) }
    var none: Some { Some(places: []) }

    private func places(where isIn: (RecipeMeaning) -> OneRecipe) -> Some {
        Some(places: Set([first, second].enumerated().filter { !isIn($1).isEmpty }.map(\.offset)))
    }

    func recipes(_ posting: Posting) -> Some { places { $0.recipes(posting) } }
    func recipes(withinMinutes limit: Int) -> Some { places { $0.recipes(withinMinutes: limit) } }
}
