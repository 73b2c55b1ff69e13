import Foundation
import Synchronization

/// A small HTTP server for answers that are made in memory.
///
/// One thread reads and writes all connections; answers are made by tasks. Everything is bounded:
/// connections, the head of a request, the time for it, and the time to take an answer.
package final class WebServer: Sendable {
    /// How much clients may take.
    package struct Limits: Hashable, Sendable {
        /// Connections at a time; others wait in the system's queue.
        package var connections = 256
        /// The time for a request to come in, for its answer to be made, and to be taken.
        package var reading = Duration.seconds(10)
        package var answering = Duration.seconds(30)
        package var sending = Duration.seconds(30)
        /// The time between two requests of a connection.
        package var idle = Duration.seconds(15)
        /// The time that clients have after a stop.
        package var stopping = Duration.seconds(2)

        package init() {}
    }

    /// What became of a request, for the log.
    package struct LogEntry: Sendable {
        /// What was asked for; nil where it could not be read.
        package var target: String?
        package var status: Int
        package var bytes: Int
        package var microseconds: Int
    }

    /// The address with the port: `127.0.0.1:8080`.
    package let name: String
    private let socket: ListeningSocket
    private let limits: Limits
    private let answer: @Sendable (WebRequest) async -> WebAnswer
    private let log: (@Sendable (LogEntry) -> Void)?
    private let wake: (reader: Int32, writer: Int32)
    private let mail = Mutex(Mail())

    /// What other threads leave for the one that serves.
    private struct Mail {
        var answers: [Ready] = []
        var isStopped = false
    }

    private struct Ready {
        var descriptor: Int32
        var serial: Int
        var isHead: Bool
        var answer: WebAnswer
        var target: String
        var start: ContinuousClock.Instant
    }

    /// Opens the address. Throws `ListeningFailure`.
    ///
    /// - Parameters:
    ///   - log: Told each request.
    ///   - answer: Makes the answer to a request.
    package init(
        address: String,
        port: UInt16,
        limits: Limits = Limits(),
        log: (@Sendable (LogEntry) -> Void)? = nil,
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) throws(ListeningFailure) {
        let socket = try ListeningSocket(address: address, port: port)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0, SocketFlags.set(ends[0]), SocketFlags.set(ends[1]) else {
            close(socket.descriptor)
            throw ListeningFailure(code: errno)
        }
        self.socket = socket
        self.limits = limits
        self.answer = answer
        self.log = log
        name = socket.name
        wake = (ends[0], ends[1])
    }

    deinit {
        close(wake.reader)
        close(wake.writer)
    }

    /// Lets `run` end: no connection is taken any more, and answers under way are sent.
    package func stop() {
        mail.withLock { $0.isStopped = true }
        ring()
    }

    private func ring() {
        var byte: UInt8 = 1
        _ = write(wake.writer, &byte, 1)
    }

    /// Serves until it is stopped; once only.
    package func run() {
        var loop = Loop(server: self)
        loop.run()
    }

    /// The thread's own state.
    private struct Loop {
        let server: WebServer
        /// Connections by their descriptors, each with a serial that tells it from those before.
        private var connections: [Int32: (connection: WebConnection, serial: Int)] = [:]
        private var serial = 0
        private var end: ContinuousClock.Instant?
        /// When connections were last asked whether their time is over.
        private var lastLook = ContinuousClock.now

        init(server: WebServer) { self.server = server }

        mutating func run() {
            while !isOver {
                var states = [
                    pollfd(fd: server.wake.reader, events: Int16(POLLIN), revents: 0)
                ]
                let isFull = connections.count >= server.limits.connections
                // A negative descriptor is passed over.
                let listener = isFull || end != nil ? -1 : server.socket.descriptor
                states.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
                for (descriptor, entry) in connections {
                    states.append(
                        pollfd(fd: descriptor, events: entry.connection.events, revents: 0)
                    )
                }
                _ = poll(&states, nfds_t(states.count), 250)
                if states[0].revents != 0 { takeMail() }
                for state in states.dropFirst(2) where state.revents != 0 {
                    take(state.revents, at: state.fd)
                }
                if states[1].revents != 0 { takeConnections() }
                expire()
            }
            for descriptor in connections.keys { close(descriptor) }
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
                guard let entry = connections[ready.descriptor], entry.serial == ready.serial else {
                    continue
                }
                connections[ready.descriptor]?.connection.take(
                    ready.answer,
                    isHead: ready.isHead,
                    closing: end != nil
                )
                tell(ready.answer, to: ready.target, since: ready.start)
                // Most answers fit into the system's buffer at once.
                take(Int16(POLLOUT), at: ready.descriptor)
            }
        }

        private mutating func stop() {
            end = .now + server.limits.stopping
            close(server.socket.descriptor)
            for (descriptor, entry) in connections where entry.connection.isIdle {
                drop(descriptor)
            }
        }

        private mutating func takeConnections() {
            while connections.count < server.limits.connections,
                let descriptor = server.socket.accepted()
            {
                serial += 1
                connections[descriptor] = (
                    WebConnection(descriptor, limits: server.limits), serial
                )
            }
        }

        private mutating func take(_ events: Int16, at descriptor: Int32) {
            guard var entry = connections[descriptor] else { return }
            var outcome = WebConnection.Outcome.nothing
            if events & Int16(POLLOUT) != 0 {
                outcome = entry.connection.writable()
            } else if events & Int16(POLLIN) != 0 {
                outcome = entry.connection.readable()
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

        private func ask(_ request: WebRequest, for descriptor: Int32, _ serial: Int) {
            let start = ContinuousClock.now
            let server = server
            if server.socket.isLoopback, let host = request.host, !HostName.isLoopback(host) {
                server.post(descriptor, serial, request, .plain(421), start)
                return
            }
            Task {
                let answer = await server.answer(request)
                server.post(descriptor, serial, request, answer, start)
            }
        }

        private mutating func expire() {
            let now = ContinuousClock.now
            guard now - lastLook >= .milliseconds(100) else { return }
            lastLook = now
            for descriptor in Array(connections.keys) {
                connections[descriptor]?.connection.expire(at: now)
                switch connections[descriptor]?.connection.phase {
                case .over: drop(descriptor)
                case .sending: take(Int16(POLLOUT), at: descriptor)
                case .reading, .asking, nil: break
                }
            }
        }

        private mutating func drop(_ descriptor: Int32) {
            if connections.removeValue(forKey: descriptor) != nil { close(descriptor) }
        }

        private func tell(
            _ answer: WebAnswer,
            to target: String?,
            since start: ContinuousClock.Instant
        ) {
            guard let log = server.log else { return }
            let parts = (ContinuousClock.now - start).components
            log(
                LogEntry(
                    target: target,
                    status: answer.status,
                    bytes: answer.body.count,
                    microseconds: Int(parts.seconds) * 1_000_000
                        + Int(parts.attoseconds / 1_000_000_000_000)
                )
            )
        }
    }

    private func post(
        _ descriptor: Int32,
        _ serial: Int,
        _ request: WebRequest,
        _ answer: WebAnswer,
        _ start: ContinuousClock.Instant
    ) {
        let ready = Ready(
            descriptor: descriptor,
            serial: serial,
            isHead: request.isHead,
            answer: answer,
            target: request.target,
            start: start
        )
        let isFirst = mail.withLock { mail in
            mail.answers.append(ready)
            return mail.answers.count == 1
        }
        if isFirst { ring() }
    }
}
