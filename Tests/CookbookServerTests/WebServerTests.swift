import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// Connections, good and bad, over real sockets.
struct WebServerTests {
    /// A server that answers each request with its target, a line of the other thread.
    private func server(
        _ limits: WebServer.Limits = WebServer.Limits(),
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer = {
            WebAnswer(200, "text/plain", "\($0.target);")
        }
    ) throws -> (server: WebServer, client: WebClient) {
        let server = try WebServer(address: "127.0.0.1", port: 0, limits: limits, answer: answer)
        Thread.detachNewThread { server.run() }
        let port = server.name.split(separator: ":").last.flatMap { UInt16($0) }
        return (server, WebClient(port: try #require(port)))
    }

    private func head(_ target: String, _ more: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(more)\r\n"
    }

    @Test func oneConnectionTakesManyRequests() async throws {
        let (server, client) = try server()
        defer { server.stop() }
        let text = await client.exchange(
            (1...20).map { head("/\($0)") }.joined() + head("/end", "Connection: close\r\n")
        )
        let order = (1...20).map { "/\($0);" } + ["/end;"]
        var rest = text[...]
        for body in order {
            let range = try #require(rest.range(of: body), "\(body)")
            rest = rest[range.upperBound...]
        }
        #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 22)
    }

    @Test func aSlowClientIsToldAndLeft() async throws {
        var limits = WebServer.Limits()
        limits.reading = .milliseconds(50)
        let (server, client) = try server(limits)
        defer { server.stop() }
        #expect(await client.exchange("GET / HTTP/1.1\r\nHo").hasPrefix("HTTP/1.1 408 "))
        // One that says nothing at all is left without a word.
        #expect(await client.exchange("") == "")
    }

    @Test func aFewBytesNowAndThenGainNoTime() async throws {
        var limits = WebServer.Limits()
        limits.reading = .milliseconds(50)
        let (server, client) = try server(limits)
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

    @Test func everyAnswerTellsBrowsersToTakeItAsItIs() async throws {
        let (server, client) = try server()
        defer { server.stop() }
        let close = "Connection: close\r\n"
        for request in [head("/", close), "nonsense\r\n\r\n", "POST" + head("/", close)] {
            let text = await client.exchange(request)
            #expect(text.contains("\r\nX-Content-Type-Options: nosniff\r\n"), "\(text)")
            #expect(text.contains("\r\nReferrer-Policy: no-referrer\r\n"), "\(text)")
        }
    }

    @Test func aClientThatTakesNothingIsLeft() async throws {
        var limits = WebServer.Limits()
        limits.sending = .milliseconds(50)
        limits.connections = 1
        let big = String(repeating: "x", count: 32 << 20)
        let (server, client) = try server(limits) { request in
            WebAnswer(200, "text/plain", request.path.isEmpty ? big : "small")
        }
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(head("/").utf8)) { false })
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
        let (server, client) = try server(limits)
        defer { server.stop() }
        let silent = (0..<6).compactMap { _ in client.connect() }
        defer { for connection in silent { connection.shut() } }
        #expect(silent.count == 6)
        let text = await client.exchange(head("/last", "Connection: close\r\n"))
        #expect(text.hasSuffix("/last;"))
    }

    @Test func whatIsUnderWayIsAnsweredAtTheEnd() async throws {
        let gate = Mutex(false)
        let isAsked = Mutex(false)
        let done = Mutex(false)
        var limits = WebServer.Limits()
        limits.stopping = .seconds(300)
        let server = try WebServer(address: "127.0.0.1", port: 0, limits: limits) { _ in
            isAsked.withLock { $0 = true }
            try? await waitUntil { gate.withLock { $0 } }
            return WebAnswer(200, "text/plain", "late")
        }
        Thread.detachNewThread {
            server.run()
            done.withLock { $0 = true }
        }
        let port = try #require(server.name.split(separator: ":").last.flatMap { UInt16($0) })
        let client = WebClient(port: port)
        async let text = client.exchange(head("/"))
        try await waitUntil { isAsked.withLock { $0 } }
        server.stop()
        gate.withLock { $0 = true }
        #expect(await text.hasSuffix("late"))
        try await waitUntil { done.withLock { $0 } }
        #expect(client.connect() == nil)
    }

    /// What a connection brings until its text has a part, or to its end.
    private func text(from connection: LoopbackSocket, until part: String?) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var text = ""
                while part.map({ !text.contains($0) }) ?? true,
                    let bytes = connection.received()
                {
                    text += String(decoding: bytes, as: UTF8.self)
                }
                continuation.resume(returning: text)
            }
        }
    }

    /// The next client's connection has the number that the one before had in the system.
    @Test func theAnswerToAClientThatLeftGoesToNoOther() async throws {
        let asked = Mutex<Set<String>>([])
        let open = Mutex<Set<String>>([])
        let hasAnswered = Mutex(false)
        let isGivenUp = Mutex(false)
        var limits = WebServer.Limits()
        limits.idle = .seconds(300)
        limits.answering = .seconds(300)
        let (server, client) = try server(limits) { request in
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
        #expect(other.send(Array(head("/other").utf8)) { false })
        #expect(await text(from: other, until: "/other;").hasSuffix("/other;"))
        let leaving = try #require(client.connect())
        #expect(leaving.send(Array((head("/first") + head("/left")).utf8)) { false })
        try await waitUntil { asked.withLock { $0.contains("/left") } }
        // Its first answer was never read, so its end tells the server at once that it is gone; its
        // own number stays taken, so that the lowest free one is the server's.
        #expect(dup2(other.descriptor, leaving.descriptor) >= 0)
        defer { leaving.shut() }
        try await waitUntil { isGivenUp.withLock { $0 } }
        let next = try #require(client.connect())
        defer { next.shut() }
        #expect(next.send(Array(head("/next", "Connection: close\r\n").utf8)) { false })
        try await waitUntil { asked.withLock { $0.contains("/next") } }
        open.withLock { _ = $0.insert("/left") }
        try await waitUntil { hasAnswered.withLock { $0 } }
        // By the time these are answered, that answer is dealt with.
        for number in 1...20 {
            #expect(other.send(Array(head("/\(number)").utf8)) { false })
            _ = await text(from: other, until: "/\(number);")
        }
        open.withLock { _ = $0.insert("/next") }
        let answer = await text(from: next, until: nil)
        #expect(answer.hasSuffix("\r\n\r\n/next;") && !answer.contains("/left"), "\(answer)")
    }

    /// All that a connection brings; throws where it has no end.
    private func everything(from connection: LoopbackSocket) async throws -> String {
        let whole = Mutex<String?>(nil)
        Thread.detachNewThread {
            var text = ""
            while let bytes = connection.received() {
                text += String(decoding: bytes, as: UTF8.self)
            }
            let all = text
            whole.withLock { $0 = all }
        }
        try await waitUntil { whole.withLock { $0 != nil } }
        return whole.withLock { $0 } ?? ""
    }

    @Test func aConnectionThatHadItsLastAnswerMakesRoom() async throws {
        var limits = WebServer.Limits()
        limits.connections = 1
        limits.sending = .seconds(300)
        let (server, client) = try server(limits)
        defer { server.stop() }
        for number in 1...3 {
            let connection = try #require(client.connect())
            defer { connection.shut() }
            let request = head("/\(number)", "Connection: close\r\n")
            #expect(connection.send(Array(request.utf8)) { false })
            #expect(try await everything(from: connection).hasSuffix("\r\n\r\n/\(number);"))
        }
    }

    @Test func aClientThatAsksNoMoreIsLeft() async throws {
        var limits = WebServer.Limits()
        limits.idle = .milliseconds(50)
        limits.reading = .seconds(300)
        let (server, client) = try server(limits)
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(head("/only").utf8)) { false })
        #expect(try await everything(from: connection).hasSuffix("\r\n\r\n/only;"))
    }

    @Test func anAnswerThatTakesTooLongIsGivenUpAndTheClientTold() async throws {
        let isGivenUp = Mutex(false)
        var limits = WebServer.Limits()
        limits.answering = .milliseconds(50)
        limits.reading = .seconds(300)
        let (server, client) = try server(limits) { _ in
            while !Task.isCancelled { await Task.yield() }
            isGivenUp.withLock { $0 = true }
            return .plain(200)
        }
        defer { server.stop() }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(head("/").utf8)) { false })
        let text = try await everything(from: connection)
        #expect(text.hasPrefix("HTTP/1.1 503 ") && text.contains("\r\nRetry-After: 5\r\n"))
        try await waitUntil { isGivenUp.withLock { $0 } }
    }

    /// One that only says that it sends nothing more still gets its answer.
    @Test func theWorkForAClientThatLeftIsGivenUp() async throws {
        let asked = Mutex(0)
        let givenUp = Mutex(0)
        var limits = WebServer.Limits()
        limits.closing = .milliseconds(50)
        limits.answering = .seconds(300)
        let (server, client) = try server(limits) { request in
            asked.withLock { $0 += 1 }
            guard request.target == "/long" else { return .plain(200) }
            while !Task.isCancelled { await Task.yield() }
            givenUp.withLock { $0 += 1 }
            return .plain(200)
        }
        defer { server.stop() }
        let leaving = try #require(client.connect())
        #expect(leaving.send(Array(head("/long").utf8)) { false })
        try await waitUntil { asked.withLock { $0 } == 1 }
        leaving.shut()
        try await waitUntil { givenUp.withLock { $0 } == 1 }
        let half = try #require(client.connect())
        defer { half.shut() }
        #expect(half.send(Array(head("/short").utf8)) { false })
        shutdown(half.descriptor, Int32(SHUT_WR))
        #expect(try await everything(from: half).hasPrefix("HTTP/1.1 200 "))
    }

    /// However many take their time or say nothing, one more client is answered.
    @Test(arguments: ["", "GET / HT"])
    func aNewClientGetsThePlaceOfTheOneThatWasIdleLongest(_ begun: String) async throws {
        var limits = WebServer.Limits()
        limits.connections = 3
        limits.idle = .seconds(300)
        limits.reading = .seconds(300)
        let (server, client) = try server(limits)
        defer { server.stop() }
        let silent = (0..<6).compactMap { _ in client.connect() }
        defer { for connection in silent { connection.shut() } }
        for connection in silent { _ = connection.send(Array(begun.utf8)) { false } }
        #expect(await client.get("/new").body == "/new;")
        #expect(try await everything(from: silent[0]) == "")
    }

    @Test func costlyAnswersAreMadeOneAfterAnotherBesideTheOthers() async throws {
        let running = Mutex(0)
        let most = Mutex(0)
        let isOpen = Mutex(false)
        let server = try WebServer(
            address: "127.0.0.1",
            port: 0,
            isCostly: { $0.target.hasPrefix("/costly") },
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
        Thread.detachNewThread { server.run() }
        defer { server.stop() }
        let port = try #require(server.name.split(separator: ":").last.flatMap { UInt16($0) })
        let client = WebClient(port: port)
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

    /// A server whose end is told, and a client of it.
    private func ending(
        _ limits: WebServer.Limits,
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) throws -> (server: WebServer, client: WebClient, end: Ending) {
        let server = try WebServer(address: "127.0.0.1", port: 0, limits: limits, answer: answer)
        let end = Ending()
        Thread.detachNewThread {
            server.run()
            end.isReached.withLock { $0 = true }
        }
        let port = server.name.split(separator: ":").last.flatMap { UInt16($0) }
        return (server, WebClient(port: try #require(port)), end)
    }

    private final class Ending: Sendable {
        let isReached = Mutex(false)
    }

    @Test func anAnswerThatIsNeverMadeIsNotWaitedForAtTheEnd() async throws {
        let isAsked = Mutex(false)
        let isOpen = Mutex(false)
        var limits = WebServer.Limits()
        limits.stopping = .milliseconds(50)
        limits.answering = .seconds(300)
        let (server, client, end) = try ending(limits) { _ in
            isAsked.withLock { $0 = true }
            try? await waitUntil { isOpen.withLock { $0 } }
            return .plain(200)
        }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(head("/").utf8)) { false })
        try await waitUntil { isAsked.withLock { $0 } }
        server.stop()
        try await waitUntil { end.isReached.withLock { $0 } }
        isOpen.withLock { $0 = true }
    }

    /// A client that is sent an answer at the stop has all of it, and is left then.
    @Test func anAnswerUnderWayAtTheStopIsTheLast() async throws {
        let big = String(repeating: "x", count: 32 << 20)
        var limits = WebServer.Limits()
        limits.stopping = .seconds(300)
        limits.sending = .seconds(300)
        limits.idle = .seconds(300)
        let (server, client, end) = try ending(limits) { _ in WebAnswer(200, "text/plain", big) }
        let connection = try #require(client.connect())
        defer { connection.shut() }
        #expect(connection.send(Array(head("/").utf8)) { false })
        var count = try #require(connection.received()).count
        server.stop()
        while count < big.utf8.count, let bytes = connection.received() { count += bytes.count }
        #expect(count >= big.utf8.count)
        try await waitUntil { end.isReached.withLock { $0 } }
    }

    @Test func anotherServersNameIsRefused() async throws {
        let (server, client) = try server()
        defer { server.stop() }
        #expect(await client.get("/", host: "evil.example").status == 421)
        #expect(await client.get("/", host: "127.0.0.1:80").status == 200)
    }

    /// Who is reached from the whole network is called by many names.
    @Test func aServerOfTheNetworkTakesEveryName() async throws {
        let server = try WebServer(address: "0.0.0.0", port: 0) { _ in .plain(200) }
        Thread.detachNewThread { server.run() }
        defer { server.stop() }
        let port = try #require(server.name.split(separator: ":").last.flatMap { UInt16($0) })
        let client = WebClient(port: port)
        #expect(await client.get("/", host: "kitchen.example:8080").status == 200)
        #expect(await client.get("/", host: "localhost").status == 200)
    }

    @Test func anAddressIsNamedWithItsPort() throws {
        let four = try WebServer(address: "localhost", port: 0) { _ in .plain(200) }
        #expect(four.name.hasPrefix("127.0.0.1:") && !four.name.hasSuffix(":0"))
        four.stop()
        four.run()
        do throws(ListeningFailure) {
            let six = try WebServer(address: "::1", port: 0) { _ in .plain(200) }
            #expect(six.name.hasPrefix("[::1]:") && !six.name.hasSuffix(":0"))
            six.stop()
            six.run()
        } catch {
            // Not every machine has the newer addresses.
            #expect(error.code != nil)
        }
    }

    @Test func anAddressThatIsTakenOrNoneIsTold() throws {
        let first = try WebServer(address: "127.0.0.1", port: 0) { _ in .plain(200) }
        let port = try #require(first.name.split(separator: ":").last.flatMap { UInt16($0) })
        #expect(throws: ListeningFailure(code: EADDRINUSE)) {
            try WebServer(address: "127.0.0.1", port: port) { _ in .plain(200) }
        }
        #expect(throws: ListeningFailure(code: nil)) {
            try WebServer(address: "evil.example", port: 0) { _ in .plain(200) }
        }
        first.stop()
        first.run()
    }
}
