import Testing

@testable import PageReader

/// When lines that look like a recipe are one, and which others stand below it.
struct UnmarkedRuleTests {
    private func unmarked(_ body: String) -> UnmarkedRecipe {
        UnmarkedRecipe(
            page: ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil)
        )
    }

    private static let foods = "<h2>Ingredients</h2><p>2 leeks</p>"
    private static let words20 = String(repeating: "x", count: 20)

    private static let words25 = String(repeating: "x", count: 25)
    /// Hardly any of these lines has a measure.
    private static let lines = [
        "2 leeks", "3 eggs", "4 onions", "5 figs", "6 limes", "1 tsp salt", "100 g butter",
    ]
    private static let long = LeekTart.wrapped(lines, in: "<p>", "</p>")

    /// Two amounts under a heading are enough; one is with steps that are sentences. Without a
    /// heading it takes more: steps that are told, many measures, or more sentences.
    @Test(
        arguments: [
            ("\(foods)<p>1 egg</p>", ["2 leeks", "1 egg", "|"]), ("\(foods)<p>oil</p>", ["|"]),
            (
                "\(foods)<p>oil</p><h2>Method</h2><p>\(words20)</p>",
                ["2 leeks", "oil", "|", words20]
            ),
            ("\(foods)<p>oil</p><h2>Method</h2><p>\(words20.dropLast())</p>", ["|"]),
            ("<h2>Method</h2><p>\(words20)</p>", ["|"]),
            ("\(long)<h2>Method</h2><p>\(words20)</p>", lines + ["|", words20]),
            ("\(long)<p>\(words25)</p>", ["|"]),
            ("\(long)<p>\(words25)</p><p>\(words20)</p>", lines + ["|", words25, words20]),
        ] as [(String, [String])]
    )
    func someLinesAreARecipe(_ body: String, _ lines: [String]) {
        let fields = unmarked(body).fields
        #expect(fields.ingredientLines + ["|"] + fields.steps == lines)
    }

    private static let cut = "<h2>Method</h2><ol><li>Cut the leeks.<li>Fry them.</ol>"

    /// Beside markup only steps count that are a list's items, or that have numbers.
    @Test(arguments: [
        ("\(cut)<p>Bake them.</p>", true), ("\(cut)<p>Bake them.</p><p>Eat them.</p>", false),
        ("<h2>Method</h2><p>1 Cut the leeks.</p><p>Fry them.</p><p>Eat them.</p>", true),
        (
            "<h2>Method</h2><p>1 Cut the leeks.</p><p>Fry them.</p><p>Bake.</p><p>Eat them.</p>",
            false
        ),
        ("<p>1 Cut the leeks into thin rings.</p><p>2 Fry them until soft.</p>", false),
    ])
    func stepsThatAreListed(_ body: String, _ areListed: Bool) {
        let fields = unmarked(body).fields(onlyTold: true, isRecipe: true)
        #expect(fields.stepGroups.isEmpty != areListed)
    }

    private static let pie =
        "<h1>Pie</h1><h2>Ingredients</h2><p>2 leeks</p><p>1 egg</p><p>1 tsp salt</p>"
        + "<h2>Method</h2><p>Cut the leeks into thin rings.</p>"
    private static let list = "<h2>Ingredients</h2><p>3 onions</p><p>1 l stock</p>"

    @Test(
        arguments: [
            (pie, []), ("\(pie)<h1>Soup</h1>\(list)", ["Soup"]),
            ("\(pie)<h1>Soup</h1>\(list)<h1>Stew</h1>\(list)", ["Soup", "Stew"]),
            ("\(pie)<h1>Soup</h1>\(list)\(list)", ["Soup"]), ("\(pie)\(list)", []),
            ("\(pie)<h2>Soup</h2>\(list)", []), ("\(pie)<p>Soup</p>\(list)", []),
            ("\(pie)<aside><h1>Soup</h1>\(list)</aside>", []),
            ("\(pie)<h1>Soup</h1><h2>Ingredients</h2><p>3 onions</p><p>stock</p>", []),
        ] as [(String, [String])]
    )
    func otherRecipesHaveATitleOverTheirIngredients(_ body: String, _ titles: [String]) {
        #expect(unmarked(body).others == titles)
    }
}
