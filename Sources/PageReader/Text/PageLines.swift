import CGumbo

/// The lines of a page in their order, found in one pass over its tree.
struct PageLines {
    /// More lines than this are not a page that anybody reads.
    static let limit = 20_000

    private(set) var lines: [PageLine] = []

    /// The links met, where the lines are for reading.
    private(set) var numbering: LinkNumbering?

    private let tree: MarkupTree
    private let readsNoscript: Bool
    private var marker: String?
    private var listDepth = 0
    private var open: [OpenElement] = []
    private var line = CleanLine()
    private var firstNode = 0
    private var lastNode = 0
    private var strongBytes = 0
    private var linkBytes = 0
    private var linkedBytes = 0
    private var strongDepth = 0
    private var linkDepth = 0
    private var preformattedDepth = 0

    private struct OpenElement {
        var node: MarkupTree.NodeID
        var end: MarkupTree.NodeID
        var isBlock = true
        var isStrong = false
        var isLink = false
        /// Whether line ends in its text are shown as such.
        var isPreformatted = false
        /// Whether it is a table's row whose cells are columns of the page.
        var isLayoutRow = false
        var region = PageRegion.content
        var tag: ElementTag?
        /// How many items of an ordered list were met.
        var items = 0
    }

    /// The lines inside an element, or of the whole page.
    static func of(_ tree: MarkupTree, in root: MarkupTree.NodeID = 0) -> [PageLine] {
        var pass = PageLines(tree: tree)
        pass.run(in: root)
        return pass.lines
    }

    /// The lines of a whole page as one sees it whose browser runs no programs.
    static func ofNoscript(_ tree: MarkupTree) -> [PageLine] {
        var pass = PageLines(tree: tree, readsNoscript: true)
        pass.run(in: 0)
        return pass.lines
    }

    /// The lines of the whole page for reading: links numbered, lists and tables marked as such.
    static func readable(
        _ tree: MarkupTree,
        readsNoscript: Bool = false
    ) -> (lines: [PageLine], numbering: LinkNumbering) {
        var pass = PageLines(tree: tree, readsNoscript: readsNoscript)
        pass.numbering = LinkNumbering()
        pass.run(in: 0)
        return (pass.lines, pass.numbering ?? LinkNumbering())
    }

    private init(tree: MarkupTree, readsNoscript: Bool = false) {
        self.tree = tree
        self.readsNoscript = readsNoscript
    }

    private mutating func run(in root: MarkupTree.NodeID) {
        open = [OpenElement(node: root, end: tree.end(of: root))]
        var node = root + 1
        while node < tree.end(of: root), lines.count < PageLines.limit {
            closeElements(before: node)
            guard let tag = tree.tag(of: node) else {
                text(node)
                node += 1
                continue
            }
            if PageLines.unread.contains(tag), !readsNoscript || tag != .noscript && tag != .head {
                node = tree.end(of: node)
            } else if tag == .br || tag == .hr {
                endLine()
                node += 1
            } else {
                enter(node, tag)
                node += 1
            }
        }
        closeElements(before: Int.max)
        endLine()
    }

    private mutating func closeElements(before node: MarkupTree.NodeID) {
        while open.count > 1, let last = open.last, last.end <= node {
            if last.isLink { markLink(last) }
            if last.isBlock { endLine() }
            if last.tag == .ul || last.tag == .ol { listDepth -= 1 }
            if last.isStrong { strongDepth -= 1 }
            if last.isLink { linkDepth -= 1 }
            if last.isPreformatted { preformattedDepth -= 1 }
            open.removeLast()
        }
    }

