import RecipeModel
import RecipeTestSupport

/// Makes up recipes with all that a recipe can have, in texts that mean something in one format or
/// another: marks, quotes, escapes, words of YAML, letters with marks on signs.
struct OddRecipes {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    private static let pieces = [
        "2 eggs", "200 g flour", "½ tsp salt", "1,5 dl milk", "a pinch of pepper", "250ml water",
        "soft butter", "leeks, in rings", "Stir.", "Bake for 10 min.", "Step 1", "Ingredients",
        "Method:", "Notes", "Serves 4", "Prep time: 20 min", "crème fraîche", "豆腐", "морковь",
        "👩‍🍳", "e\u{301}clair", "*\u{301}", "#\u{301}", "\"\u{301}", ":\u{301} ", "-\u{301}",
        "*star*", "**bold**", "_it_", "a_b_c", "`code`", "~~no~~", "==yes==", "[x]", "[ ] box",
        "[a](b)", "![p](q)", "<br>", "</script>", "<!--", "-->", "&amp;", "& co", "&#x41;", "# one",
        "## two", "C#", "a #tag", "#", "###", "- dash", "+ plus", "> quote", "= eq", "---", "* * *",
        "1. first", "2) second", "10", "1984", "1e5", "0x1F", "~", "null", "yes", "no", "true",
        "12:30", "2020-01-02", "key: value", "a: b: c", "'single'", "\"double\"", "it's", "\\",
        "\\n", "back\\slash", "C:\\dir", "{brace}", "{}", "@salt", "@salt{2%g}", "~{5%min}",
        "#pan{}",
        "(paren)", "[- c -]", "-- c", "a -- b", ">> k: v", "| cell | cell |", "50%", "$5", "a=b",
        "a;b",
        "a,b", "a, b; c", "…", "·", "★", "“quoted”", "‘q’", "½", "2-3", "1/2", "!", "?", ".", ",",
        ":",
        "x:", ":x", "%", "|", ">", "<", "tab", "http://a.example/x_y?z=(1)&w=2#f", "me@a.example",
        "made with: recipe", "title: no", "MMMMM", "{{ x }}", "<%= x %>", "\u{A0}", "ß", "İ", "ﬁ",
    ]

    private mutating func pick<Value>(_ values: [Value], _ other: Value) -> Value {
        values.randomElement(using: &generator) ?? other
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &generator) < percent
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func text(_ most: Int = 4) -> String {
        let count = number(1...most)
        let joint = chance(80) ? " " : ""
        return (0..<count).map { _ in pick(Self.pieces, "x") }.joined(separator: joint)
    }

    private mutating func line() -> String {
        chance(60)
            ? "\(number(1...900)) \(pick(["g", "ml", "", "cups", "tbsp"], "")) \(text(2))" : text()
    }

    private mutating func texts(_ range: ClosedRange<Int>, _ most: Int = 3) -> [String] {
        (0..<number(range)).map { _ in text(most) }
    }

    private mutating func address() -> WebAddress? {
        let path = pick(
            ["r", "a_b", "x(1)", "q?z=1&amp=2", "a%20b#f", "ä/ö", "*", "~me", "[1]"],
            "r"
        )
        return WebAddress(
            "https://\(pick(["kitchen", "xn--kche-0ra", "a-b"], "a")).example/\(path)"
        )
    }

    private mutating func minutes() -> Int? {
        chance(50) ? number(1...(chance(5) ? 90_000 : 600)) : nil
    }

    private mutating func names() -> [String] {
        var seen: Set<String> = []
        return texts(0...3).map { CleanText.line($0).lowercased() }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// A recipe with all that is kept beside it.
    mutating func document() -> RecipeDocument {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: text(),
            link: chance(50) ? address() : nil
        )
        recipe.picture = chance(40) ? address() : nil
        recipe.thumbnail = chance(20) ? address() : nil
        recipe.video = chance(20) ? address() : nil
        recipe.author = chance(50) ? text() : nil
        recipe.site = chance(30) ? text() : nil
        recipe.language = chance(40) ? pick(["en", "de-AT", "zh_Hant", "pt-BR"], "en") : nil
        if chance(70) {
            let amount = chance(70) ? Double(number(1...24)) / Double(pick([1, 1, 2, 3], 1)) : nil
            let words = pick(["\(number(1...9))", "Serves 4-6", "", text(), "12 buns"], "")
            recipe.yield =
                words.isEmpty && amount == nil ? nil : RecipeYield(text: words, amount: amount)
        }
        recipe.times = CookingTimes(preparation: minutes(), cooking: minutes(), total: minutes())
        for _ in 0..<number(0...3) {
            let items = (0..<number(1...4)).map { _ in
                let line = line()
                return chance(25) ? Ingredient(text: line, name: text(2)) : Ingredient(text: line)
            }
            recipe.ingredientGroups.append(
                IngredientGroup(title: chance(50) ? text(2) : nil, items: items)
            )
        }
        for _ in 0..<number(1...3) {
            recipe.stepGroups.append(
                StepGroup(title: chance(50) ? text(2) : nil, items: texts(1...4, 6))
            )
        }
        recipe.notes = texts(0...2)
        (recipe.cuisines, recipe.categories) = (names(), names())
        recipe.keywords = texts(0...3)
        if chance(50) {
            recipe.rating = Rating(
                value: pick([4.5, 1, 3.333333333333, 4.7619], 4),
                best: pick([5, 5, 10, 7.5], 5),
                count: chance(50) ? number(0...9_999) : nil
            )
        }
        recipe.nutrition = texts(0...3, 2).map { NutritionFact(name: $0, amount: text(2)) }
        var document = RecipeDocument(recipe: recipe)
        if chance(60) {
            document.savedAt = number(0...2_000_000_000)
            document.stars = number(10...50)
            document.own = OwnWords(
                notes: (0..<number(0...3)).map { place in
                    RecipeNote(id: place + 1, text: text(), writtenAt: number(1...2_000_000_000))
                },
                tags: names()
            )
        }
        return document
    }
}
