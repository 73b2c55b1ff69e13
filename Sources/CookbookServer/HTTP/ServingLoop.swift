import Foundation
import Synchronization

/// The thread of a server: its connections, and the answers that are being made.
struct ServingLoop {
    let server: WebServer
    /// Takes the next connection; tests put something before it.
    private let arrival: (ListeningSocket) -> ListeningSocket.Arrival
    /// Connections by their descriptors, each with a serial that tells it from those before.
    private var connections: [Int32: (connection: WebConnection, serial: Int)] = [:]
    private var serial = 0
    /// The answers that are being made, by the serials of their connections.
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// Costly requests that wait for the one whose answer is being made, the oldest first.
    private var costly:
        [(request: WebRequest, descriptor: Int32, serial: Int, start: ContinuousClock.Instant)] = []
    private var isMakingCostly = false
    private var end: ContinuousClock.Instant?
    /// Until when nobody is taken in, because there was no room for one more.
    private var restEnd: ContinuousClock.Instant?
    /// When connections were last asked whether their time is over.
    private var lastLook = ContinuousClock.now

    init(
        server: WebServer,
        arrival: @escaping (ListeningSocket) -> ListeningSocket.Arrival = { $0.accepted() }
    ) {
        self.server = server
        self.arrival = arrival
    }

    mutating func run() {
        while !isOver {
            var states = [
                pollfd(fd: server.wake.reader, events: Int16(POLLIN), revents: 0)
            ]
            // A negative descriptor is passed over.
            let listener = end == nil && hasPlace ? server.socket.descriptor : -1
            states.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
            for (descriptor, entry) in connections {
                states.append(
                    pollfd(fd: descriptor, events: entry.connection.events, revents: 0)
                )
            }
            // Where nobody has a place to give, somebody may have one soon.
            _ = poll(&states, nfds_t(states.count), listener < 0 ? 50 : 250)
            if states[0].revents != 0 { takeMail() }
            for state in states.dropFirst(2) where state.revents != 0 {
                take(state.revents, at: state.fd)
            }
            if states[1].revents != 0 { takeConnections() }
            expire()
        }
        for task in tasks.values { task.cancel() }
        for descriptor in connections.keys { close(descriptor) }
    }

    /// Whether one more client can be taken: there is a place, or one that another may have.
    private var hasPlace: Bool {
        let now = ContinuousClock.now
        if let restEnd, now < restEnd { return false }
        guard isFull else { return true }
        return connections.values.contains { $0.connection.claim(at: now) != nil }
    }

    private var isFull: Bool { connections.count >= server.limits.connections }

    /// The connection whose place a new client gets when all are taken.
    private var leastWanted: Int32? {
        let now = ContinuousClock.now
        var least: (claim: PlaceClaim, descriptor: Int32)?
        for (descriptor, entry) in connections {
            guard let claim = entry.connection.claim(at: now) else { continue }
            if let other = least, other.claim < claim { continue }
            least = (claim, descriptor)
        }
        return least?.descriptor
    }

    private var isOver: Bool {
        guard let end else { return false }
        return connections.isEmpty || ContinuousClock.now >= end
    }

    private mutating func takeMail() {
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(server.wake.reader, &bytes, 16) > 0 {}
        let mail = server.mail.withLock { mail in
            defer { mail.answers.removeAll() }
            return mail
        }
        if mail.isStopped, end == nil { stop() }
        for ready in mail.answers {
            tasks[ready.serial] = nil
            if ready.isCostly { isMakingCostly = false }
            // It may have left, or have been told that this takes too long.
            guard let entry = connections[ready.descriptor], entry.serial == ready.serial,
                entry.connection.phase == .asking
            else { continue }
            connections[ready.descriptor]?.connection.take(
                ready.answer,
                isHead: ready.request.isHead,
                closing: end != nil
            )
            tell(ready.answer, to: ready.request.target, since: ready.start)
            // Most answers fit into the system's buffer at once.
            take(Int16(POLLOUT), at: ready.descriptor)
        }
        makeCostly()
    }

    private mutating func stop() {
        end = .now + server.limits.stopping
        close(server.socket.descriptor)
        for (descriptor, entry) in connections where entry.connection.isIdle {
            drop(descriptor)
        }
    }

