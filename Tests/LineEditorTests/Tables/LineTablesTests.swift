import Foundation
import RecipeTestSupport
import Testing

/// What the line editor makes of bytes, settings, candidates and lines, in tables for people: `Kept/`.
struct LineTablesTests {
    /// Keys, secrets, settings, pasted blocks and whole lines.
    @Test func everyKey() async throws { try await KeptTable.compare("keys", KeyTable.readers) }

    /// Rows, prompts, candidates and what is searched for.
    @Test func everyRow() async throws { try await KeptTable.compare("rows", RowTable.readers) }
}

extension String {
    /// The columns of a row.
    var fields: [String] { components(separatedBy: " | ") }
}

extension [String] {
    /// The texts between signs that none of them has.
    var listed: String { "‹" + joined(separator: "› ‹") + "›" }
}
