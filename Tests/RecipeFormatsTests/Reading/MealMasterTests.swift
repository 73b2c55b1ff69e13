import RecipeModel
import Testing

@testable import RecipeFormats

/// MealMaster's columns and codes.
struct MealMasterTests {
    private func recipe(_ body: String, head: String = "Title: Cakes") -> Recipe? {
        MealMasterEntry(Array("\(head)\n\n\(body)\n".utf8)).recipe
    }

    private func line(_ amount: String, _ unit: String, _ text: String) -> String {
        String(repeating: " ", count: 7 - amount.count) + amount + " "
            + unit + String(repeating: " ", count: 2 - unit.count) + " " + text
    }

    @Test(arguments: [
        ("x", ""), ("ea", ""), ("", ""), ("sm", "small"), ("md", "medium"), ("lg", "large"),
        ("cn", "can"),
        ("pk", "package"), ("pn", "pinch"), ("dr", "drop"), ("ds", "dash"), ("ct", "carton"),
        ("bn", "bunch"),
        ("sl", "slice"), ("cg", "cg"), ("g", "g"), ("kg", "kg"), ("mg", "mg"), ("ml", "ml"),
        ("cl", "cl"),
        ("dl", "dl"), ("l", "l"), ("lb", "lb"), ("oz", "oz"), ("fl", "fl oz"), ("c", "cup"),
        ("pt", "pint"),
        ("qt", "quart"), ("ga", "gallon"), ("ts", "tsp"), ("tb", "tbsp"), ("T", "tbsp"),
        ("t", "tsp"),
        ("LB", "lb"), ("C", "cup"), ("Ts", "tsp"),
    ])
    func aCodeIsAUnit(code: String, unit: String) {
        let found = recipe(line("2", code, "Honey"))?.ingredients.map(\.text)
        #expect(found == [unit.isEmpty ? "2 Honey" : "2 \(unit) Honey"])
    }

    @Test(arguments: [
        ("      23 c Honey", nil), ("      2 zz Honey", nil), ("      2 c Honey", nil),
        ("     2  c  Honey", "2 cup Honey"),
        ("      a c  Honey", nil),
        ("      2 c  ", nil), ("        c  Honey", "cup Honey"),
        ("  1 1/2 c  Honey", "1 1/2 cup Honey"),
        ("    2-3 c  Honey", "2-3 cup Honey"), ("    1.5 c  Honey", "1.5 cup Honey"),
        ("    1,5 c  Honey; warm", "1,5 cup Honey, warm"),
    ])
    func columnsAreAtTheirPlaces(text: String, ingredient: String?) {
        let body = text + "\n      1 c  Milk"
        if let ingredient {
            #expect(recipe(body)?.ingredients.map(\.text) == [ingredient, "1 cup Milk"])
        } else {
            #expect(recipe(body)?.ingredients.isEmpty == true)
        }
    }

    @Test(arguments: [39, 40, 41, 42])
    func theSecondColumnIsNearTheMiddle(start: Int) {
        let first = line("1", "c", "Milk")
        let gap = String(repeating: " ", count: start - first.count)
        let text = first + gap + line("2", "ts", "Salt")
        #expect(recipe(text)?.ingredients.map(\.text) == ["1 cup Milk", "2 tsp Salt"])
    }

    /// Two columns have a gap between them; without one it is a long line.
    @Test func whatHasNoGapBeforeItIsNoColumn() {
        let words = String(repeating: "x", count: 30)
        let text = line("1", "c", words) + line("2", "c", "Salt")
        #expect(recipe(text)?.ingredients.map(\.text) == ["1 cup \(words)      2 c  Salt"])
    }

