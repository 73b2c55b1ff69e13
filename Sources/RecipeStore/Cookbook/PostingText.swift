import RecipeSearch

/// Postings that are in the program as text: lines in the order of their bytes, each a name, a tab
/// and the numbers of recipes.
///
/// A posting is found by halving the text, so that nothing has to be read before.
struct PostingText: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The numbers of the recipes of which a posting is true, as text; nil where it is true of none.
    func numbers(of posting: Posting) -> StaticText? {
        var name = posting.name
        return name.withUTF8 { wanted in
            var low = 0
            var high = text.utf8CodeUnitCount
            while low < high {
                let line = lineStart(before: low + (high - low) / 2, from: low)
                let end = lineEnd(from: line)
                let tab = nameEnd(from: line, to: end)
                let found = UnsafeBufferPointer(start: text.utf8Start + line, count: tab - line)
                if found.elementsEqual(wanted) { return StaticText(text, (tab + 1)..<end) }
                if found.lexicographicallyPrecedes(wanted) {
                    low = end + 1
                } else {
                    high = line
                }
            }
            return nil
        }
    }

    /// All names with their numbers.
    var all: [(posting: Posting, numbers: StaticText)] {
        StaticText(text).lines.compactMap { line in
            let parts = line.parts(at: UInt8(ascii: "\t"))
            guard parts.count == 2 else { return nil }
            return (Posting(name: parts[0].string), parts[1])
        }
    }

    private func lineStart(before place: Int, from low: Int) -> Int {
        var start = place
        while start > low, text.utf8Start[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private func lineEnd(from start: Int) -> Int {
        var end = start
        while end < text.utf8CodeUnitCount, text.utf8Start[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    private func nameEnd(from start: Int, to end: Int) -> Int {
        var tab = start
        while tab < end, text.utf8Start[tab] != UInt8(ascii: "\t") { tab += 1 }
        return tab
    }
}
