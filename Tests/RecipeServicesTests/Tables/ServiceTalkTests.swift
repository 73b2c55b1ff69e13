import RecipeTestSupport
import Testing

/// Talks with services over real sockets: what they are asked, and what comes of it.
@Suite(.timeLimit(.minutes(20)))
struct ServiceTalkTests {
    @Test(arguments: ["talks-public", "talks-together", "talks-own"])
    func everyTalkGoesAsWritten(_ name: String) async throws {
        try await KeptTalks.compare(name) {
            let talk = ServiceTalk()
            return { await talk.answer($0) }
        }
    }
}
