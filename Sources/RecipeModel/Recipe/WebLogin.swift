import KitchenLanguage

/// A user's name and password for one place on the web, or the password of a database, as the cook typed them in an address.
///
/// It cannot be written: printing, interpolating, dumping and reflecting it all give `(login)`.
package struct WebLogin: Sendable {
    /// Where it is used, and nowhere else: scheme, host and port; all of a database's address.
    package let origin: String
    /// Name and password with `:` between, as HTTP's basic scheme packs them; the password alone
    /// for a database.
    package let text: String

    /// The login of `http://user:password@host/…`; nil where there is none, or no such place.
    package init?(_ address: some StringProtocol) {
        if let database = DatabaseAddress(address) {
            guard let password = database.password else { return nil }
            (origin, text) = (database.text, password)
            return
        }
        guard let parts = WebLogin.parts(of: String(address)),
            let place = WebAddress(parts.address)
        else { return nil }
        origin = place.origin
        text = String(decoding: PercentEncoding.bytes(of: parts.login).bytes, as: UTF8.self)
    }

    /// An address without its login.
    static func removed(from address: String) -> String {
        parts(of: address)?.address ?? address
    }

    private static func parts(of address: String) -> (address: String, login: String)? {
        guard let scheme = address.range(ofFirst: "://") else { return nil }
        let authority = address[scheme.upperBound...].prefix { !"/?#\\".contains($0) }
        // The last one: a password may have the sign in it, a host may not.
        guard let at = authority.lastIndex(of: "@"), authority[..<at].contains(":") else {
            return nil
        }
        let plain = String(address[..<scheme.upperBound]) + address[address.index(after: at)...]
        return (plain, String(authority[..<at]))
    }
}

extension WebAddress {
    /// Reads an address as the cook types it; a login in it is left out.
    package init?(typed text: some StringProtocol) {
        self.init(WebLogin.removed(from: String(text)))
    }

    /// Scheme, host and port: what a login belongs to.
    package var origin: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }
}

extension WebLogin: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// `(login)`, whatever it is.
    package var description: String { "(login)" }
    /// `(login)`, whatever it is.
    package var debugDescription: String { "(login)" }
    /// Shows nothing of it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
