import RecipeTestSupport
import Testing

/// The program at the system's shell, line by line as a person would type it: `Kept/`.
@Suite(.aFewAtOnce)
struct RunTalkTests {
    @Test(arguments: [
        "options", "exit-codes", "scripts", "formats", "settings", "cookbook", "services",
        "servers",
    ])
    func everyRunGoesAsWritten(_ name: String) async throws {
        try await KeptTalks.compare(name, atOnce: 2) {
            let talk = try RunTalk()
            return { await talk.answer($0) }
        }
    }
}
