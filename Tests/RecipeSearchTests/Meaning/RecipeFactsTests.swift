import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// What the facts of a recipe say of it: its heat, its sugar, its steps and the rest.
struct RecipeFactsTests {
    private func has(_ trait: RecipeTrait, _ recipe: Recipe) -> Bool {
        RecipeMeaning(recipe).postings.contains(.trait(trait))
    }

    // MARK: Heat

    /// Grams that make a dish for one person spicy; a gram less doesn't.
    @Test(arguments: [
        ("red chilli", 5), ("green chilli", 5), ("chilli", 5), ("jalapeño", 8),
        ("pickled jalapeño", 17), ("serrano pepper", 5), ("scotch bonnet", 2), ("habanero", 2),
        ("bird's eye chilli", 2), ("thai chilli", 2), ("dried chilli", 2), ("kashmiri chilli", 4),
        ("guajillo", 10), ("pasilla chilli", 10), ("ancho", 17), ("chipotle", 5),
        ("chilli flakes", 2), ("cayenne pepper", 1), ("chilli powder", 5), ("gochujang", 13),
        ("gochugaru", 5), ("chilli oil", 8), ("hot sauce", 10), ("sriracha", 10), ("tabasco", 5),
        ("berbere", 8), ("harissa", 8), ("chipotle paste", 8), ("chilli paste", 10),
        ("chilli bean paste", 10), ("thai chilli paste", 10), ("sambal oelek", 8),
        ("chilli garlic sauce", 10), ("sichuan peppercorns", 5), ("pul biber", 7),
        ("curry paste", 10), ("aji amarillo paste", 17), ("jerk seasoning", 8), ("piri piri", 5),
        ("hot paprika", 5),
    ])
    func whatIsHot(_ food: String, _ grams: Int) {
        func recipe(_ grams: Int) -> Recipe {
            .sample("Cups", ["\(grams) g \(food)", "1 kg rice"], servings: 1)
        }
        #expect(has(.spicy, recipe(grams)))
        #expect(has(.someHeat, recipe(grams)))
        if grams > 1 {
            #expect(!has(.spicy, recipe(grams - 1)))
            #expect(has(.someHeat, recipe(grams - 1)))
        }
    }

    @Test(arguments: ["rice", "bell pepper", "black pepper", "sweet paprika", "cumin", "garlic"])
    func whatIsNotHot(_ food: String) {
        #expect(!has(.someHeat, .sample("Cups", ["1 kg \(food)"], servings: 1)))
    }

    /// Heat is parted among those who eat; where nobody says how many, among four.
    @Test(
        arguments: [
            (20, nil, true), (19, nil, false), (10, 2, true), (9, 2, false), (20, 0, true),
            (19, 0, false), (19, 25, false), (20, 25, true), (120, 24, true), (119, 24, false),
        ] as [(Int, Double?, Bool)]
    )
    func heatIsForEachServing(_ grams: Int, _ servings: Double?, _ isSpicy: Bool) {
        let recipe = Recipe.sample("Cups", ["\(grams) g red chilli"], servings: servings)
        #expect(has(.spicy, recipe) == isSpicy)
    }

    /// Of a sauce nobody eats a whole serving.
    @Test(arguments: [
        ("sauce", 20, true), ("sauce", 19, false), ("preserve", 20, true), ("preserve", 19, false),
        ("drink", 20, false), ("main", 20, false),
    ])
    func aSauceIsEatenByTheSpoon(_ category: String, _ grams: Int, _ isSpicy: Bool) {
        let lines = ["\(grams) g red chilli", "1 kg rice"]
        let recipe = Recipe.sample("Cups", lines, categories: [category], servings: 20)
        #expect(has(.spicy, recipe) == isSpicy)
    }

    @Test(arguments: ["Vindaloo", "Madras", "Sichuan", "Szechuan", "Masala"])
    func aDishIsHotByItsName(_ word: String) {
        #expect(has(.spicy, .sample("\(word) beans", ["1 kg beans"])))
    }

