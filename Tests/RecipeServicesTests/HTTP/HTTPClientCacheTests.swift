import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct HTTPClientCacheTests {
    private func ask(
        _ bench: ServiceBench,
        _ freshness: Freshness = .kept,
        lifetime: Int = 86_400
    ) async throws -> (text: String, age: Int?) {
        var request = HTTPRequest(
            service: .feed,
            kind: .data,
            address: try bench.address("/list"),
            accept: "*/*",
            limit: 1_000
        )
        request.lifetime = lifetime
        let answer = try await bench.client.answer(to: request, freshness: freshness) {
            let text = String(decoding: $0.body, as: UTF8.self)
            guard text != "broken" else { throw ServiceError.malformedReply(.wrongShape) }
            return text
        }
        return (answer.value, answer.age)
    }

    /// A bench whose server sends this text with these header fields.
    private func bench(
        _ text: String = "one",
        _ headers: [String: String] = ["Cache-Control": "no-store"]
    ) throws -> ServiceBench {
        let bench = try ServiceBench()
        say(text, headers, on: bench)
        return bench
    }

    private func say(_ text: String, _ headers: [String: String] = [:], on bench: ServiceBench) {
        bench.server.on(.any, .answer(ServedResponse(headers: headers, body: Array(text.utf8))))
    }

    @Test(arguments: [
        ["ETag": "\"v1\""], ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"],
    ])
    func anOldAnswerThatIsUnchangedIsFreshAgain(_ headers: [String: String]) async throws {
        let bench = try bench("one", headers)
        _ = try await ask(bench)
        bench.clock.advance(by: 90_000)
        #expect(try await ask(bench) == ("one", nil))
        let second = try #require(bench.server.requests.last)
        #expect(
            second.headers["if-none-match"] == headers["ETag"]
                && second.headers["if-modified-since"] == headers["Last-Modified"]
        )
        // It counts as sent just now: nothing is asked again.
        bench.clock.advance(by: 86_000)
        _ = try await ask(bench)
        #expect(bench.server.requests.count == 2)
    }

    /// What an unchanged answer doesn't say again still holds; what it says anew counts.
    @Test(
        arguments: [
            ([:], ["v1", "Sun, 06 Nov 1994 08:49:37 GMT"]),
            (["ETag": "v2"], ["v2", "Sun, 06 Nov 1994 08:49:37 GMT"]),
            (["Last-Modified": "today"], ["v1", "today"]),
        ] as [([String: String], [String])]
    )
    func whatTellsOfAChangeIsKept(_ said: [String: String], _ asked: [String]) async throws {
        let first = ["ETag": "v1", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"]
        let bench = try bench("one", first)
        _ = try await ask(bench)
        bench.server.on(.any, .answer(ServedResponse(status: 304, headers: said, body: [])))
        for _ in 0..<2 {
            bench.clock.advance(by: 90_000)
            #expect(try await ask(bench) == ("one", nil))
        }
        let third = try #require(bench.server.requests.last)
        #expect(bench.server.requests.count == 3)
        let conditions = ["if-none-match", "if-modified-since"].map { third.headers[$0] }
        #expect(conditions == asked)
    }

    @Test func nothingIsYoungerThanNow() async throws {
        let bench = try bench()
        _ = try await ask(bench)
        await bench.setOffline(true)
        bench.clock.advance(by: -1_000)
        #expect(try await ask(bench) == ("one", 0))
    }

    @Test func whatIsKeptButCannotBeReadIsForgotten() async throws {
        let bench = try bench()
        _ = try await ask(bench)
        let (key, kept) = try #require(await bench.cache.answers.first)
        var damaged = kept
        damaged.document.body = Array("broken".utf8)
        await bench.cache.keep(damaged, for: key)
        #expect(try await ask(bench).text == "one")
        #expect(bench.server.requests.count == 2)
    }

    @Test func aKeptAnswerOfTheFutureIsAskedForAgain() async throws {
        let bench = try bench()
        _ = try await ask(bench)
        bench.clock.advance(by: -1_000)
        _ = try await ask(bench)
        #expect(bench.server.requests.count == 2)
    }

    @Test func whileAServiceRefusesNothingIsSent() async throws {
        let bench = try bench()
        _ = try await ask(bench)
        let opening = bench.clock.now + 100_000
        let name = HTTPRequest.refusalName(of: .feed, at: try bench.address(), to: "")
        await bench.cache.setRefusal(by: name, until: opening)
        #expect(await failure(of: { try await ask(bench, .asked) }) == .quotaUsed(opensAt: opening))
        bench.clock.advance(by: 90_000)
        #expect(try await ask(bench) == ("one", 90_000))
        #expect(bench.server.requests.count == 1)
        bench.clock.advance(by: 10_000)
        #expect(try await ask(bench) == ("one", nil))
        #expect(await bench.cache.refusals.isEmpty)
    }
}
