import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// Answers that are being made: who waits for them, and when they are given up.
struct WebServerWorkTests {
    /// The next client's connection has the number that the one before had in the system.
    @Test func theAnswerToAClientThatLeftGoesToNoOther() async throws {
        let asked = Mutex<Set<String>>([])
        let open = Mutex<Set<String>>([])
        let hasAnswered = Mutex(false)
        let isGivenUp = Mutex(false)
        var limits = WebServer.Limits()
        limits.idle = .seconds(300)
        limits.answering = .seconds(300)
        let (server, client) = try runningServer(limits) { request in
            let target = request.target
            asked.withLock { _ = $0.insert(target) }
            await withTaskCancellationHandler {
                // An answer that is made although nobody waits for it.
                while target == "/left" || target == "/next",
                    !open.withLock({ $0.contains(target) })
                {
                    await Task.yield()
                }
            } onCancel: {
                if target == "/left" { isGivenUp.withLock { $0 = true } }
            }
            if target == "/left" { hasAnswered.withLock { $0 = true } }
            return WebAnswer(200, "text/plain", "\(target);")
        }
        defer { server.stop() }
        let other = try #require(client.connect())
        defer { other.shut() }
        #expect(other.send(Array(WebClient.head("/other").utf8)) { false })
        #expect(await other.text(until: "/other;").hasSuffix("/other;"))
        let leaving = try #require(client.connect())
        #expect(
            leaving.send(Array((WebClient.head("/first") + WebClient.head("/left")).utf8)) { false }
        )
        try await waitUntil { asked.withLock { $0.contains("/left") } }
        // Its first answer was never read, so its end tells the server at once that it is gone; its
        // own number stays taken, so that the lowest free one is the server's.
        #expect(dup2(other.descriptor, leaving.descriptor) >= 0)
        defer { leaving.shut() }
        try await waitUntil { isGivenUp.withLock { $0 } }
        let next = try #require(client.connect())
        defer { next.shut() }
        #expect(next.send(Array(WebClient.head("/next", "Connection: close\r\n").utf8)) { false })
        try await waitUntil { asked.withLock { $0.contains("/next") } }
        open.withLock { _ = $0.insert("/left") }
        try await waitUntil { hasAnswered.withLock { $0 } }
        // By the time these are answered, that answer is dealt with.
        for number in 1...20 {
            #expect(other.send(Array(WebClient.head("/\(number)").utf8)) { false })
            _ = await other.text(until: "/\(number);")
        }
        open.withLock { _ = $0.insert("/next") }
        let answer = await next.text(until: nil)
        #expect(answer.hasSuffix("\r\n\r\n/next;") && !answer.contains("/left"), "\(answer)")
    }

    @Test func anAnswerThatTakesTooLongIsGivenUpAndTheClientTold() async throws {
        let isGivenUp = Mutex(false)
        var limits = WebServer.Limits()
        limits.answering = .milliseconds(50)
        limits.reading = .seconds(300)
        let (server, client) = try runningServer(limits) { _ in
            while !Task.isCancelled { await Task.yield() }
            isGivenUp.withLock { $0 = true }
            return .plain(200)
        }
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(WebClient.head("/").utf8)) { false })
        let text = try await connection.everything()
        #expect(text.hasPrefix("HTTP/1.1 503 ") && text.contains("\r\nRetry-After: 5\r\n"))
        try await waitUntil { isGivenUp.withLock { $0 } }
    }

    @Test func theWorkForAClientThatLeftIsGivenUp() async throws {
        let asked = Mutex(0)
        let givenUp = Mutex(0)
        var limits = WebServer.Limits()
        limits.closing = .milliseconds(500)
        limits.answering = .seconds(300)
        let (server, client) = try runningServer(limits) { _ in
            asked.withLock { $0 += 1 }
            while !Task.isCancelled { await Task.yield() }
            givenUp.withLock { $0 += 1 }
            return .plain(200)
        }
        defer { server.stop() }
        let leaving = try #require(client.connect())
        #expect(leaving.send(Array(WebClient.head("/long").utf8)) { false })
        try await waitUntil { asked.withLock { $0 } == 1 }
        leaving.shut()
        try await waitUntil { givenUp.withLock { $0 } == 1 }
    }

    /// Its answer is waited for as long as one may take to leave, which is long beside a thousand tests.
    @Test func aClientThatOnlySendsNothingMoreGetsItsAnswer() async throws {
        var limits = WebServer.Limits()
        limits.closing = .seconds(300)
        limits.answering = .seconds(300)
        let (server, client) = try runningServer(limits) { _ in .plain(200) }
        defer { server.stop() }
        let half = try #require(client.connect())
        defer { half.shut() }
        #expect(half.send(Array(WebClient.head("/short").utf8)) { false })
        shutdown(half.descriptor, Int32(SHUT_WR))
        #expect(try await half.everything().hasPrefix("HTTP/1.1 200 "))
    }

    @Test func costlyAnswersAreMadeOneAfterAnotherBesideTheOthers() async throws {
        let running = Mutex(0)
        let most = Mutex(0)
        let isOpen = Mutex(false)
        let (server, client) = try runningServer(
            isCostly: { $0.target.hasPrefix("/costly") },
            atEnd: {},
            answer: { request in
                guard request.target.hasPrefix("/costly") else { return .plain(200) }
                let now = running.withLock { count in
                    count += 1
                    return count
                }
                most.withLock { $0 = max($0, now) }
                try? await waitUntil { isOpen.withLock { $0 } }
                running.withLock { $0 -= 1 }
                return WebAnswer(200, "text/plain", request.target)
            }
        )
        defer { server.stop() }
        async let answers = withTaskGroup { group in
            for number in 1...8 {
                group.addTask { await client.get("/costly\(number)").body }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        try await waitUntil { running.withLock { $0 } == 1 }
        #expect(await client.get("/").status == 200)
        isOpen.withLock { $0 = true }
        #expect(await answers == Set((1...8).map { "/costly\($0)" }))
        #expect(most.withLock { $0 } == 1)
    }
}
