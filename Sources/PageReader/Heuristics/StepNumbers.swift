/// Takes the numbers off steps that count from one on, whatever stands between number and step:
/// `1Heat the oven`, `2Mix`, as style sheets draw the number apart.
enum StepNumbers {
    /// The rows without their numbers; the same rows where they do not count.
    static func removed(from rows: [ItemRows.Row]) -> [ItemRows.Row] {
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
        guard numbered.count >= 2, numbered.count * 10 >= rows.count * 6 else { return rows }
        return rows.enumerated().map { index, row in
            guard let count = numbered[index] else { return row }
            var row = row
            row.text = String(row.text.dropFirst(count)).cleanLine
            return row
        }
    }
}
