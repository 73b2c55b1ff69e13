import RecipeModel
import Testing

@testable import RecipeFormats

/// Cooklang, mark by mark.
struct CooklangReadingTests {
    private func recipe(_ text: String) -> Recipe? {
        CooklangEntry(Array(text.utf8), title: "File").document.recipe
    }

    @Test(arguments: [
        ("Boil @water.", "Boil water.", ["water"]), ("Boil @water{}.", "Boil water.", ["water"]),
        ("Boil @sea water{1%l}.", "Boil sea water.", ["1 l sea water"]),
        ("Add @salt, and @oil{}.", "Add salt, and oil.", ["salt", "oil"]),
        ("Add @salt. Then oil{}.", "Add salt. Then oil{}.", ["salt"]),
        ("Add @leeks{3}(in rings) now", "Add leeks now", ["3 leeks, in rings"]),
        ("Add @leeks{3} (in rings)", "Add leeks (in rings)", ["3 leeks"]),
        ("Add @leeks(x)", "Add leeks", ["leeks, x"]),
        ("Add @leeks{3}(x", "Add leeks(x", ["3 leeks"]),
        ("Add @leeks{=3%kg}", "Add leeks", ["3 kg leeks"]),
        ("Add @leeks{ 3 % kg }", "Add leeks", ["3 kg leeks"]),
        ("Add @leeks{%}", "Add leeks", ["leeks"]),
        ("Add @&leeks{1} or @?oil @-x @+y", "Add leeks or oil x y", ["1 leeks", "oil", "x", "y"]),
        ("Add @./sauces/Hot sauce{1}.", "Add Hot sauce.", ["1 Hot sauce"]),
        ("Add @../sauces/Hot sauce{1}.", "Add Hot sauce.", ["1 Hot sauce"]),
        ("Add @and/or{1}.", "Add and/or.", ["1 and/or"]),
        ("Add @white wine|wine{1}.", "Add white wine.", ["1 white wine"]),
        ("me@home", "mehome", ["home"]), ("@ home", "@ home", []),
        ("@@ home @# x @+ y", "@@ home @# x @+ y", []),
        ("Heat the #large pan{}, a #pot and # x", "Heat the large pan, a pot and # x", []),
        ("Wait ~{10%min}, ~rest{1%h}, ~nap and ~5", "Wait 10 min, 1 h, nap and ~5", []),
        ("Buy \\@ home \\\\ \\{x\\}", "Buy @ home \\ {x}", []),
        ("Add @a\\{b{1}", "Add a{b", ["1 a{b"]),
        ("Add @jack-o'lantern_2!", "Add jack-o'lantern_2!", ["jack-o'lantern_2"]),
        ("Add @a.b{1}", "Add a.b", ["1 a.b"]), ("Use @one #two{}", "Use one two", ["one"]),
        ("x @a{1", "x a{1", ["a"]), ("x @a{1\\", "x a{1", ["a"]), ("Add @a\\", "Add a", ["a"]),
        ("Add @salt, then oil{}", "Add salt, then oil{}", ["salt"]),
        ("Add @salt; then oil{}", "Add salt; then oil{}", ["salt"]),
        ("Add @salt! Then oil{}", "Add salt! Then oil{}", ["salt"]),
        ("Add @salt? Then oil{}", "Add salt? Then oil{}", ["salt"]),
        ("Add @a{1\\}b}", "Add a", ["1}b a"]), ("Add @leeks(x\\)y)", "Add leeks", ["leeks, x)y"]),
        ("Add @leeks{ = 3%kg}", "Add leeks", ["3 kg leeks"]),
        ("Add @leeks{3% }", "Add leeks", ["3 leeks"]),
    ])
    func aStep(markup: String, text: String, ingredients: [String]) {
        let found = recipe(markup)
        #expect(found?.steps == [text])
        #expect(found?.ingredients.map(\.text) == ingredients)
    }

    @Test func aNameIsOnlySoLong() {
        for (count, isName) in [(119, true), (120, false)] {
            let name = String(repeating: "x", count: count)
            #expect((recipe("Add @\(name){1}")?.ingredients.first?.text == "1 \(name)") == isName)
        }
    }

