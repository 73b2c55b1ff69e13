import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What cooks mean who name a course or an occasion.
struct CourseTests {
    private func grade(_ course: String, _ recipe: Recipe) -> MatchGrade? {
        RecipeMeaning(recipe).grade(for: Term(course))
    }

    /// By categories alone, of a savoury dish of which nothing else is known.
    @Test(
        arguments: [
            ("dessert", "dessert", .most), ("dessert", "cake", .main), ("dessert", "main", nil),
            ("dessert", "dessert, drink", .main),
            ("sweet", "dessert", .most), ("sweet", "cake", .most), ("sweet", "main", nil),
            ("starter", "starter", .most), ("starter", "soup", .main), ("starter", "salad", .main),
            ("starter", "salad, main", nil), ("starter", "snack", .main),
            ("starter", "snack, bread", nil), ("starter", "snack, dessert", nil),
            ("starter", "main", nil),
            ("nibbles", "snack", .most), ("nibbles", "snack, breakfast", .main),
            ("nibbles", "starter", .most), ("nibbles", "starter, soup", .main),
            ("nibbles", "main", nil),
            ("snack", "snack", .most), ("snack", "starter", .main), ("snack", "starter, soup", nil),
            ("main", "main", .most), ("main", "main, breakfast", .present),
            ("main", "main, snack", .main), ("main", "main, starter", .main),
            ("main", "main, salad", .main), ("main", "soup, starter", .present),
            ("main", "salad, starter", .present), ("main", "starter", nil),
            ("main", "soup", .present), ("main", "salad", nil),
            ("lunch", "soup", .most), ("lunch", "salad", .most), ("lunch", "salad, side", .main),
            ("lunch", "snack, main", .most), ("lunch", "main", .main),
            ("lunch", "starter", .present),
            ("lunch", "snack", .present), ("lunch", "dessert", nil),
            ("lunch", "snack, dessert", nil),
            ("pudding course", "dessert", .most), ("pudding course", "cake", nil),
            ("breakfast", "breakfast", .most), ("breakfast", "breakfast, drink", .main),
            ("breakfast", "breakfast, preserve", .main), ("breakfast", "breakfast, sauce", .main),
            ("breakfast", "main", nil),
            ("side dish", "side", .most), ("side dish", "salad", .main),
            ("side dish", "bread", .main),
            ("side dish", "main", nil),
            ("drink", "drink", .most), ("drink", "dessert", nil),
            ("baking", "cake", .most), ("baking", "bread", .most), ("baking", "dessert", nil),
            ("light", "salad", .most), ("light", "soup, starter", .most), ("light", "soup", .main),
            ("light", "main", nil), ("light", "starter", .main),
            ("elevenses", "cake", .most), ("elevenses", "snack", nil), ("elevenses", "main", nil),
            ("lunchbox", "salad", .most), ("lunchbox", "snack", .most),
            ("lunchbox", "snack, dessert", nil), ("lunchbox", "main", nil),
            ("one pan", "main", .main), ("one pan", "side", nil),
            ("street food", "snack, main", .main), ("street food", "snack", nil),
            ("comfort food", "soup, main", .main), ("comfort food", "soup", nil),
            ("antipasto platter", "starter", .most), ("antipasto platter", "snack", .main),
            ("savoury", "main", .most), ("savoury", "dessert", nil), ("savoury", "drink", nil),
            ("alcohol free drink", "drink", .most), ("alcohol free drink", "main", nil),
            ("mild", "main", .most), ("mild", "cake", nil),
        ] as [(String, String, MatchGrade?)]
    )
    func byCategory(_ course: String, _ categories: String, _ expected: MatchGrade?) {
        let recipe = Recipe.sample("Supper", ["500 g rice"], categories: categories.names)
        #expect(grade(course, recipe) == expected)
    }

    /// Kinds of dishes that are meant by an occasion.
    @Test(
        arguments: [
            ("comfort food", "stew, potato gratin, apple pie", .most),
            ("comfort food", "curry", .main),
            ("lunch", "ham sandwich", .most), ("lunchbox", "ham sandwich", .most),
            ("elevenses", "scones, ginger cookies", .most), ("one pan", "stew", .most),
            (
                "street food",
                "burger, tacos, kebab, egg stir fry, pizza, dumplings, leek fritters, sandwich",
                .most
            ),
            ("kid friendly", "burger, pizza, pancakes", .most),
            ("kid friendly", "stew, salad", nil),
        ] as [(String, String, MatchGrade?)]
    )
    func byDish(_ course: String, _ titles: String, _ expected: MatchGrade?) {
        for title in titles.names {
            #expect(grade(course, .sample(title, ["500 g rice"])) == expected, "\(title)")
        }
    }

    @Test func sweetFrittersAreNoStreetFood() {
        #expect(grade("street food", .sample("Apple fritters", categories: ["dessert"])) == nil)
    }

