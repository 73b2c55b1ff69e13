/// An address on the web: `http` or `https`, with a host, and nothing that could break out of it.
///
/// Every link of a recipe is one of these, so a `file:` or `javascript:` address never gets past
/// the place where an answer is decoded.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as text, with spaces and control characters out of it.
    public let text: String
    /// `http` or `https`, in lower case.
    public let scheme: String
    /// The host's name in lower case, without a port and without `user@`; brackets are kept.
    public let host: String
    /// The port where the address names one.
    public let port: Int?
    /// Path, query and fragment as they stand, beginning with `/`, `?` or `#`, or empty.
    public let rest: String

    /// Reads an address; nil when it is no http or https address with a host.
    ///
    /// White space around it is dropped and spaces inside become `%20`; an address with control
    /// characters, with a user's name in it or with an impossible port is refused.
    public init?(_ raw: some StringProtocol) {
        let trimmed = raw.trimmingWhitespace()
        guard trimmed.utf8.count <= 8_192,
            !trimmed.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { return nil }
        guard let colon = trimmed.range(ofFirst: "://") else { return nil }
        let scheme = trimmed[..<colon.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let afterScheme = trimmed[colon.upperBound...]
        let end = afterScheme.firstIndex { "/?#\\".contains($0) } ?? afterScheme.endIndex
        guard let authority = Authority(afterScheme[..<end]) else { return nil }
        self.scheme = scheme
        host = authority.host
        port = authority.port
        rest = afterScheme[end...].reduce(into: "") { $0 += $1 == " " ? "%20" : String($1) }
        text = "\(scheme)://\(afterScheme[..<end])\(rest)"
    }

    /// The address as text.
    public var description: String { text }

    /// The host as a cook reads it, without `www.`.
    public var site: String {
        host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// What makes two addresses the same page: all but scheme, tracking parameters, a final slash
    /// and the fragment.
    public var identity: String {
        let page = rest.prefix { $0 != "#" }
        let parts = page.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path = String(parts.first ?? "")
        while path.hasSuffix("/") { path.removeLast() }
        let parameters = parts.count < 2 ? [] : parts[1].split(separator: "&")
        let kept = parameters.filter { !WebAddress.isTracking($0) }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        let standardPort = scheme == "https" ? 443 : 80
        let place = port.map { $0 == standardPort ? "" : ":\($0)" } ?? ""
        return host + place + path + query
    }

    private static func isTracking(_ parameter: Substring) -> Bool {
        let name = parameter.prefix { $0 != "=" }.lowercased()
        return name.hasPrefix("utm_") || trackingNames.contains(name)
    }

    private static let trackingNames: Set<String> = [
        "cm_re", "fbclid", "gclid", "dclid", "msclkid", "mc_cid", "mc_eid", "igshid", "yclid",
        "_ga", "icid", "ncid",
    ]
}

extension WebAddress {
    /// The part between `//` and the path.
    private struct Authority {
        var host: String
        var port: Int?

        init?(_ text: Substring) {
            guard !text.contains("@"), !text.contains(" ") else { return nil }
            var name = text
            if text.first == "[" {
                guard let close = text.firstIndex(of: "]") else { return nil }
                name = text[...close]
            } else if let colon = text.firstIndex(of: ":") {
                name = text[..<colon]
            }
            let tail = text[name.endIndex...]
            if !tail.isEmpty {
                guard tail.first == ":" else { return nil }
                let digits = tail.dropFirst()
                if !digits.isEmpty {
                    guard let number = Int(digits), (1...65_535).contains(number) else {
                        return nil
                    }
                    port = number
                }
            }
            guard !name.isEmpty, name != "[]" else { return nil }
            host = name.lowercased()
        }
    }
}

extension WebAddress: Codable {
    /// Reads an address from its text; throws `DecodingError` where it is none.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let address = WebAddress(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a web address")
            )
        }
        self = address
    }

    /// Writes the address as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