    @Test func aLineThatGoesOnIsOne() {
        let text = [
            line("1", "c", "Milk, very"), line("", "", "--- cold"), line("", "", "- fresh"),
        ]
        #expect(
            recipe(text.joined(separator: "\n"))?.ingredients.map(\.text) == [
                "1 cup Milk, very cold fresh"
            ]
        )
        #expect(recipe(line("", "", "-cold"))?.ingredients.map(\.text) == ["cold"])
        #expect(recipe(line("2", "", "-cold"))?.ingredients.map(\.text) == ["2 -cold"])
        #expect(recipe(line("", "c", "-cold"))?.ingredients.map(\.text) == ["cup -cold"])
    }

    @Test(
        arguments: [
            ("Title: A\nYield: 4", RecipeYield(text: "4 servings", amount: 4), [String]()),
            ("Title: A\nYield: 1", RecipeYield(text: "1 serving", amount: 1), []),
            ("Title: A\nServings: 6 pies", RecipeYield(text: "6 pies", amount: 6), []),
            ("Title: A\nYield:", nil, []),
            ("TITLE: A\nCategories: Pies, , None, Hot", nil, ["pies", "hot"]),
            ("Title: A", nil, []),
        ] as [(String, RecipeYield?, [String])]
    )
    func theHead(head: String, yield: RecipeYield?, categories: [String]) {
        let found = recipe(line("1", "c", "Milk"), head: head)
        #expect(found?.title == "A")
        #expect(found?.yield == yield)
        #expect(found?.categories == categories)
    }

    @Test func withoutATitleThereIsNone() {
        #expect(recipe(line("1", "c", "Milk"), head: "Yield: 4") == nil)
    }

    @Test func blocksOfIngredientsMayBeParted() {
        let text = [
            line("1", "c", "Milk"), "", line("2", "c", "Oats"), "", "Mix", "it.", "", "", "Eat.",
        ]
        let found = recipe(text.joined(separator: "\n"))
        #expect(found?.ingredients.map(\.name) == ["Milk", "Oats"])
        #expect(found?.steps == ["Mix it.", "Eat."])
        let none = recipe("Mix it.")
        #expect(none?.ingredientGroups.isEmpty == true)
        #expect(recipe(line("1", "c", "Milk"))?.stepGroups.isEmpty == true)
    }

    @Test(arguments: [
        ("MMMMM", true), ("-----", true), ("MMMM", false), ("----", false), (" MMMMM ", true),
        ("MMMMM-----X-----", false), ("MMMMMM", true), ("MMMMM-", false),
    ])
    func aRuleEndsARecipe(rule: String, isEnd: Bool) throws {
        let entry = [
            "MMMMM----- Meal-Master", "Title: A", "", line("1", "c", "Milk"), "", "Mix.", rule,
            "after",
        ]
        let read = try ReadFile(entry.joined(separator: "\n"))
        #expect(read.recipes.map(\.title) == (isEnd ? ["A"] : []))
        #expect(read.faults.map(\.fault) == (isEnd ? [] : [.malformed(.mealmaster)]))
        #expect(read.faults.first?.place.line == (isEnd ? nil : 1))
    }

    @Test func aMarkOfTheByteOrderIsNoPartOfTheHeading() throws {
        let milk = line("1", "c", "Milk")
        let read = try ReadFile("\u{FEFF}MMMMM Meal-Master\nTitle: A\n\n\(milk)\nMMMMM\n")
        #expect(read.recipes.map(\.title) == ["A"])
        #expect(read.faults.isEmpty)
    }

    @Test func aRecipeWithoutAnEndIsToldAndTheNextIsRead() throws {
        let heading = "MMMMM----- Meal-Master"
        let read = try ReadFile(
            [
                heading, "Title: A", "", line("1", "c", "Milk"), heading, "Title: B", "",
                line("2", "c", "Oats"), "MMMMM", heading, "Title: C",
            ].joined(separator: "\n")
        )
        #expect(read.recipes.map(\.title) == ["B"])
        #expect(read.recipes.first?.ingredients.map(\.text) == ["2 cup Oats"])
        #expect(read.faults.map(\.fault) == [.malformed(.mealmaster), .malformed(.mealmaster)])
        #expect(read.faults.map(\.place.line) == [1, 10])
    }

    @Test func aRecipeThatIsTooLongIsToldAndTheNextIsRead() throws {
        let long = [UInt8](repeating: 0x61, count: 1 << 20) + [0x0A]
        var file = Array("MMMMM Meal-Master\nTitle: A\n".utf8)
        for _ in 0...(RecipeFileReader.entryLimit >> 20) { file += long }
        let next = "MMMMM\nMMMMM Meal-Master\nTitle: B\n\n\(line("1", "c", "Milk"))\nMMMMM\n"
        let read = try ReadFile(file + Array(next.utf8))
        #expect(read.recipes.map(\.title) == ["B"])
        #expect(read.faults.map(\.fault) == [.tooLong])
        #expect(read.faults.map(\.place.line) == [1])
    }

    /// The letters of the old PCs' table, by their places.
    @Test(arguments: [
        (0x80, "Ç"), (0x81, "ü"), (0x82, "é"), (0x84, "ä"), (0x87, "ç"), (0x8A, "è"), (0x8E, "Ä"),
        (0x94, "ö"),
        (0x99, "Ö"), (0x9A, "Ü"), (0x9C, "£"), (0xA4, "ñ"), (0xA5, "Ñ"), (0xAB, "½"), (0xAC, "¼"),
        (0xB3, "│"),
        (0xC4, "─"), (0xDB, "█"), (0xE0, "α"), (0xE1, "ß"), (0xF1, "±"), (0xF6, "÷"), (0xF8, "°"),
        (0xFD, "²"),
        (0xFE, "■"), (0xFF, "\u{A0}"),
    ])
    func oldLetters(byte: Int, letter: String) {
        #expect(CodePage437.text([0x61, UInt8(byte)]) == "a\(letter)")
    }
}
