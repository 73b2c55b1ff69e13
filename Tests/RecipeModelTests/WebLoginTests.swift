import RecipeModel
import Testing

struct WebLoginTests {
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
