import KitchenLanguage
import RecipeModel

/// What the head of a page says about it: title, language, and `<meta>` entries.
struct PageHead {
    private(set) var title: String?
    private(set) var language: String?
    private(set) var base: String?
    private(set) var canonical: String?
    private var meta: [String: String] = [:]

    init(_ tree: MarkupTree) {
        for node in tree.nodes.indices {
            switch tree.tag(of: node) {
            case .some(.html):
                language = tree.attribute(.lang, of: node).flatMap(PageHead.languageTag)
            case .some(.title) where title == nil:
                var line = CleanLine()
                for inner in tree.descendants(of: node) { line.append(tree.textBytes(of: inner)) }
                title = line.isEmpty ? nil : MarkupText.line(of: line.text)
            case .some(.base) where base == nil: base = tree.attribute(.href, of: node)
            case .some(.meta): readMeta(node, tree)
            case .some(.link) where tree.attribute(.rel, of: node)?.lowercased() == "canonical":
                canonical = tree.attribute(.href, of: node)
            default: break
            }
        }
    }

    /// The content of the `<meta>` of a name or property, in lower case.
    subscript(name: String) -> String? { meta[name] }

    private mutating func readMeta(_ node: MarkupTree.NodeID, _ tree: MarkupTree) {
        guard let name = tree.attribute(.property, of: node) ?? tree.attribute(.name, of: node),
            let content = tree.attribute(.content, of: node)
        else { return }
        let line = MarkupText.line(of: content)
        let key = name.lowercased()
        // A title without a letter is a slip of the site's: its number in the database.
        if !line.isEmpty, meta[key] == nil,
            key != "og:title" || line.contains(where: \.isLetter)
        {
            meta[key] = line
        }
    }

    /// A language tag in its usual letter case; nil for what is none.
    static func languageTag(_ raw: String) -> String? {
        let parts = raw.trimmingWhitespace().split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.count),
            parts.allSatisfy({
                $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        let rest = parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : String($0) }
        return ([first.lowercased()] + rest).joined(separator: "-")
    }
}
