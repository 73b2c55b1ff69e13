import Foundation
import RecipeTestSupport
import Testing

/// Standard streams that are full, gone or closed.
@Suite(.aFewAtOnce)
struct StandardStreamTests {
    /// What is waited for is told on a terminal only.
    @Test func aWaitIsNotTalkedOfInAPipe() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 3))
        server.setDelay(.seconds(1))
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "search",
            "garlic",
            "--all"
        )
        #expect(end.code == 0)
        #expect(end.error.isEmpty, "\(end.error)")
        #expect(end.controls.isEmpty)
    }
}
