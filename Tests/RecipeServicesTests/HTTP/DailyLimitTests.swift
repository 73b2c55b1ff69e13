import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct DailyLimitTests {
    @Test(arguments: [
        (0, 86_400), (1, 86_400), (86_399, 86_400), (86_400, 172_800), (-1, 0), (-86_400, 0),
        (1_800_000_000, 1_800_057_600),
    ])
    func itOpensAtTheNextMidnight(_ now: Int, _ opening: Int) {
        #expect(DailyLimit.opening(after: now) == opening)
        #expect(opening % 86_400 == 0)
    }

    private func request(_ bench: ServiceBench, limit: Int?) throws -> HTTPRequest {
        var request = HTTPRequest(
            service: .spoonacular,
            kind: .data,
            address: try bench.address("/"),
            accept: "*/*",
            limit: 1_000
        )
        request.dailyLimitStatus = limit
        return request
    }

    private func ask(_ bench: ServiceBench, limit: Int? = 402) async throws -> Int? {
        let request = try request(bench, limit: limit)
        return try await bench.client.answer(to: request, freshness: .asked) { $0.status }.age
    }

    @Test func aLimitThatIsUsedUpIsRememberedWhereItOutlivesTheProgram() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        bench.server.on(.any, .failure(402))
        let opening = 1_800_057_600
        #expect(await failure(of: { try await ask(bench) }) == .quotaUsed(opensAt: opening))
        #expect(await bench.cache.refusals == [.spoonacular: opening])
        #expect(await failure(of: { try await ask(bench) }) == .quotaUsed(opensAt: opening))
        #expect(bench.server.requests.count == 1)
        bench.server.on(.any, .answer(.json("{}")))
        bench.clock.advance(by: opening - 1 - bench.clock.now)
        #expect(await failure(of: { try await ask(bench) }) == .quotaUsed(opensAt: opening))
        bench.clock.advance(by: 1)
        #expect(try await ask(bench) == nil)
        #expect(await bench.cache.refusals.isEmpty)
    }

    @Test func whoCountsNoDaysOnlyFails() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        bench.server.on(.any, .failure(402))
        let met = await failure(of: { try await ask(bench, limit: nil) })
        #expect(met == .serverFailed(status: 402, tries: 1))
        #expect(await bench.cache.refusals.isEmpty)
    }
}
