/// Tells what a part of a page is for by its element, its role and its class names.
enum PageRegionRules {
    /// The region that an element begins; `content` for most.
    static func region(
        of node: MarkupTree.NodeID,
        _ tag: ElementTag,
        in tree: MarkupTree
    ) -> PageRegion {
        if tag == .html || tag == .body || tag == .main { return .content }
        if tree.hasAttribute(.hidden, node) { return .hidden }
        if let style = tree.attributeBytes(.style, of: node), hides(style) { return .hidden }
        if tag == .nav { return .navigation }
        if tag == .footer || tag == .header {
            return isInsideArticle(node, tree) ? .content : .navigation
        }
        if tag == .aside { return .aside }
        if let role = tree.attribute(.role, of: node), let region = byRole[role] { return region }
        var region = PageRegion.content
        for name in [AttributeName.class, .id] {
            guard let value = tree.attributeBytes(name, of: node) else { continue }
            region = max(region, self.region(ofNames: value, of: node, in: tree))
        }
        return region
    }

    private static func isInsideArticle(_ node: MarkupTree.NodeID, _ tree: MarkupTree) -> Bool {
        tree.ancestors(of: node).contains {
            tree.tag(of: $0) == .article || tree.tag(of: $0) == .main
                || tree.tag(of: $0) == .section || tree.attribute(.role, of: $0) == "main"
        }
    }

    private static func hides(_ style: ArraySlice<UInt8>) -> Bool {
        guard style.count >= 11, style.contains(where: { $0 | 0x20 == UInt8(ascii: "n") }) else {
            return false
        }
        let compact = String(
            decoding: style.lazy.filter { $0 > 0x20 }.map {
                (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
            },
            as: UTF8.self
        )
        return compact.utf8Contains("display:none") || compact.utf8Contains("visibility:hidden")
    }

    private static let byRole: [String: PageRegion] = [
        "navigation": .navigation, "banner": .navigation, "contentinfo": .navigation,
        "menu": .navigation, "menubar": .navigation, "search": .navigation, "dialog": .navigation,
        "alertdialog": .navigation, "complementary": .aside, "tooltip": .hidden,
    ]

    /// The region that class names or an id tell, word by word.
    private static func region(
        ofNames names: ArraySlice<UInt8>,
        of node: MarkupTree.NodeID,
        in tree: MarkupTree
    ) -> PageRegion {
        var region = PageRegion.content
        for name in names.split(whereSeparator: { $0 <= 0x20 }) where name.count <= 60 {
            switch whole[name] {
            case .region(let known): region = max(region, known)
            case .line where hidesLine(node, names, in: tree): return .hidden
            default: break
            }
            var found = PageRegion.content
            var stands = true
            for part in name.split(whereSeparator: { $0 == 0x2D || $0 == 0x5F }) {
                switch words[part] {
                // `content-sidebar-wrap` and `has-sidebar` are what the side column stands beside.
                case .some(nil): stands = false
                case .some(.some(let known)): found = max(found, known)
                case nil: break
                }
            }
            if stands { region = max(region, found) }
        }
        return region
    }

    /// Whether a class such as `hidden` may be believed: it hides a line, such as an amount in other
    /// units. Larger parts with such a class are tabs and the like, which a program shows, and
    /// `hidden md:block` is hidden on small screens only.
    private static func hidesLine(
        _ node: MarkupTree.NodeID,
        _ names: ArraySlice<UInt8>,
        in tree: MarkupTree
    ) -> Bool {
        guard let tag = tree.tag(of: node), tag == .li || tag == .p || tag == .div,
            tree.end(of: node) - node <= lineLimit, !names.contains(UInt8(ascii: ":"))
        else { return false }
        return Array(names).firstRange(of: Array("-block".utf8), from: 0) == nil
    }

    /// A line has no more nodes.
    private static let lineLimit = 12

    /// A region that a name tells, or that the line is hidden which has it.
    private enum Name {
        case region(PageRegion)
        case line
    }

    private static let whole = WordTable<Name>(
        [
            "sr-only", "screen-reader-text", "visually-hidden", "visuallyhidden",
            "screen-reader-only", "sr_only", "wprm-screen-reader-text", "element-invisible",
            // The names of drawings, which a font shows as pictures.
            "material-icons", "material-icons-outlined", "material-symbols-outlined",
            "material-symbols-rounded",
        ].map { ($0, .region(.hidden)) }
            + ["hide", "hidden", "d-none", "is-hidden", "printonly", "print-only"]
            .map { ($0, .line) }
    )

    private static let words = WordTable<PageRegion?>(
        ([
            (
                .navigation,
                """
                nav, navbar, navigation, menu, breadcrumb, breadcrumbs, cookie, cookies, consent
                gdpr, footer, masthead, modal, popup, lightbox, overlay, skip, toc, pagination
                """
            ),
            (
                .aside,
                """
                sidebar, widget, share, sharing, social, newsletter, subscribe, signup, related
                recommended, recommendations, advert, advertisement, ad, ads, promo, sponsored
                """
            ),
            (
                .comments,
                """
                comment, comments, respond, review, reviews, commentlist
                """
            ),
            (
                nil,
                """
                category, tag, content, main, wrap, wrapper, has, no, with, layout, entry, post
                page
                """
            ),
        ] as [(PageRegion?, String)]).flatMap { region, table in
            [String](words: table).map { ($0, region) }
        }
    )
}
