import Foundation
import RecipeTestSupport
import Testing

@testable import CookbookServer

/// Connections, good and bad, over real sockets.
struct WebServerTests {
    @Test func oneConnectionTakesManyRequests() async throws {
        let (server, client) = try runningServer()
        defer { server.stop() }
        let text = await client.exchange(
            (1...20).map { WebClient.head("/\($0)") }.joined()
                + WebClient.head("/end", "Connection: close\r\n")
        )
        let order = (1...20).map { "/\($0);" } + ["/end;"]
        var rest = text[...]
        for body in order {
            let range = try #require(rest.range(of: body), "\(body)")
            rest = rest[range.upperBound...]
        }
        #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 22)
    }

    @Test func everyAnswerTellsBrowsersToTakeItAsItIs() async throws {
        let (server, client) = try runningServer()
        defer { server.stop() }
        let close = "Connection: close\r\n"
        for request in [
            WebClient.head("/", close), "nonsense\r\n\r\n", "POST" + WebClient.head("/", close),
        ] {
            let text = await client.exchange(request)
            #expect(text.contains("\r\nX-Content-Type-Options: nosniff\r\n"), "\(text)")
            #expect(text.contains("\r\nReferrer-Policy: no-referrer\r\n"), "\(text)")
        }
    }

    @Test func anotherServersNameIsRefused() async throws {
        let (server, client) = try runningServer()
        defer { server.stop() }
        #expect(await client.get("/", host: "evil.example").status == 421)
        #expect(await client.get("/", host: "127.0.0.1:80").status == 200)
    }

    /// Who is reached from the whole network is called by many names.
    @Test func aServerOfTheNetworkTakesEveryName() async throws {
        let server = try WebServer(address: "0.0.0.0", port: 0) { _ in .plain(200) }
        Thread.detachNewThread { server.run() }
        defer { server.stop() }
        let port = try #require(server.name.split(separator: ":").last.flatMap { UInt16($0) })
        let client = WebClient(port: port)
        #expect(await client.get("/", host: "kitchen.example:8080").status == 200)
        #expect(await client.get("/", host: "localhost").status == 200)
    }

    @Test func anAddressIsNamedWithItsPort() throws {
        let four = try WebServer(address: "localhost", port: 0) { _ in .plain(200) }
        #expect(four.name.hasPrefix("127.0.0.1:") && !four.name.hasSuffix(":0"))
        four.stop()
        four.run()
        do throws(ListeningError) {
            let six = try WebServer(address: "::1", port: 0) { _ in .plain(200) }
            #expect(six.name.hasPrefix("[::1]:") && !six.name.hasSuffix(":0"))
            six.stop()
            six.run()
        } catch {
            // Not every machine has the newer addresses.
            #expect(error.code != nil)
        }
    }

    @Test func anAddressThatIsTakenOrNoneIsTold() throws {
        let first = try WebServer(address: "127.0.0.1", port: 0) { _ in .plain(200) }
        let port = try #require(first.name.split(separator: ":").last.flatMap { UInt16($0) })
        #expect(throws: ListeningError(code: EADDRINUSE)) {
            try WebServer(address: "127.0.0.1", port: port) { _ in .plain(200) }
        }
        #expect(throws: ListeningError(code: nil)) {
            try WebServer(address: "evil.example", port: 0) { _ in .plain(200) }
        }
        first.stop()
        first.run()
    }
}