    @Test func pastaIsForChildrenWhereItIsAMain() {
        #expect(
            grade("kid friendly", .sample("Pasta", ["500 g pasta"], categories: ["main"])) == nil
        )
    }

    /// Facts of a recipe that a word asks for.
    @Test func byFacts() {
        let warm = Recipe.sample("Tea", ["1 l tea"], categories: ["drink"], cooking: 5, total: 5)
        let cold = Recipe.sample("Juice", ["1 l juice"], categories: ["drink"], total: 5)
        let wine = Recipe.sample("Cup", ["1 l white wine"], categories: ["drink"], total: 5)
        #expect(["hot drink", "cold drink"].map { grade($0, warm) } == [.most, nil])
        #expect(["hot drink", "cold drink"].map { grade($0, cold) } == [nil, .most])
        #expect(["boozy", "mocktail"].map { grade($0, wine) } == [.most, nil])
        #expect(["boozy", "mocktail"].map { grade($0, cold) } == [nil, .most])
        #expect(["hot", "cold", "no cook"].map { grade($0, warm) } == [.most, nil, nil])
        #expect(["hot", "cold", "no cook"].map { grade($0, cold) } == [nil, .most, .most])

        let baked = Recipe.sample(
            "Cups",
            ["500 g sugar"],
            steps: ["Heat the oven."],
            categories: ["dessert"]
        )
        let stirred = Recipe.sample("Cups", ["500 g sugar"], categories: ["dessert"])
        #expect(["baking", "no bake"].map { grade($0, baked) } == [.main, nil])
        #expect(["baking", "no bake"].map { grade($0, stirred) } == [nil, .most])
        #expect(["sugar free", "sweet"].map { grade($0, stirred) } == [nil, .most])

        let sugared = Recipe.sample("Cups", ["500 g sugar"], categories: ["breakfast"])
        #expect(["sweet", "no bake"].map { grade($0, sugared) } == [.main, .most])
        #expect(grade("sugar free", .sample("Cups", ["500 g rice"])) == .most)

        let soup = Recipe.sample("Gazpacho", ["tomatoes"], categories: ["soup"], total: 10)
        let hotSoup = Recipe.sample(
            "Borscht",
            ["beets"],
            categories: ["soup"],
            cooking: 9,
            total: 9
        )
        #expect(
            ["cold soup", "chilled soup", "cold"].map { grade($0, soup) } == [.most, .most, .most]
        )
        #expect(grade("cold soup", hotSoup) == nil)
        let sweetSnack = Recipe.sample("Cups", ["500 g sugar"], categories: ["snack"])
        #expect(grade("elevenses", sweetSnack) == .main)
        #expect(grade("cold", .sample("Cups", ["rice"], categories: ["salad"])) == .most)
    }

    @Test func easyIsShortAndOfFewThings() {
        let lines = ["1 leek", "1 egg", "1 carrot", "1 onion", "rice", "salt", "1 lemon"]
        func easy(_ count: Int) -> MatchGrade? {
            grade("easy", .sample("Cups", Array(lines.prefix(count)), total: 20))
        }
        #expect([1, 6, 7].map(easy) == [.most, .most, .present])
        for name in ["simple", "beginner", "effortless", "no fuss"] {
            #expect(grade(name, .sample("Cups", ["rice"], total: 20)) == .most, "\(name)")
        }
    }

    @Test func spicyIsHotAndMildIsNot() {
        let names = ["spicy", "fiery", "hot spicy", "piquant", "with a kick", "kick", "extra hot"]
        let hot = Recipe.sample("Cups", ["20 red chillies"])
        let warm = Recipe.sample("Cups", ["1 pinch chilli powder", "1 kg rice"])
        let plain = Recipe.sample("Cups", ["1 kg rice"])
        for name in names {
            #expect(
                [hot, warm, plain].map { grade(name, $0) } == [.most, .present, nil],
                "\(name)"
            )
        }
        #expect([hot, warm, plain].map { grade("mild", $0) } == [nil, nil, .most])
    }

    /// Every name of a course means the same.
    @Test(arguments: [
        ("dessert", "afters, postre, sweet course, pud"),
        ("sweet", "sweets, sweet tooth, sweet treat, sweet things, treat, sugary"),
        ("starter", "appetizers, first course, hors d'oeuvre, entree starter, small plates"),
        ("aperitif", "canapés, nibbles, finger food, party food, buffet food, bites"),
        ("snack", "picnic, picnic food, finger snack, munchies"),
        ("main", "main course, main dish, main meal, dinner, supper, evening meal, family dinner"),
        ("main", "weeknight dinner, entree"),
        ("lunch", "light lunch, light meal, midday meal"),
        ("breakfast", "brunch, brekkie, brekky, morning meal"),
        ("side", "side dishes, accompaniment, trimmings"), ("drink", "beverages, thirsty"),
        ("hot drink", "warm drink, cuppa, winter drink"),
        ("cold drink", "soft drink, refreshing drink, summer drink, iced drink"),
        ("alcoholic drink", "boozy, boozy drink"),
        ("non alcoholic drink", "alcohol-free drink, mocktail, soft beverage"),
        ("baking", "baked goods, bake sale, home baking"), ("savoury", "savory"),
        ("no cook", "nocook, raw dish, uncooked"), ("no bake", "nobake, no-bake dessert"),
        ("comfort", "comfort food, winter warmer, hearty, hearty food, filling, winter food"),
        ("light", "lighter, fresh tasting, refreshing, summer food"),
        ("elevenses", "afternoon tea, tea time, teatime, high tea, cream tea, coffee morning"),
        ("packed lunch", "lunchbox, lunch box, bento"), ("one pot meal", "one pan, sheet pan"),
        ("street food", "takeaway, take out, fast food"), ("kid friendly", "for kids"),
        ("hot", "warm, hot dish"), ("cold", "chilled, iced, cold dish"), ("mild", "not spicy"),
    ])
    func otherNames(_ course: String, _ names: String) throws {
        let lexicon = CookingLexicon.shared
        let place = try #require(lexicon.reading(of: FoodWords(course).words)?.course)
        for name in names.names {
            #expect(lexicon.reading(of: FoodWords(name).words)?.course == place, "\(name)")
        }
    }
}
