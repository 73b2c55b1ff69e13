import Foundation
import RecipeTestSupport
import Testing

/// What is said and written of numbers, words and recipes, in tables for people: `Kept/`.
struct DocumentTablesTests {
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

    @Test func everyWord() async throws { try await compare("words", WordTable.readers) }

    @Test func everyPage() async throws { try await compare("pages", PageTable.readers) }
}
