import Foundation

/// One connection of a server: requests in, behaviours out, until one of the two ends it.
struct ServerConnection: Sendable {
    let socket: LoopbackSocket
    let number: Int
    /// Whether the server is to end.
    let isStopped: @Sendable () -> Bool
    /// Whether what was held back may go on.
    let isReleased: @Sendable () -> Bool
    /// Is told of bytes that were sent.
    let count: @Sendable (Int) -> Void
    /// What is to be done with a request, and the answer that its own data gives.
    let plan: @Sendable (ServedRequest) -> (ServerBehaviour, own: ServedResponse)
    /// Is told that what was planned is done.
    let performed: @Sendable () -> Void

    /// Whether the connection goes on.
    private enum Outcome {
        case open
        case closed
        case reset
    }

    func run() {
        var buffer: [UInt8] = []
        while let head = nextHead(&buffer) {
            guard var request = ServedRequest(head: head, connection: number) else { break }
            let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
            guard let body = nextBytes(length, &buffer) else { break }
            request.body = body
            let (behaviour, own) = plan(request)
            let outcome = perform(behaviour, own, request)
            performed()
            switch outcome {
            case .open: continue
            case .closed: break
            case .reset:
                socket.reset()
                return
            }
            break
        }
        socket.shut()
    }

    /// Reads up to the empty line; nil when the other side left or the head is too long.
    private func nextHead(_ buffer: inout [UInt8]) -> String? {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = buffer.firstRange(of: end) {
                let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer.removeSubrange(..<range.upperBound)
                return head
            }
            if isStopped() || buffer.count > 65_536 { return nil }
            guard socket.isReadable(within: 50) else { continue }
            guard let more = socket.received() else { return nil }
            buffer += more
        }
    }

    /// Reads so many bytes; nil when the other side left or they are too many.
    private func nextBytes(_ count: Int, _ buffer: inout [UInt8]) -> [UInt8]? {
        guard count >= 0, count <= 1 << 22 else { return nil }
        while buffer.count < count {
            if isStopped() { return nil }
            guard socket.isReadable(within: 50) else { continue }
            guard let more = socket.received() else { return nil }
            buffer += more
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }

    private func perform(
        _ behaviour: ServerBehaviour,
        _ own: ServedResponse,
        _ request: ServedRequest
    ) -> Outcome {
        switch behaviour {
        case .serve: return answer(own.answering(request))
        case .answer(let response): return answer(response.answering(request))
        case .cutOff(let response, let count):
            let bytes = response.head(length: response.body.count) + response.body.prefix(count)
            _ = send(bytes)
            return .closed
        case .drip(let response, let pause): return drip(response, pause)
        case .hang:
            waitForLeaving()
            return .closed
        case .reset: return .reset
        case .flood(let count, let namesLength): return flood(count, namesLength)
        case .bomb(let count): return bomb(count)
        case .noise(let bytes):
            _ = send(bytes)
            return .closed
        case .after(let delay, let next):
            return rest(delay) ? perform(next, own, request) : .closed
        case .held(let next):
            return rest(until: isReleased) ? perform(next, own, request) : .closed
        }
    }

    private func answer(_ response: ServedResponse) -> Outcome {
        let bytes = response.head(length: response.body.count) + response.body
        return send(bytes) ? .open : .closed
    }

    private func drip(_ response: ServedResponse, _ pause: Duration) -> Outcome {
        guard send(response.head(length: response.body.count)) else {
            return .closed
        }
        for byte in response.body {
            guard rest(pause), send([byte]) else { return .closed }
        }
        return .open
    }

    private func flood(_ count: Int, _ namesLength: Bool) -> Outcome {
        let response = ServedResponse(type: "text/javascript", text: "")
        guard send(response.head(length: namesLength ? count : nil))
        else { return .closed }
        let piece = [UInt8](repeating: UInt8(ascii: " "), count: 65_536)
        var left = count
        while left > 0 {
            guard send(Array(piece.prefix(left))) else { return .closed }
            left -= piece.count
        }
        return .closed
    }

    private func bomb(_ count: Int) -> Outcome {
        let zeros = DeflatedZeros()
        let response = ServedResponse(type: "text/javascript", text: "")
            .with("Content-Encoding", "gzip")
        guard send(response.head(length: nil) + zeros.head) else {
            return .closed
        }
        let pieces = Array(repeatElement(zeros.piece, count: 512).joined())
        var left = count
        while left > 0 {
            guard send(pieces) else { return .closed }
            left -= 512 * DeflatedZeros.pieceYield
        }
        return .closed
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        guard socket.send(bytes, unless: isStopped) else { return false }
        count(bytes.count)
        return true
    }

    /// Waits until the other side closes or the server ends.
    private func waitForLeaving() {
        while !isStopped() {
            if socket.isReadable(within: 50), socket.received() == nil { return }
        }
    }

    /// Waits a while; false when the other side left in it or the server ends.
    private func rest(_ duration: Duration) -> Bool {
        let end = ContinuousClock.now.advanced(by: duration)
        return rest { ContinuousClock.now >= end }
    }

    /// Waits until something is so; false when the other side left in it or the server ends.
    private func rest(until isOver: () -> Bool) -> Bool {
        while !isOver() {
            if isStopped() { return false }
            var state = pollfd(fd: socket.descriptor, events: 0, revents: 0)
            _ = poll(&state, 1, 5)
            if state.revents != 0 { return false }
        }
        return true
    }
}