    private mutating func enter(_ node: MarkupTree.NodeID, _ tag: ElementTag) {
        let outer = open.last?.region ?? .content
        let isCell = (tag == .td || tag == .th) && open.last?.isLayoutRow != true
        let isBlock =
            ElementTagSet.block.contains(tag) && !isCell && tag != .button
            || tag == .label && holdsControl(node)
        if isBlock { endLine() } else if isCell { startCell() }
        startItem(tag)
        let isStrong = tag == .b || tag == .strong || tag == .th
        if isStrong { strongDepth += 1 }
        if tag == .a { linkDepth += 1 }
        let isPreformatted = tag == .pre || keepsLineEnds(node)
        if isPreformatted { preformattedDepth += 1 }
        open.append(
            OpenElement(
                node: node,
                end: tree.end(of: node),
                isBlock: isBlock,
                isStrong: isStrong,
                isLink: tag == .a,
                isPreformatted: isPreformatted,
                isLayoutRow: tag == .tr && tree.isLayoutRow(node),
                region: outer == .hidden
                    ? outer : max(outer, PageRegionRules.region(of: node, tag, in: tree)),
                tag: tag
            )
        )
    }

    private mutating func text(_ node: MarkupTree.NodeID) {
        // A hidden word in a line that is shown, such as the name of an icon.
        if open.last?.region == .hidden, open.last(where: \.isBlock)?.region != .hidden { return }
        let bytes = tree.textBytes(of: node)
        guard preformattedDepth > 0 else {
            text(bytes, of: node)
            return
        }
        for (index, part) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            if lines.count >= PageLines.limit { return }
            if index > 0 { endLine() }
            text(part, of: node)
        }
    }

    private mutating func text(_ bytes: ArraySlice<UInt8>, of node: MarkupTree.NodeID) {
        if isApart(bytes, of: node), PageRule.wordsApart.applies { line.appendSpace() }
        if beginsFraction(bytes, of: node) { line.appendSpace() }
        let before = line.bytes.count
        line.append(bytes)
        let added = line.bytes.count - before
        guard added > 0 else { return }
        if before == 0 { firstNode = node }
        lastNode = node
        if strongDepth > 0 { strongBytes += added }
        if linkDepth > 0 { linkBytes += added }
    }

    /// Whether a number and a word, or words of unlike elements, stand side by side, which style sheets
    /// draw apart: `<b>flour</b><u>200 g</u>`.
    private func isApart(_ bytes: ArraySlice<UInt8>, of node: MarkupTree.NodeID) -> Bool {
        guard !line.isEmpty, let parent = tree.parent(of: node),
            let last = tree.parent(of: lastNode), last != parent,
            !tree.isInside(last, parent), !tree.isInside(parent, last),
            tree.tag(of: parent) != .sup, tree.tag(of: last) != .sup
        else { return false }
        return line.isApart(
            from: bytes,
            evenLetters: areUnlike(last, parent) || areWordsOfHeading(last, parent)
        )
    }

    /// Whether a raised number after a whole one begins a fraction that is drawn by parts:
    /// `1<sup>1</sup>/<sub>2</sub>`.
    private func beginsFraction(_ bytes: ArraySlice<UInt8>, of node: MarkupTree.NodeID) -> Bool {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard let parent = tree.parent(of: node), tree.tag(of: parent) == .sup,
            line.bytes.last.map(isDigit) == true, bytes.allSatisfy(isDigit)
        else { return false }
        let next = tree.end(of: parent)
        guard next < tree.nodes.count else { return false }
        let sign = tree.textBytes(of: next).prefix(3)
        return sign.first == UInt8(ascii: "/") || sign.elementsEqual("⁄".utf8)
    }

    /// Whether two elements are of different kinds, and so hardly parts of one word.
    private func areUnlike(_ first: MarkupTree.NodeID, _ second: MarkupTree.NodeID) -> Bool {
        if tree.tag(of: first) != tree.tag(of: second) || tree.tag(of: first) == .button {
            return true
        }
        guard let one = tree.attributeBytes(.class, of: first),
            let other = tree.attributeBytes(.class, of: second)
        else { return false }
        return !one.elementsEqual(other)
    }

    /// Whether two elements in a heading hold a word or more each, which style sheets draw apart; a
    /// letter may be set larger than its word.
    private func areWordsOfHeading(_ first: MarkupTree.NodeID, _ second: MarkupTree.NodeID) -> Bool
    {
        open.contains { $0.tag?.headingLevel != nil }
            && [first, second].allSatisfy { tree.line(in: $0).utf8.count > 2 }
    }

    /// Whether a label has the box to tick in it, and so is a line of a list.
    private func holdsControl(_ label: MarkupTree.NodeID) -> Bool {
        tree.descendants(of: label).prefix(4).contains { tree.tag(of: $0) == .input }
    }

    private func keepsLineEnds(_ node: MarkupTree.NodeID) -> Bool {
        guard let style = tree.attributeBytes(.style, of: node), style.count >= 15 else {
            return false
        }
        let text = String(decoding: style, as: UTF8.self).lowercased().filter { $0 != " " }
        return text.utf8Contains("white-space:pre")
    }

    private mutating func endLine() {
        defer {
            line = CleanLine()
            linkedBytes = 0
            strongBytes = 0
            linkBytes = 0
        }
        guard !line.isEmpty, let block = open.last(where: \.isBlock) else { return }
        let count = line.bytes.count
        lines.append(
            PageLine(
                text: (marker ?? "") + line.text,
                nodes: firstNode..<lastNode + 1,
                block: block.node,
                headingLevel: headingLevel,
                isStrong: strongBytes > 0 && strongBytes >= count - 2,
                linkShare: Double(linkBytes) / Double(count),
                region: open.last?.region ?? .content
            )
        )
        marker = nil
    }

    // MARK: Marks for reading

    /// Cells of a row stand on one line.
    private mutating func startCell() {
        line.appendSpace()
        if numbering != nil, !line.isEmpty {
            line.append("|")
            line.appendSpace()
        }
    }

    private mutating func startItem(_ tag: ElementTag) {
        guard numbering != nil else { return }
        if tag == .ul || tag == .ol { listDepth += 1 }
        guard tag == .li else { return }
        let indent = String(repeating: "  ", count: max(0, min(listDepth, 6) - 1))
        if let list = open.lastIndex(where: { $0.tag == .ul || $0.tag == .ol }),
            open[list].tag == .ol
        {
            open[list].items += 1
            marker = "\(indent)\(open[list].items). "
        } else {
            marker = "\(indent)- "
        }
    }

    private mutating func markLink(_ link: OpenElement) {
        guard line.bytes.count > linkedBytes, link.region < .navigation,
            let href = tree.attribute(.href, of: link.node),
            let mark = numbering?.mark(href)
        else { return }
        let before = line.bytes.count
        line.appendMark(mark)
        // A mark is as much the link's as its words: a menu has short ones.
        linkBytes += line.bytes.count - before
        linkedBytes = line.bytes.count
    }

    /// The level of the heading that the line is; a heading that was never closed heads only its
    /// own first words.
    private var headingLevel: Int {
        guard let heading = open.last(where: { $0.tag?.headingLevel != nil }) else { return 0 }
        return holdsList(heading.node) ? 0 : heading.tag?.headingLevel ?? 0
    }

    /// Whether a heading has a list, a table, several paragraphs or many lines in it, and so is no heading
    /// but set in large letters, or was never closed.
    private func holdsList(_ heading: MarkupTree.NodeID) -> Bool {
        var lines = 0
        for node in tree.descendants(of: heading) {
            switch tree.tag(of: node) {
            case .some(.li), .some(.tr): return true
            case .some(.p): lines += 2
            case .some(.br): lines += 1
            default: break
            }
        }
        return lines >= 4
    }

    /// Elements whose text is nothing that a reader reads.
    private static let unread = ElementTagSet([
        GUMBO_TAG_HEAD, GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_SELECT,
        GUMBO_TAG_DATALIST, GUMBO_TAG_TEMPLATE, GUMBO_TAG_OBJECT, GUMBO_TAG_VIDEO,
        GUMBO_TAG_AUDIO, GUMBO_TAG_CANVAS, GUMBO_TAG_TITLE, GUMBO_TAG_TEXTAREA,
    ])
}
