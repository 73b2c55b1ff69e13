import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// Who is left, and when: connections, times and places are bounded.
struct WebServerPlacesTests {
    /// How long the one limit is that is tried; the others are so long that nobody waits for them.
    private static let short = Duration.milliseconds(50)

    private static func limits(
        _ tried: WritableKeyPath<WebServer.Limits, Duration>
    ) -> WebServer.Limits {
        var limits = WebServer.Limits()
        for limit in [\WebServer.Limits.reading, \.answering, \.sending, \.idle, \.stopping] {
            limits[keyPath: limit] = .seconds(300)
        }
        limits[keyPath: tried] = short
        return limits
    }

    private struct Left: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var limits: WebServer.Limits
        var sent: String
        /// How all that the client is told begins.
        var told: String
    }

    private static let left = [
        Left(
            testDescription: "a slow one",
            limits: limits(\.reading),
            sent: "GET / HTTP/1.1\r\nHo",
            told: "HTTP/1.1 408 "
        ),
        Left(
            testDescription: "one that says nothing at all",
            limits: limits(\.reading),
            sent: "",
            told: ""
        ),
        Left(
            testDescription: "one that asks no more",
            limits: limits(\.idle),
            sent: WebClient.head("/only"),
            told: "HTTP/1.1 200 "
        ),
        Left(
            testDescription: "one that asks half of something more",
            limits: limits(\.reading),
            sent: WebClient.head("/only") + "GET",
            told: "HTTP/1.1 200 "
        ),
    ]

    /// A client that takes its time is left at the end of it, and told if it had begun to ask.
    @Test(arguments: left)
    private func aClientIsLeft(_ left: Left) async throws {
        let (server, client) = try runningServer(left.limits)
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(left.sent.utf8)) { false })
        let told = try await connection.everything()
        #expect(left.told.isEmpty ? told.isEmpty : told.hasPrefix(left.told), "\(told)")
        #expect(
            told.contains("HTTP/1.1 408 ") == (!left.sent.isEmpty && !left.sent.hasSuffix("\r\n"))
        )
    }

    @Test func aFewBytesNowAndThenGainNoTime() async throws {
        var limits = WebServer.Limits()
        limits.reading = .milliseconds(50)
        let (server, client) = try runningServer(limits)
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        // A head that would be too long in the end.
        Thread.detachNewThread {
            while connection.send([UInt8](repeating: 65, count: 50), unless: { false }) {
                usleep(10_000)
            }
        }
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var text = ""
                while let bytes = connection.received() {
                    text += String(decoding: bytes, as: UTF8.self)
                }
                continuation.resume(returning: text)
            }
        }
        #expect(text.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func aClientThatTakesNothingIsLeft() async throws {
        var limits = WebServer.Limits()
        limits.sending = .milliseconds(50)
        limits.connections = 1
        let big = String(repeating: "x", count: 32 << 20)
        let (server, client) = try runningServer(limits) { request in
            WebAnswer(200, "text/plain", request.path.isEmpty ? big : "small")
        }
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(WebClient.head("/").utf8)) { false })
        // There is a place for another one only when the first was left.
        #expect(await client.get("/other").body == "small")
        var count = 0
        while let bytes = connection.received() { count += bytes.count }
        #expect(count < big.utf8.count)
    }

    @Test func moreClientsThanAllowedWaitTheirTurn() async throws {
        var limits = WebServer.Limits()
        limits.connections = 2
        limits.idle = .milliseconds(50)
        limits.reading = .milliseconds(50)
        let (server, client) = try runningServer(limits)
        defer { server.stop() }
        let silent = (0..<6).compactMap { _ in client.connect() }
        defer { for connection in silent { connection.shut() } }
        #expect(silent.count == 6)
        let text = await client.exchange(WebClient.head("/last", "Connection: close\r\n"))
        #expect(text.hasSuffix("/last;"))
    }

    @Test func aConnectionThatHadItsLastAnswerMakesRoom() async throws {
        var limits = WebServer.Limits()
        limits.connections = 1
        limits.sending = .seconds(300)
        let (server, client) = try runningServer(limits)
        defer { server.stop() }
        for number in 1...3 {
            let connection = try #require(client.connect())
            defer { connection.shut() }
            let request = WebClient.head("/\(number)", "Connection: close\r\n")
            #expect(connection.send(Array(request.utf8)) { false })
            #expect(try await connection.everything().hasSuffix("\r\n\r\n/\(number);"))
        }
    }

    /// However many take their time or say nothing, one more client is answered.
    @Test(arguments: ["", "GET / HT"])
    func aNewClientGetsThePlaceOfTheOneThatWasIdleLongest(_ begun: String) async throws {
        var limits = WebServer.Limits()
        limits.connections = 3
        limits.idle = .seconds(300)
        limits.reading = .seconds(300)
        let (server, client) = try runningServer(limits)
        defer { server.stop() }
        let silent = (0..<6).compactMap { _ in client.connect() }
        defer { for connection in silent { connection.shut() } }
        for connection in silent { _ = connection.send(Array(begun.utf8)) { false } }
        #expect(await client.get("/new").body == "/new;")
        #expect(try await silent[0].everything() == "")
    }
}
