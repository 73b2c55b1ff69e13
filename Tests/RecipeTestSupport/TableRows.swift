/// Rows of a table that stands in a test as a text, a row a line; lines that begin with `#` are
/// headings for those who read it.
package enum TableRows {
    /// What stands before the last `=` of each row, and what is wanted for it, `-` for nothing.
    package static func answers(of table: String) -> [(text: String, answer: String?)] {
        lines(of: table).compactMap { line in
            guard let sign = line.lastIndex(of: "=") else { return nil }
            let answer = line[line.index(after: sign)...].drop { $0 == " " }
            return (String(line[..<sign].dropLast()), answer == "-" ? nil : String(answer))
        }
    }

    /// The fields of each row, parted by `|` and without the spaces around them.
    package static func fields(of table: String) -> [[String]] {
        lines(of: table).map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map { field in
                let text = field.drop { $0 == " " }
                return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
            }
        }
    }

    private static func lines(of table: String) -> [Substring] {
        table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}
