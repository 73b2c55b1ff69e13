import RecipeTestSupport
import Testing

@testable import Conversation

/// What is read of lines, of what is said and of their parts, in tables for people: `Kept/`.
struct ConversationTables {
    @Test func everyLine() async throws { try await KeptTable.compare("lines", LineTable.readers) }

    @Test func everyCommand() async throws {
        try await KeptTable.compare("commands", CommandFieldTable.readers)
    }

    @Test func everySaying() async throws { try await KeptTable.compare("talk", TalkTable.readers) }
}
