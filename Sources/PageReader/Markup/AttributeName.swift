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
        guard let found = AttributeName.table[name] else { return nil }
        self = found
    }

    private static let table = WordTable(allCases.map { ($0.markup, $0) })
}
