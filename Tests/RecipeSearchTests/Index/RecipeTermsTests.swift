import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// An index finds by numbers what a recipe means by names.
struct RecipeTermsTests {
    private static let recipes: [Recipe] = {
        let lines = [
            ["2 leeks", "50 g butter", "200 ml cream (vegan)", "salt"],
            ["1 1/2 cups flour", "2 eggs", "½ tsp vanilla", "oil for the pan"],
            ["500 g chicken thighs", "3 cloves garlic", "2 tbsp soy sauce", "1 red chilli"],
            ["crème fraîche", "feta or margarine", "1.5 kg potatoes, boiled"],
        ]
        return lines.enumerated().map { place, lines in
            var recipe = Recipe(
                id: RecipeID(service: .cookbook, key: "\(place)"),
                title: ["Leek soup", "Vanilla pancakes", "Hot chicken (easy)", "Käse & potatoes"][
                    place
                ]
            )
            recipe.ingredientGroups = [
                IngredientGroup(
                    items: lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
                )
            ]
            recipe.stepGroups = [
                StepGroup(items: ["Heat the OVEN. Chill’s fine.", "Soak – iced."])
            ]
            recipe.categories = [["main course"], ["Dessert"], ["vegan"], []][place]
            recipe.cuisines = ["Italian"]
            recipe.times.total = place == 2 ? nil : 20 + place
            return recipe
        }
    }()

    @Test func termsAreThePostings() {
        let memory = ReadingMemory()
        for recipe in Self.recipes + Self.recipes {
            let meaning = RecipeMeaning(recipe)
            let terms = RecipeTerms(recipe, memory: memory)
            var expected = Set(meaning.postings.map { TermNumber.of($0) })
            expected.insert(TermNumber.everything)
            if let minutes = meaning.minutes { expected.insert(TermNumber.of(.minutes(minutes))) }
            #expect(Set(terms.terms) == expected, "\(recipe.title)")
            #expect(terms.ingredientCount == meaning.ingredientCount)
            // A memory changes nothing.
            #expect(RecipeMeaning(recipe, memory: memory) == meaning)
        }
    }

    /// A goulash is a stew and near a soup; parmesan is for some vegetarians.
    @Test(arguments: ["Goulash", "Apple pie", "Soup in a bread"])
    func whatADishIsOnlyNearIsATermOfItsOwn(_ title: String) {
        let recipe = Recipe.sample(title, ["200 g parmesan"])
        let postings = RecipeMeaning(recipe).postings
        #expect(postings.contains { $0.isNear })
        #expect(postings.contains(.diet("vegetarian", isLax: true)))
        #expect(
            Set(RecipeTerms(recipe, memory: ReadingMemory()).terms)
                == Set(postings.map { TermNumber.of($0) }).union([TermNumber.everything])
        )
    }

    @Test func anIngredientThatIsThereTwiceCountsOnce() {
        let memory = ReadingMemory()
        for recipe in Self.recipes + Self.recipes {
            var twice = recipe
            twice.ingredientGroups += recipe.ingredientGroups
            let count = recipe.ingredients.count
            #expect(RecipeTerms(twice, memory: memory).ingredientCount == count)
            #expect(RecipeTerms(recipe, memory: memory).ingredientCount == count)
        }
    }

    @Test func namesAreToldOnce() {
        let memory = ReadingMemory()
        let first = RecipeTerms(Self.recipes[0], memory: memory)
        #expect(first.newNames.contains("title leek"))
        #expect(RecipeTerms(Self.recipes[0], memory: memory).newNames.isEmpty)
    }

    /// All names of a recipe that can be completed or misspelt, and only those that are new.
    @Test func namesAreOfEveryKind() {
        let memory = ReadingMemory()
        func names(_ title: String, _ lines: [String], total: Int) -> [String] {
            let recipe = Recipe.sample(
                title,
                lines,
                categories: ["Main course"],
                cuisines: ["British"],
                total: total
            )
            return RecipeTerms(recipe, memory: memory).newNames.sorted()
        }
        #expect(
            names("Leek pie", ["1 red onion"], total: 20) == [
                "category main", "category-name Main course", "cuisine british",
                "cuisine-name British", "minutes 20", "title leek", "title pie", "word onion",
                "word red",
            ]
        )
        #expect(
            names("Leek tart", ["1 red onion", "1 white onion"], total: 30)
                == ["minutes 30", "title tart", "word white"]
        )
    }

    @Test(arguments: [(0, true), (1, true), (-1, false)])
    func timesBelowZeroAreNone(_ minutes: Int, _ isTerm: Bool) {
        let recipe = Recipe.sample("Pie", ["1 leek"], total: minutes)
        let terms = RecipeTerms(recipe, memory: ReadingMemory())
        #expect(terms.terms.contains(TermNumber.of(.minutes(minutes))) == isTerm)
        #expect(terms.newNames.contains("minutes \(minutes)") == isTerm)
    }

    @Test func whatIsBesideANameCanBeDairy() {
        let memory = ReadingMemory()
        for (text, name, isNamed) in [
            ("2 tbsp margarine or butter", "margarine", true), ("1 cup beans", "beans", false),
            ("200 g feta (vegan)", "feta", false), ("3 eggs, beaten with cream", "eggs", true),
        ] {
            let ingredient = Ingredient(text: text, name: name)
            let facts = memory.facts(of: name)
            let isFound = facts.mayHoldDairy || memory.namesDairy(ingredient, facts)
            let isExpected = Lactose.isNamed(in: name) || Lactose.isNamed(in: text)
            #expect(isFound == isExpected, "\(text)")
            if name != "feta" { #expect(isFound == isNamed, "\(text)") }
        }
    }

    /// Law: what is there for need alone is found last, and not counted; nothing is found twice.
    @Test(arguments: ["leek", "vegan", "easy", "soup", "chicken"])
    func whatIsFoundForNeedIsNotCounted(_ word: String) {
        let memory = ReadingMemory()
        var numbers: [UInt64: [UInt16]] = [:]
        for (place, recipe) in Self.recipes.enumerated() {
            for term in Set(RecipeTerms(recipe, memory: memory).terms) {
                numbers[term, default: []].append(UInt16(place))
            }
        }
        let terms = numbers.mapValues { numbers in
            var term = IndexedTerm()
            term.append(RecipeChunk(sorted: numbers), key: 0)
            return term
        }
        let meaning = QueryMeaning([.has(Term(word))])
        let search = IndexSearch(meaning, in: IndexView(terms: terms, minutes: []))
        let tiers = (0..<search.tierCount).map { search.results(ofTier: $0, from: 0, limit: 9) }
        #expect(Set(tiers.joined()).count == tiers.joined().count)
        let counted = meaning.lastIsForNeed ? tiers.dropLast() : tiers[...]
        #expect(search.count == counted.joined().count)
        #expect(tiers.map(\.count) == (0..<search.tierCount).map(search.count(ofTier:)))
    }

    @Test func onlyWhatIsMadeFromAFoodIsThereForNeed() {
        var term = IndexedTerm()
        term.append(RecipeChunk(sorted: [4]), key: 0)
        let terms = [
            TermNumber.everything: term, TermNumber.of(.food("leek", .madeFrom)): term,
        ]
        let meaning = QueryMeaning([.has(Term("leek"))])
        let search = IndexSearch(meaning, in: IndexView(terms: terms, minutes: []))
        #expect(meaning.lastIsForNeed && search.count == 0)
        #expect(search.results(ofTier: search.tierCount - 1, from: 0, limit: 9) == [4])
    }
}
