import Dispatch
import Foundation

/// A client that sends bytes as they are and reads until the server closes.
///
/// It waits on threads of its own: the answers are made on those that tests run on.
struct WebClient: Sendable {
    let port: UInt16

    /// What comes back for bytes; `isLast` says that no more will be sent.
    func exchange(_ text: String) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: answer(to: text)) }
        }
    }

    /// The status and body of a GET.
    func get(_ target: String, host: String = "localhost") async -> (status: Int, body: String) {
        let text = await exchange(
            "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        )
        let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let body = text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
        return (status, body)
    }

    /// A connection; nil where none is to be had.
    func connect() -> Int32? {
        #if canImport(Darwin)
            let made = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isMade = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(made, $0, length) == 0
            }
        }
        if !isMade { close(made) }
        return isMade ? made : nil
    }

    private func answer(to text: String) -> String {
        guard let connection = connect() else { return "" }
        defer { close(connection) }
        let bytes = Array(text.utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            received += buffer[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }
}