    @Test(arguments: [
        "Spicy beans", "Hot beans", "Jerk beans", "Piri piri beans", "Kung pao beans",
        "Beans arrabbiata", "Beans alla diavola", "Bean jalfrezi", "Hot and sour beans",
    ])
    func aDishIsHotByItsNameAndSomethingHot(_ title: String) {
        #expect(has(.spicy, .sample(title, ["1 kg beans", "1 g red chilli"])))
        #expect(!has(.spicy, .sample(title, ["1 kg beans"])))
    }

    @Test(arguments: ["Sour beans", "Green beans", "Beans"])
    func otherNamesAreNotHot(_ title: String) {
        #expect(!has(.spicy, .sample(title, ["1 kg beans", "1 g red chilli"])))
    }

    // MARK: Sugar

    @Test(arguments: [
        (50, [], true), (49, [], false), (50, ["main"], false), (500, ["main"], false),
    ])
    func sugary(_ grams: Int, _ categories: [String], _ isSugary: Bool) {
        let lines = ["\(grams) g sugar", "\(1_000 - grams) g flour"]
        #expect(has(.sugary, .sample("Cups", lines, categories: categories)) == isSugary)
        #expect(!has(.sugary, .sample("Cups", lines + ["1 g beef"], categories: categories)))
    }

    @Test(arguments: [
        (99, [], true), (100, [], false), (0, ["dessert"], false), (0, ["cake"], false),
        (0, ["drink"], false), (0, ["preserve"], false), (0, ["sauce"], true), (0, ["bread"], true),
        (0, ["main", "cake"], false),
    ])
    func savoury(_ grams: Int, _ categories: [String], _ isSavoury: Bool) {
        let lines = ["\(grams) g sugar", "\(1_000 - grams) g flour"]
        #expect(has(.savoury, .sample("Cups", lines, categories: categories)) == isSavoury)
    }

    /// Of what weighs nothing, nothing is sugar.
    @Test(arguments: [[], ["1 l water"]])
    func whatWeighsNothingIsSavoury(_ lines: [String]) {
        let recipe = Recipe.sample("Cups", lines)
        #expect(has(.savoury, recipe) && !has(.sugary, recipe))
    }

    @Test(arguments: [
        ("1 tsp sugar", true), ("1 tsp honey", true), ("1 tsp maple syrup", true),
        ("1 tsp golden syrup", true), ("1 tsp brown sugar", true), ("1 tsp salt", false),
    ])
    func sweetened(_ line: String, _ isSweetened: Bool) {
        #expect(has(.sweetened, .sample("Cups", [line])) == isSweetened)
    }

    @Test(arguments: [
        ("1 tbsp rum", true), ("500 ml beer", true), ("1 tbsp red wine vinegar", false),
        ("1 tbsp ginger ale", false), ("1 tbsp water", false),
    ])
    func alcoholic(_ line: String, _ isAlcoholic: Bool) {
        #expect(has(.alcoholic, .sample("Cups", [line])) == isAlcoholic)
    }

    @Test(arguments: [
        ("drink", true), ("sauce", true), ("preserve", true), ("main", false), ("bread", false),
        ("dessert", false),
    ])
    func accessory(_ category: String, _ isAccessory: Bool) {
        #expect(has(.accessory, .sample("Cups", ["1 egg"], categories: [category])) == isAccessory)
    }

    // MARK: Steps

    @Test(arguments: [
        ("Heat the oven.", true), ("OVEN on.", true), ("Preheat (oven: hot)", true),
        ("In the oven", true), ("Ovens", false), ("Heat a coven.", false), ("Fry.", false),
        ("Bœuf: oven – 200 °C.", true), ("Œufs, frits.", false), ("oven", true), ("", false),
    ])
    func ovens(_ step: String, _ isTold: Bool) {
        let recipe = Recipe.sample("Cups", ["1 egg"], steps: ["Mix.", step])
        #expect(has(.oven, recipe) == isTold)
        #expect(has(.noOven, recipe) == !isTold)
    }

