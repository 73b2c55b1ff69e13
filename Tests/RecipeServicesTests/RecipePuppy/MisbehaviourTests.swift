import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What comes of each way in which a server can be bad, and that the next page is fine after it.
struct MisbehaviourTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let behaviour: ServerBehaviour
        let failure: ServiceFailure
        /// How often the server is asked.
        var requests = 1...1
        var testDescription: String { name }
        /// Seconds that a request may take: few where they are waited for.
        var timeout: Int {
            if case .timedOut(let seconds, _) = failure { Int(seconds) } else { 30 }
        }
    }

    static let whole = RecipePuppySite.page(SampleRecipes.puppy(10))

    static let cases = [
        Case(
            name: "500 with a page",
            behaviour: .failure(500),
            failure: .serverFailed(status: 500, tries: 3),
            requests: 3...3
        ),
        Case(
            name: "404 with a page",
            behaviour: .failure(404),
            failure: .serverFailed(status: 404, tries: 1)
        ),
        Case(
            name: "a page with status 200",
            behaviour: .answer(.html("\n <!DOCTYPE html><p>Welcome")),
            failure: .malformedReply(.webPage)
        ),
        Case(
            name: "JSON cut off inside a text",
            behaviour: .answer(.json(#"{"results":[{"title":"Gar"#)),
            failure: .malformedReply(.notJSON)
        ),
        Case(
            name: "a transfer cut off",
            behaviour: .cutOff(whole, after: 200),
            failure: .malformedReply(.cutOff)
        ),
        Case(
            name: "no body",
            behaviour: .answer(.json("")),
            failure: .malformedReply(.notJSON)
        ),
        Case(
            name: "results of another type",
            behaviour: .answer(.json(#"{"results":{"title":"Soup"}}"#)),
            failure: .malformedReply(.wrongShape)
        ),
        Case(
            name: "no entry of the right types",
            behaviour: .answer(
                RecipePuppySite.page(results: #"[{"title":7,"href":"http://a.example"},3,null,[]]"#)
            ),
            failure: .malformedReply(.wrongShape)
        ),
        Case(
            name: "another service's list",
            behaviour: .answer(.json(#"{"meals":[{"strMeal":"Soup","idMeal":"1"}]}"#)),
            failure: .malformedReply(.wrongShape)
        ),
        Case(
            name: "nested 100,000 deep",
            behaviour: .answer(.json(String(repeating: "[", count: 100_000))),
            failure: .malformedReply(.wrongShape)
        ),
        Case(
            name: "refused for a day",
            behaviour: .refusal(429, retryAfter: "86400"),
            failure: .quotaUsed(opensAt: 1_800_086_400)
        ),
        Case(
            name: "refused until a date",
            behaviour: .refusal(503, retryAfter: "Sat, 16 Jan 2027 08:00:00 GMT"),
            failure: .serverFailed(status: 503, tries: 1, opensAt: 1_800_086_400)
        ),
        Case(
            name: "a slow first byte",
            behaviour: .after(.seconds(30), .serve),
            failure: .timedOut(seconds: 1, tries: 3),
            requests: 3...3
        ),
        Case(
            name: "a drip",
            behaviour: .drip(whole, every: .milliseconds(100)),
            failure: .timedOut(seconds: 1, tries: 3),
            requests: 3...3
        ),
        Case(
            name: "a hang",
            behaviour: .hang,
            failure: .timedOut(seconds: 1, tries: 3),
            requests: 3...3
        ),
        Case(
            name: "a reset",
            behaviour: .reset,
            failure: .offline(host: "127.0.0.1"),
            // On a connection used before, a reset may mean that it was merely old.
            requests: 1...2
        ),
        Case(
            name: "a redirect to itself",
            behaviour: .answer(.redirect(to: "?p=2")),
            failure: .forbidden(.tooManyRedirects),
            // On a connection that the server closed meanwhile, the first is sent once more.
            requests: 2...3
        ),
        Case(
            name: "a redirect to a file",
            behaviour: .answer(.redirect(to: "file:///etc/passwd")),
            failure: .forbidden(.scheme)
        ),
        Case(
            name: "a redirect to the old host",
            behaviour: .answer(.redirect(to: "http://www.recipepuppy.com/api/")),
            failure: .forbidden(.unsafeHost)
        ),
        Case(
            name: "300 MB with their length",
            behaviour: .flood(bytes: 300_000_000, namesLength: true),
            failure: .tooLarge(limit: 16_777_216)
        ),
        Case(
            name: "300 MB without a length",
            behaviour: .flood(bytes: 300_000_000, namesLength: false),
            failure: .tooLarge(limit: 16_777_216)
        ),
        Case(
            name: "300 MB unpacked",
            behaviour: .bomb(bytes: 300_000_000),
            failure: .tooLarge(limit: 16_777_216)
        ),
        Case(
            name: "no HTTP",
            behaviour: .noise(Array("220 mail.example ESMTP\r\n".utf8)),
            failure: .malformedReply(.notJSON)
        ),
    ]

    @Test(arguments: cases)
    func eachIsToldAsWhatItIsAndTheNextPageIsFine(_ bad: Case) async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        bench.server.serve(RecipePuppySite(entries: SampleRecipes.puppy(40)))
        bench.server.on(.page(2), bad.behaviour)
        let service = try bench.puppy()
        let query = RecipeQuery([.has(Term("garlic"))])

        let first = try await service.page(of: query, at: .first, freshness: .kept)
        let second = PageCursor(number: 2)
        await bench.setTimeout(bad.timeout)
        let met = await failure(of: {
            try await service.page(of: query, at: second, freshness: .kept)
        })
        #expect(met == bad.failure)
        #expect(bad.requests.contains(bench.server.requests.count { $0.page == 2 }))
        #expect(await bench.client.activity(of: .recipepuppy).lastFailure == bad.failure)

        await bench.setTimeout(60)
        let place = try #require(service.cursor(past: second))
        let third = try await service.page(of: query, at: place, freshness: .kept)
        #expect(first.recipes.first?.title == "Garlic Dish 1")
        #expect(third.recipes.first?.title == "Garlic Dish 21")

        // What failed was not kept: once the server behaves, the page is there.
        bench.server.behave()
        let mended = try await service.page(of: query, at: second, freshness: .kept)
        #expect(mended.recipes.first?.title == "Garlic Dish 11")
    }
}
