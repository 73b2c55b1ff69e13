import CGumbo

/// The elements that are open while a page's markup is scanned, so that none of them can cost the
/// parser more than a fixed amount.
///
/// The parser takes time with the square of the nesting, and opens every unclosed formatting
/// element again in each paragraph. So nesting ends at a limit, beyond which elements become line
/// ends; and a formatting element ends with the block that it began in.
struct OpenElements {
    /// How deep elements may nest; pages that people made stay below 100.
    static let nestingLimit = 256
    /// How many formatting elements may be open at once.
    static let formattingLimit = 8
    /// So far out an open link is looked for.
    private static let linkReach = 8

    private var tags: [ElementTag] = []
    private var formatting = 0
    private var dropped = [Int](repeating: 0, count: 256)

    /// What becomes of a tag.
    enum Fate {
        case written, dropped
        /// The tag is left out, but what is before and after it stands on different lines.
        case lineBreak
    }

    /// Takes note of a start tag, and writes the end tags that it brings with it.
    mutating func start(_ tag: ElementTag, into output: inout [UInt8]) -> Fate {
        if ElementTagSet.void.contains(tag) {
            if tag == .hr { closeParagraph(into: &output) }
            return .written
        }
        closeWhatEnds(before: tag, into: &output)
        let isFormatting = ElementTagSet.formatting.contains(tag)
        if isFormatting, formatting >= OpenElements.formattingLimit {
            dropped[Int(tag.code)] += 1
            return .dropped
        }
        if tags.count >= OpenElements.nestingLimit {
            dropped[Int(tag.code)] += 1
            return ElementTagSet.block.contains(tag) ? .lineBreak : .dropped
        }
        tags.append(tag)
        if isFormatting { formatting += 1 }
        return .written
    }

    /// Takes note of an end tag, and writes the end tags that belong before it.
    mutating func end(_ tag: ElementTag, into output: inout [UInt8]) -> Fate {
        if ElementTagSet.void.contains(tag) { return tag == .br ? .lineBreak : .dropped }
        if dropped[Int(tag.code)] > 0 {
            dropped[Int(tag.code)] -= 1
            return ElementTagSet.block.contains(tag) ? .lineBreak : .dropped
        }
        guard let place = place(endedBy: tag) else {
            return tag == .p ? .lineBreak : .dropped
        }
        let isApart = ElementTagSet.apart.contains(tag)
        close(downTo: place + 1, into: &output, writesBlocks: isApart)
        remove(at: place)
        return .written
    }

    /// Where the element stands that an end tag closes.
    private func place(endedBy tag: ElementTag) -> Int? {
        let isBlock = ElementTagSet.block.contains(tag)
        let isTablePart = ElementTagSet.tablePart.contains(tag)
        if ElementTagSet.apart.contains(tag) { return tags.lastIndex(of: tag) }
        for index in tags.indices.reversed() {
            if tags[index] == tag { return index }
            if !isBlock, ElementTagSet.block.contains(tags[index]) { return nil }
            if !isTablePart, ElementTagSet.scopeBarrier.contains(tags[index]) { return nil }
            if isTablePart, tag != .table, tags[index] == .table { return nil }
        }
        return nil
    }

    /// Ends paragraphs, list items, cells and the like that end where such an element starts.
    private mutating func closeWhatEnds(before tag: ElementTag, into output: inout [UInt8]) {
        if ElementTagSet.closingParagraph.contains(tag) { closeParagraph(into: &output) }
        switch tag {
        case .li: closeNearest([.li], within: .listScope, into: &output)
        case .dd, .dt: closeNearest([.dd, .dt], within: .listScope, into: &output)
        case .option: closeNearest([.option], within: .block, into: &output)
        case .td, .th: closeNearest([.td, .th], within: .tableRow, into: &output)
        case .tr: closeNearest([.tr], within: .tableOnly, into: &output)
        case .tbody, .thead, .tfoot:
            closeNearest([.tbody, .thead, .tfoot], within: .tableOnly, into: &output)
        case .a: closeLink(into: &output)
        case .button: closeNearest([.button], within: .scopeBarrier, into: &output, reach: 8)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            if let last = tags.last, last.headingLevel != nil {
                close(downTo: tags.count - 1, into: &output)
            }
        default: break
        }
    }

    private mutating func closeParagraph(into output: inout [UInt8]) {
        for index in tags.indices.reversed() {
            if tags[index] == .p {
                close(downTo: index, into: &output)
                return
            }
            if ElementTagSet.block.contains(tags[index]) { return }
            if ElementTagSet.scopeBarrier.contains(tags[index]) { return }
        }
    }

    /// A link ends where the next begins; blocks in it stay open, so they stay counted too.
    private mutating func closeLink(into output: inout [UInt8]) {
        for index in tags.indices.reversed().prefix(OpenElements.linkReach) {
            if tags[index] == .a {
                OpenElements.writeEnd(of: .a, to: &output)
                remove(at: index)
                return
            }
            if ElementTagSet.scopeBarrier.contains(tags[index]) { return }
        }
    }

    private mutating func closeNearest(
        _ wanted: [ElementTag],
        within scope: ElementTagSet,
        into output: inout [UInt8],
        reach: Int = nestingLimit
    ) {
        for index in tags.indices.reversed().prefix(reach) {
            if wanted.contains(tags[index]) {
                close(downTo: index, into: &output)
                return
            }
            if scope.contains(tags[index]) { return }
        }
    }

    /// Ends all elements from an index on, and writes the end tags without which the parser would
    /// keep them open.
    private mutating func close(
        downTo index: Int,
        into output: inout [UInt8],
        writesBlocks: Bool = false
    ) {
        while tags.count > index, let tag = tags.popLast() {
            let isFormatting = ElementTagSet.formatting.contains(tag)
            if isFormatting { formatting -= 1 }
            let isBlock = writesBlocks && ElementTagSet.block.contains(tag)
            if isFormatting || isBlock || tag == .p || tag == .li {
                OpenElements.writeEnd(of: tag, to: &output)
            }
        }
    }

    private mutating func remove(at index: Int) {
        guard tags.indices.contains(index) else { return }
        if ElementTagSet.formatting.contains(tags.remove(at: index)) { formatting -= 1 }
    }

    private static func writeEnd(of tag: ElementTag, to output: inout [UInt8]) {
        guard let name = gumbo_normalized_tagname(GumboTag(rawValue: UInt32(tag.code))) else {
            return
        }
        output.append(contentsOf: [UInt8(ascii: "<"), UInt8(ascii: "/")])
        output.append(contentsOf: String(cString: name).utf8)
        output.append(UInt8(ascii: ">"))
    }
}
