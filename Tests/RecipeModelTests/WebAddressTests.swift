import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

struct WebAddressTests {
    @Test(arguments: [
        "http://example.com", "https://Example.COM:8443/a?b=c#d", " http://a.example/x \n",
        "HTTP://example.com/", "http://[::1]:80/x", "http://127.0.0.1:8080",
        "http://münchen.example/",
        "http://a_b.example", "http://example.com:", "http://example.com?q", "http://example.com#f",
        "http://localhost/", "HTTP://a-1.example", "http://e\u{301}a.example/",
        "http://हिंदी.example/",
    ])
    func isRead(text: String) {
        #expect(WebAddress(text) != nil)
    }

    @Test(arguments: [
        "", "example.com", "ftp://example.com", "file:///etc/passwd", "javascript:alert(1)",
        "http://", "http:///path", "http://user@example.com/", "http://a:b@example.com/",
        "http://exa mple.com/", "http://example.com:0", "http://example.com:65536",
        "http://example.com:+80/", "http://example.com:8a", "http://example.com\u{0}/",
        "http://example.com/\u{1B}]8;;", "http://example.com/\u{9C}x", "http://a\nb.example/",
        "http://[1]/", "http://[::1]80/", "http://example.com/\u{7F}x",
        "http://[::1", "http://[]", "http://[x]/", "http://<b>/", "http://a\"b/",
        "http://exa%6Dple.com",
        "http://good.example@\u{301}evil.example/", "http://exa\u{202E}mple.com/",
        "http://.example/",
        "http://example.com:٨٠/", "data:text/html,x", "http:example.com", "//example.com",
    ])
    func isRefused(text: String) {
        #expect(WebAddress(text) == nil)
    }

    /// White space around an address changes nothing, also where it is read as it stands.
    @Test func plainAddressesAreReadAsAllOthersAre() {
        var generator = SeededGenerator(seed: 3)
        let parts = Array("aZ9.-/?#:@%_~\\é ").map(String.init)
        for _ in 0..<4_000 {
            let count = Int.random(in: 0...9, using: &generator)
            let end = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            for scheme in ["http://", "https://", "http:/"] {
                let text = scheme + end
                #expect(WebAddress(text) == WebAddress("\t" + text), "\(text)")
            }
        }
    }

    @Test func parts() throws {
        let address = try #require(WebAddress("HTTPS://WWW.Example.com:8443/A b?q=1 2#Top"))
        #expect(address.scheme == "https")
        #expect(address.host == "www.example.com")
        #expect(address.port == 8443)
        #expect(address.rest == "/A%20b?q=1%202#Top")
        #expect(address.text == "https://WWW.Example.com:8443/A%20b?q=1%202#Top")
        #expect(address.site == "example.com")
        #expect(address.description == address.text)
    }

    @Test(arguments: [
        ("http://a.example/x\u{202E}y", "/x%E2%80%AEy"), ("http://a.example/é", "/é"),
        ("http://a.example\\@b.example/", "/@b.example/"),
        ("http://a.example/\u{301}x", "/\u{301}x"),
        ("http://a.example/a\\b?c\\d", "/a/b?c\\d"), ("http://a.example/a\u{A0}b", "/a%C2%A0b"),
    ])
    func restIsVisibleAndNeverPartOfTheHost(text: String, rest: String) throws {
        let address = try #require(WebAddress(text))
        #expect(address.host == "a.example")
        #expect(Array(address.rest.unicodeScalars) == Array(rest.unicodeScalars))
    }

    @Test(arguments: [
        ("http://a.example/x", "https://a.example/x"),
        ("http://a.example/x/", "http://a.example/x"),
        ("http://a.example/x#part", "http://a.example/x"),
        ("http://a.example", "http://a.example/"),
        ("http://a.example/x?cm_re=1-_-1", "http://a.example/x"),
        ("http://A.example/x", "http://a.example/x"),
        ("http://a.example/x?utm_source=y&id=3", "http://a.example/x?id=3"),
        ("http://a.example:80/x", "https://a.example:443/x"),
        ("http://a.example/x?", "http://a.example/x"),
    ])
    func samePage(left: String, right: String) throws {
        #expect(
            try #require(WebAddress(left)).identity == (try #require(WebAddress(right)).identity)
        )
    }

    @Test(arguments: [
        ("http://a.example/x", "http://a.example/y"), ("http://a.example/x", "http://b.example/x"),
        ("http://a.example/x?id=3", "http://a.example/x?id=4"),
        ("http://a.example/X", "http://a.example/x"),
        ("http://a.example:8080/x", "http://a.example/x"),
        ("http://a.example/x?id=3", "http://a.example/x"),
    ])
    func otherPage(left: String, right: String) throws {
        #expect(
            try #require(WebAddress(left)).identity != (try #require(WebAddress(right)).identity)
        )
    }

    @Test func readingItsOwnTextGivesTheSame() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<5_000 {
            let text = "http://" + random.word(of: "a.é-[]:1@/\\?#%&= \u{301}\u{202E}", upTo: 14)
            guard let address = WebAddress(text) else { continue }
            #expect(WebAddress(address.text) == address, "\(text.debugDescription)")
            #expect(!address.host.isEmpty && !address.host.contains("@"))
            #expect(!address.text.unicodeScalars.contains { $0.value == 0x202E || $0 == " " })
        }
    }

    @Test func codedAsItsText() throws {
        let address = try #require(WebAddress("http://a.example/x"))
        let data = try JSONEncoder().encode([address])
        #expect(try JSONDecoder().decode([WebAddress].self, from: data) == [address])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([WebAddress].self, from: Data(#"["file:///x"]"#.utf8))
        }
    }
}
