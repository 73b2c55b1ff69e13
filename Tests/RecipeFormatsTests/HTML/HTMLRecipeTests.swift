import PageReader
import RecipeFormats
import RecipeModel
import Testing

struct HTMLRecipeTests {
    /// Text that would run, end a script or leave an attribute if it was not escaped.
    private static let attacks = [
        "<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "<!--", "]]>",
        "\" onload=\"alert(1)", "' onload='alert(1)", "</title><b>", "&lt;b&gt;", "</style>",
    ]

    @Test(arguments: attacks)
    func noTextBecomesMarkup(attack: String) {
        var recipe = Sample.soup
        recipe.title = attack
        recipe.author = attack
        recipe.site = attack
        recipe.language = attack
        recipe.yield = RecipeYield(text: attack, amount: 4)
        recipe.ingredientGroups = [.init(title: attack, items: [.init(text: attack)])]
        recipe.stepGroups = [.init(title: attack, items: [attack])]
        recipe.notes = [attack]
        recipe.cuisines = [attack]
        recipe.nutrition = [.init(name: attack, amount: attack)]
        recipe.picture = WebAddress("https://a.example/x?q=\"onload='b<c>")
        recipe.link = WebAddress("https://a.example/x?q=\"onload='b<c>&amp;d")
        let attacked = tags(in: Sample.text(recipe, as: .html))
        var plain = recipe
        plain.title = "x"
        plain.author = "x"
        plain.site = "x"
        plain.language = "x"
        plain.yield = RecipeYield(text: "x", amount: 4)
        plain.ingredientGroups = [.init(title: "x", items: [.init(text: "x")])]
        plain.stepGroups = [.init(title: "x", items: ["x"])]
        plain.notes = ["x"]
        plain.cuisines = ["x"]
        plain.nutrition = [.init(name: "x", amount: "x")]
        #expect(attacked == tags(in: Sample.text(plain, as: .html)))
    }

    /// The names of all tags, in order; attributes must be closed before a tag is.
    private func tags(in page: String) -> [String] {
        var tags: [String] = []
        var rest = Substring(page)
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            var quote: Character?
            var tag = ""
            while let sign = rest.popFirst(), quote != nil || sign != ">" {
                if sign == quote { quote = nil } else if quote == nil, sign == "\"" { quote = sign }
                if quote == nil { tag.append(sign) }
            }
            tags.append(tag)
        }
        return tags
    }

    @Test func dataCannotEndItsScript() {
        var recipe = Sample.soup
        recipe.title = "</script><script>"
        let page = Sample.text(recipe, as: .html)
        #expect(page.split(separator: "<script").count == 2)
        #expect(page.contains(#""name": "\u003c/script>\u003cscript>""#))
    }

    @Test func linksAreOfTheWebOnly() {
        // What is no http or https address is no `WebAddress`, so it cannot come here.
        #expect(WebAddress("javascript:alert(1)") == nil)
        let page = Sample.text(Sample.soup, as: .html)
        for part in page.split(separator: "href=\"").dropFirst() {
            #expect(part.hasPrefix("https://"))
        }
    }

    @Test func everyRecipeHasItsArticleAndItsData() {
        let page = Sample.text(Sample.soup, Sample.grouped, as: .html)
        #expect(page.split(separator: "<article>").count == 3)
        #expect(page.split(separator: "application/ld+json").count == 3)
        #expect(page.contains("<title>2 recipes</title>"))
    }

    @Test func aPageWithoutARecipeIsItsText() {
        let page = RecipeFileWriter().text(of: [Sample.textOnly], as: .html)
        let read = RecipePageReader().read(
            Array(page.utf8),
            charset: nil,
            address: nil,
            status: 200
        )
        #expect(read.text.contains("First line [1]") && read.text.contains("# Second *line*"))
        #expect(page.contains(#"<a href="https://a.example/(x)?a=1&amp;lt;=2" rel="noreferrer">"#))
    }
}
