import RecipeModel
import Testing

@testable import RecipeServices

struct ProxySettingsTests {
    private func proxy(_ environment: [String: String], _ address: String) throws -> String? {
        ProxySettings(environment: environment).proxy(for: try #require(WebAddress(address)))
    }

    @Test func eachSchemeHasItsOwn() throws {
        let environment = ["http_proxy": "http://p:1", "HTTPS_PROXY": "http://p:2"]
        #expect(try proxy(environment, "http://a.example") == "http://p:1")
        #expect(try proxy(environment, "https://a.example") == "http://p:2")
    }

    @Test func oneForAllStandsInForTheOthers() throws {
        let environment = ["ALL_PROXY": "socks5://p:3", "https_proxy": " "]
        #expect(try proxy(environment, "http://a.example") == "socks5://p:3")
        #expect(try proxy(environment, "https://a.example") == "socks5://p:3")
    }

    @Test func capitalLettersAreNotTakenForHTTP() throws {
        // A web server makes HTTP_PROXY out of a request's header `Proxy`.
        #expect(try proxy(["HTTP_PROXY": "http://evil:1"], "http://a.example") == nil)
    }

    @Test(arguments: [
        ("http://a.example/", "a.example", true),
        ("http://sub.a.example/", "a.example", true),
        ("http://sub.a.example/", " b.example, .A.example", true),
        ("http://nota.example/", "a.example", false),
        ("http://a.example:8080/", "a.example:8080", true),
        ("http://a.example/", "a.example:8080", false),
        ("http://a.example/", "a.example:80", true),
        ("https://a.example/", "a.example:443", true),
        ("https://a.example/", "a.example:80", false),
        ("http://a.example/", "a.example:443", false),
        ("https://a.example:8443/", "a.example:443", false),
        ("http://[::1]:9/", "[::1]:9", true), ("http://[::1]:9/", "[::1]:8", false),
        ("http://a.example/", "*", true),
        ("http://127.0.0.1:9/", "localhost,127.0.0.1", true),
        ("http://[::1]:9/", "::1", true),
        ("http://a.example/", "", false),
    ])
    func exceptionsAreAskedDirectly(_ address: String, _ list: String, _ isDirect: Bool) throws {
        let environment = ["all_proxy": "http://p:1", "no_proxy": list]
        #expect((try proxy(environment, address) == nil) == isDirect)
    }

    /// Whose name is told where it does not answer: without a user or a password.
    @Test(
        arguments: [
            ("http://me:secret@h.example:1/", "the proxy h.example:1"),
            ("socks5://h.example", "the proxy h.example"),
            ("h.example:3128", "the proxy h.example:3128"),
            ("http://a@b@h.example/x@y", "the proxy h.example"), (nil, "the proxy "),
        ] as [(String?, String)]
    )
    func aProxyIsToldByItsHost(_ proxy: String?, _ name: String) {
        #expect(ProxySettings.name(of: proxy) == name)
    }

    @Test func smallLettersComeFirst() throws {
        let both = [
            "all_proxy": "http://p:1", "ALL_PROXY": "http://p:2", "https_proxy": "http://p:3",
            "HTTPS_PROXY": "http://p:4", "no_proxy": "b.example", "NO_PROXY": "c.example",
        ]
        #expect(try proxy(both, "http://a.example") == "http://p:1")
        #expect(try proxy(both, "https://a.example") == "http://p:3")
        #expect(try proxy(both, "https://b.example") == nil)
        #expect(try proxy(both, "https://c.example") == "http://p:3")
        #expect(
            try proxy(["NO_PROXY": "a.example\tb.example", "all_proxy": "p"], "http://b.example")
                == nil
        )
    }
}
