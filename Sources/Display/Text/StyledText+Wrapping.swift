/// A visible character with its look, as wrapping and cutting move it about.
struct TextCell: Hashable {
    var character: Character
    var width: Int
    /// The place of its look in the list of looks.
    var look: Int

    var isSpace: Bool { character == " " }
}

extension StyledText {
    /// The text as single characters.
    ///
    /// A cluster that is wider than any real one (an endless row of vowel signs) comes as its scalars,
    /// so that it can be broken like a word.
    var cells: [TextCell] {
        var cells: [TextCell] = []
        cells.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
        for (look, run) in runs.enumerated() {
            if TextWidth.isPrintableASCII(run.text) {
                cells += run.text.utf8.map {
                    TextCell(character: Character(Unicode.Scalar($0)), width: 1, look: look)
                }
                continue
            }
            for character in run.text {
                let width = TextWidth.of(character)
                if width <= 8 {
                    cells.append(TextCell(character: character, width: width, look: look))
                    continue
                }
                for scalar in character.unicodeScalars {
                    let part = Character(scalar)
                    cells.append(
                        TextCell(character: part, width: TextWidth.of(part), look: look)
                    )
                }
            }
        }
        return cells
    }

    /// A piece of the text from its cells.
    func text(of cells: some Sequence<TextCell>) -> StyledText {
        var result = StyledText()
        var piece = ""
        var look = -1
        for cell in cells {
            if cell.look != look {
                if look >= 0 { result.append(run(look, piece)) }
                piece = ""
                look = cell.look
            }
            piece.append(cell.character)
        }
        if look >= 0 { result.append(run(look, piece)) }
        return result
    }

    private func run(_ look: Int, _ text: String) -> Run {
        var run = runs[look]
        run.text = text
        return run
    }

    /// The text in lines of at most these widths, broken at spaces, then at any character.
    ///
    /// Between two wide characters a line may always end, as text of such characters has no spaces.
    ///
    /// - Parameters:
    ///   - first: The columns of the first line.
    ///   - others: The columns of every other line.
    func wrapped(first: Int, others: Int) -> [StyledText] {
        wrapped { $0 == 0 ? first : others }
    }

    /// The text in lines of at most this width.
    func wrapped(to width: Int) -> [StyledText] { wrapped { _ in width } }

    /// The text in lines, each of at most the columns that there are for it, by its place from 0.
    ///
    /// Where lines grow longer, a word that is too long waits for the first line in which it fits; the
    /// lines before are empty.
    func wrapped(columns: (Int) -> Int) -> [StyledText] {
        let cells = cells
        var lines: [StyledText] = []
        var start = 0
        while true {
            let room = max(2, columns(lines.count))
            let end = lineEnd(of: cells, from: start, room: room)
            if columns(lines.count + 1) > columns(lines.count),
                let word = brokenWord(of: cells, from: start, to: end),
                let line = line(for: word, behind: lines.count, columns: columns)
            {
                lines += Array(repeating: StyledText(), count: line - lines.count)
                continue
            }
            lines.append(text(of: cells[start..<trimmed(cells, start, end)]))
            start = end
            while start < cells.count && cells[start].isSpace { start += 1 }
            if start >= cells.count { return lines }
        }
    }

    private func lineEnd(of cells: [TextCell], from start: Int, room: Int) -> Int {
        var width = 0
        var lastBreak: Int?
        for index in start..<cells.count {
            let cell = cells[index]
            if index > start && canBreak(before: index, in: cells) { lastBreak = index }
            // A space at the end of a line takes no room.
            if width + cell.width > room && !cell.isSpace {
                return lastBreak ?? max(index, start + 1)
            }
            width += cell.width
        }
        return cells.count
    }

    /// The columns of the word at `start`, where a line that ends at `end` would break it.
    private func brokenWord(of cells: [TextCell], from start: Int, to end: Int) -> Int? {
        guard end < cells.count, !canBreak(before: end, in: cells) else { return nil }
        let next = (end..<cells.count).first { canBreak(before: $0, in: cells) } ?? cells.count
        return cells[start..<next].reduce(0) { $0 + $1.width }
    }

    /// The first line in which a word fits behind one in which it does not, as far as lines grow.
    private func line(for word: Int, behind line: Int, columns: (Int) -> Int) -> Int? {
        var line = line
        while columns(line + 1) > columns(line) {
            line += 1
            if columns(line) >= word { return line }
        }
        return nil
    }

    private func canBreak(before index: Int, in cells: [TextCell]) -> Bool {
        if cells[index].isSpace { return true }
        let previous = cells[index - 1]
        if previous.isSpace { return true }
        return previous.width == 2 && cells[index].width == 2
            && !StyledText.neverFirst.contains(cells[index].character)
    }

    /// Wide signs that close something and so never begin a line.
    private static let neverFirst: Set<Character> = [
        "、", "。", "，", "．", "）", "」", "』", "】", "！", "？", "：", "；", "ー", "々",
    ]

    private func trimmed(_ cells: [TextCell], _ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start && cells[end - 1].isSpace { end -= 1 }
        return end
    }

    /// The text cut to a width, with a sign where something was left out.
    func cut(to width: Int, ellipsis: String) -> StyledText {
        let cells = cells
        guard cells.reduce(0, { $0 + $1.width }) > width else { return self }
        let room = width - TextWidth.of(ellipsis)
        guard room > 0 else { return StyledText(String(ellipsis.prefix(max(0, width)))) }
        var used = 0
        let kept = cells.prefix { cell in
            used += cell.width
            return used <= room
        }
        return text(of: kept) + StyledText(ellipsis)
    }
}
