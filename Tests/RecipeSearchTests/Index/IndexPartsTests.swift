import KitchenLanguage
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// The small parts of an index, at the numbers where they change.
struct IndexPartsTests {
    private func recipe(foods: Int, steps: [[String]]) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Pie")
        recipe.ingredientGroups = [
            IngredientGroup(items: (0..<foods).map { Ingredient(text: "x\($0)") })
        ]
        recipe.stepGroups = steps.map { StepGroup(items: $0) }
        return recipe
    }

    /// What is hardly a recipe is last.
    @Test(
        arguments: [
            (2, [["Bake."]], 63), (3, [["Bake."]], 3), (3, [], 63), (3, [[]], 63),
            (3, [[], ["Bake."]], 3),
            (62, [["Bake."]], 62), (63, [["Bake."]], 62), (500, [["Bake."]], 62),
        ] as [(Int, [[String]], Int)]
    )
    func theRank(foods: Int, steps: [[String]], rank: Int) {
        #expect(
            RecipeNumber.rank(of: recipe(foods: foods, steps: steps), ingredientCount: foods)
                == rank
        )
    }

    @Test func numbersAreInTheOrderOfRanks() {
        let last = RecipeNumber.number(rank: 3, sequence: RecipeNumber.sequenceLimit - 1)
        #expect(last < RecipeNumber.number(rank: 4, sequence: 0))
        #expect(RecipeNumber.sequenceLimit == 1 << 26 && RecipeNumber.firstSequence == 65_536)
        #expect(RecipeNumber.ingredientCount(of: last) == 3)
        #expect(RecipeNumber.ingredientCount(of: RecipeNumber.number(rank: 63, sequence: 5)) == 2)
        #expect(RecipeNumber.ingredientCount(of: RecipeNumber.number(rank: 62, sequence: 5)) == 62)
        #expect(RecipeNumber.chunk(of: 65_535) == 0 && RecipeNumber.chunk(of: 65_536) == 1)
        #expect(
            RecipeNumber.chunkCount
                == RecipeNumber.chunk(of: RecipeNumber.number(rank: 64, sequence: 0))
        )
    }

    /// Cookbooks keep these numbers: FNV-1a of the name, mixed as MurmurHash3 ends.
    @Test func namesKeepTheirNumbers() {
        #expect(TermNumber.everything == 0xe0f5_4972_ad38_62b9)
        #expect(TermNumber.deleted == 0xa433_6762_20fe_46f4)
        #expect(TermNumber.of(.food("leek", .named)) == 0x188b_c3b7_1bed_b535)
        let title: UInt64 = 0x5d5c_b7e3_f4b9_a6b7
        #expect(TermNumber.of(.title("leek")) == title)
        #expect(TermNumber.of(KnownTerms.title, "leek") == title)
        let pair: UInt64 = 0x0565_48d2_d285_62a5
        #expect(TermNumber.of(.pair("olive", "oil")) == pair)
        #expect(TermNumber.of(KnownTerms.pair, "olive", "oil") == pair)
    }

    @Test(arguments: [0, 1, 2, 3, 7, 8])
    func aPlaceInWhatIsSorted(count: Int) {
        let numbers = (0..<count).map { $0 * 2 }
        for wanted in -1...(count * 2 + 1) {
            #expect(numbers.sortedPlace { $0 < wanted } == numbers.count { $0 < wanted })
        }
        #expect([0, 9, 9, 9, 1].dropFirst().sortedPlace { $0 < 1 } == 1)
    }

    private func term(_ chunks: [(Int, [UInt16])]) -> IndexedTerm {
        chunks.reduce(into: IndexedTerm()) { $0.append(RecipeChunk(sorted: $1.1), key: $1.0) }
    }

    @Test func aTermIsOfChunks() {
        let term = term([(1, [2, 3]), (4, []), (5, [1]), (5, [1, 7])])
        #expect(term.keys == [1, 5] && term.count == 4)
        #expect(term.chunk(5).count == 2 && term.chunk(1).count == 2)
        for key in [0, 2, 4, 6] { #expect(term.chunk(key).isEmpty) }
        #expect(
            IndexedTerm().count == 0 && IndexedTerm().chunk(0).isEmpty && IndexedTerm().bytes == 64
        )
        #expect(term.bytes == 64 + 2 * 36)
    }

    @Test func termsAreJoined() {
        let one = term([(1, [2, 3]), (3, [4])])
        let other = term([(0, [9]), (1, [3, 5]), (7, [1])])
        for joined in [one.union(other), other.union(one)] {
            #expect(joined.keys == [0, 1, 3, 7] && joined.count == 6)
            #expect(joined.chunk(1).count == 3)
        }
        #expect(one.union(IndexedTerm()).count == 3 && IndexedTerm().union(one).count == 3)
    }

    @Test func placesAreInOrder() {
        let places = [(1, 0), (0, 5), (0, 4), (1, 1)].map { IndexPlace(tier: $0.0, number: $0.1) }
        #expect(places.sorted().map(\.number) == [4, 5, 0, 1])
        #expect(places.sorted().map(\.tier) == [0, 0, 1, 1])
        #expect(IndexPlace(tier: 2).number == 0)
    }

    /// Cookbooks keep these too: FNV-1a over the texts, each with 0xFF at its end.
    @Test func identitiesStayWhatTheyAre() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Pie")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "2 Eggs")])]
        recipe.stepGroups = [StepGroup(items: ["Bake é."])]
        #expect(RecipeIdentity.of(recipe) == 0x3320_5c73_d659_72ad)
        recipe.link = WebAddress("http://a.example/1")
        #expect(RecipeIdentity.of(recipe) == 0xb943_1865_da35_c0de)
    }

    /// The same page with the same title is the same recipe, and so are the same words.
    @Test func whatMakesTwoTheSame() {
        var one = recipe(foods: 3, steps: [["Bake.", "Eat."]])
        let identity = RecipeIdentity.of(one)
        func differs(_ change: (inout Recipe) -> Void) -> Bool {
            var other = one
            change(&other)
            return RecipeIdentity.of(other) != RecipeIdentity.of(one)
        }
        #expect(RecipeIdentity.of(one) == identity)
        #expect(!differs { $0.title = "PIE" } && differs { $0.title = "Pies" })
        #expect(!differs { $0.id.key = "2" } && !differs { $0.author = "Ann" })
        #expect(differs { $0.ingredientGroups[0].items[2].text = "y" })
        #expect(!differs { $0.ingredientGroups[0].items[2].text = "X2" })
        #expect(
            differs { $0.stepGroups[0].items[1] = "y" }
                && differs { $0.stepGroups[0].items = ["Bake.Eat."] }
        )
        #expect(
            !differs { $0.stepGroups = [StepGroup(items: ["Bake."]), StepGroup(items: ["Eat."])] }
        )
        #expect(differs { $0.link = WebAddress("http://a.example/1") })
        one.link = WebAddress("http://a.example/1")
        #expect(!differs { $0.ingredientGroups = [] } && !differs { $0.stepGroups = [] })
        #expect(!differs { $0.link = WebAddress("https://a.example/1/") })
        #expect(
            differs { $0.link = WebAddress("http://a.example/2") } && differs { $0.title = "Tart" }
        )
    }
}