    /// A dish that rests half an hour where it is cold is cold.
    @Test(arguments: [
        ("Chill.", true), ("Leave it chilled.", true), ("Serve cold.", true),
        ("In the fridge.", true),
        ("Refrigerate.", true), ("Serve iced.", true), ("Put on ice.", true), ("Freeze it.", true),
        ("Rest.", false), ("Soak, then chill.", false), ("Chill the soaked beans.", false),
        ("Mince it.", false), ("Crème: chill.", true),
    ])
    func chilled(_ step: String, _ isCold: Bool) {
        func recipe(_ total: Int) -> Recipe {
            .sample("Cups", ["1 egg"], steps: [step], cooking: 10, total: total)
        }
        #expect(has(.cold, recipe(40)) == isCold)
        #expect(!has(.cold, recipe(39)))
    }

    @Test func preparationIsNoRest() {
        var recipe = Recipe.sample("Cups", ["1 egg"], steps: ["Chill."], cooking: 10, total: 40)
        recipe.times.preparation = 1
        #expect(!has(.cold, recipe) && has(.hotDish, recipe))
        recipe.times.total = 41
        #expect(has(.cold, recipe) && !has(.hotDish, recipe))
    }

    // MARK: Diets

    /// What a diet takes away, and what it leaves.
    @Test(arguments: [
        (
            "vegetarian",
            """
            beef, ham, salmon, prawns, gelatine, lard, suet, beef dripping, goose fat, duck fat
            bacon fat, schmaltz, bonito flakes, bone broth, chicken stock, beef stock, lamb stock
            veal stock, turkey stock, ham stock, fish stock
            """,
            "leeks, eggs, butter, honey, vegetable stock, tofu"
        ),
        (
            "meat free",
            """
            beef, ham, gelatine, lard, suet, beef dripping, goose fat, duck fat, bacon fat, schmaltz
            bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock
            """,
            "leeks, eggs"
        ),
        (
            "vegan",
            """
            beef, salmon, gelatine, lard, suet, beef dripping, goose fat, duck fat, bacon fat
            schmaltz, bonito flakes, bone broth, chicken stock, beef stock, lamb stock, veal stock
            turkey stock, ham stock, fish stock, milk, butter, ghee, eggs, honey
            """,
            "leeks, tofu, vegetable stock, oat milk"
        ),
        (
            "pescatarian",
            """
            beef, gelatine, lard, suet, beef dripping, goose fat, duck fat, bacon fat, schmaltz
            bone broth, chicken stock, beef stock, lamb stock, veal stock, turkey stock, ham stock
            """,
            "leeks, eggs, salmon, prawns"
        ),
        ("gluten free", "flour, bread, spaghetti, soy sauce, beer", "rice, rice flour, polenta"),
        ("dairy free", "milk, cheddar, ghee, custard", "oat milk, eggs, coconut milk"),
        ("nut free", "walnuts, marzipan, almond milk", "coconut, nutmeg, rice"),
        ("peanut free", "peanuts, satay sauce", "almonds, rice"),
        ("egg free", "eggs, mayonnaise", "rice"),
        ("soy free", "soy sauce, tofu, miso", "rice, beans"),
        ("fish free", "salmon, worcestershire sauce", "prawns, rice"),
        ("shellfish free", "prawns, mussels, oyster sauce", "salmon, rice"),
        ("alcohol free", "white wine, rum", "red wine vinegar, rice"),
        ("pork free", "bacon, gelatine", "beef, rice"), ("sesame free", "tahini, hummus", "rice"),
    ])
    func aDietTakesAway(_ diet: String, _ against: String, _ left: String) {
        func isKept(_ food: String) -> Bool {
            RecipeMeaning(.sample("Cups", ["100 g \(food)"])).postings.contains(.diet(diet))
        }
        for food in against.names { #expect(!isKept(food), "\(diet): \(food)") }
        for food in left.names { #expect(isKept(food), "\(diet): \(food)") }
    }

    /// Foods that only some on a diet eat.
    @Test(arguments: [("vegetarian", "parmesan"), ("meat free", "salmon"), ("meat free", "prawns")])
    func aDietDoubts(_ diet: String, _ food: String) {
        let postings = RecipeMeaning(.sample("Cups", ["100 g \(food)"])).postings
        #expect(!postings.contains(.diet(diet)) && postings.contains(.diet(diet, isLax: true)))
    }

    @Test(arguments: [
        ("vegetarian", "veggie, vegetarian food, vegetarian-friendly"),
        ("meat free", "meatless, meatfree, no meat"),
        ("vegan", "plant based, plantbased, strict vegetarian"), ("pescatarian", "pescetarian"),
        (
            "gluten free",
            "glutenfree, coeliac, celiac, wheat-free, wheatfree, gluten allergy, wheat allergy"
        ),
        ("gluten free", "gluten intolerant"),
        ("dairy free", "dairyfree, lactose-free, lactosefree, lactose intolerant, milk-free"),
        ("dairy free", "non-dairy, nondairy, milk allergy, dairy allergy"),
        ("nut free", "nutfree, nut allergy"), ("peanut free", "peanut allergy"),
        ("egg free", "eggless, egg allergy"), ("soy free", "soya allergy"),
        ("fish free", "fish allergy"), ("shellfish free", "shellfish allergy"),
        ("alcohol free", "alcoholfree, non-alcoholic, nonalcoholic, teetotal"),
        ("sesame free", "sesame allergy"),
    ])
    func otherNamesOfDiets(_ diet: String, _ names: String) {
        for name in names.names {
            #expect(Term(name).role == .diet(diet), "\(name)")
        }
    }

    @Test func whatIsVeganSaysToBeVegetarian() {
        let lines = ["100 g puff pastry"]
        let said = RecipeMeaning(.sample("Cups", lines, categories: ["vegan"]))
        #expect(said.foundDiets.isDisjoint(with: ["vegan", "vegetarian"]))
        let found = RecipeMeaning(.sample("Cups", ["rice"]))
        #expect(found.foundDiets.isSuperset(of: ["vegan", "vegetarian", "nut free"]))
        let vegetarian = RecipeMeaning(.sample("Cups", ["rice"], categories: ["veggie"]))
        #expect(vegetarian.foundDiets.contains("vegan"))
        #expect(!vegetarian.foundDiets.contains("vegetarian"))
    }

    // MARK: The whole

    @Test func allThatIsTrueOfARecipe() {
        let recipe = Recipe.sample(
            "Leek pie",
            ["500 g leeks", "1 red onion", "2 tbsp water"],
            steps: ["Heat the oven."],
            categories: ["Main course"],
            cuisines: ["British"],
            cooking: 40,
            total: 50
        )
        let meaning = RecipeMeaning(recipe)
        #expect(meaning.minutes == 50)
        #expect(meaning.ingredientCount == 3)
        let subjects = [
            "title ", "word ", "pair ", "category ", "cuisine ", "trait ", "dish ", "near ",
        ]
        let names = meaning.postings.map(\.name).filter { name in
            subjects.contains { name.hasPrefix($0) }
        }
        #expect(
            names.sorted() == [
                "category main", "cuisine british", "dish pie", "near pastry", "near tart",
                "pair red onion", "title leek", "title pie", "trait hot-dish", "trait known",
                "trait oven", "trait savoury", "trait simple", "trait simple-enough",
                "trait steps-told", "word leek", "word onion", "word red", "word water",
            ]
        )
    }
}
