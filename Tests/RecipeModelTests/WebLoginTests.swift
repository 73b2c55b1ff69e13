import RecipeModel
import Testing

struct WebLoginTests {
    @Test(arguments: [
        ("http://me:pw@a.example/x", "http://a.example", "me:pw"),
        ("HTTPS://me:@A.example:8443?q", "https://a.example:8443", "me:"),
        ("http://me:p@ss@a.example", "http://a.example", "me:p@ss"),
        ("http://m%65:p%20w%2@a.example/", "http://a.example", "me:p w%2"),
    ])
    func aLoginIsReadFromAnAddress(_ text: String, _ origin: String, _ login: String) throws {
        let read = try #require(WebLogin(text))
        #expect(read.origin == origin)
        #expect(read.text == login)
    }

    @Test(arguments: [
        "http://a.example/me:pw@b", "http://me@a.example/", "a:b@c", "ftp://me:pw@a.example/",
        "http://me:pw@", "http://a.example?me:pw@b", "",
    ])
    func theRestHasNone(_ text: String) {
        #expect(WebLogin(text) == nil)
    }

    @Test func aTypedAddressIsReadWithoutItsLogin() {
        #expect(WebAddress(typed: "http://me:pw@a.example/x")?.text == "http://a.example/x")
        #expect(WebAddress(typed: "http://a.example/x@y:z")?.text == "http://a.example/x@y:z")
        #expect(WebAddress("http://me:pw@a.example/x") == nil)
        #expect(WebAddress(typed: "http://me@a.example/x") == nil)
    }

    @Test func itNeverPrintsItself() throws {
        let login = try #require(WebLogin("http://me:SESAME@a.example/"))
        var dumped = ""
        dump(login, to: &dumped)
        #expect(!"\(login) \(String(reflecting: login)) \(dumped)".contains("SESAME"))
    }
}
