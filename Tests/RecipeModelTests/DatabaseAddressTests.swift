import RecipeModel
import Testing

struct DatabaseAddressTests {
    @Test(arguments: [
        ("postgresql://db.example/recipes", "postgresql://db.example/recipes", nil),
        ("POSTGRES://kim@db.example", "postgresql://kim@db.example", nil),
        ("postgres://kim:s%40lt@db.example:5433/r", "postgresql://kim@db.example:5433/r", "s@lt"),
        ("postgres://kim:a:b@c@db.example/r", "postgresql://kim@db.example/r", "a:b@c"),
        ("postgres://:hunter2@db.example/r", "postgresql://db.example/r", "hunter2"),
        ("postgres://db.example/r?password=hunter2", "postgresql://db.example/r", "hunter2"),
        (
            "postgres://kim:old@db.example/r?a=1&password=x&sslmode=require&password=hunter2",
            "postgresql://kim@db.example/r?a=1&sslmode=require", "hunter2"
        ),
    ])
    func aPasswordIsKeptApart(typed: String, text: String, password: String?) throws {
        let address = try #require(DatabaseAddress(typed))
        #expect(address.text == text)
        #expect(address.password == password)
        #expect(text == "postgresql://" + address.place || text.contains("?"))
        guard let password else { return }
        var dumped = ""
        dump(address, to: &dumped)
        for shown in [address.text, address.place, address.server, "\(address)", dumped] {
            #expect(!shown.contains(password), "\(shown)")
        }
    }

    @Test(arguments: [
        "", "db.example/recipes", "http://db.example/", "mysql://db.example/", "postgres:/db",
        "postgres://a b/r", "postgres://a\u{1B}[31m/r", "postgres://a\u{9B}1m/r",
        "postgres://a\u{7F}/r", "postgres://" + String(repeating: "a", count: 2_038),
    ])
    func isRefused(typed: String) {
        #expect(DatabaseAddress(typed) == nil)
    }
}
