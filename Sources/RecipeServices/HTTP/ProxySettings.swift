import KitchenLanguage
package import RecipeModel

/// Through which proxies requests go, as the environment says it.
///
/// The names and rules are curl's: `http_proxy` (only in lower case, for a web server sets the
/// other from a request), `https_proxy`, `all_proxy` and `no_proxy`.
package struct ProxySettings: Sendable, Equatable {
    private var proxies: [String: String] = [:]
    private var direct: [String] = []

    /// No proxy at all.
    package init() {}

    /// The proxies that environment variables name.
    package init(environment: [String: String]) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0]?.trimmingWhitespace() }.first { !$0.isEmpty }
        }
        let all = value("all_proxy", "ALL_PROXY")
        proxies["http"] = value("http_proxy") ?? all
        proxies["https"] = value("https_proxy", "HTTPS_PROXY") ?? all
        direct = (value("no_proxy", "NO_PROXY") ?? "")
            .split { $0 == "," || $0.isWhitespace }
            .map { $0.lowercased() }
    }

    /// The proxy for an address; nil where it is asked directly.
    package func proxy(for address: WebAddress) -> String? {
        guard let proxy = proxies[address.scheme], !direct.contains("*") else { return nil }
        return direct.contains { Self.matches(address, $0) } ? nil : proxy
    }

    /// A proxy as failures name it, without a login: `the proxy squid.example:3128`.
    static func name(of proxy: String?) -> String {
        let text = proxy ?? ""
        let place = text.range(ofFirst: "://").map { text[$0.upperBound...] } ?? text[...]
        let authority = place.prefix { $0 != "/" }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
        return "the proxy \(host ?? authority)"
    }

    /// Whether an entry of `no_proxy` means an address: its host or a domain over it, with a port
    /// perhaps.
    private static func matches(_ address: WebAddress, _ entry: String) -> Bool {
        var name = entry
        if let colon = entry.lastIndex(of: ":"),
            let port = Int(entry[entry.index(after: colon)...]),
            !entry[..<colon].contains(":") || entry.contains("]")
        {
            guard port == address.port ?? (address.scheme == "https" ? 443 : 80) else {
                return false
            }
            name = String(entry[..<colon])
        }
        name = String(name.drop { $0 == "." || $0 == "*" }.filter { !"[]".contains($0) })
        let host = address.host.filter { !"[]".contains($0) }
        return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
}
