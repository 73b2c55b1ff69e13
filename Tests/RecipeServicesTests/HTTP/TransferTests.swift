import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// libcurl's side: what goes over the wire, what is refused there, and how fast it lets go.
struct TransferTests {
    private func request(
        _ url: String,
        timeout: Int = 20_000,
        limit: Int = 1_000_000,
        reach: AddressReach = .ownNetwork
    ) -> TransferRequest {
        TransferRequest(
            url: url,
            userAgent: "recipe/test",
            timeoutMilliseconds: timeout,
            bodyLimit: limit,
            reach: reach
        )
    }

    @Test func theProgramNamesItselfAndSendsWhatItIsTold() async throws {
        let server = try MisbehavingServer()
        var request = request(server.address + "/a?b=%20c")
        request.headers = ["X-Test: 1", "Accept: text/html"]
        let answer = await Transport.curl.send(request)
        #expect(answer.status == 404)
        #expect(answer.headers.mediaType == "text/html")
        #expect(answer.isFromPrivateAddress)
        let seen = try #require(server.requests.first)
        #expect(seen.target == "/a?b=%20c")
        #expect(seen.headers["user-agent"] == "recipe/test")
        #expect(seen.headers["x-test"] == "1")
        #expect(seen.headers["accept"] == "text/html")
        #expect(seen.headers["accept-encoding"]?.contains("gzip") == true)
        #expect(seen.headers["cookie"] == nil)
    }

    @Test func connectionsAreUsedAgain() async throws {
        let server = try MisbehavingServer()
        server.serve(.json("{}"), at: "/")
        var fewest = Int.max
        // Tests beside this one may crowd it out of the connections that are kept, now and then.
        for _ in 0..<40 where fewest > 1 {
            let before = server.connectionCount
            for _ in 0..<5 {
                #expect(await Transport.curl.send(request(server.address + "/")).status == 200)
            }
            fewest = min(fewest, server.connectionCount - before)
        }
        #expect(fewest <= 1)
    }

    @Test func cookiesAreNeverSentBack() async throws {
        let server = try MisbehavingServer()
        server.serve(ServedResponse.json("{}").with("Set-Cookie", "id=1; path=/"), at: "/")
        for _ in 0..<2 { _ = await Transport.curl.send(request(server.address + "/")) }
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test func packedAnswersAreUnpacked() async throws {
        let server = try MisbehavingServer()
        let plain = ServedResponse.json(String(repeating: "recipe ", count: 9_000))
        server.serve(plain.gzipped(), at: "/gzip")
        server.serve(plain.brotlied(), at: "/br")
        // A coding that codes nothing.
        server.serve(plain.with("Content-Encoding", "Identity"), at: "/plain")
        for path in ["/gzip", "/br", "/plain"] {
            let answer = await Transport.curl.send(request(server.address + path))
            #expect(answer.body == plain.body, "\(path)")
        }
    }

    @Test func brokenPackingIsNoAnswer() async throws {
        let server = try MisbehavingServer()
        var broken = ServedResponse.json("recipes").gzipped()
        broken.body[10] = 0xFF
        server.serve(broken, at: "/")
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == .cutOff)
    }

    @Test(arguments: ["gzip", "deflate", "br"], [1, 5, 40, 2_000])
    func aPackedBodyThatEndsEarlyIsCutOff(_ coding: String, _ missing: Int) async throws {
        let server = try MisbehavingServer()
        let plain = ServedResponse.json(String(repeating: "recipe ", count: 900))
        var packed = coding == "br" ? plain.brotlied() : plain.gzipped()
        if coding == "deflate" {
            // The same packing without gzip's head and its check at the end.
            packed.body = Array(packed.body.dropFirst(10).dropLast(8))
            packed = packed.with("Content-Encoding", "deflate")
        }
        server.serve(packed, at: "/whole")
        packed.body.removeLast(missing)
        server.serve(packed, at: "/cut")
        let whole = await Transport.curl.send(request(server.address + "/whole"))
        #expect(whole.ending == .answered && whole.body == plain.body)
        let cut = await Transport.curl.send(request(server.address + "/cut"))
        #expect(cut.ending == .cutOff && cut.body.isEmpty)
    }

