import Foundation

/// Why a server could not listen.
package struct ListeningError: Error, Hashable, Sendable {
    /// The system's code; nil where the address is none of a network card.
    package var code: Int32?
}

/// A socket that connections come in by.
struct ListeningSocket {
    let descriptor: Int32
    /// The address with the port that it is at: `127.0.0.1:8080`, `[::1]:8080`.
    let name: String
    /// Whether only this machine reaches it.
    let isLoopback: Bool

    /// Listens at a numeric address of this machine. Throws `ListeningError`.
    init(address: String, port: UInt16) throws(ListeningError) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        #if canImport(Darwin)
            hints.ai_socktype = SOCK_STREAM
        #else
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        let plain = address == "localhost" ? "127.0.0.1" : address
        guard getaddrinfo(plain, String(port), &hints, &found) == 0, let info = found else {
            throw ListeningError(code: nil)
        }
        defer { freeaddrinfo(info) }
        let made = socket(info.pointee.ai_family, info.pointee.ai_socktype, 0)
        guard made >= 0 else { throw ListeningError(code: errno) }
        var yes: Int32 = 1
        let length = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, length)
        guard bind(made, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0,
            listen(made, 256) == 0, SocketFlags.set(made)
        else {
            let code = errno
            close(made)
            throw ListeningError(code: code)
        }
        descriptor = made
        let isLong = info.pointee.ai_family == AF_INET6
        name = "\(isLong ? "[\(plain)]" : plain):\(Self.port(of: made))"
        isLoopback = HostName.isLoopback(isLong ? "[\(plain)]" : plain)
    }

    private static func port(of descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(descriptor, $0, &length)
            }
            // The port stands at the same place in both families.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    /// The address of the client of a connection, without its port; of the newer addresses the network,
    /// since a client has all of that. Empty where the system doesn't tell.
    static func client(of descriptor: Int32) -> String {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            let isKnown = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getpeername(descriptor, $0, &length) == 0
            }
            guard isKnown else { return "" }
            switch Int32(pointer.pointee.ss_family) {
            case AF_INET:
                return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                    withUnsafeBytes(of: address.pointee.sin_addr) {
                        $0.map { String($0) }.joined(separator: ".")
                    }
                }
            case AF_INET6:
                return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                    withUnsafeBytes(of: address.pointee.sin6_addr) { bytes in
                        // An older address in the newer form ends in it.
                        let isOld = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF
                        return (isOld ? bytes.suffix(4) : bytes.prefix(8)).map { String($0) }
                            .joined(separator: isOld ? "." : ":")
                    }
                }
            default: return ""
            }
        }
    }

    /// What came of asking for the next connection.
    enum Arrival: Hashable {
        case client(Int32)
        case nobody
        /// The program or the system has no file or no memory left for one more, whether one waits or
        /// not.
        case noRoom
    }

    /// Whether somebody waits to be taken in.
    var isAsked: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0
    }

    /// Takes the next connection.
    func accepted() -> Arrival {
        let made = accept(descriptor, nil, nil)
        guard made >= 0 else {
            return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .nobody
        }
        guard SocketFlags.set(made) else {
            close(made)
            return .nobody
        }
        var yes: Int32 = 1
        setsockopt(
            made,
            Int32(IPPROTO_TCP),
            TCP_NODELAY,
            &yes,
            socklen_t(MemoryLayout<Int32>.size)
        )
        return .client(made)
    }
}

enum SocketFlags {
    /// The event that the other side sends nothing more; where the system doesn't know it, none.
    #if os(Linux)
        static let clientClosed: Int16 = 0x2000
    #else
        static let clientClosed: Int16 = 0
    #endif

    /// Lets a descriptor never block, and closes it in programs that are started.
    static func set(_ descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
            && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }
}
