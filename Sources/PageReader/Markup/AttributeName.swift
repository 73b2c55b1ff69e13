/// The attributes that reading a page looks at; all others are dropped before parsing.
enum AttributeName: UInt8, CaseIterable {
    case `class`, id, itemprop, itemtype, itemscope, itemid, itemref, content, href, src
    case datetime, lang, rel, property, name, type, value, title, alt, style, hidden
    case ariaHidden, role, typeof, vocab, start, ariaLabel

    /// The name in markup.
    var markup: String {
        switch self {
        case .ariaHidden: "aria-hidden"
        case .ariaLabel: "aria-label"
        default: "\(self)"
        }
    }

    /// The attribute of a name in any letter case; nil for one that is not looked at.
    init?(name: some Collection<UInt8>) {
        guard let found = AttributeName.byHash[AttributeName.hash(name)] else { return nil }
        self = found
    }

    private static let byHash = Dictionary(
        uniqueKeysWithValues: allCases.map { (hash($0.markup.utf8), $0) }
    )

    /// The FNV-1a hash of the name in lower case.
    private static func hash(_ name: some Collection<UInt8>) -> UInt64 {
        name.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            return (hash ^ UInt64(lower)) &* 0x100_0000_01B3
        }
    }
}
