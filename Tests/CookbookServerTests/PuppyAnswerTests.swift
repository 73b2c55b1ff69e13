import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// RecipePuppy's calls, answered whole, without a socket.
struct PuppyAnswerTests {
    @Test func thirtyTwoFoodsAreAsked() async {
        let service = PaperService([])
        _ = await service.get("/api?i=" + (1...33).map { "x\($0)" }.joined(separator: ","))
        #expect(service.asked.withLock { $0.last?.query.conditions.count } == 32)
    }
}
