import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What is remembered of names changes nothing of what they mean.
struct ReadingMemoryTests {
    /// Milk beside a name is seen, whatever it is called and wherever it stands.
    @Test(arguments: [
        "milk", "whole milk", "buttermilk", "double cream", "crème fraîche", "half and half",
        "butter",
        "ghee", "cheddar", "monterey jack", "parmigiano reggiano", "feta", "quark", "yoghurt",
        "greek yogurt", "labneh", "kefir", "custard", "ice cream", "whey", "casein",
        "dulce de leche",
        "milk chocolate", "puff pastry", "garlic bread", "naan bread", "pesto", "toffee", "fudge",
        "lemon curd", "baileys", "nutella", "mashed potatoes", "brioche", "croissants", "curds",
        "khoya", "paneer", "lactose", "dairy",
    ])
    func milkBesideAName(_ dairy: String) {
        for line in [
            "100 g gloop or \(dairy)", "\(dairy) or gloop", "gloop, \(dairy)", "gloop (\(dairy))",
            "2 GLOOP, with \(dairy)", "gloop, fried in \(dairy.uppercased())",
        ] {
            let memory = ReadingMemory()
            let facts = memory.facts(of: "gloop")
            for _ in 1...2 {
                let isNamed = memory.namesDairy(Ingredient(text: line, name: "gloop"), facts)
                #expect(isNamed && Lactose.isNamed(in: line), "\(line)")
            }
        }
    }

    @Test(arguments: [
        "oil", "oat milk", "almond butter", "coconut cream", "vegan cheese", "dairy-free butter",
        "ham", "butter beans", "cream of tartar", "", "a", "of", "milk thistle", "tofu",
    ])
    func noMilkBesideAName(_ other: String) {
        for line in ["100 g gloop or \(other)", "\(other) or gloop", "gloop (\(other))", other] {
            let memory = ReadingMemory()
            let isNamed = memory.namesDairy(
                Ingredient(text: line, name: "gloop"),
                memory.facts(of: "gloop")
            )
            #expect(isNamed == Lactose.isNamed(in: line), "\(line)")
            #expect(!isNamed, "\(line)")
        }
    }

    /// What the name itself holds is seen in the name; a line that is its name says no more.
    @Test func theNameItselfIsNotBesideIt() {
        let memory = ReadingMemory()
        func isNamed(_ text: String, _ name: String) -> Bool {
            memory.namesDairy(Ingredient(text: text, name: name), memory.facts(of: name))
        }
        #expect(!isNamed("milk", "milk") && memory.facts(of: "milk").mayHoldDairy)
        #expect(!isNamed("2 dl milk, or cream", "milk"))
        #expect(isNamed("2 dl gloop, or cream", "gloop") && !isNamed("gloop", "gloop"))
        #expect(isNamed("milk gloop milk", "gloop") && isNamed("milk", "gloop"))
        #expect(isNamed("milk", "") && !isNamed("ham", ""))
    }

    @Test func aNameIsFirstOnceInEachRecipe() {
        let memory = ReadingMemory()
        let (leek, ham) = (memory.facts(of: "leek"), memory.facts(of: "ham"))
        #expect(memory.facts(of: "leek") === leek)
        for _ in 1...2 {
            memory.beginRecipe()
            #expect([leek, ham, leek, ham].map(memory.isFirst) == [true, true, false, false])
        }
    }

    @Test func namesOfAnIndexAreMetOnceOfEachKind() {
        let memory = ReadingMemory()
        let met = [("title", "leek"), ("word", "leek"), ("title", "ham"), ("title", "leek")]
        #expect(met.map { memory.meets($0, $1) } == [true, true, true, false])
    }

    @Test func categoriesAndCuisinesAreApart() {
        let memory = ReadingMemory()
        for _ in 1...2 {
            #expect(memory.canonical("Veggie", isCategory: true) == "vegetarian")
            #expect(memory.canonical("Veggie", isCategory: false) == "veggie")
        }
    }

    // MARK: Facts of a name

    @Test func termsAreWordsAndPairs() {
        let facts = IngredientFacts("big red onions")
        #expect(facts.words == ["big", "red", "onion"])
        #expect(
            facts.terms
                == [
                    Posting.word("big"), .word("red"), .word("onion"), .pair("big", "red"),
                    .pair("red", "onion"), .asked("red onion"),
                ].map { TermNumber.of($0) }
        )
    }

    // MARK: Likeness in an index

    @Test(arguments: [
        ("chicken stock", "chicken"), ("tomato ketchup", "tomato"), ("lemon juice", "lemon"),
    ])
    func whatIsMadeOfAFoodIsNotLikeIt(_ food: String, _ other: String) {
        func names(_ food: String) -> [String] {
            LikenessProfile.features(of: food).map(\.name)
        }
        #expect(names(other).contains("food \(other)"))
        #expect(!names(food).contains("food \(other)"))
    }

    /// Each thing that tells is asked for by what it is.
    @Test func likenessIsAskedForByFormulas() {
        let recipe = Recipe.sample("Gloop soup", ["1 mushy gloop", "cod"], cuisines: ["thai"])
        let formulas = LikenessProfile(Likeness(recipe, staples: [])).formulas
        func food(_ name: String) -> MeaningFormula {
            .any([
                .posting(.food(name, .named)), .posting(.food(name, .main)),
                .posting(.food(name, .present)),
            ])
        }
        #expect(
            formulas.map(\.formula) == [
                .posting(.cuisine("thai")), .posting(.dish("soup")), food("cod"), food("fish"),
                food("seafood"), food("white fish"), .ingredient(["cod"]),
                .ingredient(["mushy", "gloop"]),
            ]
        )
        #expect(formulas.map(\.weight) == [3, 8, 4, 4, 4, 4, 4, 4])
        #expect(formulas.map(\.isFood) == [false, false, false, false, false, false, true, true])
    }
}
