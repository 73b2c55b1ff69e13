import KitchenLanguage
import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// Formulas mean what sets mean.
struct MeaningFormulaTests {
    private static let one = MeaningFormula.posting(.title("one"))
    private static let two = MeaningFormula.posting(.title("two"))
    private static let three = MeaningFormula.posting(.title("three"))
    private static let all: [MeaningFormula] = [
        .none, .everything, one, two, .minutes(20), .all([one, two]), .any([one, two]), .all([]),
        .any([]), .except(one, two), .except(.everything, one),
    ]

    /// Recipes with each of the words or none of them, quick and slow.
    private static let recipes = ["one", "two", "one two", "three"].flatMap { title in
        [20, 21, nil].map { RecipeMeaning(.sample(title, total: $0)) }
    }

    private func means(_ formula: MeaningFormula, _ recipe: RecipeMeaning) -> Bool {
        !formula.recipes(in: recipe).isEmpty
    }

    @Test func eachFormulaMeansItsRecipes() {
        let found = Self.all.map { formula in Self.recipes.map { means(formula, $0) ? "x" : "." } }
        #expect(
            found.map { $0.joined() } == [
                "............", "xxxxxxxxxxxx", "xxx...xxx...", "...xxxxxx...", "x..x..x..x..",
                "......xxx...", "xxxxxxxxx...", "xxxxxxxxxxxx", "............", "xxx.........",
                "...xxx...xxx",
            ]
        )
    }

    @Test func joiningIsThatOfSets() {
        for one in Self.all {
            for two in Self.all {
                for recipe in Self.recipes {
                    let (isOne, isTwo) = (means(one, recipe), means(two, recipe))
                    #expect(means(one.or(two), recipe) == (isOne || isTwo), "\(one) or \(two)")
                    #expect(means(one.and(two), recipe) == (isOne && isTwo), "\(one) and \(two)")
                }
            }
        }
    }

    /// What a formula has twice, an index would look for twice.
    @Test func joinedFormulasAreFlat() {
        let (one, two, three) = (Self.one, Self.two, Self.three)
        #expect(one.or(two) == .any([one, two]))
        #expect(one.or(two).or(three) == .any([one, two, three]))
        #expect(one.or(two.or(three)) == .any([one, two, three]))
        #expect(one.or(two).or(two.or(three)) == .any([one, two, two, three]))
        #expect(one.and(two).and(three) == .all([one, two, three]))
        #expect(MeaningFormula.none.or(one) == one && one.or(.none) == one)
        #expect(MeaningFormula.everything.and(one) == one && one.and(.everything) == one)
        #expect(MeaningFormula.none.and(one) == .none && one.and(.none) == .none)
    }

    @Test func wordsOfTitlesAndRowsOfIngredients() {
        #expect(
            MeaningFormula.title(["a", "b"])
                == .all([.posting(.title("a")), .posting(.title("b"))])
        )
        #expect(MeaningFormula.ingredient(["a"]) == .all([.posting(.word("a"))]))
        #expect(
            MeaningFormula.ingredient(["a", "b", "c"])
                == .all([.posting(Posting(name: "pair a b")), .posting(Posting(name: "pair b c"))])
        )
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func oneRecipeIsASet(_ isIn: Bool, _ isInOther: Bool) {
        let (one, other) = (OneRecipe(isIn: isIn), OneRecipe(isIn: isInOther))
        #expect(one.isEmpty == !isIn)
        #expect(one.intersection(other).isEmpty == !(isIn && isInOther))
        #expect(one.union(other).isEmpty == !(isIn || isInOther))
        #expect(one.subtracting(other).isEmpty == !(isIn && !isInOther))
    }

    /// Names are kept in indexes: they must not change.
    @Test func postingsKeepTheirNames() {
        let names = [
            Posting.food("leek", .named), .food("leek", .main), .food("leek", .present),
            .food("leek", .madeFrom), .trace(of: "leek"), .dish("soup"),
            .dish("soup", isNear: true),
            .category("main"), .cuisine("thai"), .diet("vegan"), .diet("vegan", isLax: true),
            .trait(.someHeat), .title("pie"), .word("red"), .pair("red", "onion"), .minutes(20),
        ].map(\.name)
        #expect(
            names == [
                "food0 leek", "food1 leek", "food2 leek", "food3 leek", "trace leek", "dish soup",
                "near soup", "category main", "cuisine thai", "diet vegan", "lax vegan",
                "trait some-heat", "title pie", "word red", "pair red onion", "minutes 20",
            ]
        )
        #expect(names.filter { Posting(name: $0).isNear } == ["near soup"])
        #expect(names.map { Posting(name: $0) }.sorted().map(\.name) == names.sorted())
        #expect(!Posting.title("near x").isNear)
    }

    /// Where results cannot be brought in order, what is only near is not shown.
    @Test func aStrictLookTakesNothingNear() {
        let goulash = RecipeMeaning(.sample("Goulash", ["1 kg beef"], total: 20))
        let strict = StrictPostings(goulash)
        #expect(!goulash.recipes(.dish("soup", isNear: true)).isEmpty)
        #expect(strict.recipes(.dish("soup", isNear: true)).isEmpty)
        #expect(!strict.recipes(.dish("stew")).isEmpty)
        #expect(strict.recipes(.dish("pie")).isEmpty)
        #expect(!strict.recipes(withinMinutes: 20).isEmpty)
        #expect(strict.recipes(withinMinutes: 19).isEmpty)
        #expect(!strict.all.isEmpty && strict.none.isEmpty)
        #expect(!Condition.has(Term("soup")).holds(for: .sample("Goulash", ["1 kg beef"])))
    }
}
