import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What comes of a bad server, whichever service it should be.
@Suite(.timeLimit(.minutes(20)))
struct ServiceFaultConformanceTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let behaviour: ServerBehaviour
        let failure: ServiceFailure
        var timeout = 30

        init(
            _ name: String,
            _ behaviour: ServerBehaviour,
            _ failure: ServiceFailure,
            timeout: Int = 30
        ) {
            testDescription = name
            self.behaviour = behaviour
            self.failure = failure
            self.timeout = timeout
        }
    }

    static let faults = [
        Fault("500", .failure(500), .serverFailed(status: 500, tries: 3)),
        Fault("404", .failure(404), .serverFailed(status: 404, tries: 1)),
        Fault("405", .failure(405), .serverFailed(status: 405, tries: 1)),
        Fault("429", .failure(429), .quotaUsed(opensAt: nil)),
        Fault(
            "503 for an hour",
            .refusal(503, retryAfter: "3600"),
            .quotaUsed(opensAt: 1_800_003_600)
        ),
        Fault(
            "a CDN's refusal",
            .answer(ServedResponse(status: 403, type: "application/xml", text: "<Error/>")),
            .serverFailed(status: 403, tries: 1)
        ),
        Fault("a web page", .answer(.html("<!DOCTYPE html><p>Hi")), .malformedReply(.webPage)),
        Fault("no body", .answer(.json("")), .malformedReply(.notJSON)),
        Fault(
            "half a text",
            .answer(.json(#"{"meals":[{"strMeal":"Ga"#)),
            .malformedReply(.notJSON)
        ),
        Fault("an object", .answer(.json("{}")), .malformedReply(.wrongShape)),
        Fault("a bare list", .answer(.json("[]")), .malformedReply(.wrongShape)),
        Fault("a word", .answer(.json("true")), .malformedReply(.wrongShape)),
        Fault(
            "lists of other things",
            .answer(
                .json(#"{"meals":[7],"results":[{}],"recipes":[[]],"cards":[null],"count":"1"}"#)
            ),
            .malformedReply(.wrongShape)
        ),
        Fault(
            "nested deep",
            .answer(.json(String(repeating: "[", count: 50_000))),
            .malformedReply(.wrongShape)
        ),
        Fault(
            "cut off",
            .cutOff(.json(#"{"meals":[],"results":[],"recipes":[]}"#), after: 9),
            .malformedReply(.cutOff)
        ),
        Fault("a reset", .reset, .offline(host: "127.0.0.1")),
        Fault("silence", .hang, .timedOut(seconds: 1, tries: 3), timeout: 1),
        Fault(
            "a flood",
            .flood(bytes: 60_000_000, namesLength: false),
            .tooLarge(limit: 16_777_216)
        ),
        Fault("a bomb", .bomb(bytes: 200_000_000), .tooLarge(limit: 16_777_216)),
        Fault(
            "a redirect to a file",
            .answer(.redirect(to: "file:///etc/passwd")),
            .forbidden(.scheme)
        ),
    ]

    @Test(arguments: ServiceCase.all, faults)
    func eachIsToldAsWhatItIs(_ tested: ServiceCase, _ fault: Fault) async throws {
        let bench = try tested.bench()
        defer { bench.server.stop() }
        let service = try tested.make(bench)
        bench.server.on(.any, fault.behaviour)
        await bench.setTimeout(fault.timeout)
        let met = await failure(of: { try await service.page(ServiceCase.query) })
        let isKeyed = tested.name == .spoonacular && fault.testDescription == "a CDN's refusal"
        #expect(met == (isKeyed ? .keyRefused(status: 403) : fault.failure))
        #expect(await bench.client.activity(of: tested.name).lastFailure == met)
        #expect(await bench.cache.answers.isEmpty)

        bench.server.behave()
        await bench.setTimeout(60)
        #expect(try await service.page(ServiceCase.query).recipes.count == 10)
    }

    /// A server of another kind at the address is told, and never taken for an empty list.
    @Test(arguments: ServiceCase.all, ServiceCase.all)
    func anotherServicesServerIsNoEmptyList(
        _ tested: ServiceCase,
        _ other: ServiceCase
    ) async throws {
        guard tested.name != other.name else { return }
        let bench = try ServiceBench(timeout: 30)
        defer { bench.server.stop() }
        let whole = try other.bench()
        defer { whole.server.stop() }
        _ = try await other.make(whole).page(ServiceCase.query)
        let service = try tested.make(bench)
        // Its answers at whatever path, full and empty, and its server with the paths it has.
        for answer in await whole.cache.answers.values.map(\.document.body) + [other.nothing.body] {
            bench.server.behave()
            bench.server.on(.any, .answer(ServedResponse(body: answer)))
            let met = await failure(of: { try await service.page(ServiceCase.query) })
            #expect(met == .malformedReply(.wrongShape))
        }
        bench.server.behave()
        other.serve(bench.server, 25, 1)
        #expect(await failure(of: { try await service.page(ServiceCase.query) }) != nil)
    }

    /// Behind a page that failed is the next one, where the service can tell it.
    @Test(arguments: [ServiceCase.puppy, .spoonacular, .cardBox])
    func thePageBehindABadOneIsFine(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        defer { bench.server.stop() }
        let service = try tested.make(bench)
        let first = try await service.page(ServiceCase.query)
        let second = try #require(first.next)
        bench.server.on(.any, .failure(404), times: 1)
        #expect(await failure(of: { try await service.page(ServiceCase.query, at: second) }) != nil)
        let third = try #require(service.cursor(past: second))
        #expect(third.number == 3)
        let page = try await service.page(ServiceCase.query, at: third)
        #expect(page.recipes.titles == (21...25).map { "Garlic Dish \($0)" })
        let again = try await service.page(ServiceCase.query, at: second)
        #expect(again.recipes.titles == (11...20).map { "Garlic Dish \($0)" })
    }

    @Test(arguments: [ServiceCase.mealDB, .feed])
    func whereOneAnswerIsAllPagesNoneIsBehind(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        defer { bench.server.stop() }
        let service = try tested.make(bench)
        #expect(service.cursor(past: .first) == nil)
        #expect(service.cursor(past: PageCursor(number: 2, place: "10")) == nil)
    }
}
