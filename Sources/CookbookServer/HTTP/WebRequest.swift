import Foundation
import RecipeModel

/// What a client asks for.
package struct WebRequest: Hashable, Sendable {
    /// Whether it asks for everything but the body.
    package var isHead = false
    /// The parts of the path, decoded: `/recipe/a%20b` is `recipe` and `a b`.
    package var path: [String]
    /// The names and values after the question mark, decoded, in their order.
    package var query: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }
    /// The server as the client calls it, with the port; nil where it doesn't say.
    package var host: String?
    /// The target as it was sent, for the log.
    package var target: String
    /// Whether the connection may be used again.
    package var isKeptAlive = true
    /// The server of the page that sent the client here, where it says so (`Origin`, `Referer`).
    fileprivate var origins: [String] = []
    /// How that page is related to this server, as browsers tell it (`Sec-Fetch-Site`).
    fileprivate var relation: String?

    private var fields: [Field] = []

    private struct Field: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// A request for a path and its fields, as sent: `/api/?i=leek`. Nil where they can't be
    /// decoded to clean text.
    package init?(target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, first.first == "/", target.utf8.count <= 4_096 else {
            return nil
        }
        self.target = target
        path = []
        for part in first.split(separator: "/") {
            guard let text = Self.decoded(part) else { return nil }
            path.append(text)
        }
        for field in (parts.count > 1 ? parts[1] : "").split(separator: "&").prefix(64) {
            let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(sides[0], isField: true),
                let value = Self.decoded(sides.count > 1 ? sides[1] : "", isField: true)
            else { return nil }
            fields.append(Field(name: name, value: value))
        }
    }

    /// The value of a name; the first where there are several, nil where there is none.
    package func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// How many bytes of words it asks for.
    package var wordLength: Int { fields.reduce(0) { $0 + $1.value.utf8.count } }

    /// Whether a page of another server makes the browser ask: it may show what is sent, and must
    /// not be able to read it.
    package var isFromForeignPage: Bool {
        if let relation, relation != "same-origin", relation != "none" { return true }
        return origins.contains { $0 != host?.lowercased() }
    }

    private static func decoded(_ text: Substring, isField: Bool = false) -> String? {
        let text = isField ? text.replacing("+", with: " ") : text
        let (bytes, isWhole) = PercentEncoding.bytes(of: text)
        // Line ends may come from forms; no other control character has a meaning anywhere.
        let isClean = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x0D }
        guard isWhole, isClean else { return nil }
        return String(validating: StreamSafeText.bytes(bytes), as: UTF8.self)
    }
}

/// The beginning of what a client sent, read as a request.
enum RequestReading {
    /// There is more to come.
    case incomplete
    /// A request, and how many bytes it takes.
    case request(WebRequest, length: Int)
    /// It is refused with this answer, and the connection ends.
    case refused(WebAnswer)

    /// How many bytes a request's head may have.
    static let limit = 8_192

    init(_ bytes: [UInt8]) {
        guard let end = Self.end(of: bytes) else {
            self = bytes.count > Self.limit ? .refused(.plain(431)) : .incomplete
            return
        }
        guard end <= Self.limit else {
            self = .refused(.plain(431))
            return
        }
        guard let head = String(validating: bytes[..<end], as: UTF8.self) else {
            self = .refused(.plain(400))
            return
        }
        guard var lines = Self.lines(of: head) else {
            self = .refused(.plain(400))
            return
        }
        let words = (lines.popFirst() ?? "").split(
            separator: " ",
            omittingEmptySubsequences: false
        )
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
            self = .refused(.plain(words.count == 3 && words[2].hasPrefix("HTTP/") ? 505 : 400))
            return
        }
        guard words[0] == "GET" || words[0] == "HEAD" else {
            self = .refused(.plain(405, [("Allow", "GET, HEAD")]))
            return
        }
        guard var request = WebRequest(target: String(words[1])) else {
            self = .refused(.plain(400))
            return
        }
        request.isHead = words[0] == "HEAD"
        request.isKeptAlive = words[2] == "HTTP/1.1"
        if let refused = request.take(lines.filter { !$0.isEmpty }) {
            self = .refused(.plain(refused))
            return
        }
        if words[2] == "HTTP/1.1", request.host == nil {
            self = .refused(.plain(400))
            return
        }
        self = .request(request, length: end)
    }

    /// The lines of a head, all of which end alike; nil where they don't: others might read another
    /// request there (RFC 9112, 2.2).
    private static func lines(of head: String) -> ArraySlice<Substring>? {
        let bytes = Array(head.utf8)
        let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
        let pairs = feeds.count { $0 > 0 && bytes[$0 - 1] == 0x0D }
        let returns = bytes.count { $0 == 0x0D }
        let isClean = bytes.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0)
        }
        guard isClean, returns == pairs, pairs == 0 || pairs == feeds.count else { return nil }
        return head.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }[...]
    }

    /// Where the head ends: after its empty line.
    private static func end(of bytes: [UInt8]) -> Int? {
        var lineLength = 0
        for (place, byte) in bytes.prefix(limit + 1).enumerated() {
            if byte == 0x0A {
                if lineLength == 0, place > 1 { return place + 1 }
                lineLength = 0
            } else if byte != 0x0D {
                lineLength += 1
            }
        }
        return nil
    }
}

extension WebRequest {
    /// Takes the header lines; the status to refuse them with, if so.
    fileprivate mutating func take(_ lines: [Substring]) -> Int? {
        for line in lines {
            // Nothing stands between a name and its colon (RFC 9112, 5.1).
            guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else {
                return 400
            }
            let value = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
            switch line[..<colon].lowercased() {
            case "host":
                guard host == nil, HostName.isWellFormed(value) else { return 400 }
                host = value
            case "connection":
                let words = value.lowercased()
                if words.contains("close") { isKeptAlive = false }
                if words.contains("keep-alive") { isKeptAlive = true }
            case "sec-fetch-site": relation = value.lowercased()
            // A page that hides its server sends `null`, which is the name of none.
            case "origin", "referer": origins.append(Self.server(in: value))
            case "content-length" where value != "0": return 413
            case "transfer-encoding": return 413
            default: break
            }
        }
        return nil
    }

    /// Whether a text can be a header's name (RFC 9110, 5.6.2).
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// The server with its port in an address.
    private static func server(in address: String) -> String {
        let rest = address.lowercased()
        guard let start = rest.range(of: "://")?.upperBound else { return rest }
        return String(rest[start...].prefix { $0 != "/" })
    }
}

/// The names by which clients call a server.
enum HostName {
    /// Whether a text can be a name or an address with a port, and nothing else.
    static func isWellFormed(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 255
            && text.utf8.allSatisfy { byte in
                let sign = Character(Unicode.Scalar(byte))
                return sign.isASCII && (sign.isLetter || sign.isNumber || ".-:[]_".contains(sign))
            }
    }

    /// Whether a name is this machine's own for itself: pages of other hosts that point their name
    /// here are told apart by that.
    static func isLoopback(_ host: String) -> Bool {
        var name = host.lowercased()[...]
        if let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isNumber),
            name.last != "]", name.first == "[" || name.filter({ $0 == ":" }).count == 1
        {
            name = name[..<colon]
        }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        let isNumbered =
            numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
        return name == "localhost" || name == "[::1]" || isNumbered
    }
}
