import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// How well a recipe meets a word, from what the word means most to what is only made of it.
struct TermMeaningTests {
    private func grade(
        _ term: Term,
        _ title: String,
        _ lines: [String] = [],
        _ categories: [String] = [],
        _ cuisines: [String] = []
    ) -> MatchGrade? {
        let recipe = Recipe.sample(title, lines, categories: categories, cuisines: cuisines)
        return RecipeMeaning(recipe).grade(for: term)
    }

    @Test(
        arguments: [
            ("tomato", "Tomato rice", ["4 tomatoes", "100 g rice"], .most),
            ("tomato", "Supper", ["4 tomatoes", "100 g rice"], .main),
            ("tomato", "Supper", ["1 tomato", "2 kg rice"], .present),
            ("tomato", "Supper", ["1 tbsp tomato ketchup", "300 g rice"], .madeFrom),
            ("tomato", "Tomato rice", ["300 g rice"], nil),
            ("tomato", "Supper", ["300 g rice"], nil),
            // Without ingredients the title is all that is known.
            ("tomato", "Tomato rice", [], .most), ("tomato", "Supper", [], nil),
            // A family is lifted by the food that the title names.
            ("fish", "Salmon rice", ["300 g salmon", "300 g rice"], .main),
            ("fish", "Supper", ["20 g salmon", "2 kg rice"], .present),
            // A word said as an adjective means its food.
            ("lemony", "Supper", ["1 kg lemons"], .main),
            ("lemony", "Lemon supper", ["1 kg lemons"], .most),
            ("cheesy", "Supper", ["10 g feta", "2 kg rice"], .present),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func foods(_ term: String, _ title: String, _ lines: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term), title, lines) == expected)
    }

    @Test(
        arguments: [
            ("soup", "Leek soup", [], .most), ("soup", "Supper", ["soup"], .most),
            ("soup", "Goulash", [], .present), ("soup", "Leek pie", [], nil),
            ("stew", "Beef casserole", [], .most), ("casserole", "Irish stew", [], .most),
            ("pie", "Apple tart", [], .present), ("tart", "Apple pie", [], .present),
            ("pie", "Apple pie", [], .most), ("curry", "Lamb korma", [], .most),
            ("salad", "Greek salad", [], .most), ("salad", "Poke bowl", [], .present),
            // By its own name a dish is called at the end of its name.
            ("soup", "Soup with dumplings", [], .most),
            ("dumpling", "Soup with dumplings", [], .present),
            ("bread", "Bread and butter pickles", [], .madeFrom),
            ("soup", "Soup noodles", [], .present),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func dishes(_ term: String, _ title: String, _ categories: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term), title, [], categories) == expected)
    }

    /// A bread is meant before what has bread in it, however much of it.
    @Test(
        arguments: [
            ("bread", "Soda bread", ["500 g flour"], .most),
            ("bread", "Supper", ["500 g bread", "1 egg"], .madeFrom),
            ("bread", "Supper", ["500 g breadcrumbs"], nil),
            ("chutney", "Apple chutney", ["1 kg apples"], .most),
            ("chutney", "Supper", ["500 g chutney", "50 g rice"], .present),
            ("chutney", "Supper", ["5 g chutney", "500 g rice"], .madeFrom),
            ("chutney", "Supper", ["500 g rice"], nil),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func dishesThatAreFoods(
        _ term: String,
        _ title: String,
        _ lines: [String],
        _ expected: MatchGrade?
    ) {
        #expect(grade(Term(term), title, lines) == expected)
    }

    @Test(
        arguments: [
            (Term("italian"), "italian", .most), (Term("italian"), "sicilian", .most),
            (Term("italian"), "tuscan", .most), (Term("sicilian"), "italian", .most),
            (Term("italian"), "greek", nil), (Term("italy"), "italian", .most),
            (Term("mediterranean"), "greek", .most), (Term("mediterranean"), "french", .present),
            (Term("mediterranean"), "thai", nil), (Term("swiss"), "german", .present),
            (Term("iranian"), "persian", .most), (Term("soul food"), "southern", .most),
            // As a qualifier a cuisine is itself, and what it takes in.
            (Term("mediterranean", in: .cuisine), "greek", .most),
            (Term("mediterranean", in: .cuisine), "french", nil),
            (Term("Mediterranean", in: .cuisine), "mediterranean", .most),
            (Term("martian", in: .cuisine), "martian", .most),
            (Term("italian", in: .category), "italian", nil),
            (Term("italian", in: .title), "italian", nil),
            (Term("italian", in: .ingredient), "italian", nil),
        ] as [(Term, String, MatchGrade?)]
    )
    func cuisines(_ term: Term, _ cuisine: String, _ expected: MatchGrade?) {
        #expect(grade(term, "Supper", ["1 egg"], [], [cuisine]) == expected)
    }

    @Test(
        arguments: [
            ("vegetarian", ["200 g rice"], [], .most), ("vegetarian", ["200 g ham"], [], nil),
            // Rennet is in some cheeses: whoever eats no meat often eats them.
            ("vegetarian", ["200 g parmesan"], [], .present),
            ("vegan", ["200 g rice"], [], .most), ("vegan", ["2 eggs"], [], nil),
            ("vegan", ["200 g puff pastry"], [], nil),
            ("vegan", ["200 g puff pastry"], ["vegan"], .most),
            ("meat free", ["200 g salmon"], [], .present), ("meatless", ["200 g rice"], [], .most),
            // Where ingredients are not told, what the recipe says of itself is all there is.
            ("vegan", [], ["vegan"], .present), ("vegan", [], [], nil),
            ("gluten free", [], ["gluten free"], .present),
        ] as [(String, [String], [String], MatchGrade?)]
    )
    func diets(
        _ term: String,
        _ lines: [String],
        _ categories: [String],
        _ expected: MatchGrade?
    ) {
        #expect(grade(Term(term), "Supper", lines, categories) == expected)
    }

    /// What a title says of itself is taken at its word.
    @Test func aTitleSaysADiet() {
        #expect(grade(Term("vegan"), "Vegan pancakes") == .most)
        #expect(grade(Term("vegan"), "Vegan pancakes", ["2 eggs"]) == .most)
        #expect(grade(Term("vegan", in: .category), "Vegan pancakes") == nil)
    }

    @Test(
        arguments: [
            ("leek", "Leek supper", ["1 kg leeks"], .most),
            ("leek", "Supper", ["1 kg leeks"], .main),
            ("leek", "Supper", ["10 g leeks", "1 kg rice"], .present),
            ("floury", "Supper", ["1 kg floury potatoes"], .present),
            ("gloopy potatoes", "Supper", ["1 kg gloopy potatoes"], .present),
            ("gloopy potatoes", "Supper", ["gloopy big potatoes"], nil),
            ("potatoes gloopy", "Supper", ["1 kg gloopy potatoes"], nil),
            ("tomato", "Supper", ["1 tbsp tomato ketchup", "1 kg rice"], .present),
            ("supper", "Supper", ["1 kg leeks"], nil), ("soup", "Leek soup", ["1 leek"], nil),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func ingredients(_ term: String, _ title: String, _ lines: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term, in: .ingredient), title, lines) == expected)
    }

    @Test(
        arguments: [
            ("main", ["main"], .most), ("mains", ["main course"], .most), ("main", [], nil),
            ("entree", ["main"], .most), ("appetizer", ["starter"], .most),
            ("afters", ["dessert"], .most), ("beverage", ["drink"], .most),
            // What recipes state themselves is not guessed.
            ("soup", ["starter"], nil), ("starter", ["soup"], nil), ("dessert", ["cake"], nil),
            // Other courses are.
            ("lunch", ["soup"], .main), ("lunch", ["lunch"], .most), ("lunch", ["main"], nil),
            ("pizza", ["pizza"], .most), ("martian", ["martian"], .most), ("martian", [], nil),
        ] as [(String, [String], MatchGrade?)]
    )
    func categories(_ term: String, _ categories: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term, in: .category), "Supper", ["1 egg"], categories) == expected)
    }

    /// What recipes state themselves is not seen in their titles either; other categories are.
    @Test(
        arguments: [
            ("soup", "Leek soup", nil), ("salad", "Leek salad", nil), ("bread", "Soda bread", nil),
            ("cake", "Ginger cake", nil), ("sauce", "Leek sauce", nil),
            ("preserve", "Pickled leeks", nil), ("pizza", "Ham pizza", .main),
        ] as [(String, String, MatchGrade?)]
    )
    func categoriesThatTitlesSay(_ term: String, _ title: String, _ expected: MatchGrade?) {
        #expect(grade(Term(term, in: .category), title, ["1 egg"]) == expected)
    }

    @Test(
        arguments: [
            ("vegetarian", ["200 g rice"], ["vegetarian"], .most),
            ("vegetarian", ["200 g rice"], ["vegan"], .most),
            ("vegetarian", ["200 g rice"], [], nil),
            ("vegetarian", ["200 g parmesan"], ["vegetarian"], .present),
            ("vegetarian", ["200 g ham"], ["vegetarian"], .present),
            ("vegan", ["200 g rice"], ["vegan"], .most), ("vegan", ["200 g rice"], [], nil),
            ("vegan", ["200 g rice"], ["vegetarian"], nil),
            // Hardly a recipe says of itself that it is free of nuts.
            ("nut free", ["200 g rice"], [], .most), ("nut free", ["200 g walnuts"], [], nil),
            ("nut free", [], ["nut free"], .present),
        ] as [(String, [String], [String], MatchGrade?)]
    )
    func dietsAsCategories(
        _ term: String,
        _ lines: [String],
        _ categories: [String],
        _ expected: MatchGrade?
    ) {
        #expect(grade(Term(term, in: .category), "Supper", lines, categories) == expected)
    }

    /// A kind of dish of a food is that kind with the food, whatever its title.
    @Test(
        arguments: [
            ("tomato soup", "Tomato soup", ["1 kg tomatoes"], .most),
            ("tomato soup", "Red soup", ["1 kg tomatoes"], .main),
            ("tomato soup", "Red soup", ["10 g tomatoes", "1 kg leeks"], .present),
            ("tomato soup", "Red soup", ["1 kg leeks"], nil),
            ("tomato soup", "Red pie", ["1 kg tomatoes"], nil),
            ("lemony soup", "Yellow soup", ["1 kg lemons"], .main),
            ("crispy soup", "Red soup", ["1 kg tomatoes"], nil),
            ("goat cheese salad", "White salad", ["1 kg goat cheese"], .main),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func compounds(_ term: String, _ title: String, _ lines: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term), title, lines) == expected)
    }

    @Test(
        arguments: [
            ("gloopy", "Gloopy supper", ["1 kg rice"], .most),
            ("gloopy", "Supper", ["1 kg gloopy rice"], .present),
            ("gloopy", "Supper", ["rice"], nil),
            ("gloopy mush", "Mush, gloopy", ["1 kg rice"], .most),
            ("gloopy mush", "Supper", ["1 kg gloopy mush"], .main),
            ("gloopy mush", "Supper", ["1 kg mush, gloopy"], nil),
            // What only describes may be missing.
            ("boneless chicken", "Supper", ["1 kg chicken"], .main),
            ("boneless chicken", "Supper", ["20 g chicken", "1 kg rice"], .present),
            ("boneless chicken", "Supper", ["1 kg ham"], nil),
            ("gloopy chicken", "Supper", ["1 kg chicken"], nil),
            // Cooks who say that it is smoked want it so.
            ("smoked chicken", "Supper", ["1 kg chicken"], nil),
            ("low fat", "Low fat supper", ["1 kg rice"], .most),
            ("low fat", "Supper", ["1 kg low fat rice"], nil),
        ] as [(String, String, [String], MatchGrade?)]
    )
    func unknownWords(_ term: String, _ title: String, _ lines: [String], _ expected: MatchGrade?) {
        #expect(grade(Term(term), title, lines) == expected)
    }

    @Test(
        arguments: [
            ("pie", "Leek pie", .most), ("pie leek", "Leek pie", .most), ("pie", "Leeks", nil),
            ("leek ham", "Leek pie", nil),
        ] as [(String, String, MatchGrade?)]
    )
    func titles(_ term: String, _ title: String, _ expected: MatchGrade?) {
        #expect(grade(Term(term, in: .title), title, ["500 g ham"]) == expected)
    }

    @Test(arguments: TermField.allCases)
    func noWordsMeanNothing(_ field: TermField) {
        for text in ["", " ", "½", "and", "🍋"] {
            let term = Term(text, in: field)
            #expect(TermMeaning(term).grades == [.none, .none, .none, .none])
            #expect(TermMeaning.unwanted(term) == .none)
        }
    }

    @Test(arguments: [
        (Term("leek"), true), (Term("soup"), true), (Term("italian"), true), (Term("easy"), false),
        (Term("vegan"), false), (Term("gluten free"), false), (Term("spicy"), true),
        (Term("vegan", in: .category), false), (Term("soup", in: .category), true),
        (Term("leek", in: .ingredient), true), (Term("gloopy"), true),
    ])
    func dietsAndLessWorkAskForNoDish(_ term: Term, _ isSpecific: Bool) {
        #expect(TermMeaning(term).isSpecific == isSpecific)
    }

    @Test(arguments: [
        ("crispy", true), ("boneless", true), ("tender", true), ("smoked", false),
        ("gloopy", false), ("crispy tender", false), ("leek", false), ("hot", false),
    ])
    func aMereDescriptionIsOneWordThatNoTableHas(_ word: String, _ isDescription: Bool) {
        #expect(TermMeaning(Term(word)).isDescription == isDescription)
    }

    @Test func gradesAreOrdered() {
        #expect(MatchGrade.allCases == [.most, .main, .present, .madeFrom])
        #expect(MatchGrade.allCases == MatchGrade.allCases.sorted())
        #expect(!(MatchGrade.main < .main) && MatchGrade.most < .madeFrom)
    }
}
