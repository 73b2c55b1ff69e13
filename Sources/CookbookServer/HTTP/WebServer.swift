import Foundation
import Synchronization

/// A small HTTP server for answers that are made in memory.
///
/// One thread reads and writes all connections; answers are made by tasks, the costly ones one
/// after another beside the others. Everything is bounded: connections, the head of a request, the
/// time for it, and the time to take an answer. An answer is given up when its client has left or
/// its time is over.
package final class WebServer: Sendable {
    /// How much clients may take.
    package struct Limits: Hashable, Sendable {
        /// Connections at a time; one more takes the place of the one that has been idle longest.
        package var connections = 256
        /// How long nobody is taken in where the system has no room for one more, unless a connection
        /// ends before.
        package var resting = Duration.milliseconds(250)
        /// How long one that is slow to send its request keeps its place although others wait.
        package var patience = Duration.milliseconds(100)
        /// The time for a request to come in, for its answer to be made, and to be taken.
        package var reading = Duration.seconds(10)
        package var answering = Duration.seconds(10)
        /// The time for an answer when its client sends nothing more and may have left.
        package var closing = Duration.seconds(1)
        package var sending = Duration.seconds(30)
        /// The time between two requests of a connection.
        package var idle = Duration.seconds(15)
        /// The time that clients have after a stop.
        package var stopping = Duration.seconds(2)
        /// How many bytes a form may have; 0 where nobody may send one.
        package var form = 0

        package init() {}

        /// The same for a program that may have so many files open: some of them are the cookbook's.
        func within(files: Int) -> Limits {
            var limits = self
            limits.connections = max(1, min(connections, max(files - 64, files / 2)))
            return limits
        }
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
    let socket: ListeningSocket
    let limits: Limits
    let isCostly: @Sendable (WebRequest) -> Bool
    let answer: @Sendable (WebRequest) async -> WebAnswer
    let log: (@Sendable (LogEntry) -> Void)?
    let wake: (reader: Int32, writer: Int32)
    let mail = Mutex(Mail())

    /// What other threads leave for the one that serves.
    struct Mail {
        var answers: [Ready] = []
        var isStopped = false
    }

    /// An answer that has been made, and the connection that waits for it.
    struct Ready: Sendable {
        var descriptor: Int32
        var serial: Int
        var request: WebRequest
        var isCostly: Bool
        var answer: WebAnswer
        var start: ContinuousClock.Instant
    }

    /// Opens the address. Throws `ListeningError`.
    ///
    /// - Parameters:
    ///   - log: Told each request.
    ///   - isCostly: Whether an answer takes so long that only one such is made at a time.
    ///   - answer: Makes the answer to a request.
    package init(
        address: String,
        port: UInt16,
        limits: Limits = Limits(),
        log: (@Sendable (LogEntry) -> Void)? = nil,
        isCostly: @escaping @Sendable (WebRequest) -> Bool = { _ in false },
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) throws(ListeningError) {
        let socket = try ListeningSocket(address: address, port: port)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0, SocketFlags.set(ends[0]), SocketFlags.set(ends[1]) else {
            close(socket.descriptor)
            throw ListeningError(code: errno)
        }
        self.socket = socket
        self.limits = limits.within(files: Self.filesAllowed)
        self.isCostly = isCostly
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

    /// How many files the program may have open at a time.
    private static var filesAllowed: Int {
        var limit = rlimit()
        #if canImport(Darwin)
            let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
        #else
            let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        #endif
        return isKnown ? Int(clamping: limit.rlim_cur) : .max
    }

    private func ring() {
        var byte: UInt8 = 1
        _ = write(wake.writer, &byte, 1)
    }

    /// Serves until it is stopped; once only.
    package func run() {
        var loop = ServingLoop(server: self)
        loop.run()
    }

    /// Leaves an answer for the thread that serves.
    func post(_ ready: Ready) {
        let isFirst = mail.withLock { mail in
            mail.answers.append(ready)
            return mail.answers.count == 1
        }
        if isFirst { ring() }
    }
}
