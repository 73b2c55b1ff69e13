import RecipeModel
import Testing

/// What is read from addresses, part by part, and what is shown of them.
struct AddressPartsTests {
    @Test(arguments: [
        ("http://www.a.example/", "a.example"), ("http://www./", "www."), ("http://www.a/", "a"),
        ("http://wwwa.example", "wwwa.example"),
        ("http://www.www.a.example", "www.a.example"),
        ("http://münchen.example/", "münchen.example"),
        ("http://аpple.example/", "аpple.example (xn--pple-43d.example)"),
        ("http://www.аpple.example/", "аpple.example (xn--pple-43d.example)"),
        ("http://яблоко.example/", "яблоко.example"),
        ("http://яблоко.apple.example/", "яблоко.apple.example"),
        ("http://日本a.example/", "日本a.example"), ("http://한국a.example/", "한국a.example"),
        ("http://αa.example/", "αa.example (xn--a-ylb.example)"),
        ("http://αа.example/", "αа.example (xn--mxa8w.example)"),
        ("http://я1.example/", "я1.example"),
        ("http://éa.example/", "éa.example"),
    ])
    func theSiteAsItIsShown(address: String, site: String) {
        #expect(WebAddress(address)?.site == site)
    }

    /// The examples of RFC 3492 that a host may have.
    @Test(arguments: [
        ("bücher", "xn--bcher-kva"), ("münchen", "xn--mnchen-3ya"),
        ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
        ("почемужеонинеговорятпорусски", "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("なぜみんな日本語を話してくれないのか", "xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
        ("pročprostěnemluvíčesky", "xn--proprostnemluvesky-uyb24dma41a"), ("ab", "ab"),
    ])
    func aHostInASCII(name: String, ascii: String) {
        // Beside a Cyrillic letter a Latin one is told apart, so both are shown.
        let host = name + ".aб.example"
        #expect(WebAddress("http://\(host)")?.site == "\(host) (\(ascii).xn--a-btb.example)")
    }

    @Test(arguments: [
        ("http://a.example:99999/x", "99999"), ("http://a.example:0", "0"),
        ("http://a.example:65536?q", "65536"),
        ("http://a.example:65535/", nil), ("http://a.example:1/", nil), ("http://a.example:/", nil),
        ("http://a.example:8a/", nil), ("ftp://a.example:0/", nil), ("a.example:0", nil),
        ("http://a b:0/", nil), ("http://a.example/:0", nil),
        ("http://me:pw@a.example:70000/x", "70000"),
        ("http://a.example", nil),
    ])
    func aPortThatCannotBe(text: String, port: String?) {
        #expect(WebAddress.impossiblePort(in: text) == port)
    }

    @Test(arguments: [
        ("http://a.example:1/", 1), ("http://a.example:65535/", 65_535),
        ("http://a.example:080/", 80),
        ("http://a.example:/", nil), ("http://[::1]:5/", 5), ("http://[::1]/", nil),
    ])
    func aPort(text: String, port: Int?) throws {
        #expect(try #require(WebAddress(text)).port == port)
    }

    @Test(arguments: [
        ("http://a.example:8080/x", "http://a.example:8080"),
        ("HTTPS://A.example", "https://a.example"),
        ("http://a.example:80/", "http://a.example:80"),
    ])
    func theOrigin(text: String, origin: String) {
        #expect(WebAddress(text)?.origin == origin)
    }

    /// What marks a visitor is no part of a page.
    @Test(arguments: [
        "cm_re", "fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "yclid",
        "_ga", "icid",
        "ncid", "utm_source", "utm_x", "UTM_Medium", "FBCLID",
    ])
    func aTrackingParameter(name: String) {
        #expect(WebAddress("http://a.example/x?\(name)=1&b=2")?.identity == "a.example/x?b=2")
        #expect(WebAddress("http://a.example/x?b=2&\(name)")?.identity == "a.example/x?b=2")
    }

    @Test(arguments: [
        ("https://a.example:443/x//?a=1&&b=2#c", "a.example/x?a=1&b=2"),
        ("http://a.example:443/", "a.example:443"), ("https://a.example:80/", "a.example:80"),
        ("http://a.example:80", "a.example"), ("http://a.example/?utm=1", "a.example?utm=1"),
        ("http://a.example/x?a=1?b", "a.example/x?a=1?b"), ("http://a.example/#?a", "a.example"),
        ("http://a.example/x?fbclidx=1", "a.example/x?fbclidx=1"),
        ("http://a.example?q=1", "a.example?q=1"),
    ])
    func theSamePage(text: String, identity: String) {
        #expect(WebAddress(text)?.identity == identity)
    }

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

    @Test(arguments: [
        ("http://a.example/x", "http://a.example/x"),
        ("http://me:pw@a.example/x", "http://a.example/x"),
        ("postgres://me:pw@a.example/x", "postgresql://me@a.example/x"), ("none", "none"),
        ("NONE", "none"),
        ("nothing", nil), ("", nil), ("a.example", "http://a.example"), ("file:///x", nil),
        ("nas.local:9000", "http://nas.local:9000"), ("10.0.0.2/cook", "http://10.0.0.2/cook"),
        ("localhost", "http://localhost"), ("mailto:me@a.example", nil), ("nas local:90", nil),
    ])
    func whereAServiceIs(typed: String, text: String?) {
        #expect(ServiceAddress(typed: typed)?.text == text)
    }

    @Test(arguments: [
        ("postgres://kim:x@db.example:5433/r?a=1", "kim@db.example:5433/r"),
        ("postgres://db.example", "db.example"),
    ])
    func whatAPasswordIsKeptFor(typed: String, place: String) {
        #expect(DatabaseAddress(typed)?.place == place)
        #expect(
            WebLogin(typed)?.origin == (typed.contains(":x@") ? DatabaseAddress(typed)?.text : nil)
        )
        #expect(WebLogin(typed)?.text == (typed.contains(":x@") ? "x" : nil))
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
