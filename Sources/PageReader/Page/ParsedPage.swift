import RecipeModel

/// A page after parsing: its tree, its lines, its data scripts, and what its head says.
struct ParsedPage {
    let tree: MarkupTree
    private(set) var lines: [PageLine]
    /// Whether the page is for browsers that run no programs, as others would draw it anew.
    let showsNoscript: Bool
    let scripts: [DataScript]
    let head: PageHead
    let links: LinkResolver

    init(utf8: [UInt8], form: PageForm = .markup, address: WebAddress?) {
        // Words without tags keep their lines, as in an element that is set as it stands.
        let markup = form == .plainText ? Array("<pre>".utf8) + utf8 : utf8
        let prepared = MarkupPrescan.prepare(markup)
        scripts =
            form == .json
            ? [DataScript(kind: .linkedData, content: utf8[...])] : prepared.scripts
        tree = MarkupTree(parsing: prepared)
        let shown = PageLines.of(tree)
        showsNoscript = ParsedPage.saysMoreInNoscript(tree, than: shown)
        lines = InlineHeadings.apart(showsNoscript ? PageLines.ofNoscript(tree) : shown)
        head = PageHead(tree)
        let resolver = LinkResolver(base: address)
        links = LinkResolver(base: head.base.flatMap { resolver.address($0) } ?? address)
    }

    private static func saysMoreInNoscript(_ tree: MarkupTree, than lines: [PageLine]) -> Bool {
        let shown = lines.lazy.filter { $0.region == .content }.map(\.text.utf8.count).reduce(0, +)
        var bytes = 0
        for node in tree.nodes.indices where tree.tag(of: node) == .noscript {
            for inner in tree.descendants(of: node) { bytes += tree.textBytes(of: inner).count }
        }
        return bytes > shown
    }

    /// What is no page, but the data of one.
    init(linkedData: [UInt8]) {
        tree = MarkupTree(parsing: MarkupPrescan.prepare([]))
        lines = []
        showsNoscript = false
        scripts = [DataScript(kind: .linkedData, content: linkedData[...])]
        head = PageHead(tree)
        links = LinkResolver(base: nil)
    }

    /// The page with some of its parts taken for what it is about, whatever their names; nil where it
    /// has no such part.
    func showing(_ regions: Set<PageRegion>) -> ParsedPage? {
        guard lines.contains(where: { regions.contains($0.region) }) else { return nil }
        var page = self
        for index in page.lines.indices where regions.contains(page.lines[index].region) {
            page.lines[index].region = .content
        }
        return page
    }
}
