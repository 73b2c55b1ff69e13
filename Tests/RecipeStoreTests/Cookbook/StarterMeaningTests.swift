import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// What the starters mean to a query.
struct StarterMeaningTests {
    private func titles(_ conditions: Condition...) -> [String] {
        StarterSearch(RecipeQuery(conditions)).outlines(in: .builtIn).map(\.recipe.title)
    }

    /// What the build decided is what the same reading decides now.
    @Test func theEmbeddedPostingsAreThoseOfTheRecipes() {
        let made = StarterIndex(.builtIn)
        let built = StarterIndex.builtIn
        let expected = Dictionary(
            uniqueKeysWithValues: made.postings.map { ($0.posting, $0.recipes) }
        )
        let found = Dictionary(
            uniqueKeysWithValues: built.postings.map { ($0.posting, $0.recipes) }
        )
        #expect(Set(expected.keys) == Set(found.keys))
        for (posting, recipes) in expected {
            #expect(found[posting] == recipes, "\(posting.name)")
            #expect(built.recipes(posting) == recipes, "\(posting.name)")
        }
        for limit in stride(from: 0, through: 400, by: 20) {
            #expect(
                made.recipes(withinMinutes: limit) == built.recipes(withinMinutes: limit)
            )
        }
        #expect((0..<made.count).allSatisfy { made.outline($0).recipe == built.outline($0).recipe })
        #expect(built.recipes(.title("durian")).isEmpty)
        #expect(built.recipes(.title("")).isEmpty)
        #expect(built.recipes(.word("zzz")).isEmpty)
    }

    @Test(arguments: [
        ("rice", "Mexican red rice", "Shortbread"), ("chicken", "Chicken karahi", "Mapo tofu"),
        ("soup", "Miso soup", "Hungarian goulash"), ("fish", "Fish and chips", "Pad thai"),
    ])
    func whatTheWordMeansMostComesFirst(word: String, first: String, last: String) throws {
        let found = titles(.has(Term(word)))
        let place = try #require(found.firstIndex(of: first))
        if let other = found.firstIndex(of: last) { #expect(place < other) }
    }

    @Test(arguments: [
        ("italian", "Lasagne"), ("vegetarian", "Dal tadka"), ("dessert", "Tiramisu"),
        ("asian", "Pad thai"), ("pasta", "Spaghetti carbonara"), ("fish", "Teriyaki salmon"),
        ("aubergine", "Moussaka"), ("eggplant", "Moussaka"), ("crepes", "Crêpes"),
        ("comfort food", "Irish stew"), ("nuts", "Pecan pie"), ("gluten free", "Dal tadka"),
        ("beans", "Feijoada"), ("berries", "Strawberry jam"), ("spicy", "Harissa"),
    ])
    func aWordMeansWhatCooksMean(word: String, title: String) {
        #expect(titles(.has(Term(word))).contains(title))
    }

    @Test func whatIsLeftOutIsNowhere() {
        for word in ["fish", "meat", "nuts", "lactose", "gluten", "onion", "vinegar"] {
            let left = Set(titles(.none(Term(word))))
            let found = Set(titles(.has(Term(word, in: .ingredient))))
            #expect(left.isDisjoint(with: found), "\(word)")
        }
    }

    /// Badge and `-lactose` are one rule.
    @Test func theBadgeIsWhatLactoseRemoves() {
        let left = Set(titles(.none(Term("lactose"))))
        for outline in StarterBook.builtIn.outlines {
            let recipe = outline.wholeRecipe()
            #expect(left.contains(recipe.title) == !recipe.hasLactose, "\(recipe.title)")
        }
    }

    @Test(arguments: [
        ("chiken", "chicken"), ("zuchini", "zucchini"), ("omlette", "omelette"),
        ("tiramasu", "tiramisu"), ("soysauce", "soy sauce"),
    ])
    func aSlipIsSetRight(typed: String, meant: String) throws {
        let query = RecipeQuery([.has(Term(typed))])
        let offer = try #require(StarterIndex.builtIn.offer(insteadOf: query))
        #expect(offer.isTaken && offer.total > 0)
        #expect(offer.query == RecipeQuery([.has(Term(meant))]))
    }

    @Test(arguments: [
        ("onoin", "onion"), ("creamcheese", "cream cheese"), ("pinenutz", "pine nuts"),
    ])
    func aSlipInWhatIsLeftOutIsSetRightToo(typed: String, meant: String) throws {
        let query = RecipeQuery([.has(Term("soup")), .none(Term(typed))])
        let offer = try #require(StarterIndex.builtIn.offer(insteadOf: query))
        #expect(offer.isTaken)
        #expect(offer.query.conditions == [.has(Term("soup")), .none(Term(meant))])
    }

    @Test func aWordToLeaveOutThatNothingKnowsIsTold() throws {
        let soup = Condition.has(Term("soup"))
        for wanted in [[soup], []] {
            let query = RecipeQuery(wanted + [.none(Term("blorf"))])
            let offer = try #require(StarterIndex.builtIn.offer(insteadOf: query))
            #expect(!offer.isTaken && offer.unknown == ["blorf"])
            #expect(offer.unknownExclusions(of: query) == ["blorf"])
        }
        // What is known of the rest counts all the same.
        let query = RecipeQuery([soup, .none(Term("onoin")), .none(Term("blorf"))])
        let offer = try #require(StarterIndex.builtIn.offer(insteadOf: query))
        #expect(offer.isTaken && offer.query.conditions == [soup, .none(Term("onion"))])
    }

    @Test func knownWordsAreOfferedBesideUnknownOnes() throws {
        let query = RecipeQuery([.has(Term("eggs")), .has(Term("rice")), .has(Term("qwxz"))])
        let offer = try #require(StarterIndex.builtIn.offer(insteadOf: query))
        #expect(!offer.isTaken && offer.unknown == ["qwxz"] && offer.total > 0)
        #expect(offer.query == RecipeQuery([.has(Term("eggs")), .has(Term("rice"))]))
    }

    @Test(arguments: ["asparagus", "durian", "turkey", "qwxz", "house"])
    func aKnownFoodThatNobodyHasIsNoSlip(word: String) {
        let query = RecipeQuery([.has(Term(word))])
        #expect(StarterIndex.builtIn.offer(insteadOf: query) == nil)
    }

    @Test func namesAreCountedForWhoeverCompletesThem() throws {
        let names = StarterCookbook().vocabulary
        let offered = names.foods.countedCompletions(of: "ch", limit: 60)
        #expect(offered.prefix(10).contains { $0.name == "chicken" })
        #expect(offered.prefix(10).contains { $0.name == "cheese" })
        #expect(!offered.prefix(10).contains { $0.name == "garlic chive" })
        #expect(
            offered.first { $0.name == "chicken" }?.count == titles(.has(Term("chicken"))).count
        )
        #expect(names.cuisines.first { $0.name == "italian" }?.count == 17)
        #expect(names.categories.contains { $0.name == "dessert" && $0.count == 35 })
    }

    /// The grounds name what a recipe has, and are there for every recipe that is found.
    @Test func everyFoundRecipeHasGrounds() {
        for word in ["chicken", "italian", "vegetarian", "soup", "rice", "tomato soup"] {
            let query = RecipeQuery([.has(Term(word))])
            for outline in StarterSearch(query).outlines(in: .builtIn) {
                let grounds = RecipeMeaning(outline.wholeRecipe()).grounds(for: query)
                #expect(grounds.first?.grounds.isEmpty == false, "\(word) \(outline.recipe.title)")
            }
        }
    }
}
