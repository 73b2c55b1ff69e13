import RecipeTestSupport

/// One recipe, and the ways to write each of its parts that mean the same.
///
/// In a way `‹…¦…›` stands for a list: what is written for each item, and what stands between two; in
/// it `·` is the item, `#` its number, and `α`, `β`, `γ` the amount, the unit and the food.
enum RecipeWays {
    static let title = "Plum & almond cake"
    static let foods = [
        ("250", "g", "flour, sifted"), ("1½", "tsp", "baking powder"), ("2", "", "eggs (large)"),
        ("120", "g", "butter, soft"), ("700", "g", "plums, halved and stoned"),
        ("", "", "cinnamon to taste"),
    ]
    static let ingredients = foods.map { food in
        [food.0, food.1, food.2].filter { !$0.isEmpty }.joined(separator: " ")
    }
    static let steps = [
        "Heat the oven to 180 °C and butter a baking tin.",
        "Beat the butter with the eggs. Fold in the flour and the baking powder.",
        "Lay the plums on the dough, scatter over cinnamon.",
        "Bake for 45 minutes until the plums are soft.",
    ]

    /// A way with its name and its list filled in.
    static func ways(_ table: String, for items: [String]) -> [Case<String, Void>] {
        TableRows.fields(of: table).map { Case($0[0], filled($0[1], with: items), ()) }
    }

    static func filled(_ way: String, with items: [String]) -> String {
        guard let open = way.firstIndex(of: "‹"), let close = way.firstIndex(of: "›"),
            let mark = way.firstIndex(of: "¦")
        else { return way }
        let unit = way[way.index(after: open)..<mark]
        let list = items.enumerated().map { index, item in
            let food = items.count == foods.count ? foods[index] : ("", "", item)
            return unit.map { sign in
                switch sign {
                case "·": item
                case "#": "\(index + 1)"
                case "α": food.0
                case "β": food.1
                case "γ": food.2
                default: String(sign)
                }
            }.joined()
        }
        let between = String(way[way.index(after: mark)..<close])
        return way[..<open] + list.joined(separator: between)
            + filled(String(way[way.index(after: close)...]), with: items)
    }

    static let ingredientWays = ways(ingredientTable, for: ingredients)
    static let stepWays = ways(stepTable, for: steps)
    static let yieldWays = ways(yieldTable, for: [])
    static let timeWays = ways(timeTable, for: [])
    static let pageWays = ways(pageTable, for: [])

