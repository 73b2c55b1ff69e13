import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What part a food has in a recipe: from what the dish is called after to what is only made of it.
struct FoodRankTests {
    private func rank(
        _ food: String,
        _ lines: [String],
        title: String = "Cups",
        categories: [String] = [],
        servings: Double? = nil
    ) -> FoodRank? {
        let recipe = Recipe.sample(title, lines, categories: categories, servings: servings)
        return RecipeMeaning(recipe).rank(of: food)
    }

    /// The share of a thousand grams from which a food is a main one; the rest is polenta.
    @Test(arguments: [
        ("cheddar", "cheddar", 100), ("walnut", "walnuts", 100),
        ("dark chocolate", "dark chocolate", 100),
        ("beef", "beef", 120), ("salmon", "salmon", 120), ("shrimp", "shrimp", 120),
        ("parsley", "parsley", 200), ("cumin", "cumin", 200), ("garlic", "garlic", 200),
        ("ginger", "ginger", 200), ("lemon", "lemon", 200), ("chili", "chilli", 200),
        ("rum", "rum", 200), ("leek", "leeks", 180), ("rice", "rice", 180),
        ("apple", "apples", 180),
        ("dairy", "cream", 120), ("cream", "cream", 180), ("vegetable", "carrots", 420),
        ("tofu", "tofu", 180),
    ])
    func aFoodIsAMainOneFromItsShareOn(_ food: String, _ written: String, _ grams: Int) {
        func rank(_ grams: Int) -> FoodRank? {
            self.rank(food, ["\(grams) g \(written)", "\(1_000 - grams) g polenta"])
        }
        #expect(rank(grams) == .main)
        #expect(rank(grams - 1) == .present)
        #expect(rank(grams + 1) == .main)
    }

    /// So few vegetables that nobody would say so; potatoes count with them.
    @Test(arguments: [
        ([("carrots", 250)], FoodRank.present), ([("carrots", 249)], .madeFrom),
        ([("carrots", 100), ("potatoes", 150)], .present),
        ([("carrots", 100), ("potatoes", 149)], .madeFrom),
    ])
    func aFewVegetables(_ foods: [(String, Int)], _ expected: FoodRank) {
        let rest = 1_000 - foods.map(\.1).reduce(0, +)
        let lines = foods.map { "\($1) g \($0)" } + ["\(rest) g polenta"]
        #expect(rank("vegetable", lines) == expected)
    }

    @Test(arguments: [(100, FoodRank.present), (99, .madeFrom)])
    func aLittleFruit(_ grams: Int, _ expected: FoodRank) {
        #expect(rank("fruit", ["\(grams) g apples", "\(1_000 - grams) g polenta"]) == expected)
    }

