import Foundation

/// A POSIX socket on the loopback address.
struct LoopbackSocket: Sendable {
    let descriptor: Int32

    /// Opens a socket that listens on 127.0.0.1, on a free port if 0 is asked for.
    static func listening(port: UInt16) throws -> (socket: LoopbackSocket, port: UInt16) {
        let descriptor = socket(AF_INET, streamType, 0)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else {
            let code = errno
            close(descriptor)
            throw POSIXError(.init(rawValue: code) ?? .EIO)
        }
        return (LoopbackSocket(descriptor: descriptor), UInt16(bigEndian: address.sin_port))
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
    func received() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Sends all bytes; false when the other side has left or `isStopped` says so.
    func send(_ bytes: [UInt8], unless isStopped: () -> Bool) -> Bool {
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

    func shut() { close(descriptor) }

    private static var streamType: Int32 { Int32(SOCK_STREAM.rawValue) }
}