    @Test func aPackedAnswerWithoutABodyIsWhole() async throws {
        let server = try MisbehavingServer()
        server.serve(ServedResponse.json("").with("Content-Encoding", "gzip"), at: "/")
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == .answered && answer.body.isEmpty)
    }

    @Test func aPackingThatNobodyAskedForIsNoAnswer() async throws {
        let server = try MisbehavingServer()
        server.serve(ServedResponse.json("{}").with("Content-Encoding", "compress"), at: "/")
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == .cutOff)
    }

    @Test(arguments: [
        ("gzip", true), ("GZIP", true), ("x-gzip", true), (" gzip ", true), ("gzi", false),
        ("gzip2", false), ("gzip, gzip", false), ("gzip\r\nContent-Encoding: gzip", false),
    ])
    func whatIsPackedTwiceIsNoAnswer(_ codings: String, _ isRead: Bool) async throws {
        let server = try MisbehavingServer()
        let body = ServedResponse.json("recipes").gzipped().body
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(codings)\r\nContent-Length: "
        server.on(.any, .noise(Array("\(head)\(body.count)\r\n\r\n".utf8) + body))
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == (isRead ? .answered : .cutOff))
        #expect(answer.body == (isRead ? Array("recipes".utf8) : []))
    }

    @Test(arguments: [true, false])
    func aFloodIsStoppedAtTheLimit(_ namesLength: Bool) async throws {
        let server = try MisbehavingServer()
        server.on(.any, .flood(bytes: 300_000_000, namesLength: namesLength))
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == .tooLarge)
        #expect(answer.body.isEmpty)
        // What the kernel holds between the two counts as sent.
        #expect(server.bytesSent < 40_000_000)
    }

    /// What is as long as is allowed is taken, and one byte more is not.
    @Test(arguments: [true, false], [0, 1])
    func theLimitIsTheLongestThatIsTaken(_ namesLength: Bool, _ more: Int) async throws {
        let server = try MisbehavingServer()
        server.on(.any, .flood(bytes: 50_000 + more, namesLength: namesLength))
        let answer = await Transport.curl.send(request(server.address + "/", limit: 50_000))
        #expect(answer.ending == (more == 0 ? .answered : .tooLarge))
        #expect(answer.body.count == (more == 0 ? 50_000 : 0))
    }

    @Test func aHeadWithoutEndIsStopped() async throws {
        let server = try MisbehavingServer()
        let lines = String(
            repeating: "X-Pad: \(String(repeating: "a", count: 60))\r\n",
            count: 9_000
        )
        server.on(.any, .noise(Array(("HTTP/1.1 200 OK\r\n" + lines).utf8)))
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.ending == .tooLarge)
    }

    /// Also where the one before says that a body is packed, or packed in a way that nobody reads.
    @Test(arguments: ["ETag: a", "Content-Encoding: gzip", "Content-Encoding: compress"])
    func onlyTheLastHeadCounts(_ line: String) async throws {
        let server = try MisbehavingServer()
        let text =
            "HTTP/1.1 103 Early Hints\r\n\(line)\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        server.on(.any, .noise(Array(text.utf8)))
        let answer = await Transport.curl.send(request(server.address + "/"))
        #expect(answer.status == 200)
        #expect(answer.headers["etag"] == nil)
        #expect(answer.ending == .answered && answer.body == Array("{}".utf8))
    }

    @Test func aPrivateAddressIsRefusedBeforeAnythingIsSent() async throws {
        let server = try MisbehavingServer()
        server.serve(.json("{}"), at: "/")
        for host in ["127.0.0.1", "localhost", "2130706433"] {
            let url = "http://\(host):\(server.port)/"
            let answer = await Transport.curl.send(request(url, reach: .internet))
            #expect(answer.ending == .privateAddress, "\(host)")
        }
        #expect(server.connectionCount == 0)
    }

    @Test func anOpenConnectionToAPrivateAddressIsNoWayRound() async throws {
        let server = try MisbehavingServer()
        server.serve(.json("{}"), at: "/")
        let url = server.address + "/"
        #expect(await Transport.curl.send(request(url)).status == 200)
        let answer = await Transport.curl.send(request(url, reach: .internet))
        #expect(answer.ending == .privateAddress)
        #expect(server.requests.count == 1)
    }

    @Test func nobodyListeningIsUnreachable() async throws {
        let server = try MisbehavingServer()
        let port = server.port
        server.stop()
        var ending = TransferAnswer.Ending.answered
        // The port is free a moment after the server was stopped.
        for _ in 0..<100 where ending != .unreachable {
            ending = await Transport.curl.send(request("http://127.0.0.1:\(port)/")).ending
        }
        #expect(ending == .unreachable)
        let nowhere = await Transport.curl.send(request("http://nowhere.invalid/"))
        #expect(nowhere.ending == .unreachable)
    }

    @Test func aSilentServerIsGivenUp() async throws {
        let server = try MisbehavingServer()
        server.on(.any, .hang)
        let answer = await Transport.curl.send(request(server.address + "/", timeout: 300))
        #expect(answer.ending == .timedOut)
    }

    @Test(arguments: ["/hang", "/drip"])
    func cancellingLetsGoAtOnce(_ path: String) async throws {
        let server = try MisbehavingServer()
        server.on(.path("/hang"), .hang)
        server.on(
            .path("/drip"),
            .drip(.html(String(repeating: "a", count: 10_000)), every: .milliseconds(20))
        )
        let wanted = request(server.address + path, timeout: 60_000)
        let task = Task { await Transport.curl.send(wanted) }
        try await waitUntil { !server.requests.isEmpty }
        let start = ContinuousClock.now
        task.cancel()
        #expect(await task.value.ending == .cancelled)
        #expect(start.duration(to: .now) < .seconds(60))
    }

    @Test func aTaskThatIsCancelledAlreadySendsNothing() async throws {
        let server = try MisbehavingServer()
        let wanted = request(server.address + "/")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await Transport.curl.send(wanted)
        }
        task.cancel()
        #expect(await task.value.ending == .cancelled)
        #expect(server.requests.isEmpty)
    }

    @Test func manyAreCancelledAtAnyMomentAndTheNextIsFine() async throws {
        let server = try MisbehavingServer()
        server.setDelay(.milliseconds(2))
        server.serve(.json("{}"), at: "/")
        let wanted = request(server.address + "/", timeout: 60_000)
        for round in 0..<60 {
            let tasks = (0..<4).map { _ in Task { await Transport.curl.send(wanted) } }
            for _ in 0..<(round * 7 % 40) { await Task.yield() }
            for task in tasks { task.cancel() }
            for task in tasks {
                let ending = await task.value.ending
                #expect(ending == .cancelled || ending == .answered)
            }
        }
        #expect(await Transport.curl.send(wanted).status == 200)
    }

    @Test func severalAreAnsweredAtOnce() async throws {
        let server = try MisbehavingServer()
        server.serve(.json("{}"), at: "/")
        let wanted = request(server.address + "/")
        let statuses = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { await Transport.curl.send(wanted).status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 50))
    }
}
