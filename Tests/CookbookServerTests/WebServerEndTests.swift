import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// What becomes of connections when the server is stopped.
struct WebServerEndTests {
    @Test func whatIsUnderWayIsAnsweredAtTheEnd() async throws {
        let gate = Mutex(false)
        let isAsked = Mutex(false)
        let done = Mutex(false)
        var limits = WebServer.Limits()
        limits.stopping = .seconds(300)
        let (server, client) = try runningServer(
            limits,
            isCostly: { _ in false },
            atEnd: {
                done.withLock { $0 = true }
            }
        ) { _ in
            isAsked.withLock { $0 = true }
            try? await waitUntil { gate.withLock { $0 } }
            return WebAnswer(200, "text/plain", "late")
        }
        async let text = client.exchange(WebClient.head("/"))
        try await waitUntil { isAsked.withLock { $0 } }
        server.stop()
        gate.withLock { $0 = true }
        #expect(await text.hasSuffix("late"))
        try await waitUntil { done.withLock { $0 } }
        #expect(client.connect() == nil)
    }

    @Test func anAnswerThatIsNeverMadeIsNotWaitedForAtTheEnd() async throws {
        let isAsked = Mutex(false)
        let isOpen = Mutex(false)
        var limits = WebServer.Limits()
        limits.stopping = .milliseconds(50)
        limits.answering = .seconds(300)
        let hasEnded = Mutex(false)
        let (server, client) = try runningServer(
            limits,
            isCostly: { _ in false },
            atEnd: {
                hasEnded.withLock { $0 = true }
            }
        ) { _ in
            isAsked.withLock { $0 = true }
            try? await waitUntil { isOpen.withLock { $0 } }
            return .plain(200)
        }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(WebClient.head("/").utf8)) { false })
        try await waitUntil { isAsked.withLock { $0 } }
        server.stop()
        try await waitUntil { hasEnded.withLock { $0 } }
        isOpen.withLock { $0 = true }
    }

    /// A client that is sent an answer at the stop has all of it, and is left then.
    @Test func anAnswerUnderWayAtTheStopIsTheLast() async throws {
        let big = String(repeating: "x", count: 32 << 20)
        var limits = WebServer.Limits()
        limits.stopping = .seconds(300)
        limits.sending = .seconds(300)
        limits.idle = .seconds(300)
        let hasEnded = Mutex(false)
        let (server, client) = try runningServer(
            limits,
            isCostly: { _ in false },
            atEnd: {
                hasEnded.withLock { $0 = true }
            }
        ) { _ in
            WebAnswer(200, "text/plain", big)
        }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(WebClient.head("/").utf8)) { false })
        var count = try #require(connection.received()).count
        server.stop()
        while count < big.utf8.count, let bytes = connection.received() { count += bytes.count }
        #expect(count >= big.utf8.count)
        try await waitUntil { hasEnded.withLock { $0 } }
    }
}
