import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What the words of a typed line can mean.
struct VocabularyTests {
    private let vocabulary = Vocabulary.shared

    @Test(arguments: [
        ("salmon", [Vocabulary.Senses.food]), ("lemony", [.food]), ("cottage pie", [.dish]),
        ("meat", [.food]), ("shark", [.food]),
        ("soup", [.dish]), ("bread", [.food, .dish]), ("starters", [.course]), ("lunch", [.course]),
        ("italian", [.cuisine]), ("France", [.cuisine]), ("gluten-free", [.diet]),
        ("quick", [.time]),
        ("low fat", [.wish]), ("Slow Cooker", [.wish]), ("air fryer", [.wish]),
        ("rice cooker", [.wish]),
        ("gloop", []), ("", []), ("½", []), ("and", []), ("the", []), ("sides", [.course]),
    ])
    func senses(_ text: String, _ senses: [Vocabulary.Senses]) {
        let wanted = senses.reduce(into: Vocabulary.Senses()) { $0.formUnion($1) }
        // Asked a second time it is remembered.
        #expect(vocabulary.senses(of: text) == wanted)
        #expect(vocabulary.senses(of: text) == wanted)
        #expect(vocabulary.isWordOfName(text) == (!wanted.isEmpty))
    }

    @Test(arguments: [
        "quick", "fast", "speedy", "quickly", "quicker", "faster", "quickie", "rapid", "express",
        "quickest", "fastest", "QUICK",
    ])
    func wordsOfLittleTime(_ word: String) {
        #expect(vocabulary.senses(of: word).contains(.time))
        #expect(!vocabulary.senses(of: "\(word) gloop").contains(.time))
    }

    @Test(arguments: [
        "low carb", "low carbohydrate", "low fat", "low calorie", "low cal", "low sodium",
        "low salt",
        "low sugar", "low FODMAP", "low cholesterol", "reduced fat", "reduced sugar",
        "high protein",
        "high fiber", "high fibre", "heart healthy", "slow cooker", "crock pot", "instant pot",
        "pressure cooker", "air fryer", "bread machine", "rice cooker",
    ])
    func whatNoFactMeasures(_ wish: String) {
        #expect(vocabulary.senses(of: wish).contains(.wish))
        #expect(
            TermMeaning(Term(wish)).grades == [.title(FoodWords(wish).words), .none, .none, .none]
        )
        for word in FoodWords(wish).words { #expect(!vocabulary.senses(of: word).contains(.wish)) }
    }

    @Test(
        arguments: [
            ("spring onions and rice", nil, 2), ("mac and cheese", nil, 3),
            ("mac & cheese", nil, 3),
            ("mac + cheese", nil, 3), ("mac n cheese", nil, 3), ("mac 'n' cheese", nil, 3),
            ("mac ’n’ cheese", nil, 3), ("Mac AND cheese", nil, 3), ("rice or noodles", nil, 1),
            ("rice noodles", nil, 2), ("rice with peas", nil, 3), ("rice without peas", nil, 1),
            ("fish no chips", nil, 1), ("fish not chips", nil, 1), ("fish without", nil, 1),
            ("and rice", nil, nil),
            ("or rice", nil, nil), ("with rice", nil, nil), ("no rice", nil, nil),
            ("not rice", nil, nil),
            // Both are names as a whole, and say what is not wanted.
            ("no meat", nil, nil), ("not spicy", nil, nil),
            ("without rice", nil, nil), ("& rice", nil, nil), ("gloop", nil, nil), ("", nil, nil),
            ("rice and", nil, 1), ("gluten free rice", nil, 2),
            // Of what it is asked to mean.
            ("fish and chips", .food, 1), ("fish and chips", .dish, 3), ("fish", .cuisine, nil),
            ("italian bread", .cuisine, 1), ("quick bread", .time, 1), ("quick bread", .dish, 2),
            ("low fat", .wish, 2), ("low fat", .food, nil), ("vegan bread", .diet, 1),
            ("main course", .course, 2),
        ] as [(String, Vocabulary.Senses?, Int?)]
    )
    func theLongestName(_ line: String, _ wanted: Vocabulary.Senses?, _ count: Int?) {
        let words = line.split(separator: " ").map(String.init)
        let found = vocabulary.longestName(in: words, meaning: wanted)
        #expect(found?.wordCount == count)
        if let found {
            let text = words.prefix(found.wordCount).map {
                ["+", "with"].contains($0) ? "and" : $0
            }
            #expect(found.senses == vocabulary.senses(of: text.joined(separator: " ")))
        }
    }

