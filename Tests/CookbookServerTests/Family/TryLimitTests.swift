import RecipeTestSupport
import Testing

@testable import CookbookServer

/// How often a pass phrase may be tried.
struct TryLimitTests {
    /// Whatever clients do, no span has more wrong tries than are allowed, of one or of all, and
    /// whoever waits as long as told may try.
    @Test(arguments: 0..<40)
    func noSpanHasMoreTriesThanAllowed(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limit = TryLimit()
        (limit.triesOfOne, limit.triesOfAll, limit.span) = (3, 7, 100)
        var made: [(client: String, time: Int)] = []
        var now = 1_000
        for _ in 0..<300 {
            now += Int.random(in: 0...25, using: &random)
            let client = ["a", "b", "c", "d"][Int.random(in: 0..<4, using: &random)]
            let wait = limit.wait(of: client, at: now)
            #expect((0...100).contains(wait))
            guard wait == 0 else {
                var later = limit
                // Nobody else tries meanwhile.
                #expect(later.wait(of: client, at: now + wait) == 0)
                continue
            }
            limit.tried(by: client, at: now)
            made.append((client, now))
            let recent = made.filter { $0.time > now - 100 }
            #expect(recent.count <= 7)
            #expect(recent.filter { $0.client == client }.count <= 3)
        }
        #expect(made.count > 20)
    }

    @Test func whoKnowsThePhraseIsNotCounted() {
        var limit = TryLimit()
        for _ in 0..<100 {
            #expect(limit.wait(of: "a", at: 10) == 0)
            limit.tried(by: "a", at: 10)
            limit.succeeded("a")
        }
        // A clock that is set back keeps nobody out.
        for _ in 0..<5 { limit.tried(by: "b", at: 1_000_000) }
        #expect(limit.wait(of: "b", at: 1_000_000) == 600)
        #expect(limit.wait(of: "b", at: 20) == 0)
    }
}
