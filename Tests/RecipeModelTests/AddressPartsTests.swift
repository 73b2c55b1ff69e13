import RecipeModel
import Testing

/// What is read from addresses, part by part, and what is shown of them.
struct AddressPartsTests {
    @Test func anAddressIsOnlySoLong() {
        let text = "http://a.example/" + String(repeating: "x", count: 8_192 - 17)
        #expect(WebAddress(text) != nil)
        #expect(WebAddress(text + "x") == nil)
        #expect(WebAddress(" " + text) != nil)
        #expect(WebAddress("http://a.example/", limit: 17) != nil)
        #expect(WebAddress("http://a.example/", limit: 16) == nil)
        let database = "postgres://" + String(repeating: "a", count: 2_048 - 11)
        #expect(DatabaseAddress(database) != nil)
        #expect(DatabaseAddress(database + "a") == nil)
    }

    @Test func whatIsSaidOfALogin() throws {
        let login = try #require(WebLogin("http://me:pw@a.example/"))
        #expect("\(login)" == "(login)")
        #expect(String(reflecting: login) == "(login)")
        #expect(Mirror(reflecting: login).children.isEmpty)
        #expect(DatabaseAddress("postgres://a@b/c") == DatabaseAddress("postgresql://a:x@b/c"))
        #expect(DatabaseAddress("postgres://a@b/c") != DatabaseAddress("postgres://a@b/d"))
    }
}
