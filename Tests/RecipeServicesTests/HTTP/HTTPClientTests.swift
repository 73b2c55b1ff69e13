import Glibc
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct HTTPClientTests {
    private func request(_ address: WebAddress, secret: RequestSecret? = nil) -> HTTPRequest {
        var request = HTTPRequest(
            service: .spoonacular,
            kind: .data,
            address: address,
            accept: "application/json",
            limit: 10_000
        )
        request.secret = secret
        return request
    }

    private func ask(_ bench: ServiceBench, _ request: HTTPRequest) async throws -> String {
        try await bench.client.answer(to: request, freshness: .asked) {
            String(decoding: $0.body, as: UTF8.self)
        }.value
    }

    private func ask(_ bench: ServiceBench, secret: RequestSecret? = nil) async throws -> String {
        try await ask(bench, request(bench.address("/"), secret: secret))
    }

    @Test func aDeadProxyIsCalledThat() async throws {
        let bench = try ServiceBench()
        // Bound and not listening, so that no other server takes the port meanwhile.
        let (socket, port) = try LoopbackSocket.bound(port: 0)
        defer {
            socket.shut()
            bench.server.stop()
        }
        var settings = await bench.client.settings
        let proxy = "http://me:secret@127.0.0.1:\(port)/"
        settings.proxies = ProxySettings(environment: ["http_proxy": proxy])
        await bench.client.change(to: settings)
        let failure = await failure(of: { try await ask(bench) })
        #expect(failure == .offline(host: "the proxy 127.0.0.1:\(port)"))
        #expect(bench.server.requests.isEmpty)
    }

    @Test func cancellingInAPauseSendsNothingMore() async throws {
        let bench = try ServiceBench()
        bench.server.on(.any, .failure(500))
        var settings = await bench.client.settings
        settings.pause = { _ in try await Task.sleep(for: .seconds(60)) }
        await bench.client.change(to: settings)
        let task = Task { try await ask(bench) }
        try await waitUntil { !bench.server.requests.isEmpty }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(bench.server.requests.count == 1)
    }

    @Test func cancellingARequestIsNoFailureOfTheService() async throws {
        let bench = try ServiceBench(timeout: 60)
        bench.server.serve(.json("{}"), at: "/")
        bench.server.on(.any, .hang, times: 1)
        let task = Task { try await ask(bench) }
        try await waitUntil { !bench.server.requests.isEmpty }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await bench.client.activity(of: .spoonacular).lastFailure == nil)
        #expect(try await ask(bench) == "{}")
    }

    @Test func theTimeAllowedHoldsOverAllRedirects() async throws {
        let bench = try ServiceBench(timeout: 1)
        for hop in 0..<5 {
            bench.server.on(
                .path("/\(hop)"),
                .after(.milliseconds(400), .answer(.redirect(to: "/\(hop + 1)")))
            )
        }
        let request = try request(bench.address("/0"))
        #expect(
            await failure(of: { try await ask(bench, request) }) == .timedOut(seconds: 1, tries: 3)
        )
    }

    @Test func aKeyThatTheServerSaysAgainIsNeitherKeptNorShown() async throws {
        let bench = try ServiceBench()
        bench.server.serve(.json(#"{"message":"Hello s3cr3t!"}"#), at: "/")
        let key = RequestSecret(text: "s3cr3t", place: .header("x-api-key"))
        #expect(try await ask(bench, secret: key) == #"{"message":"Hello KEY!"}"#)
        let kept = await bench.cache.answers.values.map {
            String(decoding: $0.document.body, as: UTF8.self)
        }
        #expect(kept == [#"{"message":"Hello KEY!"}"#])
    }

    @Test func onlySoManyRequestsToAServiceAreUnderWay() async throws {
        let bench = try ServiceBench(timeout: 60)
        bench.server.serve { _ in .json("{}") }
        bench.server.setDelay(.milliseconds(30))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    var request = request(try bench.address("/\(number)"))
                    request.mostAtOnce = 1
                    _ = try await ask(bench, request)
                }
            }
            try await group.waitForAll()
        }
        #expect(bench.server.requests.count == 12)
        // An answer may be with the client a moment before the server counts it as given.
        #expect(bench.server.mostAtWork <= 2)
    }

    @Test func aKeyIsNowhereButInItsRequest() async throws {
        let bench = try ServiceBench()
        let lines = TraceLines()
        var settings = await bench.client.settings
        settings.trace = { lines.add($0) }
        await bench.client.change(to: settings)
        bench.server.on(.any, .answer(.json("{}")))
        let inHeader = RequestSecret(text: "s3cr3t", place: .header("x-api-key"))
        let inAddress = RequestSecret(text: "s3cr3t", place: .address)
        let wanted = [
            try request(bench.address("/a"), secret: inHeader),
            try request(bench.address("/v1/s3cr3t/b"), secret: inAddress),
        ]
        for request in wanted {
            _ = try await ask(bench, request)
            #expect(!"\(request)".contains("s3cr3t"))
        }
        bench.server.on(.any, .failure(500))
        for request in wanted {
            #expect(await failure(of: { try await ask(bench, request) }) != nil)
        }
        #expect(bench.server.requests.contains { $0.target == "/v1/s3cr3t/b" })
        #expect(!lines.all.isEmpty)
        #expect(!lines.all.contains { $0.contains("s3cr3t") })
        for (name, answer) in await bench.cache.answers {
            #expect(!name.contains("s3cr3t"))
            #expect(!answer.document.address.text.contains("s3cr3t"))
        }
        #expect(await bench.cache.answers.count == 2)
    }

    @Test func theQuotaIsReadFromTheHead() async throws {
        let bench = try ServiceBench()
        let answer = ServedResponse.json("{}").with("X-API-Quota-Used", "1.02")
            .with("X-API-Quota-Left", "148.98")
        bench.server.on(.any, .answer(answer))
        _ = try await ask(bench)
        let quota = await bench.client.activity(of: .spoonacular).quota
        #expect(quota == ServiceQuota(used: "1.02", left: "148.98"))
    }

    @Test func aProxyIsAskedForTheWholeAddress() async throws {
        let bench = try ServiceBench()
        var settings = await bench.client.settings
        settings.proxies = ProxySettings(environment: ["http_proxy": bench.server.address])
        await bench.client.change(to: settings)
        bench.server.on(.any, .answer(.html("by proxy")))
        let fetcher = WebPageFetcher(client: bench.client)
        let outside = try #require(WebAddress("http://kitchen.example/soup"))
        let page = try await fetcher.page(at: outside, from: .service, freshness: .asked)
        #expect(page.body == Array("by proxy".utf8))
        #expect(bench.server.requests.map(\.target) == ["/http://kitchen.example/soup"])

        // Behind a proxy the name is all that can be checked.
        bench.server.on(.any, .answer(.redirect(to: "http://192.168.0.1/admin")))
        let met = await failure(of: {
            try await fetcher.page(at: outside, from: .service, freshness: .asked)
        })
        #expect(met == .forbidden(.privateAddress))
        #expect(bench.server.requests.count == 2)
        // A page of the internet that the cook typed leads there no more than another, though it
        // came from the proxy's own address, which is private.
        let typed = await failure(of: {
            try await fetcher.page(at: outside, from: .cook, freshness: .asked)
        })
        #expect(typed == .forbidden(.privateAddress))
        #expect(bench.server.requests.count == 3)
    }
}
