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
        let failure: ServiceError
        /// What it is of a service with a key, or of a server of the cook's own, where that is
        /// something else.
        var keyed: ServiceError?
        var own: ServiceError?
        var timeout = 30

        init(
            _ name: String,
            _ behaviour: ServerBehaviour,
            _ failure: ServiceError,
            keyed: ServiceError? = nil,
            own: ServiceError? = nil,
            timeout: Int = 30
        ) {
            testDescription = name
            self.behaviour = behaviour
            self.failure = failure
            self.keyed = keyed
            self.own = own
            self.timeout = timeout
        }

        func failure(of tested: ServiceCase, port: UInt16) -> ServiceError {
            if tested.isOwn { return own ?? Self.own(keyed ?? failure, port: port) }
            return tested.name == .spoonacular ? keyed ?? failure : failure
        }

        /// What it is where it is found out what stands at the address, and where nothing is asked
        /// twice that isn't answered.
        private static func own(_ failure: ServiceError, port: UInt16) -> ServiceError {
            switch failure {
            case .malformedReply(.cutOff): failure
            case .malformedReply, .serverFailed(400..<500, _, _): .anotherProgram()
            case .keyRefused: .loginPage
            case .timedOut(let seconds, _): .timedOut(seconds: seconds, tries: 1)
            case .offline(let host): .offline(host: "\(host):\(port)")
            default: failure
            }
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
            .serverFailed(status: 503, tries: 1, opensAt: 1_800_003_600)
        ),
        Fault(
            "429 for a day",
            .refusal(429, retryAfter: "86400"),
            .quotaUsed(opensAt: 1_800_086_400)
        ),
        Fault(
            "429 until a time",
            .refusal(429, retryAfter: "Fri, 15 Jan 2027 09:00:00 GMT"),
            .quotaUsed(opensAt: 1_800_003_600)
        ),
        Fault("429 until no time", .refusal(429, retryAfter: "soon"), .quotaUsed(opensAt: nil)),
        Fault(
            "a CDN's refusal",
            .answer(ServedResponse(status: 403, type: "application/xml", text: "<Error/>")),
            .serverFailed(status: 403, tries: 1),
            keyed: .keyRefused(status: 403)
        ),
        Fault("a web page", .answer(.html("<!DOCTYPE html><p>Hi")), .malformedReply(.webPage)),
        Fault(
            "a web page that says to be data",
            .answer(.json("\u{FEFF}\r\n <html><body>Buy this name</body></html>")),
            .malformedReply(.webPage)
        ),
        Fault("no body", .answer(.json("")), .malformedReply(.notJSON)),
        Fault("no content", .answer(.json("", status: 204)), .malformedReply(.notJSON)),
        Fault(
            "nothing but zero bytes",
            .answer(ServedResponse(body: [UInt8](repeating: 0, count: 400))),
            .malformedReply(.notJSON)
        ),
        Fault(
            "a zero byte between values",
            .answer(.json("{\u{0}\"meals\":[],\"results\":[],\"recipes\":[],\"cards\":[]}")),
            .malformedReply(.notJSON)
        ),
        Fault(
            "two texts in one",
            .answer(.json(#"{"meals":null}{"recipes":[]}"#)),
            .malformedReply(.notJSON)
        ),
        Fault(
            "a number beyond all numbers",
            .answer(.json(#"{"meals":1e999,"results":1e999,"recipes":1e999,"cards":1e999}"#)),
            .malformedReply(.notJSON)
        ),
        Fault(
            "data in UTF-16",
            .answer(
                ServedResponse(body: Array(#"{"meals":null}"#.utf16).flatMap { [UInt8($0), 0] })
            ),
            .malformedReply(.notJSON)
        ),
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
        Fault(
            "a packed answer that ends too soon",
            .noise(Self.packed(dropping: 40, naming: 0)),
            .malformedReply(.cutOff)
        ),
        Fault(
            "a packed answer of which the end is missing",
            .noise(Self.packed(dropping: 40, naming: 40)),
            .malformedReply(.cutOff)
        ),
        Fault(
            "an answer that is not packed as it says",
            .answer(.json(#"{"meals":[]}"#).with("Content-Encoding", "gzip")),
            .malformedReply(.cutOff)
        ),
        Fault(
            "a length that is too short",
            .noise(Self.raw("Content-Length: 9", #"{"meals":[],"results":[]}"#)),
            .malformedReply(.notJSON)
        ),
        Fault(
            "a chunk of no length",
            .noise(Self.raw("Transfer-Encoding: chunked", "5\r\n{\"mea\r\nxyz\r\n\r\n")),
            .malformedReply(.cutOff)
        ),
        Fault(
            "chunks without an end",
            .noise(Self.raw("Transfer-Encoding: chunked", "5\r\n{\"mea\r\n5\r\nls\":")),
            .malformedReply(.cutOff)
        ),
        Fault(
            "no HTTP",
            .noise(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)),
            .malformedReply(.notJSON)
        ),
        Fault(
            "a redirect in a circle",
            .answer(.redirect(to: "/circle")),
            .forbidden(.tooManyRedirects)
        ),
        Fault(
            "a redirect without a place",
            .answer(ServedResponse(status: 302, body: [])),
            .serverFailed(status: 302, tries: 1),
            own: .loginPage
        ),
        Fault("a reset", .reset, .offline(host: "127.0.0.1")),
        Fault("silence", .hang, .timedOut(seconds: 1, tries: 3), timeout: 1),
        Fault(
            "a slow first byte",
            .after(.seconds(30), .serve),
            .timedOut(seconds: 1, tries: 3),
            timeout: 1
        ),
        Fault(
            "a drip",
            .drip(.json(#"{"meals":[],"results":[]}"#), every: .milliseconds(100)),
            .timedOut(seconds: 1, tries: 3),
            timeout: 1
        ),
        Fault(
            "a flood that tells its length",
            .flood(bytes: 60_000_000, namesLength: true),
            .tooLarge(limit: 16_777_216)
        ),
        Fault(
            "a redirect to the old host",
            .answer(.redirect(to: "http://www.recipepuppy.com/api/")),
            .forbidden(.unsafeHost),
            keyed: .serverFailed(status: 302, tries: 1),
            own: .loginPage
        ),
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

    /// An answer byte for byte, with one line in its head.
    private static func raw(_ line: String, _ body: String) -> [UInt8] {
        Array("HTTP/1.1 200 OK\r\n\(line)\r\n\r\n\(body)".utf8)
    }

    /// A packed answer without its last bytes, of which it names some all the same.
    private static func packed(dropping count: Int, naming more: Int) -> [UInt8] {
        let list = String(repeating: " ", count: 500) + #"{"meals":[],"results":[]}"#
        let body = ServedResponse.json(list).gzipped().body.dropLast(count)
        let head = """
            HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\
            Content-Length: \(body.count + more)\r\n\r\n
            """
        return Array(head.utf8) + body
    }

    @Test(arguments: ServiceCase.all, faults)
    func eachIsToldAsWhatItIs(_ tested: ServiceCase, _ fault: Fault) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        bench.server.on(.any, fault.behaviour)
        await bench.setTimeout(fault.timeout)
        let met = await failure(of: { try await service.page(ServiceCase.query) })
        #expect(met == fault.failure(of: tested, port: bench.server.port))
        // Own servers are asked for several things at once, of which the last may fail otherwise.
        let last = await bench.client.activity(of: tested.name).lastFailure
        #expect([.mealie, .tandoor].contains(tested.name) ? last != nil : last == met)
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
        let whole = try other.bench()
        _ = try await other.make(whole).page(ServiceCase.query)
        let service = try tested.make(bench)
        // Its answers at whatever path, full and empty, and its server with the paths it has.
        for answer in await whole.cache.answers.values.map(\.document.body) + [other.nothing.body] {
            bench.server.behave()
            bench.server.on(.any, .answer(ServedResponse(body: answer)))
            let met = await failure(of: { try await service.page(ServiceCase.query) })
            #expect(met == (tested.isOwn ? .anotherProgram() : .malformedReply(.wrongShape)))
        }
        bench.server.behave()
        other.serve(bench.server, 25, 1)
        #expect(await failure(of: { try await service.page(ServiceCase.query) }) != nil)
    }

    /// Behind a page that failed is the next one, where the service can tell it.
    @Test(arguments: [ServiceCase.puppy, .spoonacular, .cardBox])
    func thePageBehindABadOneIsFine(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
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
        let service = try tested.make(bench)
        #expect(service.cursor(past: .first) == nil)
        #expect(service.cursor(past: PageCursor(number: 2, place: "10")) == nil)
    }
}