    @Test(arguments: [
        "something", "tasty", "tonight", "please", "i'm", "I’ve", "Recipes", "meals", "friends",
        "don't",
        "delicious", "weeknight", "fridge", "leftovers", "cozy", "cosy", "mum", "dozen", "romantic",
        "gooey", "ahead", "a", "fuss", "any",
    ])
    func saysNothingOfWhatIsWanted(_ word: String) { #expect(vocabulary.isDropped(word)) }

    @Test(arguments: ["soup", "spicy", "easy", "gloop", "leek", "", "vegan", "low"])
    func saysSomething(_ word: String) { #expect(!vocabulary.isDropped(word)) }

    @Test(arguments: [
        ("house", true), ("don't", true), ("Don’t", true), ("wife", true), ("boat", true),
        ("young", true), ("youth", true), ("tonight", true), ("mousse", false), ("gloop", false),
        ("leek", false), ("", false),
    ])
    func isPlainEnglish(_ word: String, _ isEnglish: Bool) {
        #expect(vocabulary.isEnglish(word) == isEnglish)
    }

    @Test func sortsAreKindsCoursesDietsAndCuisines() {
        let sorts = Vocabulary.sorts
        for name in ["soup", "dessert", "vegan", "italian", "lassi", "sugar free"] {
            #expect(sorts.contains(name), "\(name)")
        }
        #expect(!sorts.contains("leek"))
        #expect(sorts.allSatisfy { !Vocabulary.shared.senses(of: $0).isEmpty })
    }

    @Test func wordsAreThoseOfAllNames() {
        let words = Vocabulary.words
        for word in [
            "leek", "soup", "dessert", "italian", "vegan", "cottage", "aubergine", "yoghurt",
            "bake",
        ] { #expect(words.contains(word), "\(word)") }
        #expect(words == words.sorted() && Set(words).count == words.count)
        #expect(words.allSatisfy { $0.count > 2 && !$0.contains(" ") && !$0.contains("-") })
    }

    // MARK: One food for another

    @Test(arguments: [
        ("beef", "lamb", true), ("salmon", "cod", true), ("salmon", "prawns", true),
        ("spaghetti", "penne", true), ("udon", "soba", true), ("rice", "quinoa", true),
        ("walnuts", "pecans", true), ("kidney beans", "black beans", true),
        ("strawberries", "blueberries", true), ("feta", "halloumi", true),
        ("beef", "sausages", true),
        ("beef", "salmon", false), ("beef", "beef", false), ("courgette", "zucchini", false),
        ("beef", "gloop", false), ("gloop", "beef", false), ("leek", "carrot", false),
        ("milk", "cheddar", false),
    ])
    func areExchangeable(_ one: String, _ other: String, _ areThey: Bool) {
        #expect(vocabulary.areExchangeable(one, other) == areThey)
        #expect(vocabulary.areExchangeable(other, one) == areThey)
    }

    // MARK: Roles and categories

    @Test(arguments: [
        (Term("italian"), TermRole.cuisine(["italian", "sicilian", "tuscan"])),
        (Term("France"), .cuisine(["french", "provencal", "breton"])),
        (Term("japanese"), .cuisine(["japanese"])), (Term("swiss"), .cuisine(["swiss"])),
        (Term("hungary"), .cuisine(["hungarian"])), (Term("veggie"), .diet("vegetarian")),
        (Term("supper"), .course("main")), (Term("afters"), .course("dessert")),
        (Term("soup"), .words),
        (Term("bread"), .words), (Term("leek"), .words), (Term("gloop"), .words),
        (Term(""), .words),
        (Term("italian", in: .cuisine), .words), (Term("vegan", in: .category), .words),
        (Term("dessert", in: .title), .words), (Term("low fat"), .words),
        // The herb, and what is not sweet; a soda, and what is drunk cold.
        (Term("savory"), .words), (Term("savoury"), .course("savory")),
        (Term("soft drink"), .words), (Term("cold drink"), .course("cold drink")),
    ])
    func roles(_ term: Term, _ role: TermRole) { #expect(term.role == role) }

    @Test(arguments: [
        ("veggie", "vegetarian"), ("Main Course", "main"), ("main dishes", "main"),
        ("main meal", "main"), ("entrée", "main"), ("mains", "main"), ("appetizers", "starter"),
        ("appetisers", "starter"), ("hors d'oeuvre", "starter"), ("hors d’œuvres", "starter"),
        ("first courses", "starter"), ("side dishes", "side"), ("sides", "side"),
        ("puddings", "dessert"), ("afters", "dessert"), ("beverages", "drink"),
        ("glutenfree", "gluten free"), ("Gluten-Free", "gluten free"), ("dairyfree", "dairy free"),
        ("gloops", "gloop"), ("", ""),
    ])
    func categoriesThatMeanTheSame(_ name: String, _ canonical: String) {
        let words = CategoryName.canonical(FoodWords(name)).words.joined(separator: " ")
        #expect(words == canonical)
        let memory = ReadingMemory()
        for _ in 1...2 { #expect(memory.canonical(name, isCategory: true) == canonical) }
        let plain = FoodWords(name).words.joined(separator: " ")
        #expect(memory.canonical(name, isCategory: false) == plain)
    }

    @Test(arguments: [
        ("vegan", ["vegan"], true), ("vegan", ["vegetarian"], false),
        ("vegetarian", ["vegan"], true),
        ("vegetarian", ["vegetarian"], true), ("vegetarian", [], false),
        ("main", ["main", "side"], true),
    ])
    func whatIsVeganIsVegetarian(_ wanted: String, _ categories: [String], _ isMet: Bool) {
        #expect(
            CategoryName.isMet(FoodWords(wanted), by: categories.map { FoodWords($0) }) == isMet
        )
    }

    /// What a name asks of an index, most of all.
    @Test(arguments: [
        ("soup", ["dish soup"]), ("bread", ["dish bread"]),
        ("leeks", ["food0 leek", "food1 leek", "food2 leek"]), ("veggie", ["diet vegetarian"]),
        ("Italy", ["cuisine italian"]), ("lunch", []), ("gloop", []), ("", []),
    ])
    func mainPostings(_ name: String, _ postings: [String]) {
        #expect(CookingLexicon.mainPostings(of: name).map(\.name) == postings)
    }

    // MARK: Names of foods that a term means

    @Test(arguments: [
        (Term("cheese"), "grated old cheddar, feta and milk", ["cheddar", "feta"]),
        (Term("cheese"), "cheddar cheese", ["cheddar", "cheese"]),
        (Term("nut"), "peanut butter", []),
        (Term("gloop"), "gloop", []), (Term("cheese", in: .cuisine), "cheddar", []),
        (Term("cheese", in: .category), "cheddar", []),
        (Term("cheese", in: .title), "cheddar", ["cheddar"]),
        (Term("cheese", in: .ingredient), "cheddar", ["cheddar"]),
        (Term("onion"), "spring onion", []),
        (Term("monterey jack"), "monterey jack", ["monterey jack"]),
    ])
    func namedPlaces(_ term: Term, _ text: String, _ named: [String]) {
        let words = FoodWords(text).words
        let found = FoodMatch(term).namedPlaces(in: words).map { words[$0].joined(separator: " ") }
        #expect(found == named)
    }

    @Test func whatIsUnwantedReachesFurther() {
        let words = ["marzipan"]
        #expect(FoodMatch(Term("almond")).namedPlaces(in: words).isEmpty)
        #expect(FoodMatch(Term("almond"), isUnwanted: true).namedPlaces(in: words) == [0..<1])
    }
}
