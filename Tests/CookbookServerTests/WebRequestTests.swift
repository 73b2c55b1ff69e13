import Testing

@testable import CookbookServer

/// What clients send, good and bad.
struct WebRequestTests {
    private func reading(_ text: String) -> RequestReading { RequestReading(Array(text.utf8)) }

    private func status(of reading: RequestReading) -> Int? {
        if case .refused(let answer) = reading { answer.status } else { nil }
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

    @Test func aHeadThatIsTooLongIsRefused() {
        let long = "GET / HTTP/1.0\r\nX: " + String(repeating: "x", count: RequestReading.limit)
        #expect(status(of: reading(long)) == 431)
        #expect(status(of: reading(long + "\r\n\r\n")) == 431)
        #expect(WebRequest(target: "/" + String(repeating: "x", count: 5_000)) == nil)
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
