import RecipeModel

/// A page after parsing: its tree, its lines, its data scripts, and what its head says.
struct ParsedPage {
    let tree: MarkupTree
    private(set) var lines: [PageLine]
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
        var shown = PageLines.of(tree)
        if !shown.contains(where: { $0.region < .hidden }) { shown = PageLines.ofNoscript(tree) }
        lines = InlineHeadings.apart(shown)
        head = PageHead(tree)
        let resolver = LinkResolver(base: address)
        links = LinkResolver(base: head.base.flatMap { resolver.address($0) } ?? address)
    }

    /// What is no page, but the data of one.
    init(linkedData: [UInt8]) {
        tree = MarkupTree(parsing: MarkupPrescan.prepare([]))
        lines = []
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
