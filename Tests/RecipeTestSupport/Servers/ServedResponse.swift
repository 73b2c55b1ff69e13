/// An answer that a server of the tests sends.
package struct ServedResponse: Sendable, Hashable {
    /// The HTTP status.
    package var status: Int
    /// Header fields beside the length.
    package var headers: [String: String]
    /// The body, byte for byte.
    package var body: [UInt8]

    /// An answer of these bytes.
    package init(status: Int = 200, headers: [String: String] = [:], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package init(status: Int = 200, type: String, text: String) {
        self.init(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
    }

    /// A web page.
    package static func html(_ text: String, status: Int = 200) -> ServedResponse {
        ServedResponse(status: status, type: "text/html; charset=UTF-8", text: text)
    }

    /// Data as a JSON API sends it.
    package static func json(_ text: String, status: Int = 200) -> ServedResponse {
        ServedResponse(status: status, type: "application/json", text: text)
    }

    /// A redirect.
    package static func redirect(to location: String, status: Int = 302) -> ServedResponse {
        ServedResponse(status: status, headers: ["Location": location], body: [])
    }

    /// The same answer with one more header field.
    package func with(_ name: String, _ value: String) -> ServedResponse {
        var copy = self
        copy.headers[name] = value
        return copy
    }

    /// The answer to a request that may name what its sender has already.
    func answering(_ request: ServedRequest) -> ServedResponse {
        let tagFits = request.headers["if-none-match"].map { $0 == headers["ETag"] }
        let dateFits = request.headers["if-modified-since"].map { $0 == headers["Last-Modified"] }
        guard status == 200, tagFits ?? dateFits ?? false else { return self }
        return ServedResponse(status: 304, headers: headers, body: [])
    }

    /// The head on the wire; `length` is what it claims, nil for a body that the end of the
    /// connection ends.
    func head(length: Int?) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(status < 400 ? "OK" : "No")\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            text += "\(name): \(value)\r\n"
        }
        if let length {
            text += "Content-Length: \(length)\r\n"
        } else {
            text += "Connection: close\r\n"
        }
        return Array((text + "\r\n").utf8)
    }
}
