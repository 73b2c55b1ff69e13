import KitchenLanguage

/// The address of a PostgreSQL database, as PostgreSQL's own programs take it:
/// `postgresql://user@host,other:5433/name?sslmode=verify-full`.
///
/// It never has a password; one that was typed in it is taken out.
package struct DatabaseAddress: Hashable, Sendable {
    /// The address without a password.
    package let text: String
    /// Host and database, to be shown: `kitchen.example/recipes`.
    package let server: String
    /// The password that was in the address.
    private let secret: Secret?

    /// Reads an address; nil for what isn't one.
    package init?(_ raw: some StringProtocol) {
        let raw = String(raw).trimmingWhitespace()
        guard raw.utf8.count <= 2_048, raw.unicodeScalars.allSatisfy({ $0.value > 0x20 }),
            !raw.unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }),
            let scheme = raw.range(ofFirst: "://"),
            ["postgresql", "postgres"].contains(raw[..<scheme.lowerBound].lowercased())
        else { return nil }
        let rest = raw[scheme.upperBound...]
        let authority = rest.prefix { !"/?#".contains($0) }
        var tail = String(rest[authority.endIndex...])
        var password: Substring?
        var user = ""
        var hosts = authority[...]
        if let at = authority.lastIndex(of: "@") {
            let login = authority[..<at]
            hosts = authority[authority.index(after: at)...]
            user = String(login.prefix { $0 != ":" })
            if let colon = login.firstIndex(of: ":") {
                password = login[login.index(after: colon)...]
            }
        }
        if let mark = tail.firstIndex(of: "?") {
            let parameters = tail[tail.index(after: mark)...].split(separator: "&")
            let kept = parameters.filter { !$0.hasPrefix("password=") }
            if let given = parameters.last(where: { $0.hasPrefix("password=") }) {
                password = given.dropFirst("password=".count)
            }
            tail = tail[..<mark] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
        }
        text = "postgresql://" + (user.isEmpty ? "" : user + "@") + hosts + tail
        server = String(hosts) + tail.prefix { $0 != "?" }
        secret = password.map { password in
            Secret(
                String(decoding: PercentEncoding.bytes(of: String(password)).bytes, as: UTF8.self)
            )
        }
    }

    /// The password that was typed in the address.
    package var password: String? { secret?.text }

    /// What a kept password is kept for: user, host and database.
    package var place: String {
        String(text.dropFirst("postgresql://".count).prefix { $0 != "?" })
    }

    package static func == (one: DatabaseAddress, other: DatabaseAddress) -> Bool {
        one.text == other.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// A password that nothing prints.
    private struct Secret: Sendable, CustomStringConvertible, CustomReflectable {
        let text: String
        init(_ text: String) { self.text = text }
        var description: String { "(password)" }
        var customMirror: Mirror { Mirror(self, children: []) }
    }
}

/// Where a service is: on the web, or in a database.
package enum ServiceAddress: Hashable, Sendable {
    case web(WebAddress)
    case database(DatabaseAddress)
    /// At no address any more.
    case none

    /// The word that takes an address away.
    package static let noneWord = "none"

    /// Reads an address as the cook types it; a password in it is left out.
    package init?(typed text: some StringProtocol) {
        if let address = WebAddress(typed: text) {
            self = .web(address)
        } else if let address = DatabaseAddress(text) {
            self = .database(address)
        } else if text.lowercased() == Self.noneWord {
            self = .none
        } else if let address = Self.hostAlone(text) {
            self = .web(address)
        } else {
            return nil
        }
    }

    /// `nas.local:9000`, which is `http://nas.local:9000`.
    private static func hostAlone(_ text: some StringProtocol) -> WebAddress? {
        let host = text.prefix { !"/?#".contains($0) }
        let name = host.prefix { $0 != ":" }
        guard !text.contains("://"), !text.contains("@"), !name.isEmpty,
            name.contains(".") || host.contains(":") || name.lowercased() == "localhost",
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) })
        else { return nil }
        return WebAddress(typed: "http://\(text)")
    }

    /// The address as text, without a password.
    package var text: String {
        switch self {
        case .web(let address): address.text
        case .database(let address): address.text
        case .none: Self.noneWord
        }
    }
}