    private static let ingredientTable = #"""
        texts                    | [‹"·"¦,›]
        texts in a list          | [[‹"·"¦,›]]
        one text with line ends  | "‹·¦\n›"
        one text, other line ends| "‹·¦\r\n›"
        one text, empty lines    | "‹·¦\n\n›"
        one text with breaks     | "‹·¦<br />›"
        one text of paragraphs   | "‹<p>·</p>¦›"
        one text that is a list  | "<ul>‹<li>·</li>¦›</ul>"
        the list was escaped     | "&lt;ul&gt;‹&lt;li&gt;·&lt;/li&gt;¦›&lt;/ul&gt;"
        one text with bullets    | "‹• ·¦\n›"
        one text with dashes     | "‹- ·¦\n›"
        one text with semicolons | "‹·¦; ›"
        a list of one text       | ["‹·¦\n›"]
        a list of one list       | ["<ul>‹<li>·</li>¦›</ul>"]
        marked texts             | [‹"<span>·</span>"¦,›]
        items of a list          | [‹"<li>·</li>"¦,›]
        all in bold              | [‹"<strong>·</strong>"¦,›]
        the food is a link       | [‹"<b>α β</b> <a href='/f'>γ</a>"¦,›]
        spaces around            | [‹" \t· \n"¦,›]
        boxes before             | [‹"▢ ·"¦,›]
        empty ones among them    | [null,"",‹"·"¦,›," ",[]]
        a heading before         | ["Ingredients:",‹"·"¦,›]
        counted by an object     | {‹"#":"·"¦,›}
        values with their unit   | [‹{"@type":"PropertyValue","value":"α","unitText":"β","name":"γ"}¦,›]
        supplies                 | [‹{"@type":"HowToSupply","name":"·"}¦,›]
        supplies and how much    | [‹{"@type":"HowToSupply","requiredQuantity":"α β","name":"γ"}¦,›]
        supplies, amount apart   | [‹{"name":"γ","requiredQuantity":{"value":"α","unitText":"β"}}¦,›]
        values of a language     | [‹{"@value":"·","@language":"en"}¦,›]
        an ordered list          | {"@list":[‹"·"¦,›]}
        a set                    | {"@set":[‹"·"¦,›]}
        an ItemList              | {"@type":"ItemList","itemListElement":[‹"·"¦,›]}
        an ItemList of names     | {"@type":"ItemList","itemListElement":[‹{"@type":"ListItem","name":"·"}¦,›]}
        an ItemList of items     | {"@type":"ItemList","itemListElement":[‹{"@type":"ListItem","item":"·"}¦,›]}
        an ItemList of things    | {"itemListElement":[‹{"@type":"ListItem","item":{"name":"·"}}¦,›]}
        """#

    private static let stepTable = #"""
        steps                    | [‹{"@type":"HowToStep","text":"·"}¦,›]
        texts                    | [‹"·"¦,›]
        names alone              | [‹{"@type":"HowToStep","name":"·"}¦,›]
        the text as the name     | [‹{"@type":"HowToStep","name":"·","text":"·"}¦,›]
        a label as the name      | [‹{"@type":"HowToStep","name":"Step #","text":"·"}¦,›]
        a number as the name     | [‹{"@type":"HowToStep","name":"#","text":"·"}¦,›]
        no name, a picture       | [‹{"@type":"HowToStep","name":null,"text":"·","image":"/#.jpg"}¦,›]
        an empty text            | [‹{"@type":"HowToStep","name":"·","text":""}¦,›]
        descriptions             | [‹{"@type":"HowToStep","description":"·"}¦,›]
        directions               | [‹{"@type":"HowToDirection","text":"·"}¦,›]
        a direction in each      | [‹{"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"·"}]}¦,›]
        the same without a list  | [‹{"@type":"HowToStep","itemListElement":{"text":"·"}}¦,›]
        a text in each           | [‹{"@type":"HowToStep","itemListElement":"·"}¦,›]
        types as addresses       | [‹{"@type":["http://schema.org/HowToStep"],"text":"·"}¦,›]
        a creative work          | {"@type":"CreativeWork","text":"‹·¦\n›"}
        an ItemList              | {"@type":"ItemList","itemListElement":[‹{"@type":"HowToStep","text":"·"}¦,›]}
        an ItemList of names     | {"@type":"ItemList","itemListElement":[‹{"@type":"ListItem","name":"·"}¦,›]}
        an ItemList of items     | {"@type":"ItemList","itemListElement":[‹{"@type":"ListItem","position":#,"item":{"text":"·"}}¦,›]}
        an ordered list          | {"@list":[‹{"@type":"HowToStep","text":"·"}¦,›]}
        a set                    | {"@set":[‹"·"¦,›]}
        a section                | [{"@type":"HowToSection","name":"Method","itemListElement":[‹{"text":"·"}¦,›]}]
        a section without a list | {"@type":"HowToSection","itemListElement":[‹"·"¦,›]}
        a section's own steps    | [{"@type":"HowToSection","name":"","steps":[‹"·"¦,›]}]
        a section's text         | [{"@type":"HowToSection","name":"Method","text":"‹·¦\n›"}]
        a section for each       | [‹{"@type":"HowToSection","name":"Step #","itemListElement":["·"]}¦,›]
        a list in a list         | [[‹{"@type":"HowToStep","text":"·"}¦,›]]
        a list for each          | [‹[{"@type":"HowToStep","text":"·"}]¦,›]
        counted by an object     | {‹"#":{"text":"·"}¦,›}
        a HowTo of its own       | {"@type":"HowTo","step":[‹{"@type":"HowToStep","text":"·"}¦,›]}
        values of a language     | [‹{"@type":"HowToStep","text":{"@value":"·","@language":"en"}}¦,›]
        one text with line ends  | "‹·¦\n›"
        one text, other line ends| "‹·¦\r›"
        one text, empty lines    | "‹·¦\n\n›"
        one text with breaks     | "‹·¦<br/><br/>\n›"
        one text of paragraphs   | "‹<p>·</p>¦\n›"
        paragraphs and pictures  | "‹<p>·</p><p><img src='/#.jpg'></p>¦›"
        one text that is a list  | "<ol>\n‹<li>\n·\n</li>¦\n›</ol>"
        the list is not closed   | "<ol>‹<li>·¦›</ol>"
        the list was escaped     | "&lt;ol&gt;‹&lt;li&gt;·&lt;/li&gt;¦›&lt;/ol&gt;"
        an editor's comments     | "<!-- list --><ol>‹<!-- item --><li>·</li>¦›</ol>"
        a heading before         | "<h3>Method</h3>‹<p>·</p>¦›"
        a heading among them     | ["Method:",‹"·"¦,›]
        one text with numbers    | "‹#. ·¦ ›"
        one text that names each | "‹Step #: ·¦\n›"
        labels on their own lines| "‹Step #\n·¦\n›"
        texts with numbers       | [‹"#) ·"¦,›]
        labels among them        | [‹"Step #","·"¦,›]
        one text with bullets    | "‹• ·¦\n›"
        marked texts             | [‹"<p><span>·</span></p>"¦,›]
        all in bold              | [‹{"text":"<b>·</b>"}¦,›]
        spaces around            | [‹"\n · \t"¦,›]
        empty ones among them    | [null,"",‹"·"¦,›,{}," "]
        one step for all         | [{"@type":"HowToStep","text":"‹·¦\n›"}]
        one step with a list     | [{"@type":"HowToStep","text":"<ol>‹<li>·</li>¦›</ol>"}]
        one step in a section    | [{"@type":"HowToSection","itemListElement":{"text":"‹<p>·</p>¦›"}}]
        """#

    private static let yieldTable = #"""
        a text              | "8"
        a number            | 8
        a decimal           | 8.0
        a list              | ["8"]
        a list of both      | [8,"8 servings"]
        with a word         | "8 servings"
        with a word before  | "Serves 8"
        a label             | "Yield: 8 servings"
        a line end          | "8 servings<br>"
        a fixed space       | "8&nbsp;servings"
        in words            | "eight servings"
        a quantity          | {"@type":"QuantitativeValue","value":8}
        a quantity in a list| [{"@type":"QuantitativeValue","value":"8","unitText":"servings"}]
        a value             | {"@value":"8"}
        an empty one before | ["","8"]
        """#

    private static let timeTable = #"""
        hours and minutes   | "PT1H5M"
        minutes             | "PT65M"
        seconds             | "PT3900S"
        every part          | "P0Y0M0DT1H5M0.000S"
        no days             | "P0DT01H05M"
        small letters       | "pt1h5m"
        without its T       | "P1H5M"
        with spaces         | "PT 1H 5M"
        a number            | 65
        a number as text    | "65"
        words               | "1 hour 5 minutes"
        short words         | "1&nbsp;hr 5 mins"
        a clock             | "01:05:00"
        a list              | ["PT1H5M"]
        a duration          | {"@type":"Duration","name":"PT1H5M"}
        a quantity          | {"@type":"QuantitativeValue","value":65,"unitCode":"MIN"}
        a value             | {"@value":"PT1H5M","@type":"Duration"}
        a range             | {"@type":"QuantitativeValue","maxValue":"PT1H5M"}
        """#

    /// Scripts around the recipe's node, which is `@R`, or its members, which are `@M`; `⏎` ends a line.
    private static let pageTable = #"""
        alone                  | <script type="application/ld+json">@R</script>
        in a list              | <script type="application/ld+json">[@R]</script>
        in a graph             | <script type="application/ld+json">{"@graph":[{"@type":"WebPage"},@R]}</script>
        a graph without a list | <script type="application/ld+json">{"@context":"https://schema.org","@graph":@R}</script>
        what the page is about | <script type="application/ld+json">{"@type":"WebPage","mainEntity":@R}</script>
        named by the page      | <script type="application/ld+json">[{"@type":"WebPage","mainEntity":{"@id":"#r"}},{"@id":"#r","@type":"Recipe",@M}]</script>
        part of an article     | <script type="application/ld+json">{"@type":"Article","headline":"Sunday","hasPart":[@R]}</script>
        under review           | <script type="application/ld+json">{"@type":"Review","itemReviewed":@R}</script>
        two types              | <script type="application/ld+json">{"@type":["NewsArticle","Recipe"],@M}</script>
        the type as an address | <script type="application/ld+json">{"@type":"http://schema.org/Recipe",@M}</script>
        the type without @     | <script type="application/ld+json">{"type":"recipe",@M}</script>
        a context of its own   | <script type="application/ld+json">{"@context":{"@vocab":"http://schema.org/"},"@type":"Recipe",@M}</script>
        CDATA                  | <script type="application/ld+json">//<![CDATA[⏎@R⏎//]]></script>
        a comment around       | <script type="application/ld+json"><!--⏎@R⏎--></script>
        a comment before       | <script type="application/ld+json">/* the recipe */ @R</script>
        a comma too much       | <script type="application/ld+json">{"@type":"Recipe",@M,}</script>
        a semicolon behind     | <script type="application/ld+json">@R;</script>
        a brace too much       | <script type="application/ld+json">@R}</script>
        a brace is missing     | <script type="application/ld+json">{"@type":"Recipe",@M</script>
        two values             | <script type="application/ld+json">{"@type":"WebSite"}⏎@R</script>
        a type with a charset  | <script type="application/ld+json; charset=utf-8">@R</script>
        a type without quotes  | <script type=application/ld+json>@R</script>
        a type in capitals     | <script class=x data-x="{}" TYPE='application/LD+JSON'>@R</script>
        the same one twice     | <script type="application/ld+json">@R</script><script type="application/ld+json">@R</script>
        a stub before          | <script type="application/ld+json">{"@type":"Recipe","name":"Plum & almond cake"}</script><script type="application/ld+json">@R</script>
        a stub of another      | <script type="application/ld+json">[{"@type":"Recipe","name":"Apple pie"},@R]</script>
        another one behind     | <script type="application/ld+json">@R</script><script type="application/ld+json">{"@type":"Recipe","name":"Apple pie","recipeIngredient":["3 apples"],"recipeInstructions":["Bake the apples for an hour."],"recipeYield":"4","totalTime":"PT2H"}</script>
        broken ones before     | <script type="application/ld+json"></script><script type="application/ld+json">{"@type":"WebSite"</script><script type="application/ld+json">@R</script>
        lists of the site      | <script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"Cakes"}]}</script><script type="application/ld+json">@R</script>
        """#

    /// Elements that are marked as the recipe's lists, in microdata; the same are read in RDFa.
    private static let markupTable = #"""
        items      | <ul>‹<li itemprop="recipeIngredient">·</li>¦›</ul> | <ol>‹<li itemprop="recipeInstructions">·</li>¦›</ol>
        old names  | <ul>‹<li itemprop="ingredients">·</li>¦›</ul> | <ol>‹<li itemprop="step">·</li>¦›</ol>
        whole lists| <ul itemprop="recipeIngredient">‹<li>·</li>¦›</ul> | <ol itemprop="recipeInstructions">‹<li>·</li>¦›</ol>
        lines      | <p itemprop="recipeIngredient">‹·¦<br>›</p> | <div itemprop="recipeInstructions">‹<p>·</p>¦›</div>
        parts      | <ul>‹<li itemprop="recipeIngredient"><b>α</b> <i>β</i> γ</li>¦›</ul> | <div>‹<p itemprop="recipeInstructions">·</p>¦›</div>
        spans      | <ul>‹<li><input type=checkbox> <span itemprop="recipeIngredient">·</span></li>¦›</ul> | <div itemprop="recipeInstructions">‹#. ·¦<br>›</div>
        hidden     | ‹<meta itemprop="recipeIngredient" content="·">¦› | <ol>‹<li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">·</p></li>¦›</ol>
        directions | <table>‹<tr itemprop="recipeIngredient"><td>α β</td><td>γ</td></tr>¦›</table> | <ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection">‹<li itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToDirection"><span itemprop="text">·</span></li>¦›</ol>
        """#

    /// Bodies of pages with such elements.
    static let markupWays: [Case<String, Void>] = TableRows.fields(of: markupTable).flatMap { row in
        let body = """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">\(title)</h1>
            <p itemprop="recipeYield">8 servings</p><meta itemprop="totalTime" content="PT1H5M">
            <h2>Ingredients</h2>\(filled(row[1], with: ingredients))
            <h2>Method</h2>\(filled(row[2], with: steps))</div>\(others)
            """
        let rdfa = [("itemprop=", "property="), ("itemscope itemtype=", "typeof=")]
            .reduce(body) { text, mark in
                text.split(separator: mark.0, omittingEmptySubsequences: false)
                    .joined(separator: mark.1)
            }
        return [Case(row[0], body, ()), Case("\(row[0]) in RDFa", rdfa, ())]
    }

    /// What a page shows of the recipe: nothing, its lists, or boxes without names.
    static let bodies: [Case<String, Void>] = [
        Case("nothing", "<p>See you.</p>", ()),
        Case(
            "lists",
            filled("<h2>Ingredients</h2><ul>‹<li>·</li>¦›</ul>", with: ingredients)
                + filled("<h2>Method</h2><ol>‹<li>·</li>¦›</ol>", with: steps) + others,
            ()
        ),
        Case(
            "boxes",
            filled("<div>‹<div><i>α</i> <i>β</i> <i>γ</i></div>¦›</div>", with: ingredients)
                + filled("<div>‹<div><b>#</b><p>·</p></div>¦›</div>", with: steps) + others,
            ()
        ),
    ]

    private static let others = """
        <div><h3>You may also like</h3><ul><li><a href=/a>Apple pie with 3 apples</a></li></ul></div>
        <div class=comments><h3>2 comments</h3><p>I used 2 cups of milk and baked it for an hour!</p></div>
        """
}
