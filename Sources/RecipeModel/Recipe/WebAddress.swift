import KitchenLanguage

/// An address on the web: `http` or `https`, with a host, and nothing that could break out of it.
///
/// Every link of a recipe is one of these, so a `file:` or `javascript:` address never gets past
/// the place where an answer is decoded.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as text, with spaces and control characters out of it.
    package let text: String
    /// `http` or `https`, in lower case.
    package let scheme: String
    /// The host's name in lower case, without a port and without `user@`; brackets are kept.
    package let host: String
    /// The port where the address names one.
    package let port: Int?
    /// Path, query and fragment as they stand, beginning with `/`, `?` or `#`, or empty.
    package let rest: String

    /// Reads an address; nil when it is no http or https address with a host.
    ///
    /// White space around it is dropped. Spaces and invisible signs inside it are
    /// percent-encoded, and `\` in the path becomes `/`, as browsers read it. An address with
    /// control characters, with a user's name in it, with signs in its host that no host has, or
    /// with an impossible port is refused, and so is one of more bytes than the limit.
    package init?(_ raw: some StringProtocol, limit: Int = 8_192) {
        if raw.utf8.count <= limit, let plain = WebAddress(plain: String(raw)) {
            self = plain
            return
        }
        let trimmed = raw.trimmingWhitespace()
        guard trimmed.utf8.count <= limit,
            !trimmed.unicodeScalars.contains(where: \.isControl)
        else { return nil }
        guard let colon = trimmed.range(ofFirst: "://") else { return nil }
        let scheme = trimmed[..<colon.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        // Over scalars, for a mark after `/` or `@` makes another character of it, but not for
        // those who connect to the host.
        let scalars = trimmed[colon.upperBound...].unicodeScalars
        let end = scalars.firstIndex { ["/", "?", "#", "\\"].contains($0) } ?? scalars.endIndex
        guard let authority = Authority(scalars[..<end]) else { return nil }
        self.scheme = scheme
        host = authority.host
        port = authority.port
        rest = WebAddress.encoded(scalars[end...])
        text = "\(scheme)://\(String(scalars[..<end]))\(rest)"
    }

    /// Reads what most addresses are: a host in small ASCII letters without a port, and nothing
    /// that has to be written otherwise. Nil for all others.
    private init?(plain text: String) {
        let bytes = text.utf8
        guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else {
            return nil
        }
        let scheme = text.hasPrefix("https://") ? "https" : text.hasPrefix("http://") ? "http" : ""
        guard !scheme.isEmpty else { return nil }
        let start = bytes.index(bytes.startIndex, offsetBy: scheme.utf8.count + 3)
        let end = bytes[start...].firstIndex { !$0.isPlainHostLetter } ?? bytes.endIndex
        guard end > start, bytes[start] != UInt8(ascii: "."),
            end == bytes.endIndex || [0x2F, 0x3F, 0x23].contains(bytes[end])
        else { return nil }
        self.text = text
        self.scheme = scheme
        host = String(text[start..<end])
        port = nil
        rest = String(text[end...])
    }

    /// Path, query and fragment without signs that cannot be seen.
    private static func encoded(_ rest: Substring.UnicodeScalarView) -> String {
        let isPlain = rest.allSatisfy { $0.isASCII && $0 != " " && $0 != "\\" }
        if isPlain { return String(rest) }
        var result = String.UnicodeScalarView()
        var isPath = true
        for scalar in rest {
            if scalar == "?" || scalar == "#" { isPath = false }
            switch scalar.properties.generalCategory {
            case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result.append(
                        contentsOf: ("%" + (byte < 0x10 ? "0" : "") + digits).unicodeScalars
                    )
                }
            default: result.append(scalar == "\\" && isPath ? "/" : scalar)
            }
        }
        return String(result)
    }

    /// The address as text.
    package var description: String { text }

    /// What makes two addresses the same page: all but scheme, tracking parameters, a final slash
    /// and the fragment.
    package var identity: String {
        let page = rest.unicodeScalars.prefix { $0 != "#" }
        let parts = page.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path = parts.first ?? page
        while path.last == "/" { path.removeLast() }
        let parameters = parts.count < 2 ? [] : parts[1].split(separator: "&")
        let kept = parameters.map { String($0) }.filter { !WebAddress.isTracking($0) }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        let standardPort = scheme == "https" ? 443 : 80
        let place = port.map { $0 == standardPort ? "" : ":\($0)" } ?? ""
        return host + place + String(path) + query
    }

    private static func isTracking(_ parameter: String) -> Bool {
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

        init?(_ text: Substring.UnicodeScalarView) {
            var name = text
            if text.first == "[" {
                guard let close = text.firstIndex(of: "]") else { return nil }
                name = text[...close]
                let address = name.dropFirst().dropLast()
                guard address.contains(":"), address.allSatisfy(\.isAddressDigit) else {
                    return nil
                }
            } else {
                name = text.prefix { $0 != ":" }
                guard name.first != ".", name.allSatisfy(\.isHostSign) else { return nil }
            }
            guard !name.isEmpty else { return nil }
            let tail = text[name.endIndex...]
            if !tail.isEmpty {
                guard tail.first == ":" else { return nil }
                let digits = tail.dropFirst()
                guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
                if !digits.isEmpty {
                    guard let number = Int(String(digits)), (1...65_535).contains(number) else {
                        return nil
                    }
                    port = number
                }
            }
            host = String(name).lowercased()
        }
    }
}

extension UInt8 {
    /// One of `a` to `z`, `0` to `9`, `-` and `.`.
    fileprivate var isPlainHostLetter: Bool {
        (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self == 0x2D || self == 0x2E
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control
    }

    /// A letter, digit or mark of any script, or one of `-._`.
    fileprivate var isHostSign: Bool {
        if ("a"..."z").contains(self) || self == "." { return true }
        switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: return true
        default: return properties.isAlphabetic || self == "-" || self == "_"
        }
    }

    /// What an IPv6 address is written with.
    fileprivate var isAddressDigit: Bool {
        switch self {
        case "0"..."9", "a"..."f", "A"..."F", ":", ".": true
        default: false
        }
    }
}

extension WebAddress: Codable {
    /// Reads an address from its text; throws `DecodingError` where it is none.
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let address = WebAddress(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a web address")
            )
        }
        self = address
    }

    /// Writes the address as its text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
