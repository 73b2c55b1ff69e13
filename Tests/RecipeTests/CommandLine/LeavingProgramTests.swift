import Foundation
import RecipeTestSupport
import Testing

/// Runs that end while something that they started is still at work.
@Suite(.aFewAtOnce)
struct LeavingProgramTests {
    @Test(arguments: [
        "search garlic cheese\nserch",
        "search garlic cheese\nquit 64",
        "search garlic cheese\nmore\nopen 99",
        "search garlic cheese\nset prefetch always\nmore\nlist 99",
    ])
    func noRunCrashesOnItsWayOut(_ script: String) async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        server.serve(SampleKitchen(dishes: 40))
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address]
        // From here on the answer comes from the cache.
        _ = try await cook.run(options + ["search", "garlic", "cheese"])
        try await withThrowingTaskGroup(of: ProgramEnd.self) { runs in
            for _ in 0..<3 {
                runs.addTask {
                    var end = try await cook.run(options, input: script)
                    for _ in 0..<9 where end.code == 64 {
                        end = try await cook.run(options, input: script)
                    }
                    return end
                }
            }
            for try await end in runs { #expect(end.code == 64, "\(end.everything.suffix(500))") }
        }
    }
}
