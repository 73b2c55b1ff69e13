/// What a server of the tests does with a request, well or badly.
package indirect enum ServerBehaviour: Sendable {
    /// It answers from its own data, as if nothing was said.
    case serve
    /// It sends this answer.
    case answer(ServedResponse)
    /// It names the length of the answer, but closes the connection after so many bytes.
    case cutOff(ServedResponse, after: Int)
    /// It sends one byte of the body at a time.
    case drip(ServedResponse, every: Duration)
    /// It reads the request and says nothing until the other side leaves.
    case hang
    /// It resets the connection without an answer.
    case reset
    /// It sends so many bytes of JSON blanks, with or without naming the length.
    case flood(bytes: Int, namesLength: Bool)
    /// It sends a gzip stream of zeros that unpacks to so many bytes.
    case bomb(bytes: Int)
    /// It sends bytes that are no HTTP at all.
    case noise([UInt8])
    /// It does something else after a while.
    case after(Duration, ServerBehaviour)
    /// It does something else once the test says so: `MisbehavingServer.release()`.
    case held(ServerBehaviour)

    /// An error page of a web server.
    package static func failure(_ status: Int, title: String = "404 File Not Found")
        -> ServerBehaviour
    {
        .answer(.html("<!DOCTYPE html><html><title>\(title)</title></html>", status: status))
    }

    /// A refusal that asks to wait.
    package static func refusal(_ status: Int, retryAfter: String) -> ServerBehaviour {
        .answer(ServedResponse.html("<p>later</p>", status: status).with("Retry-After", retryAfter))
    }
}

/// Which requests a behaviour is for.
package struct RequestMatch: Sendable {
    let fits: @Sendable (ServedRequest) -> Bool

    /// Requests for which a condition holds.
    package init(where fits: @escaping @Sendable (ServedRequest) -> Bool) { self.fits = fits }

    /// Every request.
    package static let any = RequestMatch { _ in true }

    /// Requests for a path.
    package static func path(_ path: String) -> RequestMatch {
        RequestMatch { $0.path == path }
    }

    /// Requests of the API for a page's number.
    package static func page(_ number: Int) -> RequestMatch {
        RequestMatch { $0.path.hasSuffix("/api/") && $0.page == number }
    }
}
