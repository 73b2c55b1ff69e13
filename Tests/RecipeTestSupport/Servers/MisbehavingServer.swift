import Foundation

/// A server on a real loopback socket that answers from the test's data, and misbehaves as told.
///
/// ```swift
/// let server = try MisbehavingServer()
/// server.serve(RecipePuppySite(entries: entries))
/// server.on(.page(3), .failure(500))
/// ```
///
/// What was said last comes first: a behaviour for a request that fits goes before the server's
/// own data. It ends with its last reference, or after its lifetime: a test needs not stop it.
package final class MisbehavingServer: Sendable {
    /// The port that it listens on.
    package let port: UInt16
    private let state = Guarded(State())

    private struct Rule: Sendable {
        let match: RequestMatch
        let behaviour: ServerBehaviour
        var left: Int?
    }

    private struct State: Sendable {
        var isStopped = false
        var rules: [Rule] = []
        var sites: [@Sendable (ServedRequest) -> ServedResponse?] = []
        var requests: [ServedRequest] = []
        var connections = 0
        var open = 0
        var bytesSent = 0
        var atWork = 0
        var mostAtWork = 0
        var delay: Duration?
        var isReleased = false
        var disguise: (@Sendable (ServedResponse) -> ServedResponse)?
    }

    /// The most connections that are open at once; a further one is closed.
    package static let connectionLimit = 64

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: Where to listen; 0 for any free port.
    ///   - lifetime: When it ends, if nobody stops it.
    package init(port: UInt16 = 0, lifetime: Duration = .seconds(1_800)) throws {
        let (socket, port) = try LoopbackSocket.listening(port: port)
        self.port = port
        let end = ContinuousClock.now.advanced(by: lifetime)
        let state = state
        Thread.detachNewThread {
            while !state.withLock({ $0.isStopped }), ContinuousClock.now < end {
                if let connection = socket.accepted() { Self.run(connection, state) }
            }
            state.withLock { $0.isStopped = true }
            socket.shut()
        }
    }

    deinit { stop() }

    /// The server's address, without a path.
    package var address: String { "http://127.0.0.1:\(port)" }

    /// What was asked so far, in order.
    package var requests: [ServedRequest] { state.withLock { $0.requests } }

    /// How many connections were opened so far.
    package var connectionCount: Int { state.withLock { $0.connections } }

    /// How many bytes were sent so far, over all connections.
    package var bytesSent: Int { state.withLock { $0.bytesSent } }

    /// The most requests that were being answered at the same time.
    package var mostAtWork: Int { state.withLock { $0.mostAtWork } }

    /// Waits so long before each of the server's own answers.
    package func setDelay(_ delay: Duration?) { state.withLock { $0.delay = delay } }

    /// Adds data to answer from; it gives nil for what it knows nothing of.
    package func serve(_ site: @escaping @Sendable (ServedRequest) -> ServedResponse?) {
        state.withLock { $0.sites.append(site) }
    }

    /// Adds one answer for a path.
    package func serve(_ response: ServedResponse, at path: String) {
        serve { $0.path == path ? response : nil }
    }

    /// Does something with the requests that fit, every time or so many times.
    package func on(_ match: RequestMatch, _ behaviour: ServerBehaviour, times: Int? = nil) {
        state.withLock {
            $0.rules.insert(Rule(match: match, behaviour: behaviour, left: times), at: 0)
        }
    }

    /// Lets go on what is `held`, now and later.
    package func release() { state.withLock { $0.isReleased = true } }

    /// Forgets all that `on` told.
    package func behave() { state.withLock { $0.rules = [] } }

    /// Sends the answers of its own data in another form.
    package func disguise(_ change: @escaping @Sendable (ServedResponse) -> ServedResponse) {
        state.withLock { $0.disguise = change }
    }

    /// Ends the server; its port is free a moment later.
    package func stop() { state.withLock { $0.isStopped = true } }

    private static func run(_ socket: LoopbackSocket, _ state: Guarded<State>) {
        let number: Int? = state.withLock {
            guard $0.open < connectionLimit else { return nil }
            $0.connections += 1
            $0.open += 1
            return $0.connections
        }
        guard let number else {
            socket.shut()
            return
        }
        let connection = ServerConnection(
            socket: socket,
            number: number,
            isStopped: { state.withLock { $0.isStopped } },
            isReleased: { state.withLock { $0.isReleased } },
            count: { sent in state.withLock { $0.bytesSent += sent } },
            plan: { request in state.withLock { plan(request, &$0) } },
            performed: { state.withLock { $0.atWork -= 1 } }
        )
        Thread.detachNewThread {
            connection.run()
            state.withLock { $0.open -= 1 }
        }
    }

    private static func plan(
        _ request: ServedRequest,
        _ state: inout State
    ) -> (ServerBehaviour, own: ServedResponse) {
        state.requests.append(request)
        state.atWork += 1
        state.mostAtWork = max(state.mostAtWork, state.atWork)
        var own = ServedResponse.html("<!DOCTYPE html><title>404 Not Found</title>", status: 404)
        // Each is asked once, for it may count.
        for site in state.sites {
            guard let answer = site(request) else { continue }
            own = state.disguise?(answer) ?? answer
            break
        }
        for index in state.rules.indices where state.rules[index].match.fits(request) {
            let rule = state.rules[index]
            if let left = rule.left {
                guard left > 0 else { continue }
                state.rules[index].left = left - 1
            }
            return (rule.behaviour, own)
        }
        return (state.delay.map { .after($0, .serve) } ?? .serve, own)
    }
}
