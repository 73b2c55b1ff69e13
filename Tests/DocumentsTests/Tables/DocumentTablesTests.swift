import RecipeTestSupport
import Testing

/// What is said and written of numbers, words and recipes, in tables for people: `Kept/`.
struct DocumentTablesTests {
    @Test func everyWord() async throws { try await KeptTable.compare("words", WordTable.readers) }

    @Test func everyPage() async throws { try await KeptTable.compare("pages", PageTable.readers) }
}
