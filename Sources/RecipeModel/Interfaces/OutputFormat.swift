/// The forms that an answer can be given in.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    /// Laid out for reading, at a width, with a theme.
    case list
    /// A box for each recipe.
    case cards
    /// A line for each recipe.
    case table
    /// Sentences, one fact after the other, as a screen reader speaks them.
    case plain
    /// One JSON object for each command, on one line (RFC 8259).
    case json
    /// One JSON object for each recipe, then one for the rest.
    case ndjson
    /// Rows with commas (RFC 4180).
    case csv
    /// Rows with tabs.
    case tsv
    /// Markdown.
    case md

    /// Whether it is made for programs: never coloured, never wrapped.
    package var isForMachines: Bool {
        switch self {
        case .list, .cards, .table, .plain: false
        case .json, .ndjson, .csv, .tsv, .md: true
        }
    }
}
