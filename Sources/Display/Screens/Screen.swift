import RecipeModel

/// An answer in every form that it is given in.
protocol Screen {
    /// Laid out for reading; the context's width is kept.
    func drawn(in context: ScreenContext) -> [StyledText]
    /// In sentences, one line each, not wrapped.
    func spoken(in context: ScreenContext) -> [String]
    /// The keys that the answer has in a JSON object, in order.
    var members: [JSONMember] { get }
    /// The objects that come one a line before the rest in NDJSON; nil where the answer is one object
    /// there as well.
    var rows: NDJSONRows? { get }
    /// The answer as rows with a heading; nil where it is no table.
    var table: Table? { get }
    /// Markdown, line by line.
    func markdown(in context: ScreenContext) -> [String]
}

/// An answer in NDJSON: an object for each row, and one at the end.
struct NDJSONRows {
    var rows: [[JSONMember]]
    var rest: [JSONMember]
}

/// Rows of text under headings.
struct Table {
    var header: [String]
    var rows: [[String]]
}

extension Screen {
    var rows: NDJSONRows? { nil }
    var table: Table? { nil }

    func markdown(in context: ScreenContext) -> [String] {
        guard let table else { return spoken(in: context).map(Markdown.escaped) }
        return Markdown.table(table)
    }
}
