import Glibc

/// Goes once over a page's markup before the parser sees it.
///
/// What the reader never looks at is left out: programs, styles, comments, drawings, most
/// attributes. That makes the parser fast, and bounds what a hostile page can make it do: open
/// elements, formatting elements (`OpenElements`) and the attributes of a tag.
struct MarkupPrescan {
    /// Markup beyond this, in bytes after the scan, is left out; the largest pages have half of it.
    static let sizeLimit = 4 * 1_024 * 1_024
    /// Elements beyond so many are left out with all that follows; large pages have 40,000.
    static let elementLimit = 120_000

    private let source: [UInt8]
    private var index = 0
    private var result = PreparedMarkup()
    private var open = OpenElements()
    /// Names of which no end tag is left, so that nobody looks for it again and again.
    private var unclosed: Set<ElementTag> = []
    private var hasUnclosedComment = false
    private var elements = 0

    /// Whether nothing more goes to the parser; data scripts are still looked for.
    private var isFull: Bool {
        result.bytes.count >= MarkupPrescan.sizeLimit || elements >= MarkupPrescan.elementLimit
    }

    /// The prepared form of a page in UTF-8.
    static func prepare(_ source: [UInt8]) -> PreparedMarkup {
        var scan = MarkupPrescan(source: source)
        scan.run()
        return scan.result
    }

    private init(source: [UInt8]) {
        self.source = source
        result.bytes.reserveCapacity(source.count / 2)
    }

    private mutating func run() {
        while index < source.count {
            let next = position(of: UInt8(ascii: "<"), from: index) ?? source.count
            if !isFull {
                let left = MarkupPrescan.sizeLimit - result.bytes.count
                result.bytes.append(contentsOf: source[index..<next].prefix(left))
            }
            index = next
            if index < source.count { markup() }
        }
    }

    /// Reads what begins with the `<` at `index`.
    private mutating func markup() {
        switch byte(at: index + 1) {
        case UInt8(ascii: "!"): declaration()
        case UInt8(ascii: "?"): skipBogusComment()
        case UInt8(ascii: "/"):
            if isLetter(byte(at: index + 2)) { endTag() } else { skipBogusComment() }
        case let letter where isLetter(letter): startTag()
        default:
            if !isFull { result.bytes.append(contentsOf: "&lt;".utf8) }
            index += 1
        }
    }

    // MARK: What is left out

    private mutating func declaration() {
        if source[index...].starts(with: "<!--".utf8) {
            comment()
        } else if source[index...].starts(with: "<![CDATA[".utf8) {
            // Outside of drawings this is an error; the text in it is what people mean.
            index += 9
        } else {
            skipBogusComment()
        }
    }

    /// An unclosed comment ends with its line's tag, so that it does not swallow the page.
    private mutating func comment() {
        let start = index + 4
        if byte(at: start) == UInt8(ascii: ">") {
            index = start + 1
            return
        }
        var search = hasUnclosedComment ? source.count : start
        while let dash = position(of: UInt8(ascii: "-"), from: search) {
            if byte(at: dash + 1) == UInt8(ascii: "-") {
                if byte(at: dash + 2) == UInt8(ascii: ">") {
                    index = dash + 3
                    return
                }
                if byte(at: dash + 2) == UInt8(ascii: "!"), byte(at: dash + 3) == UInt8(ascii: ">")
                {
                    index = dash + 4
                    return
                }
            }
            search = dash + 1
        }
        hasUnclosedComment = true
        skipBogusComment()
    }

    private mutating func skipBogusComment() {
        index = (position(of: UInt8(ascii: ">"), from: index) ?? source.count - 1) + 1
    }

    // MARK: Tags

    private mutating func startTag() {
        let tagStart = index
        let name = self.name(from: index + 1)
        let tag = source.withUnsafeBufferPointer { buffer in
            ElementTag(name: UnsafeBufferPointer(rebasing: buffer[name]))
        }
        var attributes = AttributeScan(source: source, from: name.upperBound)
        attributes.run()
        index = attributes.end
        guard attributes.isComplete else { return }
        for value in attributes.data {
            result.scripts.append(DataScript(kind: .state, content: source[value]))
        }

        if ElementTagSet.rawText.contains(tag) {
            rawText(tag, name: name, attributes: attributes)
        } else if tag == .svg || tag == .math {
            skipContent(of: tag, named: name)
        } else if tag == .textarea || tag == .title {
            shortText(tag, name: name)
        } else if tag == .plaintext {
            return
        } else {
            write(tag, named: name, attributes, at: tagStart)
        }
    }

