import RecipeModel
import Testing

@testable import RecipeServices

/// The small rules by which what a cook's own server says becomes a recipe.
struct OwnServerWordsTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (12, "12"), (-3, "-3"), (1.5, "1.5"), (1.05, "1.05"),
        (1.25, "1.25"), (0.1, "0.1"), (2.999, "3"), (1.004, "1"), (1.006, "1.01"),
        (0.333, "0.33"), (19.999, "20"), (0.0004, "0.0004"), (-0.0004, "-0.0004"), (0.005, "0.01"),
        (0.00456, "0.005"),
    ])
    func numbersHaveTwoPlacesAtMost(_ number: Double, _ text: String) {
        #expect(number.plain == text)
    }

    @Test(arguments: [
        (0.5, "1/2"), (0.333, "1/3"), (0.3333, "1/3"), (0.667, "2/3"), (0.25, "1/4"),
        (0.75, "3/4"), (0.125, "1/8"), (2.5, "2 1/2"), (19.25, "19 1/4"), (20.25, "20.25"),
        (0.2, "0.2"), (0.34, "0.34"), (0.506, "0.51"), (0.503, "1/2"), (3, "3"), (0, "0"),
        (-0.5, "-0.5"),
    ])
    func smallAmountsAreFractions(_ number: Double, _ text: String) {
        // What is below nothing never is an amount.
        if number >= 0 { #expect(number.fraction == text) }
    }

    @Test(arguments: [
        (1, "1 minute"), (59, "59 minutes"), (60, "1 hour"), (61, "1 hour 1 minute"),
        (120, "2 hours"), (135, "2 hours 15 minutes"), (0, ""),
    ])
    func minutesAreSaidInWords(_ minutes: Int, _ text: String) {
        #expect(MinuteWords.text(minutes) == text)
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D], "png", "image/png"),
            (Array("GIF89a".utf8), "gif", "image/gif"),
            (Array("GIF7".utf8), "jpg", "image/jpeg"),
            (Array("RIFF....WEBPVP8".utf8), "webp", "image/webp"),
            (Array("RIFF....WAVE".utf8), "jpg", "image/jpeg"),
            (Array("RIFX....WEBP".utf8), "jpg", "image/jpeg"), ([0xFF, 0xD8], "jpg", "image/jpeg"),
            ([0x89, 0x50, 0x4E], "jpg", "image/jpeg"), ([], "jpg", "image/jpeg"),
        ] as [([UInt8], String, String)]
    )
    func aPictureIsKnownByItsFirstBytes(_ bytes: [UInt8], _ ending: String, _ type: String) {
        #expect(PictureKind(bytes).ending == ending)
        #expect(PictureKind(bytes).mediaType == type)
    }

    // MARK: - Texts

    private let words = OwnServerWords(
        markup: MarkupText { text in
            var isTag = false
            return text.filter { sign in
                if sign == "<" { isTag = true }
                defer { if sign == ">" { isTag = false } }
                return !isTag
            }.replacing("&amp;", with: "&")
        },
        minutes: { _ in nil }
    )

    @Test(arguments: [
        ("Chop it,\nthen fry.\n\nServe.", ["Chop it, then fry.", "Serve."]),
        ("<p>Chop it.</p><p>Fry *it*.</p>", ["Chop it.", "Fry it."]),
        ("salt &amp; oil", ["salt & oil"]),
        ("# Soup\n1. Boil.\n2. Serve.", ["Soup", "Boil.", "Serve."]),
        ("", []),
    ])
    func textsAreMarkdownOrMarkup(_ text: String, _ lines: [String]) {
        #expect(words.lines(text) == lines)
    }

    private func steps(_ texts: [(String, [Int])]) -> [String] {
        words.steps(texts.map { StepText(text: $0.0, ingredients: $0.1) })
            .map { "\($0.text) \($0.ingredients)" }
    }

    /// Who wrote all steps into one has them parted; who wrote several has them as they are.
    @Test func oneTextIsPartedAndSeveralAreNot() {
        #expect(
            steps([("Chop.\n\nFry.\n\nServe.", [1, 2])]) == [
                "Chop. [1, 2]", "Fry. []", "Serve. []",
            ]
        )
        #expect(
            steps([("Chop.\n\nFry.", [1]), (" ", [5]), ("Serve.", [2])])
                == ["Chop. Fry. [1]", "Serve. [2]"]
        )
        #expect(steps([(" ", [1])]) == [])
    }

    @Test func aSectionWithoutAStepIsOne() {
        var recipe = Recipe(id: RecipeID(service: .mealie, key: "a"), title: "A")
        recipe.take(
            [
                StepSection(title: "Empty", texts: [StepText(text: "", ingredients: [0])]),
                StepSection(title: "Pan", texts: [StepText(text: "Fry.", ingredients: [])]),
                StepSection(texts: [StepText(text: "Serve.", ingredients: [1])]),
            ],
            words
        )
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Empty"]), StepGroup(title: "Pan", items: ["Fry."]),
                StepGroup(items: ["Serve."]),
            ]
        )
        #expect(recipe.stepIngredients == [[], [], [1]])
        recipe.take([StepSection(texts: [StepText(text: "Fry.", ingredients: [])])], words)
        #expect(recipe.stepIngredients == nil)
    }

    // MARK: - Tags

    @Test func tagsAreCuisinesOrCategoriesOrWords() {
        let tags = ["Italian", "quick", "VEGAN", "Dessert", "thai", "gluten free", "Grandma's"]
        #expect(TagKind.cuisines(among: tags) == ["italian", "thai"])
        #expect(TagKind.categories(among: tags) == ["vegan", "dessert", "gluten free"])
    }

    @Test(arguments: [
        (Term("veggie", in: .category), ["vegan"]), (Term("dessert"), ["dessert", "desserts"]),
        (Term("scandinavian"), ["swedish", "danish", "norwegian"]),
        (Term("quick"), ["quick", "quicks"]), (Term("Soups", in: .category), ["soups", "soup"]),
    ])
    func aTermIsMetByTagsOfOtherNames(_ term: Term, _ names: [String]) {
        let tags = term.tagNames
        for name in names { #expect(tags.contains(name), "\(tags)") }
        #expect(Set(tags).count == tags.count)
        #expect(tags == tags.map { $0.lowercased() })
    }

    // MARK: - What is lost

    /// What was changed between sending and reading is named, and nothing else.
    @Test func whatIsNotThereAsItWasIsNamed() throws {
        var sent = Recipe(id: RecipeID(service: .web, key: "a"), title: "A")
        sent.categories = ["Soup", "winter", "soup"]
        sent.cuisines = ["thai"]
        sent.keywords = ["unknown"]
        sent.ingredientGroups = [
            IngredientGroup(title: "Pot", items: [.init(text: "2 leeks, sliced")]),
            IngredientGroup(items: [.init(text: "½ cup oil"), .init(text: "0.0004 g saffron")]),
        ]
        sent.stepGroups = [StepGroup(items: ["Fry.", "Stir.", "Serve."])]
        sent.notes = ["Good cold."]
        sent.yield = RecipeYield(text: "Serves 4-6", amount: 4)
        sent.times = CookingTimes(preparation: 20, cooking: 10, total: 40)
        sent.nutrition = [NutritionFact(name: "Fiber", amount: "3 g")]
        var there = sent
        #expect(SentDifference(sent: sent, there: sent, hadPicture: false).losses == [])
        there.categories = ["soup"]
        there.cuisines = []
        there.keywords = []
        there.yield = RecipeYield(text: "4 to 6 servings", amount: 4)
        there.times = CookingTimes(preparation: 20, cooking: 20)
        there.nutrition = [NutritionFact(name: "fibre", amount: "3000 mg")]
        there.ingredientGroups = [
            IngredientGroup(
                title: "Pot",
                items: [
                    .init(text: "1/2 cup oil"), .init(text: "2 leek, sliced"),
                    .init(text: "saffron"),
                ]
            )
        ]
        there.stepGroups = [StepGroup(items: ["Fry.", "Serve."])]
        there.notes = []
        sent.author = "A. Cook"
        sent.video = WebAddress("https://y.example/1")
        sent.rating = Rating(value: 4)
        #expect(
            SentDifference(sent: sent, there: there, hadPicture: true).losses == [
                .tag("thai"), .tag("unknown"), .tag("winter"), .author, .video, .rating, .picture,
                .ingredient("0.0004 g saffron", there: "saffron"), .headingEnd("Pot"), .step(2),
                .note("Good cold."),
            ]
        )
        #expect(sent.tagNames == ["soup", "winter", "thai", "unknown"])
    }

    /// Amounts of nutrition are compared and sent by what they are, not by how they are written.
    @Test(
        arguments: [
            ("210 kcal", 210, "kcal"), ("1,200 kcal", 1_200, "kcal"), ("9,5 g", 9.5, "g"),
            ("900 mg", 0.9, "g"), ("about 1.234,5 kcal", 1_234.5, "kcal"), ("880 kJ", 880, "kj"),
            ("7", 7, ""), ("210 calories", 210, "kcal"), ("1.250 g", 1.25, "g"), ("none", nil, ""),
        ] as [(String, Double?, String)]
    )
    func howMuchAFactTells(_ text: String, _ value: Double?, _ unit: String) {
        let amount = NutritionAmount(text)
        #expect(amount?.value == value)
        #expect(amount == nil || amount?.unit == unit)
    }

    /// What stands beside the number of a yield says no number twice.
    @Test(arguments: [
        ("4 servings", ""), ("Serves 4", ""), ("Serves 4-6", "to 6"), ("12 muffins", "muffins"),
        ("Makes 12 muffins", "muffins"), ("4–6 bowls", "to 6 bowls"), ("a few", "a few"),
        ("1 (9-inch) pie", "(9-inch) pie"), ("1/2 loaf", "(1/2 loaf)"), ("4.5 litres", "litres"),
        ("24", ""), ("2 portions", ""),
    ])
    func aYieldHasWordsBesideItsNumber(_ text: String, _ rest: String) {
        #expect(YieldWords(text).rest == rest)
    }

    /// Portions of which each is several pieces are one number, the pieces another.
    @Test(
        arguments: [
            ("4 servings (8 biscuits)", "8 biscuits", 4), ("4 (8 biscuits)", "8 biscuits", 4),
            ("8 biscuits", nil, nil), ("1 (9-inch) pie", nil, nil), ("(8 biscuits)", nil, nil),
        ] as [(String, String?, Double?)]
    )
    func piecesAreNotPortions(_ text: String, _ pieces: String?, _ amount: Double?) {
        let yield = YieldWords.portions(text)
        #expect(yield?.text == pieces && yield?.amount == amount)
        #expect(YieldWords("8 biscuits").rest(beside: 4) == "(8 biscuits)")
        #expect(YieldWords("8 biscuits").rest(beside: 8) == "biscuits")
    }

    @Test(arguments: [
        "Mix *all* of it.", "1. Begin.", "# Heat", "- Stir.", "a_b and _c_",
        "Use <b>less</b> & go.",
        "See [this](there).", "Plain words.", "2) Go on.", "> Wait", "`code`", "back\\slash", "•",
    ])
    func aTypedLineIsReadAsItWas(_ line: String) {
        let text = words.typed(line)
        // What can't be typed so stays as it is.
        #expect(words.lines(text) == [line] || text == line)
        if !line.contains("<"), line != "•" { #expect(words.lines(text) == [line]) }
    }

    // MARK: - Pages

    @Test func aPageHasEachRecipeOnce() throws {
        let entries = try JSONValue.reply(Array(#"["a","b","a",7,null]"#.utf8)).array ?? []
        func page(_ entries: [JSONValue]) throws -> OwnServerPage {
            try OwnServerPage(entries, total: 9, goesOn: true) { entry in
                entry.string.map { Recipe(id: RecipeID(service: .mealie, key: $0), title: $0) }
            }
        }
        let read = try page(entries)
        #expect(read.recipes.titles == ["a", "b"])
        #expect(read.unusableEntries == 2 && read.total == 9 && read.goesOn)
        #expect(try page([]).recipes.isEmpty)
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) { try page([.null]) }
    }
}
