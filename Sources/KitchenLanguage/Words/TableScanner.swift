/// Reads the tables of kitchen knowledge, which are plain text in the program.
///
/// They are read at the first question of a run, so this goes over bytes and makes no texts of what
/// is only compared.
package enum TableScanner {
    /// A part of a table's text.
    package typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// Goes through the lines of a table, each with what comes before its first `:` and after it.
    ///
    /// Empty lines are left out. What stands after is empty where there is no `:`.
    package static func forEachLine(
        of text: String,
        _ body: (_ head: Bytes, _ rest: Bytes) -> Void
    ) {
        var text = text
        text.withUTF8 { forEachLine(of: $0[...], body) }
    }

    /// Goes through the lines of a table whose bytes stay where they are meanwhile.
    static func forEachLine(of bytes: Bytes, _ body: (_ head: Bytes, _ rest: Bytes) -> Void) {
        forEachPart(of: bytes, separatedBy: UInt8(ascii: "\n")) { line in
            let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
            let rest = colon == line.endIndex ? line[colon...] : line[(colon + 1)...]
            body(line[..<colon].trimmed, rest.trimmed)
        }
    }

    /// Goes through the whole numbers of a text, each with the sign that stands before it, if any.
    static func forEachNumber(of bytes: Bytes, _ body: (_ number: Int, _ sign: UInt8?) -> Void) {
        var number: Int?
        var sign: UInt8?
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = (number ?? 0) &* 10 &+ Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: " "):
                if let number { body(number, sign) }
                (number, sign) = (nil, nil)
            default: sign = byte
            }
        }
        if let number { body(number, sign) }
    }

    /// The lines of a table of numbers: a food, and what others are to it.
    static func foods(of text: String) -> [Int: [Int]] {
        var foods: [Int: [Int]] = [:]
        forEachLine(of: text) { head, others in
            forEachNumber(of: head) { food, _ in
                forEachNumber(of: others) { other, _ in foods[food, default: []].append(other) }
            }
        }
        return foods
    }

    /// The foods of a table of values, each with its own.
    static func values(of text: String) -> [Int: Double] {
        var values: [Int: Double] = [:]
        forEachLine(of: text) { value, foods in
            let value = Double(value.text)
            forEachNumber(of: foods) { food, _ in values[food] = value }
        }
        return values
    }

    /// Goes through the parts of a text between separators, without the spaces around them; empty
    /// parts are left out.
    package static func forEachPart(
        of bytes: Bytes,
        separatedBy separator: UInt8,
        _ body: (Bytes) -> Void
    ) {
        let all = bytes.base
        var start = bytes.startIndex
        while start < bytes.endIndex {
            var end = start
            while end < bytes.endIndex, all[end] != separator { end += 1 }
            let part = bytes[start..<end].trimmed
            if !part.isEmpty { body(part) }
            start = end + 1
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Without the spaces at both ends.
    var trimmed: Self {
        let all = base
        var start = startIndex
        var end = endIndex
        while start < end, all[start] == UInt8(ascii: " ") { start += 1 }
        while end > start, all[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return self[start..<end]
    }

    /// The text of it.
    package var text: String { String(decoding: self, as: UTF8.self) }
}
