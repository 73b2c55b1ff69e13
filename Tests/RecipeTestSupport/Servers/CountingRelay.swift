import Foundation

/// Passes on what clients and a server on this machine say to each other, and counts what the
/// server says.
package final class CountingRelay: Sendable {
    /// The port where it stands for the server.
    package let port: UInt16
    private let state = Guarded((isStopped: false, count: 0))

    /// Begins to stand for a server.
    package init(to server: UInt16) throws {
        let (socket, port) = try LoopbackSocket.listening(port: 0)
        self.port = port
        let state = state
        Thread.detachNewThread {
            while !state.withLock({ $0.isStopped }) {
                guard let client = socket.accepted() else { continue }
                Thread.detachNewThread {
                    if let server = try? LoopbackSocket.connected(to: server) {
                        Self.pass(between: client, server, state)
                        server.shut()
                    }
                    client.shut()
                }
            }
            socket.shut()
        }
    }

    deinit { state.withLock { $0.isStopped = true } }

    /// How many bytes the server has sent.
    package var count: Int { state.withLock { $0.count } }

    private static func pass(
        between client: LoopbackSocket,
        _ server: LoopbackSocket,
        _ state: Guarded<(isStopped: Bool, count: Int)>
    ) {
        func isStopped() -> Bool { state.withLock { $0.isStopped } }
        while !isStopped() {
            var places = [client, server].map {
                pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&places, 2, 50) >= 0 else { return }
            if places[0].revents != 0 {
                guard let bytes = client.received(), server.send(bytes, unless: isStopped) else {
                    return
                }
            }
            if places[1].revents != 0 {
                guard let bytes = server.received() else { return }
                state.withLock { $0.count += bytes.count }
                guard client.send(bytes, unless: isStopped) else { return }
            }
        }
    }
}
