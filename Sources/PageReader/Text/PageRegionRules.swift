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
            region = max(region, self.region(ofNames: value))
        }
        return region
    }

    private static func isInsideArticle(_ node: MarkupTree.NodeID, _ tree: MarkupTree) -> Bool {
        var place = tree.parent(of: node)
        while let element = place {
            if tree.tag(of: element) == .article || tree.tag(of: element) == .main { return true }
            place = tree.parent(of: element)
        }
        return false
    }

    private static func hides(_ style: ArraySlice<UInt8>) -> Bool {
        let text = String(
            decoding: style.filter { $0 > 0x20 }.map {
                (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
            },
            as: UTF8.self
        )
        return text.contains("display:none") || text.contains("visibility:hidden")
    }

    private static let byRole: [String: PageRegion] = [
        "navigation": .navigation, "banner": .navigation, "contentinfo": .navigation,
        "menu": .navigation, "menubar": .navigation, "search": .navigation, "dialog": .navigation,
        "alertdialog": .navigation, "complementary": .aside, "tooltip": .hidden,
    ]

    /// The region that class names or an id tell, word by word.
    private static func region(ofNames names: ArraySlice<UInt8>) -> PageRegion {
        var region = PageRegion.content
        for name in names.split(whereSeparator: { $0 <= 0x20 }) where name.count <= 60 {
            let lower = String(
                decoding: name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
                as: UTF8.self
            )
            if let known = whole[lower] { region = max(region, known) }
            let parts = name.split(whereSeparator: { $0 == 0x2D || $0 == 0x5F })
            // `content-sidebar-wrap` and `has-sidebar` are what the side column stands beside.
            guard !parts.contains(where: isAround) else { continue }
            for word in parts {
                let lower = String(
                    decoding: word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
                    as: UTF8.self
                )
                if let known = words[lower] { region = max(region, known) }
            }
        }
        return region
    }

    private static func isAround(_ word: ArraySlice<UInt8>) -> Bool {
        [
            "content", "main", "wrap", "wrapper", "has", "no", "with", "layout", "entry", "post",
            "page",
        ]
        .contains { word.elementsEqual($0.utf8) }
    }

    private static let whole: [String: PageRegion] = [
        "sr-only": .hidden, "screen-reader-text": .hidden, "visually-hidden": .hidden,
        "visuallyhidden": .hidden, "screen-reader-only": .hidden, "sr_only": .hidden,
        "wprm-screen-reader-text": .hidden, "element-invisible": .hidden,
    ]

    private static let words: [String: PageRegion] = [
        "nav": .navigation, "navbar": .navigation, "navigation": .navigation, "menu": .navigation,
        "breadcrumb": .navigation, "breadcrumbs": .navigation, "cookie": .navigation,
        "cookies": .navigation, "consent": .navigation, "gdpr": .navigation, "footer": .navigation,
        "masthead": .navigation, "modal": .navigation, "popup": .navigation,
        "lightbox": .navigation,
        "overlay": .navigation, "skip": .navigation, "toc": .navigation, "pagination": .navigation,
        "sidebar": .aside, "widget": .aside, "share": .aside, "sharing": .aside, "social": .aside,
        "newsletter": .aside, "subscribe": .aside, "signup": .aside, "related": .aside,
        "recommended": .aside, "recommendations": .aside, "advert": .aside,
        "advertisement": .aside, "ad": .aside, "ads": .aside, "promo": .aside, "sponsored": .aside,
        "comment": .comments, "comments": .comments, "respond": .comments, "review": .comments,
        "reviews": .comments, "commentlist": .comments,
    ]
}
