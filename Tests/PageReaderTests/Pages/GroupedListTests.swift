import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Lists of ingredients in two parts, in the shapes in which sites and their plugins write them, and what
/// a reader takes them for: `Dough: 250 g flour | 2 eggs`.
struct GroupedListTests {
    private static let dough = ["250 g flour", "2 eggs", "1 pinch of salt"]
    private static let topping = ["700 g plums", "50 g sugar", "cinnamon", "flaked almonds"]
    private static let names = ["For the dough", "For the topping"]
    private static let method = "<h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>"
    private static let grouped = told(names[0], names[1])
    private static let flat = ": \((dough + topping).joined(separator: " | "))"

    private static func told(_ first: String, _ second: String) -> String {
        "\(first): \(dough.joined(separator: " | ")); \(second): \(topping.joined(separator: " | "))"
    }

    /// Both parts, each with its heading before it.
    private static func parts(
        _ heading: (String, String),
        _ list: (String, String) = ("<ul>", "</ul>"),
        _ item: (String, String) = ("<li>", "</li>")
    ) -> String {
        zip(names, [dough, topping]).map { name, items in
            heading.0 + name + heading.1 + list.0
                + LeekTart.wrapped(items, in: item.0, item.1) + list.1
        }.joined()
    }

    private static func plain(_ list: String) -> String {
        "<h1>Leek tart</h1><h2>Ingredients</h2>\(list)\(method)"
    }

    /// A page whose data has the items in one list.
    private static func data(_ items: [String], _ list: String = "<p>See the card.</p>") -> String {
        LeekTart.script(
            LeekTart.linkedData(ingredients: LeekTart.quoted(items)),
            "type='application/ld+json'"
        ) + plain(list)
    }

    private static func between(_ line: String) -> String {
        "<ul>\(LeekTart.list(dough))</ul>\(line)<ul>\(LeekTart.list(topping))</ul>"
    }

    private static func marked(_ list: String, _ attributes: String) -> String {
        "<div \(attributes)>\(list)</div>"
    }

    private static let mixed = [names[0]] + dough + [names[1]] + topping
    private static let item = ("<li itemprop=ingredients>", "</li>")
    private static let recipe = "itemscope itemtype='http://schema.org/Recipe'"

    static let pages: [Case<String, String>] =
        [
            Case("data, headings on the page", data(mixed, parts(("<h4>", "</h4>"))), grouped),
            Case(
                "data, headings on the page in bold",
                data(mixed, "<ul>\(parts(("<li><b>", "</b></li>"), ("", "")))</ul>"),
                grouped
            ),
            Case("data, headings by what they say", data(mixed), grouped),
            Case(
                "data, headings in bold",
                data(["<b>Dough</b>"] + dough + ["<strong>Top</strong>"] + topping),
                told("Dough", "Top")
            ),
            Case(
                "data, headings in capitals",
                data(["DOUGH"] + dough + ["TOP"] + topping),
                told("DOUGH", "TOP")
            ),
            Case(
                "data without amounts",
                data(
                    ["flour", "eggs", "salt", "plums", "sugar", "cinnamon"],
                    parts(("<h4>", "</h4>"))
                ),
                grouped
            ),
            Case(
                "microdata, headings marked as items in bold",
                marked("<ul>\(parts((item.0 + "<b>", "</b></li>"), ("", ""), item))</ul>", recipe),
                grouped
            ),
            Case(
                "microdata, headings marked as items with a colon",
                marked("<ul>\(parts((item.0, ":</li>"), ("", ""), item))</ul>", recipe),
                grouped
            ),
            Case(
                "RDFa, headings unmarked",
                marked(
                    "<ul>\(parts(("<li>", "</li>"), ("", ""), ("<li property=recipeIngredient>", "</li>")))</ul>",
                    "typeof=Recipe"
                ),
                grouped
            ),
            Case(
                "items by what they say",
                plain("<ul>\(parts(("<li>", "</li>"), ("", "")))</ul>"),
                grouped
            ),
            Case(
                "one item under a heading like others",
                plain(
                    "<h4>Dough</h4><ul>\(LeekTart.list(dough))</ul><h4>To serve</h4><ul><li>cream</li></ul>"
                ),
                "Dough: \(dough.joined(separator: " | ")); To serve: cream"
            ),
            Case(
                "amounts in elements of their own, and items without",
                plain(
                    ["250 g", "2", "1 pinch"].enumerated().map { place, amount in
                        "<div class=row><div>\(amount)</div><div>\(["flour", "eggs", "salt"][place])</div></div>"
                    }.joined() + "<div class=row><div></div><div>cinnamon</div></div>"
                ),
                ": 250 g flour | 2 eggs | 1 pinch salt | cinnamon"
            ),
            Case(
                "amounts and foods side by side without an element around them",
                plain(
                    "<div><p>250 g</p><div>flour</div><p>2</p><div>eggs</div><div>cinnamon</div>"
                        + "<p>1 pinch</p><div>salt</div></div>"
                ),
                ": 250 g flour | 2 eggs | cinnamon | 1 pinch salt"
            ),
            Case(
                "foods and amounts side by side without an element around them",
                plain(
                    "<div><div>flour</div><p>250 g</p><div>cinnamon</div><div>eggs</div><p>2</p>"
                        + "<div>salt</div><p>1 pinch</p></div>"
                ),
                ": flour 250 g | cinnamon | eggs 2 | salt 1 pinch"
            ),
        ]
        + [
            "<h4>Advertisement</h4>", "<p>ADVERTISEMENT</p>", "<p>- +</p>",
            "<h4>Unit Conversion</h4>",
            "<div><button>US</button><button>Metric</button></div>", "<h4>Double the batch?</h4>",
            "<p><b>Email me the recipe</b></p>", "<h4>Shop this recipe</h4>",
        ].flatMap { line in
            [
                Case("\(line) between items", plain(between(line)), flat),
                Case("\(line) between items of data", data(dough + topping, between(line)), flat),
            ]
        }