    /// With meat or fish that counts it is no dish of vegetables.
    @Test(arguments: [
        ("beef", 120, FoodRank.present), ("beef", 119, .main), ("salmon", 120, .present),
        ("salmon", 119, .main), ("polenta", 120, .main),
    ])
    func vegetablesBesideMeat(_ other: String, _ grams: Int, _ expected: FoodRank) {
        #expect(
            rank("vegetable", ["\(1_000 - grams) g carrots", "\(grams) g \(other)"]) == expected
        )
    }

    @Test(arguments: ["drink", "sauce", "preserve", "main"])
    func aSauceIsOfNoBroadFamily(_ category: String) {
        let lines = ["900 g carrots", "100 g polenta"]
        let isMain = category == "main"
        let expected: FoodRank = isMain ? .main : .present
        #expect(rank("vegetable", lines, categories: [category]) == expected)
        #expect(rank("carrot", lines, categories: [category]) == .main)
    }

    // MARK: Meats

    /// The heaviest meat is the one that the dish is of.
    @Test func besideTheHeaviestMeatOthersAreThere() {
        let lines = ["500 g beef", "400 g pork", "100 g polenta"]
        #expect(rank("beef", lines) == .main)
        #expect(rank("pork", lines) == .present)
        #expect(rank("pork", lines, title: "Pork and polenta") == .named)
        #expect(rank("poultry", ["500 g chicken", "400 g polenta"]) == .main)
        #expect(rank("poultry", ["500 g beef", "400 g chicken"]) == .present)
        #expect(rank("chicken", ["500 g chicken", "400 g polenta"]) == .main)
    }

    @Test(arguments: [
        "beef", "veal", "lamb", "pork", "goat", "chicken", "turkey", "duck", "goose", "sausages",
        "bacon", "ham", "rabbit",
    ])
    func everyMeatGivesWayToAHeavierOne(_ meat: String) throws {
        let heavier = ["beef", "veal"].contains(meat) ? "lamb" : "beef"
        let name = FoodWords(meat).words.joined(separator: " ")
        #expect(rank(name, ["300 g \(meat)", "100 g polenta"]) == .main)
        let family = name == "rabbit" ? "game" : name
        #expect(rank(family, ["500 g \(heavier)", "400 g \(meat)"]) == .present, "\(meat)")
    }

    // MARK: Eggs

    /// Eggs are a main food from one for each serving on, or where they are a fifth of it all.
    @Test(
        arguments: [
            (4, nil, 2_000, FoodRank.main), (3, nil, 2_000, .present), (2, 2, 2_000, .main),
            (1, 2, 2_000, .present), (4, 0, 2_000, .main), (3, 0, 2_000, .present),
            (24, 24, 8_000, .main), (23, 24, 8_000, .present), (4, 25, 8_000, .main),
            (1, 1, 8_000, .main), (2, nil, 400, .main), (2, nil, 401, .present),
        ] as [(Int, Double?, Int, FoodRank)]
    )
    func eggs(_ count: Int, _ servings: Double?, _ grams: Int, _ expected: FoodRank) {
        let lines = ["\(count) eggs", "\(grams) g polenta"]
        #expect(rank("egg", lines, servings: servings) == expected)
    }

    @Test(arguments: ["dessert", "cake", "drink", "sauce", "preserve", "bread", "main", "side"])
    func eggsInWhatIsBakedAreThere(_ category: String) {
        let isEggDish = ["main", "side"].contains(category)
        let expected: FoodRank = isEggDish ? .main : .present
        #expect(rank("egg", ["9 eggs", "9 g polenta"], categories: [category]) == expected)
    }

    @Test func partsOfEggsDoNotMakeAnEggDish() {
        #expect(rank("egg", ["9 egg whites", "9 g polenta"]) == .present)
        #expect(rank("egg", ["9 egg yolks", "900 g polenta"]) == .present)
        #expect(rank("egg", ["12 egg yolks", "2 kg polenta"]) == .present)
    }

    // MARK: Titles

    @Test(
        arguments: [
            ("Leek pie", "leek", ["10 g leeks", "1 kg rice"], .named),
            ("Leeks", "leek", ["10 g leeks", "1 kg rice"], .named),
            ("Leek pie", "leek", ["1 tsp leek powder", "1 kg rice"], .madeFrom),
            ("Goat cheese pie", "goat cheese", ["9 g goat cheese", "1 kg rice"], .named),
            ("Goat cheese pie", "dairy", ["9 g goat cheese", "1 kg rice"], .present),
            // What holds the food counts as well.
            ("Lemon pie", "lemon", ["1 tbsp lemon juice", "1 kg rice"], .named),
            // A family so broad that it is not lifted.
            ("Carrot pie", "vegetable", ["9 g carrots", "1 kg rice"], .madeFrom),
            ("Salmon pie", "fish", ["9 g salmon", "1 kg rice"], .main),
            ("Salmon pie", "seafood", ["9 g salmon", "1 kg rice"], .main),
            // The longest name is taken.
            ("Spring onion pie", "spring onion", ["9 g spring onions", "1 kg rice"], .named),
        ] as [(String, String, [String], FoodRank?)]
    )
    func aTitleNamesFoods(
        _ title: String,
        _ food: String,
        _ lines: [String],
        _ expected: FoodRank?
    ) {
        #expect(rank(food, lines, title: title) == expected)
    }

    /// Of families so broad a dish is not, though its title names one of them.
    @Test(arguments: [
        ("vegetable", "carrot", FoodRank.madeFrom), ("fruit", "apple", .madeFrom),
        ("dairy", "goat cheese", .present), ("herb", "parsley", .present),
        ("spice", "cumin", .present), ("grain", "barley", .present),
        ("onion family", "leek", .present), ("condiment", "mustard", .present),
        ("greens", "kale", .present), ("leafy green", "kale", .present),
        ("other food", "galangal", .present), ("name only", "cream of tartar", .present),
        ("sweetener", "honey", .present), ("flour", "arrowroot", .present),
        ("fat", "lard", .present), ("pulse", "chickpea", .present),
        ("root vegetable", "carrot", .present), ("seed", "flaxseed", .present),
        ("dried fruit", "prune", .present), ("tropical fruit", "mango", .present),
        ("raising agent", "yeast", .present),
    ])
    func aBroadFamilyIsNotLifted(_ family: String, _ food: String, _ expected: FoodRank) {
        let lines = ["9 g \(food)", "1 kg beef"]
        #expect(rank(food, lines, title: "\(food) pie") == .named)
        #expect(rank(family, lines, title: "\(food) pie") == expected)
    }

    /// Titles that are of other languages, where the recipe has the food.
    @Test(arguments: [
        ("egg", "huevos, tamago, oeufs, uovo"),
        ("potato", "papas, patatas, aloo, dauphinois, batata, kartoffel"),
        ("shrimp", "gambas, ebi, camarones, gambero"),
        ("cheese", "queijo, fromage, queso, formaggio, käse, käsespätzle"),
        ("bread", "pan, brot, pain"), ("tomato", "tomate, pomodoro"),
        ("rice", "arroz, riso, riz, risotto, biryani, pilaf, paella"),
        ("chicken", "pollo, coq, poulet, murgh, ayam, gai"),
        ("beef", "boeuf, bourguignon, res, rind"), ("pork", "cerdo, porco, schwein, maiale"),
        ("lamb", "agneau, cordero, gosht, mutton"), ("meat", "carne, viande"),
        ("duck", "canard, pato"), ("fish", "pescado, poisson, pesce"), ("salmon", "lachs, saumon"),
        ("spinach", "palak, saag, spanakopita, florentine"), ("chickpea", "chana, ceci"),
        ("cauliflower", "gobi"), ("eggplant", "imam, moussaka, badrijani"),
        ("pea", "mattar, matar"),
        ("salt cod", "bacalhau, bacalao, saltfish"), ("mussel", "moules, cozze"),
        ("clam", "vongole, almejas"), ("squid", "calamar"), ("apple", "apfel, pomme"),
        ("pear", "poire"), ("lemon", "limone, citron"), ("orange", "naranja, arancia"),
        ("garlic", "aglio, ajillo, ajo"), ("onion", "cebolla, oignon"),
        ("mushroom", "champignons, funghi, fungus, seta"), ("mince", "keema"),
        ("lentil", "mercimek, dal, misir, masoor"), ("milk", "leche, lait"),
        ("cream", "crema, panna, nata"), ("butter", "makhani, beurre"),
        ("almond", "santiago, amande"),
        ("chocolate", "cioccolata, cioccolato, chocolat, schokolade"),
        ("cocoa", "cioccolata, chocolate"), ("wine", "vin, vino"), ("lasagna sheet", "lasagne"),
        ("spaetzle", "käsespätzle"), ("spaghetti", "spag"),
        ("bean", "frijoles, feijoada, fasolada, haricot"), ("fava bean", "ful"),
        ("ham", "jambon, jamón"), ("cabbage", "kohl, chou"), ("corn", "elote, esquites, maiz"),
        ("chili", "aji"),
    ])
    func foreignNames(_ food: String, _ titles: String) {
        for title in titles.names {
            let with = ["5 g \(food)", "2 kg sugar"]
            #expect(rank(food, with, title: "\(title) cups") == .named, "\(title)")
            #expect(rank(food, ["2 kg sugar"], title: "\(title) cups") != .named, "\(title)")
        }
    }

    /// What the dish itself is, though it is not an ingredient.
    @Test(
        arguments: [
            ("Kimchi", "kimchi", .named), ("Quick kimchi", "kimchi", .named),
            ("Kimchi with rice", "kimchi", .named), ("Rice with kimchi", "kimchi", nil),
            ("Naan bread", "naan bread", .named), ("Naan bread", "bread", .main),
            ("Naan bread", "grain", nil), ("Kimchi pie", "kimchi", nil),
            ("Carrots and kimchi", "kimchi", nil),
        ] as [(String, String, FoodRank?)]
    )
    func theDishIsAFood(_ title: String, _ food: String, _ expected: FoodRank?) {
        #expect(rank(food, ["1 kg carrots", "5 g salt"], title: title) == expected)
    }

    /// Water and stock are not weighed, and of oil no more than stays in the pan.
    @Test(arguments: [
        ("1 kg water", true), ("1 kg chicken stock", true), ("1 kg vegetable stock", true),
        ("1 l olive oil", true), ("820 g polenta", true), ("821 g polenta", false),
        ("1 kg milk", false),
    ])
    func whatIsPouredAway(_ other: String, _ isMain: Bool) {
        #expect((rank("leek", ["180 g leeks", other]) == .main) == isMain)
    }

    @Test func ofOilThirtyGramsCount() {
        // 18 of 100 parts with 30 of oil.
        #expect(rank("leek", ["18 g leeks", "52 g polenta", "900 ml oil"]) == .main)
        #expect(rank("leek", ["18 g leeks", "53 g polenta", "900 ml oil"]) == .present)
        #expect(rank("leek", ["18 g leeks", "62 g polenta", "20 g oil"]) == .main)
        #expect(rank("leek", ["18 g leeks", "63 g polenta", "20 g oil"]) == .present)
    }

    @Test func anAmountThatIsNotToldIsALittle() {
        #expect(rank("leek", ["leeks", "9 g polenta"]) == .main)
        #expect(rank("leek", ["leeks", "10 g polenta"]) == .present)
    }

    @Test func whatIsThereTwiceIsWeighedTogether() {
        #expect(rank("leek", ["90 g leeks", "90 g leeks", "820 g polenta"]) == .main)
        #expect(rank("leek", ["90 g leeks", "89 g leeks", "821 g polenta"]) == .present)
    }
}
