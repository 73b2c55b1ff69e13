import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct DailyLimitTests {
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

    /// A clock that was a year ahead and was set right makes no refusal of a year.
    @Test func aLimitIsNotHeldByAClockThatWasWrong() async throws {
        let bench = try ServiceBench()
        bench.server.serve(.json("{}"), at: "/")
        bench.server.on(.any, .failure(402), times: 1)
        #expect(await failure(of: { try await ask(bench) }) != nil)
        bench.clock.advance(by: -365 * 86_400)
        #expect(try await ask(bench) == nil)
        #expect(await bench.cache.refusals.isEmpty)
    }

    private func request(_ address: WebAddress, key: String) -> HTTPRequest {
        var request = HTTPRequest(
            service: .spoonacular,
            kind: .data,
            address: address,
            accept: "*/*",
            limit: 1_000
        )
        request.dailyLimitStatus = 402
        request.secret = RequestSecret(text: key, place: .header("x-api-key"))
        return request
    }

    private func ask(_ bench: ServiceBench, _ request: HTTPRequest) async throws -> Int {
        try await bench.client.answer(to: request, freshness: .asked) { $0.status }.value
    }

    @Test func anotherKeyAndAnotherAddressAreServed() async throws {
        let bench = try ServiceBench()
        let mirror = try ServiceBench()
        bench.server.on(RequestMatch { $0.headers["x-api-key"] == "first-key" }, .failure(402))
        for server in [bench.server, mirror.server] { server.serve(.json("{}"), at: "/") }
        let used = request(try bench.address("/"), key: "first-key")
        let failure = await failure(of: { try await ask(bench, used) })
        #expect(failure == .quotaUsed(opensAt: 1_800_057_600))
        #expect(try await ask(bench, request(bench.address("/"), key: "second-key")) == 200)
        #expect(try await ask(bench, request(mirror.address("/"), key: "first-key")) == 200)
        // Back with the first key at the first address nothing is sent.
        let sent = bench.server.requests.count
        _ = await RecipeServicesTests.failure(of: { try await ask(bench, used) })
        #expect(bench.server.requests.count == sent)
    }

    @Test func aLimitIsForgottenWhenTheKeyIsTypedAgain() async throws {
        let bench = try ServiceBench()
        bench.server.serve(.json("{}"), at: "/")
        bench.server.on(.any, .failure(402), times: 1)
        let used = request(try bench.address("/"), key: testKey)
        #expect(await failure(of: { try await ask(bench, used) }) != nil)
        let key = try #require(ServiceKey(testKey))
        let address = try bench.address("/recipes?x=1")
        let opening = await bench.client.refusal(of: .spoonacular, at: address, key: key)
        #expect(opening == 1_800_057_600)
        await bench.client.forgetRefusal(of: .spoonacular, at: address, key: key)
        #expect(await bench.client.refusal(of: .spoonacular, at: address, key: key) == nil)
        #expect(try await ask(bench, used) == 200)
    }

    @Test func noKeyCanBeReadOffARefusal() async throws {
        let bench = try ServiceBench()
        bench.server.on(.any, .failure(402))
        _ = await failure(of: { try await ask(bench, request(bench.address(), key: testKey)) })
        let names = await bench.cache.refusals.keys
        #expect(names.count == 1)
        #expect(!names.contains { $0.contains(testKey) })
    }

    @Test func whoCountsNoDaysOnlyFails() async throws {
        let bench = try ServiceBench()
        bench.server.on(.any, .failure(402))
        let met = await failure(of: { try await ask(bench, limit: nil) })
        #expect(met == .serverFailed(status: 402, tries: 1))
        #expect(await bench.cache.refusals.isEmpty)
    }
}
