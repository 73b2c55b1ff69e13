import Foundation
import RecipeTestSupport
import Testing

/// What the line editor makes of bytes, settings, candidates and lines, in tables for people: `Kept/`.
struct LineTablesTests {
    private func compare(
        _ name: String,
        _ readers: [String: @Sendable (String) async -> String]
    ) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kept")
        let file = folder.appending(path: name + ".txt")
        for difference in try await KeptTable.differences(from: file, under: readers) {
            Issue.record("\(name): \(difference)")
        }
    }

    /// Keys, secrets, settings, pasted blocks and whole lines.
    @Test func everyKey() async throws { try await compare("keys", KeyTable.readers) }

    /// Rows, prompts, candidates and what is searched for.
    @Test func everyRow() async throws { try await compare("rows", RowTable.readers) }
}

extension String {
    /// The columns of a row.
    var fields: [String] { components(separatedBy: " | ") }
}

extension [String] {
    /// The texts between signs that none of them has.
    var listed: String { "‹" + joined(separator: "› ‹") + "›" }
}
