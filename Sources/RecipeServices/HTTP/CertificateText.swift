/// The certificates of a file, as requests trust them.
package struct CertificateText: Sendable {
    /// Each between its lines, one after another.
    package let pem: String

    /// The most bytes of such a file: a system's whole list of authorities is smaller.
    package static let limit = 1_024 * 1_024

    private static let begin = "-----BEGIN CERTIFICATE-----"
    private static let end = "-----END CERTIFICATE-----"

    /// Reads PEM, or a single certificate in its binary form (DER); nil where there is none. Keys and
    /// other things beside them are left out.
    package init?(_ bytes: [UInt8]) {
        if Self.isWhole(bytes) {
            pem = Self.block(of: Base64.text(of: bytes))
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        var blocks: [String] = []
        for part in text.split(separator: Self.begin).dropFirst(text.hasPrefix(Self.begin) ? 0 : 1)
        {
            guard let end = part.firstRange(of: Self.end) else { continue }
            let signs = part[..<end.lowerBound].filter { !$0.isWhitespace }
            guard let bytes = Base64.bytes(of: signs), Self.isWhole(bytes) else { continue }
            blocks.append(Self.block(of: signs))
        }
        guard !blocks.isEmpty else { return nil }
        pem = blocks.joined()
    }

    private static func block(of signs: String) -> String {
        var lines: [Substring] = []
        var rest = signs[...]
        while !rest.isEmpty {
            lines.append(rest.prefix(64))
            rest = rest.dropFirst(64)
        }
        return ([begin] + lines.map(String.init) + [end]).map { $0 + "\n" }.joined()
    }

    /// Whether bytes are one sequence of ASN.1 from the first to the last, as a certificate is.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 64, bytes[0] == 0x30, bytes[1] & 0x80 != 0 else { return false }
        let places = Int(bytes[1] & 0x7F)
        guard (1...4).contains(places) else { return false }
        let length = bytes[2..<2 + places].reduce(0) { $0 << 8 | Int($1) }
        return bytes.count == 2 + places + length
    }
}
