import KitchenLanguage

/// A text that is read a screen at a time, in lines for one width.
package struct LongText: Sendable {
    let lines: [StyledText]
    /// The letters before each line, spaces not counted: they are the same at every width.
    private let letters: [Int]
    private let index: Letters

    init(_ lines: [StyledText]) {
        self.lines = lines
        let index = Letters(lines)
        self.index = index
        var (letters, sum) = ([Int](), 0)
        for line in lines {
            letters.append(sum)
            sum += line.string.count { $0 != " " }
        }
        self.letters = letters
    }

    /// How many lines there are.
    package var count: Int { lines.count }

    /// How far into the text a line begins.
    package func depth(ofLine line: Int) -> Int {
        letters.indices.contains(line) ? letters[line] : 0
    }

    /// The line that stands so far into the text.
    package func line(atDepth depth: Int) -> Int {
        max(0, (letters.firstIndex { $0 > depth } ?? letters.count) - 1)
    }

    /// The lines in which words are found, one for each time; a line's end counts as a space, and
    /// neither case nor accents count.
    package func find(_ words: String) -> [Int] {
        index.places(of: words).map { index.origins[$0.lowerBound].line }
    }

    /// Lines with words marked where they are found.
    func lines(in range: Range<Int>, marking words: String?) -> [StyledText] {
        guard let words else { return Array(lines[range]) }
        var marks: [Int: Set<Int>] = [:]
        for place in index.places(of: words) {
            for origin in index.origins[place] where range.contains(origin.line) {
                marks[origin.line, default: []].insert(origin.cell)
            }
        }
        return range.map { line in
            marks[line].map { lines[line].marking($0) } ?? lines[line]
        }
    }
}

extension LongText {
    /// All letters of lines in a row, folded, with one space for any space between them.
    private struct Letters: Sendable {
        var bytes: [UInt8] = []
        /// Where each byte stands.
        var origins: [(line: Int, cell: Int)] = []

        init(_ lines: [StyledText]) {
            for (number, line) in lines.enumerated() {
                for (cell, content) in line.cells.enumerated() {
                    add(String(content.character), at: (number, cell))
                }
                add(" ", at: (number, line.cells.count))
            }
        }

        private mutating func add(_ character: String, at origin: (line: Int, cell: Int)) {
            let space = UInt8(ascii: " ")
            let folded = character == "\u{A0}" ? [space] : LetterFolding.folded(character)
            if folded == [space], bytes.last == space || bytes.isEmpty { return }
            bytes += folded
            origins += Array(repeating: origin, count: folded.count)
        }

        /// The places of words, none of which overlap.
        func places(of words: String) -> [Range<Int>] {
            let parts = words.split(whereSeparator: \.isWhitespace).map { LetterFolding.folded($0) }
            let wanted = Array(parts.joined(separator: [UInt8(ascii: " ")]))
            guard let first = wanted.first else { return [] }
            var (places, start) = ([Range<Int>](), 0)
            while start + wanted.count <= bytes.count {
                let end = start + wanted.count
                if bytes[start] == first, bytes[start..<end].elementsEqual(wanted) {
                    places.append(start..<end)
                    start = end
                } else {
                    start += 1
                }
            }
            return places
        }
    }
}

extension StyledText {
    /// The text with some of its cells reversed.
    fileprivate func marking(_ marked: Set<Int>) -> StyledText {
        var (text, pieces) = (StyledText(), [(isMarked: Bool, cells: [TextCell])]())
        for (place, cell) in cells.enumerated() {
            let isMarked = marked.contains(place)
            if pieces.last?.isMarked == isMarked {
                pieces[pieces.count - 1].cells.append(cell)
            } else {
                pieces.append((isMarked, [cell]))
            }
        }
        for (isMarked, cells) in pieces {
            for var run in self.text(of: cells).runs {
                run.isReversed = isMarked
                text.append(run)
            }
        }
        return text
    }
}
