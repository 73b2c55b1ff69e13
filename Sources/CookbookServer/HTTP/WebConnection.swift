import Foundation

/// One client's connection: reads a request, waits for its answer, sends it, and so on.
///
/// It never holds more than one request's head and form, and one answer.
struct WebConnection {
    let descriptor: Int32
    private(set) var phase = Phase.reading
    /// When it is given up.
    private(set) var deadline: ContinuousClock.Instant
    private var received: [UInt8] = []
    private var unsent: ArraySlice<UInt8> = []
    private var isLast = false
    private var wasAnswered = false
    /// Whether its client sends nothing any more: it may have left, or wait for the answer.
    private var isHalfClosed = false
    /// Since when it waits for a request, or for the rest of one.
    private var waitingSince = ContinuousClock.now
    private let limits: WebServer.Limits

    enum Phase: Hashable {
        case reading
        /// A request waits for its answer.
        case asking
        case sending
        case over
    }

    /// What came of an event.
    enum Outcome {
        case nothing
        case asked(WebRequest)
        /// It was answered without anybody being asked.
        case refused(WebAnswer)
    }

    init(_ descriptor: Int32, limits: WebServer.Limits) {
        self.descriptor = descriptor
        self.limits = limits
        deadline = .now + limits.reading
    }

    /// Which events it waits for.
    var events: Int16 {
        switch phase {
        case .reading: Int16(POLLIN)
        case .sending: Int16(POLLOUT)
        case .asking: isHalfClosed ? 0 : SocketFlags.clientClosed
        // Only that the connection is broken.
        case .over: 0
        }
    }

    /// Notes that nothing more comes: an answer that is nearly made is still sent.
    mutating func clientClosed() {
        isHalfClosed = true
        deadline = min(deadline, .now + limits.closing)
    }

    /// Reads what has come.
    mutating func readable() -> Outcome {
        guard phase == .reading else { return .nothing }
        let wasIdle = received.isEmpty
        let count = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count > 0 { received.append(contentsOf: buffer.prefix(count)) }
            return count
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
        guard count > 0 else {
            phase = .over
            return .nothing
        }
        // The time for a request begins with its first byte, and no later byte prolongs it.
        if wasIdle { beginWaiting(limits.reading) }
        return next()
    }

    private mutating func beginWaiting(_ limit: Duration) {
        waitingSince = .now
        deadline = waitingSince + limit
    }

    /// Reads the next request of what has come.
    private mutating func next() -> Outcome {
        switch RequestReading(received, longestForm: limits.form) {
        case .incomplete: return .nothing
        case .request(let request, let length):
            received.removeFirst(length)
            phase = .asking
            isLast = !request.isKeptAlive
            deadline = .now + limits.answering
            return .asked(request)
        case .refused(let answer):
            refuse(answer)
            return .refused(answer)
        }
    }

    /// Answers and ends.
    mutating func refuse(_ answer: WebAnswer) {
        isLast = true
        send(answer.bytes(isHead: false, isKeptAlive: false))
    }

    /// Takes the answer to the request that waits.
    mutating func take(_ answer: WebAnswer, isHead: Bool, closing: Bool) {
        guard phase == .asking else { return }
        isLast = isLast || closing
        send(answer.bytes(isHead: isHead, isKeptAlive: !isLast))
    }

    private mutating func send(_ bytes: [UInt8]) {
        unsent = bytes[...]
        phase = .sending
        deadline = .now + limits.sending
    }

    /// Sends what can be sent; the next request, where it has come already.
    mutating func writable() -> Outcome {
        guard phase == .sending else { return .nothing }
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return .nothing }
            guard count > 0 else {
                phase = .over
                return .nothing
            }
            unsent = unsent.dropFirst(count)
        }
        unsent = []
        guard !isLast else {
            // What is still coming must not make the system drop the answer.
            shutdown(descriptor, Int32(SHUT_WR))
            phase = .over
            return .nothing
        }
        phase = .reading
        wasAnswered = true
        beginWaiting(received.isEmpty ? limits.idle : limits.reading)
        return received.isEmpty ? .nothing : next()
    }

    /// Gives it up where its time is over; one that was asking for something is told.
    mutating func expire(at now: ContinuousClock.Instant) {
        guard now >= deadline else { return }
        switch phase {
        case .reading where !received.isEmpty: refuse(.plain(408))
        case .asking where !isHalfClosed: refuse(.busy)
        default: phase = .over
        }
    }

    /// Its place, where another client may have it; nil while it is at work or has just come.
    func claim(at now: ContinuousClock.Instant) -> PlaceClaim? {
        guard phase == .reading else { return nil }
        let isKept = wasAnswered && received.isEmpty
        guard isKept || now - waitingSince >= limits.patience else { return nil }
        return PlaceClaim(isKept: isKept, since: waitingSince)
    }

    /// Whether it can be ended without a loss to its client.
    var isIdle: Bool { phase == .reading && received.isEmpty }
}

/// A connection's place that another client may have: the least is given first.
///
/// Connections that are only kept for a later request go before those that are slow to send their
/// first one; of each kind the one that has waited longest.
struct PlaceClaim: Comparable {
    var isKept: Bool
    var since: ContinuousClock.Instant

    static func < (left: PlaceClaim, right: PlaceClaim) -> Bool {
        left.isKept == right.isKept ? left.since < right.since : left.isKept
    }
}
