import Foundation
import RecipeModel

/// What a client asks for.
package struct WebRequest: Hashable, Sendable {
    /// Whether it asks for everything but the body.
    package var isHead = false
    /// Whether it is to change something: its form says what.
    package var isPost = false
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
    /// The address of the client, for those that change something; empty where nobody asked for it.
    package var client = ""
    /// Whether a proxy before the server says that the client came to it over TLS.
    package fileprivate(set) var isSecure = false
    /// What the client was given to remember, as it was sent.
    fileprivate var cookies: [Field] = []
    /// What a form has that was sent.
    fileprivate var form: [Field] = []
    /// How many bytes follow the head.
    fileprivate var bodyLength: Int?
    /// The kind of those bytes.
    fileprivate var bodyKind = ""
    /// The server of the page that sent the client here, where it says so (`Origin`, `Referer`).
    fileprivate var origins: [String] = []
    /// How that page is related to this server, as browsers tell it (`Sec-Fetch-Site`).
    fileprivate var relation: String?

    private var fields: [Field] = []

    fileprivate struct Field: Hashable, Sendable {
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
        guard let fields = Self.fields(of: parts.count > 1 ? parts[1] : "") else { return nil }
        self.fields = fields
    }

    /// Names and values as forms send them; nil where they can't be decoded to clean text.
    private static func fields(of text: Substring) -> [Field]? {
        var fields: [Field] = []
        for field in text.split(separator: "&").prefix(64) {
            let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(sides[0], isField: true),
                let value = decoded(sides.count > 1 ? sides[1] : "", isField: true)
            else { return nil }
            fields.append(Field(name: name, value: value))
        }
        return fields
    }

    /// The value of a name; the first where there are several, nil where there is none.
    package func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// The value of a name in the form that was sent.
    package func formValue(_ name: String) -> String? { form.first { $0.name == name }?.value }

    /// What the client remembers by a name.
    package func cookie(_ name: String) -> String? { cookies.first { $0.name == name }?.value }

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

    /// - Parameter longestForm: How many bytes a form may have; 0 where none are taken.
    init(_ bytes: [UInt8], longestForm: Int = 0) {
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
        let methods = ["GET", "HEAD"] + (longestForm > 0 ? ["POST"] : [])
        guard methods.contains(String(words[0])) else {
            self = .refused(.plain(405, [("Allow", methods.joined(separator: ", "))]))
            return
        }
        guard var request = WebRequest(target: String(words[1])) else {
            self = .refused(.plain(400))
            return
        }
        request.isHead = words[0] == "HEAD"
        request.isPost = words[0] == "POST"
        request.isKeptAlive = words[2] == "HTTP/1.1"
        if let refused = request.take(lines.filter { !$0.isEmpty }) {
            self = .refused(.plain(refused))
            return
        }
        if words[2] == "HTTP/1.1", request.host == nil {
            self = .refused(.plain(400))
            return
        }
        guard request.isPost else {
            self = .request(request, length: end)
            return
        }
        self = Self.form(of: request, after: end, in: bytes, longest: longestForm)
    }

    /// The request with its form, where all of that has come.
    private static func form(
        of request: WebRequest,
        after end: Int,
        in bytes: [UInt8],
        longest: Int
    ) -> RequestReading {
        guard let length = request.bodyLength else { return .refused(.plain(411)) }
        guard length <= longest else { return .refused(.plain(413)) }
        guard bytes.count >= end + length else { return .incomplete }
        var request = request
        return request.takeForm(bytes[end..<(end + length)])
            ? .request(request, length: end + length) : .refused(.plain(400))
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
            case "content-length":
                guard isPost else {
                    if value != "0" { return 413 }
                    continue
                }
                // Two lengths are read as one by this server and as the other by the next.
                guard bodyLength == nil, (1...9).contains(value.utf8.count),
                    value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(value)
                else { return 400 }
                bodyLength = length
            case "content-type": bodyKind = value.lowercased()
            case "cookie": cookies += Self.cookies(in: value)
            case "x-forwarded-proto": isSecure = value.lowercased() == "https"
            case "transfer-encoding": return 413
            default: break
            }
        }
        return nil
    }

    /// Takes the form that was sent; false for what is none.
    fileprivate mutating func takeForm(_ bytes: ArraySlice<UInt8>) -> Bool {
        let isForm = bodyKind.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        guard isForm == "application/x-www-form-urlencoded" || bytes.isEmpty,
            let text = String(validating: bytes, as: UTF8.self),
            let fields = Self.fields(of: text[...])
        else { return false }
        form = fields
        return true
    }

    /// The pairs of a `Cookie` line (RFC 6265, 4.2.1).
    private static func cookies(in value: String) -> [Field] {
        value.split(separator: ";").prefix(64).compactMap { pair in
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else { return nil }
            return Field(
                name: sides[0].trimmingCharacters(in: .whitespaces),
                value: sides[1].trimmingCharacters(in: .whitespaces)
            )
        }
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
