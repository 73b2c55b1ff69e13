import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// A server on a free port of the loopback address that runs on a thread of its own, and a client of
/// it. It answers with the target of the request unless told otherwise.
func runningServer(
    _ limits: WebServer.Limits = WebServer.Limits(),
    answer: @escaping @Sendable (WebRequest) async -> WebAnswer = {
        WebAnswer(200, "text/plain", "\($0.target);")
    }
) throws -> (server: WebServer, client: WebClient) {
    try runningServer(limits, isCostly: { _ in false }, atEnd: {}, answer: answer)
}

/// The same with costly requests, what is done when it has ended, and something before the system
/// that takes clients in.
func runningServer(
    _ limits: WebServer.Limits = WebServer.Limits(),
    isCostly: @escaping @Sendable (WebRequest) -> Bool,
    atEnd: @escaping @Sendable () -> Void,
    arrival: @escaping @Sendable (ListeningSocket) -> ListeningSocket.Arrival = { $0.accepted() },
    answer: @escaping @Sendable (WebRequest) async -> WebAnswer
) throws -> (server: WebServer, client: WebClient) {
    let server = try WebServer(
        address: "127.0.0.1",
        port: 0,
        limits: limits,
        isCostly: isCostly,
        answer: answer
    )
    Thread.detachNewThread {
        var loop = ServingLoop(server: server, arrival: arrival)
        loop.run()
        atEnd()
    }
    let port = server.name.split(separator: ":").last.flatMap { UInt16($0) }
    return (server, WebClient(port: try #require(port)))
}

extension WebClient {
    /// The head of a request, with more lines of it.
    static func head(_ target: String, _ more: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(more)\r\n"
    }
}

extension LoopbackSocket {
    /// What it brings until its text has a part, or to its end.
    func text(until part: String?) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var text = ""
                while part.map({ !text.contains($0) }) ?? true, let bytes = received() {
                    text += String(decoding: bytes, as: UTF8.self)
                }
                continuation.resume(returning: text)
            }
        }
    }

    /// All that it brings; throws where it has no end.
    func everything() async throws -> String {
        let whole = Mutex<String?>(nil)
        Thread.detachNewThread {
            var text = ""
            while let bytes = received() { text += String(decoding: bytes, as: UTF8.self) }
            let all = text
            whole.withLock { $0 = all }
        }
        try await waitUntil { whole.withLock { $0 != nil } }
        return whole.withLock { $0 } ?? ""
    }
}