    @Test(arguments: pages)
    func listIsReadInItsParts(_ row: Case<String, String>) {
        let groups = content(LeekTart.page(row.input)).recipe?.ingredientGroups ?? []
        let told = groups.map {
            "\($0.title ?? ""): \($0.items.map(\.text).joined(separator: " | "))"
        }
        #expect(told.joined(separator: "; ") == row.expected)
    }

    private static let steps = LeekTart.steps
    private static let numbers = steps.indices.map { "\($0 + 1)" }

    /// Steps that are one text in the data end where the page ends them.
    @Test(arguments: [
        Case("paragraphs", LeekTart.wrapped(steps, in: "<p>", "</p>"), ()),
        Case("items", "<ol>\(LeekTart.list(steps))</ol>", ()),
        Case("breaks", "<p>\(steps.joined(separator: "<br>"))</p>", ()),
        Case(
            "labels",
            zip(numbers, steps).map { "<h4>Step \($0)</h4><p>\($1)</p>" }.joined(),
            ()
        ),
        Case("numbers", zip(numbers, steps).map { "<p>\($0). \($1)</p>" }.joined(), ()),
        Case("pictures' words between", steps.map { "<p>\($0)</p><p>As here</p>" }.joined(), ()),
        Case(
            "numbers drawn apart",
            zip(numbers, steps).map { "<p><i>\($0)</i>\($1)</p>" }.joined(),
            ()
        ),
        Case(
            "the amounts below each",
            "<ol>\(LeekTart.list(steps.map { "<p>\($0)</p><p>250 g flour, 2 leeks</p>" }))</ol>",
            ()
        ),
        Case(
            "told at length before",
            "<p>\(steps[0]) \(steps[1]) We all do.</p><p>\(steps[2])</p>"
                + "<ol>\(LeekTart.list(steps))</ol>",
            ()
        ),
    ])
    func stepsOfOneTextEndWhereThePageEndsThem(_ row: Case<String, Void>) {
        for text in [Self.steps.joined(separator: " "), Self.steps.joined()] {
            let script = LeekTart.script(
                LeekTart.linkedData(steps: "\"\(text)\""),
                "type='application/ld+json'"
            )
            let list = "<ul>\(LeekTart.list(LeekTart.ingredients))</ul><h2>Method</h2>\(row.input)"
            LeekTart.expect(
                in: LeekTart.page("<h1>Leek tart</h1><h2>Ingredients</h2>\(list)", head: script)
            )
        }
    }
}
