import Foundation
import RecipeTestSupport
import Testing

/// What the services read, ask and answer, in tables for people: `Kept/`.
struct ServiceTablesTests {
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

    /// Addresses, redirects, header fields, dates, keys and proxies.
    @Test func everyRuleOfTheWeb() async throws { try await compare("web", WebTable.readers) }

    /// What comes of a request by what the servers do one after the other.
    @Test func everyExchange() async throws {
        try await compare("exchanges", ExchangeTable.readers)
    }

    /// Steps, Markdown, markup, amounts and yields.
    @Test func everyText() async throws { try await compare("texts", TextTable.readers) }

    /// What each service is asked for the same conditions, and where a page begins.
    @Test func everyQuestion() async throws {
        try await compare("questions", QuestionTable.readers)
    }

    /// What each service's answers become.
    @Test func everyAnswer() async throws { try await compare("answers", AnswerTable.readers) }
}
