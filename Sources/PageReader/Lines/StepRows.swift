/// Tidies the rows of steps that were found in a page's text.
enum StepRows {
    /// The rows without their numbers, without what stands around the steps.
    static func tidied(_ rows: [ItemRows.Row]) -> [ItemRows.Row] {
        withoutSurroundings(withoutNumbers(rows))
    }

    /// The lines without those that are made alike and never say what to do, where most of the text
    /// does: the amounts and tools for each step, buttons.
    static func saying(_ lines: [PageLine], _ tree: MarkupTree) -> [PageLine] {
        func isAmount(_ line: PageLine) -> Bool {
            IngredientLikeness.hasAmount(String(line.text.prefix(60)))
        }
        func says(_ line: PageLine) -> Bool {
            line.text.last.map { ".!:。！：".contains($0) } == true
                || line.text.utf8.count >= 40 && !isAmount(line)
        }
        let makes = Dictionary(grouping: lines.filter { !$0.isHeadingLike }) { line in
            [tree.tag(of: line.block).map { "\($0)" }, tree.attribute(.class, of: line.block)]
        }
        let silent = makes.values.filter { alike in
            !alike.contains(where: says) && (alike.count > 1 || alike.allSatisfy(isAmount))
        }.joined()
        let sizes = [Array(silent), lines].map { $0.reduce(0) { $0 + $1.text.utf8.count } }
        guard sizes[0] * 2 < sizes[1], PageRule.sayingLines.applies else { return lines }
        let left = Set(silent.map(\.block))
        return lines.filter { $0.isHeadingLike || !left.contains($0.block) }
    }

    /// The rows from the first step to the last: where most steps are the items of a list, or are in one
    /// element or in elements made alike, what comes before and after these is left out, and so is a
    /// line in bold where the others aren't.
    private static func withoutSurroundings(_ rows: [ItemRows.Row]) -> [ItemRows.Row] {
        let plain = rows.count { !$0.line.isHeadingLike }
        let items = rows.count(where: \.isItem)
        let strong = rows.count(where: \.line.isStrong)
        let areItems = items >= 2 && items * 2 > plain
        let alike = Dictionary(grouping: rows, by: \.homeMark).values.first {
            $0.count >= 3 && $0.count * 2 > rows.count
        }
        func isInside(_ row: ItemRows.Row) -> Bool {
            areItems ? row.isItem : alike?.contains { $0.home.contains(row.line.block) } ?? true
        }
        guard
            let first = rows.firstIndex(where: isInside),
            let last = rows.lastIndex(where: {
                isInside($0) && (!$0.line.isStrong || strong * 2 >= rows.count)
            }), PageRule.tailOfSteps.applies
        else { return rows }
        return rows[..<first].filter(\.line.isHeadingLike) + rows[min(first, last)...last]
    }

    /// Takes off the numbers of steps that count from one on, whatever stands between number and
    /// step: `1Heat the oven`, `2Mix`, as style sheets draw the number apart. The same rows where
    /// they do not count.
    private static func withoutNumbers(_ rows: [ItemRows.Row]) -> [ItemRows.Row] {
        var expected = 1
        var numbered: [Int: Int] = [:]
        for (index, row) in rows.enumerated() {
            let digits = row.text.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 2, Int(digits) == expected else { continue }
            let tail = row.text.dropFirst(digits.count)
            guard let next = tail.first, next.isLetter || next == " " else { continue }
            numbered[index] = digits.count
            expected += 1
        }
        guard numbered.count >= 2, numbered.count * 10 >= rows.count * 6,
            PageRule.bareNumbers.applies
        else { return rows }
        return rows.enumerated().map { index, row in
            guard let count = numbered[index] else { return row }
            var row = row
            row.text = String(row.text.dropFirst(count)).cleanLine
            return row
        }
    }
}
