import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// The order of results: in which tier a recipe stands.
struct QueryMeaningTests {
    private func has(_ words: String...) -> [Condition] { words.map { .has(Term($0)) } }

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
