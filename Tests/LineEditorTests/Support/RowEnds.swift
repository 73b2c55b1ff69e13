/// What tests take for a row that goes on: a backslash at its end, or an open quotation.
enum RowEnds {
    static let needsMore: @Sendable (String) -> Bool = { text in
        text.hasSuffix("\\") || text.filter { $0 == "\"" }.count % 2 == 1
    }
}