    private mutating func takeConnections() {
        while true {
            var given = isFull ? leastWanted : nil
            guard !isFull || given != nil else { return }
            var next = arrival(server.socket)
            if next == .noRoom, !server.socket.isAsked { return }
            if next == .noRoom, let least = given ?? leastWanted {
                // What one client had is enough for another.
                drop(least)
                given = nil
                next = arrival(server.socket)
            }
            switch next {
            case .nobody: return
            case .noRoom:
                restEnd = .now + server.limits.resting
                return
            case .client(let descriptor):
                if let given { drop(given) }
                serial += 1
                connections[descriptor] = (
                    WebConnection(descriptor, limits: server.limits), serial
                )
            }
        }
    }

    private mutating func take(_ events: Int16, at descriptor: Int32) {
        guard var entry = connections[descriptor] else { return }
        var outcome = WebConnection.Outcome.nothing
        if events & Int16(POLLOUT) != 0 {
            outcome = entry.connection.writable()
        } else if events & Int16(POLLIN) != 0 {
            outcome = entry.connection.readable()
        } else if events == SocketFlags.clientClosed {
            entry.connection.clientClosed()
        } else {
            drop(descriptor)
            return
        }
        if case .refused(let answer) = outcome {
            tell(answer, to: nil, since: .now)
            _ = entry.connection.writable()
        }
        connections[descriptor] = entry
        if case .asked(let request) = outcome {
            ask(request, for: descriptor, entry.serial)
        }
        let isDone = entry.connection.phase == .over
        if isDone || end != nil && entry.connection.isIdle { drop(descriptor) }
    }

    private mutating func ask(_ request: WebRequest, for descriptor: Int32, _ serial: Int) {
        let start = ContinuousClock.now
        var request = request
        if request.isPost { request.client = ListeningSocket.client(of: descriptor) }
        if server.socket.isLoopback, let host = request.host, !HostName.isLoopback(host) {
            make(request, descriptor, serial, start) { _ in .plain(421) }
        } else if server.isCostly(request) {
            costly.append((request, descriptor, serial, start))
            makeCostly()
        } else {
            make(request, descriptor, serial, start, by: server.answer)
        }
    }

    /// Begins the next costly answer, where none is being made.
    private mutating func makeCostly() {
        while !isMakingCostly, !costly.isEmpty {
            let next = costly.removeFirst()
            // Its client may have been given up meanwhile.
            guard let entry = connections[next.descriptor], entry.serial == next.serial,
                entry.connection.phase == .asking
            else { continue }
            isMakingCostly = true
            make(
                next.request,
                next.descriptor,
                next.serial,
                next.start,
                isCostly: true,
                by: server.answer
            )
        }
    }

    private mutating func make(
        _ request: WebRequest,
        _ descriptor: Int32,
        _ serial: Int,
        _ start: ContinuousClock.Instant,
        isCostly: Bool = false,
        by answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) {
        let server = server
        tasks[serial] = Task {
            let made = await answer(request)
            server.post(
                WebServer.Ready(
                    descriptor: descriptor,
                    serial: serial,
                    request: request,
                    isCostly: isCostly,
                    answer: made,
                    start: start
                )
            )
        }
    }

    private mutating func expire() {
        let now = ContinuousClock.now
        guard now - lastLook >= .milliseconds(100) else { return }
        lastLook = now
        for (descriptor, entry) in connections {
            connections[descriptor]?.connection.expire(at: now)
            if entry.connection.phase == .asking,
                connections[descriptor]?.connection.phase == .sending
            {
                tasks[entry.serial]?.cancel()
                tell(.busy, to: nil, since: now)
            }
            switch connections[descriptor]?.connection.phase {
            case .over: drop(descriptor)
            case .sending: take(Int16(POLLOUT), at: descriptor)
            case .reading, .asking, nil: break
            }
        }
    }

    private mutating func drop(_ descriptor: Int32) {
        guard let entry = connections.removeValue(forKey: descriptor) else { return }
        // Nobody waits for its answer any more.
        tasks[entry.serial]?.cancel()
        close(descriptor)
        restEnd = nil
    }

    private func tell(
        _ answer: WebAnswer,
        to target: String?,
        since start: ContinuousClock.Instant
    ) {
        guard let log = server.log else { return }
        let parts = (ContinuousClock.now - start).components
        log(
            WebServer.LogEntry(
                target: target,
                status: answer.status,
                bytes: answer.body.count,
                microseconds: Int(parts.seconds) * 1_000_000
                    + Int(parts.attoseconds / 1_000_000_000_000)
            )
        )
    }
}
