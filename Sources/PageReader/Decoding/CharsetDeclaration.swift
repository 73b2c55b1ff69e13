/// The character set that a page names in itself.
enum CharsetDeclaration {
    /// How far into a page the declaration is looked for, in bytes.
    private static let reach = 8_192

    /// The label in a `<meta>` tag or an XML declaration; nil where there is none.
    static func label(in bytes: [UInt8]) -> String? {
        let head = bytes.prefix(reach).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        if let label = value(after: "encoding", in: head, within: "<?xml") { return label }
        var start = 0
        while let found = head.firstRange(of: Array("<meta".utf8), from: start) {
            let end = head[found...].firstIndex(of: UInt8(ascii: ">")) ?? head.count
            if let label = value(after: "charset", in: Array(head[found..<end])) { return label }
            start = end
        }
        return nil
    }

    private static func value(after name: String, in head: [UInt8], within opening: String)
        -> String?
    {
        guard let start = head.firstRange(of: Array(opening.utf8), from: 0), start < 64 else {
            return nil
        }
        let end = head[start...].firstIndex(of: UInt8(ascii: ">")) ?? head.count
        return value(after: name, in: Array(head[start..<end]))
    }

    /// The word after `name=`, with or without quotes.
    private static func value(after name: String, in tag: [UInt8]) -> String? {
        var start = 0
        while let found = tag.firstRange(of: Array(name.utf8), from: start) {
            var index = found + name.utf8.count
            start = index
            while index < tag.count, tag[index] <= 0x20 { index += 1 }
            guard index < tag.count, tag[index] == UInt8(ascii: "=") else { continue }
            index += 1
            let ends = Set(" \t\r\n\"';/>".utf8)
            while index < tag.count, ends.contains(tag[index]) { index += 1 }
            let word = tag[index...].prefix { !ends.contains($0) }
            if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
        }
        return nil
    }
}
