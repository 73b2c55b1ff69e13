import Testing

@testable import CookbookServer

/// What clients send, good and bad.
struct WebRequestTests {
    private func reading(_ text: String) -> RequestReading { RequestReading(Array(text.utf8)) }

    private func status(of reading: RequestReading) -> Int? {
        if case .refused(let answer) = reading { answer.status } else { nil }
    }

    @Test func aRequestIsRead() throws {
        let text =
            "GET /api/?i=goat%20cheese,leek&q=a+b&p= HTTP/1.1\r\n"
            + "Host: localhost:80\r\n\r\nGET"
        guard case .request(let request, let length) = reading(text) else {
            Issue.record("not read")
            return
        }
        #expect(length == text.utf8.count - 3)
        #expect(request.path == ["api"])
        #expect(request.query.map(\.name) == ["i", "q", "p"])
        #expect(request.query.map(\.value) == ["goat cheese,leek", "a b", ""])
        #expect(request.host == "localhost:80")
        #expect(request.isKeptAlive && !request.isHead)
    }

    @Test func aRequestComesInPieces() {
        let text = "HEAD / HTTP/1.0\r\nConnection: close\r\n\r\n"
        for length in 0..<text.utf8.count {
            guard case .incomplete = RequestReading(Array(text.utf8.prefix(length))) else {
                Issue.record("read after \(length)")
                return
            }
        }
        guard case .request(let request, _) = reading(text) else {
            Issue.record("not read")
            return
        }
        #expect(request.isHead && !request.isKeptAlive)
    }

    @Test(arguments: [
        ("GET /\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("POST / HTTP/1.1\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET x HTTP/1.0\r\n\r\n", 400),
        ("GET /%zz HTTP/1.0\r\n\r\n", 400), ("GET /%00 HTTP/1.0\r\n\r\n", 400),
        ("GET /%ff HTTP/1.0\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\"><b>\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", 413),
        ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 413),
        ("GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
    ])
    func whatIsWrongIsRefused(text: String, expected: Int) {
        #expect(status(of: reading(text)) == expected)
    }

    @Test func aHeadThatIsTooLongIsRefused() {
        let long = "GET / HTTP/1.0\r\nX: " + String(repeating: "x", count: RequestReading.limit)
        #expect(status(of: reading(long)) == 431)
        #expect(status(of: reading(long + "\r\n\r\n")) == 431)
        #expect(WebRequest(target: "/" + String(repeating: "x", count: 5_000)) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1:8080", true), ("localhost", true), ("LOCALHOST:1", true), ("[::1]:80", true),
        ("[::1]", true), ("127.1.2.3", true), ("127.0.0.1.evil.example", false),
        ("127.evil.a.b", false), ("evil.example:8080", false), ("10.0.0.1", false),
    ])
    func aNameOfAnotherHostIsToldApart(name: String, isLoopback: Bool) {
        #expect(HostName.isLoopback(name) == isLoopback)
    }

    @Test func anAnswerHasNoHeaderMadeOfItsWords() {
        let headers = [("X", "a\r\nEvil: b"), ("Y", "c")]
        let answer = WebAnswer(200, "text/plain", "é", headers: headers)
        func text(isHead: Bool) -> String {
            String(decoding: answer.bytes(isHead: isHead, isKeptAlive: isHead), as: UTF8.self)
        }
        let whole = text(isHead: false)
        #expect(whole.contains("Content-Length: 2\r\n") && whole.contains("Connection: close\r\n"))
        #expect(!whole.contains("Evil") && whole.contains("Y: c\r\n\r\né"))
        #expect(!text(isHead: true).contains("é"))
    }
}
