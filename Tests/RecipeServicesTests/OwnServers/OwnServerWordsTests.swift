import RecipeModel
import Testing

@testable import RecipeServices

/// The small rules by which what a cook's own server says becomes a recipe.
struct OwnServerWordsTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (12, "12"), (-3, "-3"), (1.5, "1.5"), (1.05, "1.05"),
        (1.25, "1.25"), (0.1, "0.1"), (2.999, "3"), (1.004, "1"), (1.006, "1.01"),
        (0.333, "0.33"), (19.999, "20"),
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

    @Test(
        arguments: [
            ("4 bowls", 4), ("about 12", 12), ("1.5 l", 1.5), ("1,5 l", 1.5), ("2-3", 2),
            ("none", nil),
            ("", nil), ("3. half", 3), ("1.2.3", 1), ("½", nil),
        ] as [(String, Double?)]
    )
    func theFirstNumberOfAText(_ text: String, _ number: Double?) {
        #expect(text.firstNumber == number)
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

    @Test func sectionsWithoutAStepAreLeftOut() {
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
                StepGroup(title: "Pan", items: ["Fry."]), StepGroup(items: ["Serve."]),
            ]
        )
        #expect(recipe.stepIngredients == [[], [1]])
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

    @Test func whatTheServerHasNoPlaceForIsSaid() throws {
        var recipe = Recipe(id: RecipeID(service: .web, key: "a"), title: "A")
        #expect(SendLosses(recipe, known: [], losing: [("the end", false)]).lost == [])
        recipe.categories = ["Soup", "winter", "soup"]
        recipe.cuisines = ["thai"]
        recipe.keywords = ["unknown"]
        recipe.author = "A. Cook"
        recipe.video = WebAddress("https://y.example/1")
        recipe.rating = Rating(value: 4)
        #expect(
            SendLosses(recipe, known: ["SOUP"], losing: [("x", true), ("y", false), ("z", true)])
                .lost
                == [
                    "the tag thai", "the tag unknown", "the tag winter", "the author", "the video",
                    "the rating", "x",
                    "z",
                ]
        )
        #expect(recipe.tagNames == ["soup", "winter", "thai", "unknown"])
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
