import Foundation
import RecipeModel

/// Lines of a text, whatever ends them.
enum TextLines {
    /// The lines without their ends: `\n`, `\r\n` and `\r` are one each.
    static func split(_ text: String) -> [Substring] {
        let bytes = text.utf8
        var lines: [Substring] = []
        var start = bytes.startIndex
        var place = start
        while place < bytes.endIndex {
            let byte = bytes[place]
            let behind = bytes.index(after: place)
            guard byte == 0x0A || byte == 0x0D else {
                place = behind
                continue
            }
            lines.append(text[start..<place])
            let isPair = byte == 0x0D && behind < bytes.endIndex && bytes[behind] == 0x0A
            place = isPair ? bytes.index(after: behind) : behind
            start = place
        }
        if start < bytes.endIndex { lines.append(text[start...]) }
        return lines
    }
}
