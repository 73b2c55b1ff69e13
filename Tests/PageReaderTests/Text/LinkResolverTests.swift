import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Links as pages write them, which leave out what the page's own address tells.
struct LinkResolverTests {
    static let links: [Case<String, String?>] = [
        Case("a whole address", "http://other.example/a", "http://other.example/a"),
        Case("without a scheme", "//cdn.example/a.jpg", "https://cdn.example/a.jpg"),
        Case("without a scheme, of a port", "//cdn.example:81/a", "https://cdn.example:81/a"),
        Case("from the root", "/a/b", "https://kitchen.example:8443/a/b"),
        Case("beside the page", "pie", "https://kitchen.example:8443/food/pie"),
        Case("of this folder", "./pie", "https://kitchen.example:8443/food/pie"),
        Case("this folder", ".", "https://kitchen.example:8443/food/"),
        Case("the folder above", "..", "https://kitchen.example:8443/"),
        Case("of the folder above", "../pie", "https://kitchen.example:8443/pie"),
        Case("above the root", "../../../pie", "https://kitchen.example:8443/pie"),
        Case("through a folder", "/a/../b?u=../x", "https://kitchen.example:8443/b?u=../x"),
        Case("another question", "?y=2", "https://kitchen.example:8443/food/soup?y=2"),
        Case("a place", "#end", "https://kitchen.example:8443/food/soup?x=1#end"),
        Case("a reference", "pie?a=1&amp;b=2", "https://kitchen.example:8443/food/pie?a=1&b=2"),
        Case("with spaces around", "  /pie \n", "https://kitchen.example:8443/pie"),
        Case("a colon in a path", "/a:b", "https://kitchen.example:8443/a:b"),
        Case("mail", "mailto:kim@kitchen.example", nil),
        Case("a program", "javascript:alert(1)", nil),
        Case("a program in references", "java&#115;cript:alert(1)", nil),
        Case("a picture in the link", "data:image/png;base64,AAAA", nil),
        Case("nothing", " ", nil),
    ]

    @Test(arguments: links)
    func aLinkIsCompletedByThePagesAddress(_ row: Case<String, String?>) {
        let page = WebAddress("https://kitchen.example:8443/food/soup?x=1#start")
        #expect(LinkResolver(base: page).address(row.input)?.text == row.expected)
    }

    @Test func theSchemeIsThatOfThePage() {
        let page = WebAddress("http://kitchen.example")
        #expect(LinkResolver(base: page).address("//cdn.example/a")?.text == "http://cdn.example/a")
        #expect(LinkResolver(base: page).address("pie")?.text == "http://kitchen.example/pie")
    }

    @Test func withoutAPageOnlyWholeAddressesLeadAnywhere() {
        let resolver = LinkResolver(base: nil)
        #expect(resolver.address("https://a.example/b")?.text == "https://a.example/b")
        for link in ["/a", "//a.example/b", "a", "?a", "#a"] {
            #expect(resolver.address(link) == nil, "\(link)")
        }
    }

    @Test(arguments: [(4_096, true), (4_097, false)])
    func theLongestLink(length: Int, isTaken: Bool) {
        let link = "/" + String(repeating: "a", count: length - 1)
        let page = WebAddress("https://kitchen.example/")
        #expect((LinkResolver(base: page).address(link) != nil) == isTaken)
    }

    /// Pictures stand on another server more often than not.
    @Test func aPictureWithoutASchemeIsTheRecipes() {
        let json = #"""
            {"@type":"Recipe","name":"Pea soup","image":"//cdn.example/soup.jpg",
            "recipeIngredient":["200 g peas"]}
            """#
        let found = content(linkedDataPage(json))
        #expect(found.recipe?.picture?.text == "https://cdn.example/soup.jpg")
    }
}
