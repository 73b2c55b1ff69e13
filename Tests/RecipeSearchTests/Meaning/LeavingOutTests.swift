import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// What is left out by a word, field by field and sense by sense.
struct LeavingOutTests {
    private func stays(_ recipe: Recipe, without term: Term) -> Bool {
        Condition.none(term).holds(for: recipe)
    }

    @Test(arguments: [
        (Term("tomato"), "Tomato pie", ["1 kg tomatoes"], false),
        (Term("tomato"), "Supper", ["1 kg tomatoes"], false),
        (Term("tomato"), "Supper", ["1 tsp tomato ketchup"], false),
        (Term("tomato"), "Supper", ["1 kg rice"], true),
        (Term("lemony"), "Supper", ["1 lemon"], false),
        (Term("lemony"), "Supper", ["1 lime"], true),
        (Term("tomato", in: .ingredient), "Tomato pie", ["1 kg tomatoes"], false),
        (Term("tomato", in: .ingredient), "Tomato pie", ["1 kg rice"], true),
        (Term("tomato", in: .title), "Tomato pie", ["1 kg rice"], false),
        (Term("tomato", in: .title), "Supper", ["1 kg tomatoes"], true),
        (Term("pie tomato", in: .title), "Tomato pie", [], false),
        (Term("pie leek", in: .title), "Tomato pie", [], true),
        // A kind of dish is left out where it is one, not where it is only near.
        (Term("soup"), "Leek soup", ["1 leek"], false), (Term("soup"), "Goulash", ["1 leek"], true),
        (Term("soup", in: .ingredient), "Leek soup", ["1 leek"], true),
        (Term("bread"), "Soda bread", ["1 kg flour"], false),
        (Term("bread"), "Supper", ["1 baguette"], false),
        (Term("bread", in: .ingredient), "Soda bread", ["1 kg flour"], false),
        // Words that nothing knows.
        (Term("gloopy"), "Gloopy pie", ["1 kg rice"], false),
        (Term("gloopy"), "Supper", ["1 kg gloopy rice"], false),
        (Term("gloopy"), "Supper", ["1 kg rice"], true),
        (Term("gloopy", in: .ingredient), "Gloopy pie", ["1 kg rice"], true),
        (Term("gloopy", in: .ingredient), "Supper", ["1 kg gloopy rice"], false),
        (Term("gloopy mush"), "Mush, gloopy", ["1 kg rice"], false),
        (Term("gloopy mush"), "Supper", ["1 kg gloopy mush"], false),
        (Term("gloopy mush"), "Supper", ["1 kg mush, gloopy"], true),
    ])
    func foodsAndWords(_ term: Term, _ title: String, _ lines: [String], _ isLeft: Bool) {
        #expect(stays(.sample(title, lines), without: term) == isLeft)
    }

    @Test(arguments: [
        (Term("dessert"), ["dessert"], [], false), (Term("dessert"), ["cake"], [], true),
        (Term("dessert"), ["main"], [], true),
        (Term("dessert", in: .ingredient), ["dessert"], [], true),
        (Term("dessert", in: .category), ["dessert"], [], false),
        (Term("dessert", in: .category), ["cake"], [], true),
        (Term("vegan", in: .category), ["vegan"], [], false),
        (Term("lunch", in: .category), ["soup"], [], false),
        (Term("italian"), [], ["italian"], false), (Term("italian"), [], ["sicilian"], false),
        (Term("italian"), [], ["greek"], true),
        (Term("mediterranean"), [], ["greek"], false),
        (Term("mediterranean"), [], ["french"], false), (Term("mediterranean"), [], ["thai"], true),
        (Term("mediterranean", in: .cuisine), [], ["greek"], false),
        (Term("mediterranean", in: .cuisine), [], ["french"], true),
        (Term("martian", in: .cuisine), [], ["martian"], false),
    ])
    func coursesAndCuisines(
        _ term: Term,
        _ categories: [String],
        _ cuisines: [String],
        _ isLeft: Bool
    ) {
        let recipe = Recipe.sample("Supper", ["1 egg"], categories: categories, cuisines: cuisines)
        #expect(stays(recipe, without: term) == isLeft)
    }

    @Test func aDietIsLeftOutWhereItIsKept() {
        #expect(!stays(.sample("Supper", ["1 kg rice"]), without: Term("vegan")))
        #expect(stays(.sample("Supper", ["1 egg"]), without: Term("vegan")))
    }

    /// A cook who wants no meat is glad of a dish without fish, and takes one with it.
    @Test func withoutMeatAmountsToADiet() {
        let found = QueryMeaning([.none(Term("Meat"))])
        let vegetables = RecipeMeaning(.sample("Supper", ["1 kg leeks"]))
        let fish = RecipeMeaning(.sample("Supper", ["1 kg salmon"]))
        let ham = RecipeMeaning(.sample("Supper", ["1 kg ham"]))
        #expect(found.tier(of: vegetables) == 0)
        #expect(found.tier(of: ham) == nil)
        let fishTier = found.tier(of: fish)
        #expect(fishTier != nil && fishTier != 0 || found.tier(of: fish) == 0)
        for term in [Term("meat", in: .ingredient), Term("beef"), Term("meat pie")] {
            #expect(DietWish.unwanted(term) == nil)
        }
        #expect(DietWish.unwanted(Term("meats"))?.count == MatchGrade.allCases.count)
    }

    /// Families that the cook did not name.
    @Test(arguments: [
        (Term("milk"), "dairy", ["cream", "cheese", "butter"]),
        (Term("milk", in: .ingredient), "dairy", ["cream", "cheese", "butter"]),
        (Term("wheat"), "gluten", []), (Term("egg yolk"), "egg", []), (Term("celery"), "stock", []),
    ])
    func whatGoesWithAFoodIsTold(_ term: Term, _ family: String, _ examples: [String]) throws {
        let wider = try #require(WiderExclusion(term))
        #expect(wider.term == term)
        #expect(wider.families == [.init(name: family, examples: examples)])
    }

    @Test(arguments: [
        Term("milk", in: .title), Term("milk", in: .category), Term("milk", in: .cuisine), Term(""),
    ])
    func elsewhereNothingGoesWithIt(_ term: Term) { #expect(WiderExclusion(term) == nil) }
}
