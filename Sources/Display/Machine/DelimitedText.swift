import Documents

/// Rows as CSV or TSV.
enum DelimitedText {
    /// As RFC 4180 has it: quotes where a field needs them, doubled inside; every row ends with CR LF.
    static func csv(_ table: Table) -> String {
        ([table.header] + table.rows).reduce(into: "") { text, row in
            text += row.map(quoted).joined(separator: ",") + "\r\n"
        }
    }

    /// With tabs between the fields; tabs and line ends inside them are spaces.
    static func tsv(_ table: Table) -> String {
        ([table.header] + table.rows).reduce(into: "") { text, row in
            text += row.map(flattened).joined(separator: "\t") + "\n"
        }
    }

    private static func quoted(_ field: String) -> String {
        let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        guard needsQuotes else { return field }
        return "\"" + field.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }

    private static func flattened(_ field: String) -> String {
        field.reduce(into: "") { $0 += $1 == "\t" || $1.isNewline ? " " : String($1) }
    }
}