    @Test(arguments: [
        ("@a, @b{1}", nil, ["a", "1 b"]), ("@a; @b", nil, ["a", "b"]),
        ("Top: @a, @b", "Top", ["a", "b"]),
        ("- @a, @b", nil, ["a", "b"]), ("Top: @a, and @b", "-", []), ("Top @a", "-", []),
        (": @a", nil, ["a"]),
    ])
    func aListIsNoStep(markup: String, title: String?, ingredients: [String]) {
        let found = recipe("\(markup)\n\nEat.")
        if title == "-" {
            #expect(found?.steps.count == 2)
        } else {
            #expect(found?.steps == ["Eat."])
            #expect(found?.ingredientGroups.map(\.title) == [title])
            #expect(found?.ingredients.map(\.text) == ingredients)
        }
    }

    @Test func paragraphsSectionsAndNotes() {
        let found = recipe(
            """
            -- all of this is a comment
            Boil
            the water. -- not this
            > Keep it.
            >
            Add [- not
            this
            -] tea. \\-- but \\[- this

            == Oven ==

            Bake.
            =
            - Serve.
            """
        )
        #expect(
            found?.stepGroups == [
                StepGroup(items: ["Boil the water.", "Add tea. -- but [- this"]),
                StepGroup(title: "Oven", items: ["Bake."]), StepGroup(items: ["Serve."]),
            ]
        )
        #expect(found?.notes == ["Keep it."])
        // A blank line inside a comment ends no paragraph.
        #expect(recipe("Add [- not\n\nthis -] tea.")?.steps == ["Add tea."])
    }

    /// A food without an amount that is there already is the same one.
    @Test(arguments: [
        ("Add @Salt{1%g}, then @salt.", ["1 g Salt"]),
        ("Add @salt, then @salt{1%g}.", ["salt", "1 g salt"]),
        ("Add @salt, then @salt.", ["salt"]),
        ("Add @salt{1%g}, then @salt{1%g}.", ["1 g salt", "1 g salt"]),
    ])
    func aFoodNamedAgain(markup: String, ingredients: [String]) {
        #expect(recipe(markup)?.ingredients.map(\.text) == ingredients)
    }

    @Test func groupsStandBehindWhatStepsName() {
        let found = recipe("Top: @a, @b\n\nMix @c and @A.")
        #expect(found?.ingredientGroups.map(\.title) == [nil, "Top"])
        #expect(found?.ingredientGroups.first?.items.map(\.text) == ["c"])
        let listed = recipe("@a, @b\n\nTop: @c\n\nMix @d.")
        #expect(listed?.ingredientGroups.map(\.title) == [nil, "Top"])
        #expect(listed?.ingredientGroups.map { $0.items.map(\.text) } == [["a", "b", "d"], ["c"]])
    }

    private func facts(_ lines: String...) -> Recipe? {
        recipe("---\n\(lines.joined(separator: "\n"))\n---\nBoil @tea.")
    }

    @Test(
        arguments: [
            ("1", "1 serving", 1.0), ("4", "4 servings", 4), ("4 (Serves 4-6)", "Serves 4-6", 4),
            ("12 buns", "12 buns", 12),
            ("12 buns (small)", "12 buns (small)", 12), ("many", "many", nil),
            ("4 (big) bowls", "4 (big) bowls", 4),
            ("\"2.5\"", "2.5 servings", 2.5),
        ] as [(String, String, Double?)]
    )
    func howMuch(written: String, text: String, amount: Double?) {
        for key in ["servings", "serves", "yield"] {
            #expect(facts("\(key): \(written)")?.yield == RecipeYield(text: text, amount: amount))
        }
    }

    @Test(arguments: [
        ("prep time", CookingTimes(preparation: 5)), ("prep_time", CookingTimes(preparation: 5)),
        ("time.prep", CookingTimes(preparation: 5)), ("cook time", CookingTimes(cooking: 5)),
        ("time.cook", CookingTimes(cooking: 5)), ("cook_time", CookingTimes(cooking: 5)),
        ("time required", CookingTimes(total: 5)), ("time", CookingTimes(total: 5)),
        ("duration", CookingTimes(total: 5)), ("total time", CookingTimes(total: 5)),
        ("Prep Time", CookingTimes(preparation: 5)), ("wait time", CookingTimes()),
    ])
    func howLong(key: String, times: CookingTimes) {
        #expect(facts("\(key): 5 min")?.times == times)
    }

    @Test func otherFacts() {
        let found = facts(
            "# a comment",
            "title: 'Hot tea'",
            "source:",
            "  url: https://a.example/1",
            "  author: Ann",
            "\"image\": https://a.example/p",
            "video: https://a.example/v",
            "locale: de_AT",
            "course: Main, Side",
            "category: Pie",
            "diet: Vegan",
            "cuisine:",
            "  - Greek",
            "  - \"Th\\\"ai\"",
            "tags: [a, 'b']",
            "nutrition:",
            "  fat: 3 g",
            "description: Nice.",
            "no colon",
            "locale: fr"
        )
        #expect(found?.title == "Hot tea")
        #expect(found?.link?.text == "https://a.example/1")
        #expect(found?.author == "Ann")
        #expect(found?.picture?.text == "https://a.example/p")
        #expect(found?.video?.text == "https://a.example/v")
        #expect(found?.language == "fr")
        #expect(found?.categories == ["main", "side", "pie", "vegan"])
        #expect(found?.cuisines == ["greek", "th\"ai"])
        #expect(found?.keywords == ["a", "b"])
        #expect(found?.nutrition == [NutritionFact(name: "fat", amount: "3 g")])
        #expect(found?.notes == ["Nice."])
        let other = facts(
            "source: https://a.example/2",
            "author: Ben",
            "picture: https://a.example/q",
            "introduction: Hi."
        )
        #expect(other?.link?.text == "https://a.example/2")
        #expect([other?.author, other?.picture?.text] == ["Ben", "https://a.example/q"])
        #expect(other?.notes == ["Hi."])
        #expect(facts("a: b")?.title == "File")
    }

    @Test(arguments: [" ", "  ", "\t"])
    func whatIsIndentedIsOfTheKeyAboveIt(_ indent: String) {
        let found = facts(
            "Source:",
            "\(indent)url: https://a.example/1",
            "\(indent)author: Ann",
            "servings: 4"
        )
        #expect(found?.link?.text == "https://a.example/1")
        #expect(found?.author == "Ann")
        #expect(found?.yield == RecipeYield(text: "4 servings", amount: 4))
    }

    @Test(arguments: [
        ("title: [draft", "[draft"), ("title: Soup [hot]", "Soup [hot]"), ("title: '", "'"),
        ("title: ''", "File"), ("title: 'tis tea", "'tis tea"), ("title: abba", "abba"),
        ("title: \"a\" tea", "\"a\" tea"), ("TITLE: Tea", "Tea"), ("  title: Tea", "Tea"),
        ("- x\ntitle: Tea", "Tea"),
    ])
    func aTitleOfTheFrontMatter(lines: String, title: String) {
        #expect(facts(lines)?.title == title)
    }

    @Test func aCommentBetweenAKeyAndItsOwnIsNone() {
        let found = facts("source:", "# not: this", "", "  url: https://a.example/1")
        #expect(found?.link?.text == "https://a.example/1")
    }

    @Test func metadataMayStandInLinesOfTheirOwn() {
        let found = recipe("\u{FEFF}>> title: Tea\n>> servings: 2\nBoil @tea.\n>> tags: a, b")
        #expect(found?.title == "Tea" && found?.yield?.amount == 2)
        #expect(found?.keywords == ["a", "b"])
        #expect(found?.steps == ["Boil tea."])
        #expect(recipe(">> Title: Tea\nBoil @tea.")?.title == "Tea")
        #expect(recipe("---\ntitle: A\nBoil.")?.title == "File")
        #expect(recipe("Boil.\n---\ntitle: A\n---")?.title == "File")
    }
}
