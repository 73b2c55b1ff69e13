import KitchenLanguage

extension WebAddress {
    /// The host as a cook reads it, without `www.`; where it mixes scripts, so that it may look like
    /// another one, with its form in ASCII beside it.
    package var site: String {
        let plain = host.hasPrefix("www.") && host.count > 4 ? String(host.dropFirst(4)) : host
        guard !host.utf8.allSatisfy({ $0 < 0x80 }), mixesScripts else { return plain }
        return "\(plain) (\(Punycode.host(plain)))"
    }

    /// Whether a part of the host's name has letters of scripts that are not written together.
    package var mixesScripts: Bool {
        host.split(separator: ".").contains { label in
            Set(label.unicodeScalars.compactMap(Script.init)).count > 1
        }
    }

    /// The port in what is an address but for a port that cannot be; nil where something else is
    /// wrong with it.
    package static func impossiblePort(in text: String) -> String? {
        guard let scheme = text.range(ofFirst: "://") else { return nil }
        let authority = text[scheme.upperBound...].prefix { !"/?#\\".contains($0) }
        guard let colon = authority.lastIndex(of: ":") else { return nil }
        let port = authority[authority.index(after: colon)...]
        let rest = text[..<colon] + text[authority.endIndex...]
        guard !port.isEmpty, port.allSatisfy({ ("0"..."9").contains($0) }),
            WebAddress(typed: rest) != nil, WebAddress(typed: text) == nil
        else { return nil }
        return String(port)
    }

    /// The scripts that can be told apart by where their letters are.
    private enum Script: Hashable {
        case latin
        case block(UInt32)

        /// Nil for digits and marks, which go with every script, and for the letters of East Asia,
        /// which are written beside Latin ones.
        init?(_ scalar: Unicode.Scalar) {
            guard scalar.properties.isAlphabetic else { return nil }
            switch scalar.value {
            case ..<0x250, 0x1E00..<0x1F00: self = .latin
            case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD800, 0xF900..<0xFB00,
                0x20000...:
                return nil
            case 0x370..<0x400, 0x1F00..<0x2000: self = .block(0x370)
            case 0x400..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00: self = .block(0x400)
            default: self = .block(scalar.value & ~0x7F)
            }
        }
    }
}
