import RecipeTestSupport
import Testing

/// What the services read, ask and answer, in tables for people: `Kept/`.
struct ServiceTablesTests {
    /// Addresses, redirects, header fields, dates, keys and proxies.
    @Test func everyRuleOfTheWeb() async throws {
        try await KeptTable.compare("web", WebTable.readers)
    }

    /// What comes of a request by what the servers do one after the other.
    @Test func everyExchange() async throws {
        try await KeptTable.compare("exchanges", ExchangeTable.readers)
    }

    /// Steps, Markdown, markup, amounts and yields.
    @Test func everyText() async throws { try await KeptTable.compare("texts", TextTable.readers) }

    /// What each service is asked for the same conditions, and where a page begins.
    @Test func everyQuestion() async throws {
        try await KeptTable.compare("questions", QuestionTable.readers)
    }

    /// What each service's answers become.
    @Test func everyAnswer() async throws {
        try await KeptTable.compare("answers", AnswerTable.readers)
    }
}
