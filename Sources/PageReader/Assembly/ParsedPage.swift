import RecipeModel

/// A page after parsing: its tree, its lines, its data scripts, and what its head says.
struct ParsedPage {
    let tree: MarkupTree
    let lines: [PageLine]
    let scripts: [DataScript]
    let head: PageHead
    let links: LinkResolver

    init(utf8: [UInt8], address: WebAddress?) {
        let prepared = MarkupPrescan.prepare(utf8)
        scripts = prepared.scripts
        tree = MarkupTree(parsing: prepared)
        lines = PageLines.of(tree)
        head = PageHead(tree)
        let resolver = LinkResolver(base: address)
        links = LinkResolver(base: head.base.flatMap { resolver.address($0) } ?? address)
    }
}