    private mutating func write(
        _ tag: ElementTag,
        named name: Range<Int>,
        _ attributes: AttributeScan,
        at start: Int
    ) {
        guard !isFull else { return }
        elements += 1
        if tag != .html, tag != .head, tag != .body {
            switch open.start(tag, into: &result.bytes) {
            case .written: break
            case .dropped: return
            case .lineBreak:
                result.bytes.append(contentsOf: "<br>".utf8)
                return
            }
        }
        result.bytes.append(UInt8(ascii: "<"))
        result.bytes.append(contentsOf: source[name])
        for kept in attributes.kept {
            result.bytes.append(UInt8(ascii: " "))
            result.bytes.append(contentsOf: source[kept])
        }
        result.bytes.append(UInt8(ascii: ">"))
    }

    private mutating func endTag() {
        let name = self.name(from: index + 2)
        let tag = source.withUnsafeBufferPointer { buffer in
            ElementTag(name: UnsafeBufferPointer(rebasing: buffer[name]))
        }
        skipBogusComment()
        // What comes after these still belongs to the page.
        if tag == .html || tag == .body || tag == .head || isFull { return }
        switch open.end(tag, into: &result.bytes) {
        case .written:
            result.bytes.append(contentsOf: "</".utf8)
            result.bytes.append(contentsOf: source[name])
            result.bytes.append(UInt8(ascii: ">"))
        case .dropped: break
        case .lineBreak: result.bytes.append(contentsOf: "<br>".utf8)
        }
    }

    // MARK: Elements whose content is not markup

    private mutating func rawText(_ tag: ElementTag, name: Range<Int>, attributes: AttributeScan) {
        let start = index
        let end: Int
        if let close = closeTag(of: tag, named: name, from: start) {
            end = close
            index = (position(of: UInt8(ascii: ">"), from: close) ?? source.count - 1) + 1
        } else {
            // Never closed: it is over where a line begins with the next tag.
            end = source.firstRange(of: Array("\n<".utf8), from: start) ?? source.count
            index = end
        }
        guard tag == .script, end > start, let kind = attributes.scriptKind else { return }
        result.scripts.append(DataScript(kind: kind, content: source[start..<end]))
    }

    private mutating func skipContent(of tag: ElementTag, named name: Range<Int>) {
        guard let close = closeTag(of: tag, named: name, from: index) else { return }
        index = (position(of: UInt8(ascii: ">"), from: close) ?? source.count - 1) + 1
    }

    private mutating func shortText(_ tag: ElementTag, name: Range<Int>) {
        let start = index
        let end =
            closeTag(of: tag, named: name, from: start)
            ?? position(of: UInt8(ascii: "<"), from: start) ?? source.count
        index = end
        if source[end...].starts(with: "</".utf8) { skipBogusComment() }
        guard tag == .title, !isFull else { return }
        elements += 1
        result.bytes.append(contentsOf: "<title>".utf8)
        for byte in source[start..<end] {
            if byte == UInt8(ascii: "<") {
                result.bytes.append(contentsOf: "&lt;".utf8)
            } else {
                result.bytes.append(byte)
            }
        }
        result.bytes.append(contentsOf: "</title>".utf8)
    }

    /// Where the end tag of an element begins, whatever its letter case.
    private mutating func closeTag(
        of tag: ElementTag,
        named name: Range<Int>,
        from start: Int
    ) -> Int? {
        guard !unclosed.contains(tag) else { return nil }
        var search = start
        while let found = position(of: UInt8(ascii: "<"), from: search) {
            search = found + 1
            guard byte(at: found + 1) == UInt8(ascii: "/") else { continue }
            let nameStart = found + 2
            guard nameStart + name.count <= source.count else { break }
            let matches = zip(source[name], source[nameStart..<nameStart + name.count])
                .allSatisfy { $0 | 0x20 == $1 | 0x20 }
            if matches, !isNameByte(byte(at: nameStart + name.count)) { return found }
        }
        unclosed.insert(tag)
        return nil
    }

    // MARK: Bytes

    private func name(from start: Int) -> Range<Int> {
        var end = start
        while isNameByte(byte(at: end)) { end += 1 }
        return start..<end
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
            && byte != UInt8(ascii: "<")
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }

    private func byte(at place: Int) -> UInt8 {
        place < source.count ? source[place] : 0
    }

    private func position(of wanted: UInt8, from start: Int) -> Int? {
        guard start < source.count else { return nil }
        return source.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress,
                let found = memchr(base + start, Int32(wanted), buffer.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
