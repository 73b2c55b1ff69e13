/// What a client is answered.
package struct WebAnswer: Hashable, Sendable {
    /// The status code.
    package var status: Int
    /// The kind of body, as `Content-Type` says it.
    package var kind: String
    package var body: [UInt8]
    /// Other headers, in their order.
    fileprivate var headers: [Header]

    fileprivate struct Header: Hashable, Sendable {
        var name: String
        var value: String
    }

    package init(
        _ status: Int = 200,
        _ kind: String,
        _ body: String,
        headers: [(name: String, value: String)] = []
    ) {
        self.status = status
        self.kind = kind
        self.body = Array(body.utf8)
        self.headers = headers.map { Header(name: $0.name, value: $0.value) }
    }

    /// The status in words.
    package static func plain(_ status: Int, _ headers: [(String, String)] = []) -> WebAnswer {
        WebAnswer(
            status,
            "text/plain; charset=utf-8",
            (reasons[status] ?? "Error") + "\n",
            headers: headers
        )
    }

    /// That it can't be answered now, and in how many seconds to ask again.
    package static let busy = plain(503, [("Retry-After", "5")])

    /// That the answer is at another path of the site, which a browser gets after what it changed.
    package static func elsewhere(_ path: String, _ headers: [(String, String)] = []) -> WebAnswer {
        plain(303, [("Location", path)] + headers)
    }

    /// The value of one of its headers.
    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The bytes that are sent.
    func bytes(isHead: Bool, isKeptAlive: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r\n"
        head += "Content-Type: \(kind)\r\nContent-Length: \(body.count)\r\n"
        head += "Connection: \(isKeptAlive ? "keep-alive" : "close")\r\n"
        head += "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
        for header in headers where !(header.name + header.value).utf8.contains(where: { $0 < 32 })
        {
            head += "\(header.name): \(header.value)\r\n"
        }
        head += "\r\n"
        return Array(head.utf8) + (isHead ? [] : body)
    }

    private static let reasons = [
        200: "OK", 301: "Moved Permanently", 303: "See Other", 400: "Bad Request",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
        411: "Length Required", 413: "Content Too Large", 414: "URI Too Long",
        421: "Misdirected Request", 429: "Too Many Requests",
        431: "Request Header Fields Too Large",
        500: "Internal Server Error", 503: "Service Unavailable",
        505: "HTTP Version Not Supported",
    ]
}
