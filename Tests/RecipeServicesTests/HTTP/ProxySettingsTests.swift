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
}
