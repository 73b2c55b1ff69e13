/// One line of a page as a reader sees it: a paragraph, a list item, a table's row, a heading.
struct PageLine {
    /// The words of the line, clean.
    var text: String
    /// The nodes that it stands in, from its first text to after its last.
    var nodes: Range<MarkupTree.NodeID>
    /// The innermost element around it that makes it a line of its own.
    var block: MarkupTree.NodeID
    /// From 1 to 6 where the line is a heading; 0 for all else.
    var headingLevel = 0
    /// Whether all of the line is set in bold.
    var isStrong = false
    /// What share of the line's letters are links, from 0 to 1.
    var linkShare = 0.0
    /// What part of the page it stands in.
    var region = PageRegion.content

    /// Whether it looks like a heading, by its markup alone.
    var isHeadingLike: Bool { headingLevel > 0 || isStrong }
}

/// What a part of a page is for.
enum PageRegion: UInt8, Comparable {
    /// What the page is about.
    case content
    /// Beside the matter: related pages, shares, sign-ups, side columns.
    case aside
    /// What readers wrote.
    case comments
    /// Menus, banners, the page's foot.
    case navigation
    /// Not shown to readers.
    case hidden

    static func < (left: PageRegion, right: PageRegion) -> Bool { left.rawValue < right.rawValue }
}
