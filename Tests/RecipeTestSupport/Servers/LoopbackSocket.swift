import Foundation

/// A POSIX socket on the loopback address.
package struct LoopbackSocket: Sendable {
    package let descriptor: Int32

    /// Opens a socket that listens on 127.0.0.1, on a free port if 0 is asked for.
    static func listening(port: UInt16) throws -> (socket: LoopbackSocket, port: UInt16) {
        let (socket, port) = try bound(port: port)
        guard listen(socket.descriptor, 64) == 0 else { throw socket.closedByFailure() }
        return (socket, port)
    }

    /// Takes a port of 127.0.0.1, a free one if 0 is asked for. Nobody answers there until the
    /// socket listens.
    package static func bound(port: UInt16) throws -> (socket: LoopbackSocket, port: UInt16) {
        let made = try LoopbackSocket()
        var yes: Int32 = 1
        let flagLength = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(made.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, flagLength)
        let taken = withAddress(port: port) { address, length in
            var length = length
            return bind(made.descriptor, address, length) == 0
                && getsockname(made.descriptor, address, &length) == 0
        }
        guard let taken else { throw made.closedByFailure() }
        return (made, taken)
    }

    /// Connects to a port of 127.0.0.1.
    package static func connected(to port: UInt16) throws -> LoopbackSocket {
        let made = try LoopbackSocket()
        let isMade = withAddress(port: port) { connect(made.descriptor, $0, $1) == 0 }
        guard isMade != nil else { throw made.closedByFailure() }
        return made
    }

    init(descriptor: Int32) { self.descriptor = descriptor }

    private init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    /// Does something with an address; its port afterwards, nil where that failed.
    private static func withAddress(
        port: UInt16,
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Bool
    ) -> UInt16? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isDone = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
        return isDone ? UInt16(bigEndian: address.sin_port) : nil
    }

    private func closedByFailure() -> POSIXError {
        let code = errno
        shut()
        return POSIXError(.init(rawValue: code) ?? .EIO)
    }

    /// The next connection; nil when none comes within a moment.
    func accepted() -> LoopbackSocket? {
        guard isReadable(within: 50) else { return nil }
        let descriptor = accept(descriptor, nil, nil)
        return descriptor < 0 ? nil : LoopbackSocket(descriptor: descriptor)
    }

    /// Whether something can be read, or the other side has left, within milliseconds.
    func isReadable(within milliseconds: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, milliseconds) > 0
    }

    /// What is there to read; nil when the other side has left.
    package func received() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Sends all bytes; false when the other side has left or `isStopped` says so.
    package func send(_ bytes: [UInt8], unless isStopped: () -> Bool) -> Bool {
        var sent = 0
        while sent < bytes.count {
            if isStopped() { return false }
            var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&state, 1, 50) >= 0 else { return false }
            if state.revents == 0 { continue }
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(
                    descriptor,
                    $0.baseAddress,
                    $0.count,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
                )
            }
            if count < 0 && (errno == EAGAIN || errno == EINTR) { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Closes the connection so that the other side gets a reset.
    func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close(descriptor)
    }

    package func shut() { close(descriptor) }
}
