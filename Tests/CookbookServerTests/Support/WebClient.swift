import Foundation
import RecipeTestSupport

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
    func connect() -> LoopbackSocket? { try? LoopbackSocket.connected(to: port) }

    private func answer(to text: String) -> String {
        guard let connection = connect() else { return "" }
        defer { connection.shut() }
        _ = connection.send(Array(text.utf8)) { false }
        var received: [UInt8] = []
        while let bytes = connection.received() { received += bytes }
        return String(decoding: received, as: UTF8.self)
    }
}
