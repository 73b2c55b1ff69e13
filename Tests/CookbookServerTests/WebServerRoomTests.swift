import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// Where the program may have no more files open, one more client is taken in all the same.
struct WebServerRoomTests {
    /// A system that has no room for one more client when it is told so.
    private final class System: Sendable {
        private struct State {
            /// How many it has room for.
            var free: Int
            /// How many it refuses then, before there is room again.
            var refusals: Int
            var refused = 0
            /// Whether it said that it has no room when nobody waited.
            var isKnownFull = false
        }

        private let state: Mutex<State>

        init(free: Int, refusals: Int) { state = Mutex(State(free: free, refusals: refusals)) }

        func arrival(_ socket: ListeningSocket) -> ListeningSocket.Arrival {
            let isFree = state.withLock { state in
                if state.free > 0 || state.refusals == 0 { return true }
                if socket.isAsked {
                    state.refusals -= 1
                    state.refused += 1
                } else {
                    state.isKnownFull = true
                }
                return false
            }
            guard isFree else { return .noRoom }
            let next = socket.accepted()
            if case .client = next { state.withLock { $0.free = max(0, $0.free - 1) } }
            return next
        }

        var isKnownFull: Bool { state.withLock { $0.isKnownFull } }
        var refused: Int { state.withLock { $0.refused } }
        func makeRoom() { state.withLock { $0.refusals = 0 } }
    }

    private let limits = {
        var limits = WebServer.Limits()
        for limit in [\WebServer.Limits.reading, \.answering, \.sending, \.idle, \.resting] {
            limits[keyPath: limit] = .seconds(300)
        }
        limits.patience = .zero
        return limits
    }()

    @Test func theOneThatWasIdleLongestGivesItsFile() async throws {
        let system = System(free: 3, refusals: 1)
        let (server, client) = try running(limits, system)
        defer { server.stop() }
        let silent = (0..<3).compactMap { _ in client.connect() }
        defer { for connection in silent { connection.shut() } }
        #expect(silent.count == 3)
        try await waitUntil { system.isKnownFull }
        #expect(await client.get("/new").body == "/new;")
        #expect(try await silent[0].everything() == "")
        for connection in silent[1...] {
            let request = WebClient.head("/kept", "Connection: close\r\n")
            #expect(connection.send(Array(request.utf8)) { false })
            #expect(try await connection.everything().hasSuffix("/kept;"))
        }
    }

    @Test func whereNoneIsIdleTheNextOneThatEndsGivesIt() async throws {
        let isOpen = Mutex(false)
        let system = System(free: 1, refusals: 1)
        let (server, client) = try running(limits, system) { isOpen.withLock { $0 } }
        defer { server.stop() }
        let first = try #require(client.connect())
        defer { first.shut() }
        let request = WebClient.head("/slow", "Connection: close\r\n")
        #expect(first.send(Array(request.utf8)) { false })
        try await waitUntil { system.isKnownFull }
        async let second = client.get("/second")
        try await waitUntil { system.refused == 1 }
        isOpen.withLock { $0 = true }
        #expect(try await first.everything().hasSuffix("/slow;"))
        #expect(await second.body == "/second;")
    }

    /// It is asked for again after each rest, no sooner.
    @Test func meanwhileItRests() async throws {
        var limits = limits
        limits.resting = .milliseconds(50)
        let system = System(free: 0, refusals: .max)
        let (server, client) = try running(limits, system)
        defer { server.stop() }
        let start = ContinuousClock.now
        async let answer = client.get("/only")
        try await waitUntil { system.refused >= 3 }
        #expect(ContinuousClock.now - start >= limits.resting * 2)
        system.makeRoom()
        #expect(await answer.body == "/only;")
    }

    /// Files that the program may have open, and the places for clients.
    @Test(arguments: [(1, 1), (20, 10), (100, 50), (256, 192), (320, 256), (.max, 256)])
    func someFilesAreTheCookbooks(_ files: Int, _ places: Int) {
        #expect(WebServer.Limits().within(files: files).connections == places)
    }

    /// A server whose answer to `/slow` waits until it may be made.
    private func running(
        _ limits: WebServer.Limits,
        _ system: System,
        isOpen: @escaping @Sendable () -> Bool = { true }
    ) throws -> (server: WebServer, client: WebClient) {
        try runningServer(
            limits,
            isCostly: { _ in false },
            atEnd: {},
            arrival: { system.arrival($0) },
            answer: { request in
                if request.target == "/slow" { try? await waitUntil { isOpen() } }
                return WebAnswer(200, "text/plain", "\(request.target);")
            }
        )
    }
}
