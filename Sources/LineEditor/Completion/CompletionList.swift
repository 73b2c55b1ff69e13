/// The candidates as rows for the screen.
///
/// With descriptions there is one candidate a row; without, they stand in columns, read downwards.
/// No row is wider than the screen, there are at most so many, and of more the last says how many are not shown.
struct CompletionList {
    /// The rows, without line ends.
    let rows: [String]

    private static let gap = 2

    init(
        candidates: [CompletionAnswer.Candidate],
        columns: Int,
        mostRows: Int = 12,
        dimsDescriptions: Bool,
        unshown: (Int) -> String
    ) {
        // The last column stays free, so that no terminal begins a new row by itself.
        let width = max(1, columns - 1)
        let hasDescriptions = candidates.contains { !$0.description.isEmpty }
        rows =
            hasDescriptions
            ? Self.described(
                candidates,
                width: width,
                mostRows: mostRows,
                isDim: dimsDescriptions,
                unshown: unshown
            )
            : Self.columns(
                candidates.map(\.text),
                width: width,
                mostRows: mostRows,
                unshown: unshown
            )
    }

    private static func described(
        _ candidates: [CompletionAnswer.Candidate],
        width: Int,
        mostRows: Int,
        isDim: Bool,
        unshown: (Int) -> String
    ) -> [String] {
        let (shown, hidden) = cut(candidates, to: mostRows, of: 1)
        let names = shown.map { ScreenText($0.text).cut(to: width) }
        let widest = min(names.map(\.width).max() ?? 0, max(width / 2, 1))
        var rows = zip(names, shown).map { name, candidate in
            let start = max(name.width, widest) + gap
            let room = width - start
            let description = ScreenText(candidate.description).cut(to: max(0, room)).text
            guard !description.isEmpty else { return name.text }
            let space = String(repeating: " ", count: start - name.width)
            return name.text + space + (isDim ? "\u{1B}[2m\(description)\u{1B}[0m" : description)
        }
        if hidden > 0 { rows.append(ScreenText(unshown(hidden)).cut(to: width).text) }
        return rows
    }

    private static func columns(
        _ texts: [String],
        width: Int,
        mostRows: Int,
        unshown: (Int) -> String
    ) -> [String] {
        let all = texts.map { ScreenText($0).cut(to: width) }
        let widest = all.map(\.width).max() ?? 0
        let perRow = max(1, (width + gap) / max(1, widest + gap))
        let (shown, hidden) = cut(all, to: mostRows, of: perRow)
        let height = (shown.count + perRow - 1) / perRow
        var rows = (0..<height).map { row in
            var text = ""
            for place in stride(from: row, to: shown.count, by: height) {
                let isLast = place + height >= shown.count
                let fill = isLast ? 0 : widest + gap - shown[place].width
                text += shown[place].text + String(repeating: " ", count: fill)
            }
            return text
        }
        if hidden > 0 { rows.append(ScreenText(unshown(hidden)).cut(to: width).text) }
        return rows
    }

    /// The first of them that fill so many rows, and how many are left; where some are, the last row
    /// is free for saying that.
    private static func cut<Element>(
        _ all: [Element],
        to rows: Int,
        of perRow: Int
    ) -> ([Element], hidden: Int) {
        guard all.count > rows * perRow else { return (all, 0) }
        let count = max(1, rows - 1) * perRow
        return (Array(all.prefix(count)), max(0, all.count - count))
    }
}
