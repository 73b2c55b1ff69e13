/// Takes the text out of a piece of markup, such as a field of JSON-LD.
enum MarkupText {
    /// How often markup may be hidden in markup (`&lt;p&gt;`).
    private static let roundLimit = 4

    /// The text in clean lines: tags out, blocks and line ends on lines of their own, entities
    /// decoded to the end.
    static func lines(of markup: String) -> [String] {
        text(of: markup).split(whereSeparator: \.isNewline).compactMap {
            let line = String($0).cleanLine
            return line.isEmpty ? nil : line
        }
    }

    /// The items of a list in the markup, each in one line; none where there is no list.
    static func listItems(of markup: String) -> [String] {
        guard markup.utf8Contains("<li") || markup.utf8Contains("&lt;li") else { return [] }
        let text = Array(
            (markup.utf8Contains("<li") ? markup : CharacterReferences.decoded(markup)).utf8
        )
        var items: [String] = []
        var start = text.firstRange(of: Array("<li".utf8), from: 0)
        while let begin = start {
            let next = text.firstRange(of: Array("<li".utf8), from: begin + 3)
            let item = line(of: String(decoding: text[begin..<(next ?? text.count)], as: UTF8.self))
            if !item.isEmpty { items.append(item) }
            start = next
        }
        return items.count > 1 ? items : []
    }

    /// The text as one clean line.
    static func line(of markup: String) -> String {
        isPlain(markup) ? markup : text(of: markup).cleanLine
    }

    /// Whether all of the text is set in bold or as a heading.
    static func isStrong(_ markup: String) -> Bool {
        let text = markup.lowercased()
        return ["b", "strong", "h2", "h3", "h4"].contains {
            text.hasPrefix("<\($0)>") && text.hasSuffix("</\($0)>")
        }
    }

    /// A field longer than this is cut, in bytes.
    private static let lengthLimit = 200_000

    /// The text with white space as it stands; blocks and line ends become line ends.
    static func text(of markup: String) -> String {
        let markup =
            markup.utf8.count <= lengthLimit
            ? markup : String(decoding: markup.utf8.prefix(lengthLimit), as: UTF8.self)
        var text = Mojibake.repaired(markup)
        for _ in 0..<roundLimit {
            let next = CharacterReferences.decoded(withoutTags(text))
            if next == text { break }
            text = next
        }
        return withoutTags(text)
    }

    /// Whether nothing has to be done: printable ASCII with single spaces, no tags, no entities.
    private static func isPlain(_ text: String) -> Bool {
        var last: UInt8 = 0x20
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&"),
                byte != 0x20 || last != 0x20
            else { return false }
            last = byte
        }
        return last != 0x20
    }

    private static func withoutTags(_ text: String) -> String {
        let source = Array(text.utf8)
        guard source.contains(UInt8(ascii: "<")) else { return text }
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var index = 0
        let lastComment = source.lastRange(of: Array("-->".utf8)) ?? -1
        while index < source.count {
            guard source[index] == UInt8(ascii: "<"),
                let tag = Tag(source, at: index, lastComment: lastComment)
            else {
                output.append(source[index])
                index += 1
                continue
            }
            if tag.endsLine { output.append(UInt8(ascii: "\n")) }
            index = tag.end
        }
        return String(decoding: output, as: UTF8.self)
    }

    private struct Tag {
        var end: Int
        var endsLine = false

        init?(_ source: [UInt8], at start: Int, lastComment: Int) {
            var nameStart = start + 1
            guard nameStart < source.count else { return nil }
            if source[nameStart...].starts(with: "!--".utf8) {
                guard nameStart <= lastComment,
                    let close = source.firstRange(of: Array("-->".utf8), from: nameStart)
                else {
                    return nil
                }
                end = close + 3
                return
            }
            if source[nameStart] == UInt8(ascii: "/") { nameStart += 1 }
            var nameEnd = nameStart
            while nameEnd < source.count, Tag.isNameByte(source[nameEnd]) { nameEnd += 1 }
            guard nameEnd > nameStart, (0x61...0x7A).contains(source[nameStart] | 0x20) else {
                return nil
            }
            guard let close = Tag.close(source, from: nameEnd) else { return nil }
            end = close + 1
            let tag = source.withUnsafeBufferPointer {
                ElementTag(name: UnsafeBufferPointer(rebasing: $0[nameStart..<nameEnd]))
            }
            endsLine = tag == .br || ElementTagSet.block.contains(tag)
        }

        private static func isNameByte(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
        }

        /// The `>` that ends the tag; a `<` before it means that there was no tag.
        private static func close(_ source: [UInt8], from start: Int) -> Int? {
            var quote: UInt8?
            var index = start
            while index < source.count, index - start < 4_096 {
                let byte = source[index]
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: ">") {
                    return index
                } else if byte == UInt8(ascii: "<") {
                    return nil
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
                    source[index - 1] == UInt8(ascii: "=")
                {
                    quote = byte
                }
                index += 1
            }
            return nil
        }
    }
}
