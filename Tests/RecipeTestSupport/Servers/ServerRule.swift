/// What a server does with some requests, as talks write it: `404`, `lookup.php reset`,
/// `429 (Retry-After: 1) once`, `{"meals":null}`, `<p>Hello`, `redirect /elsewhere`.
package struct ServerRule: Sendable {
    package var match = RequestMatch.any
    package var behaviour = ServerBehaviour.reset
    package var times: Int?
    /// Whether it leaves it open how often it is asked.
    package var isBroken = false

    /// Throws `UnknownWord`.
    package init(_ text: String) throws {
        var text = text[...]
        if text.hasSuffix(" once") {
            times = 1
            text = text.dropLast(5)
        }
        if let behaviour = Self.behaviour(text) {
            self.behaviour = behaviour
        } else {
            let pattern = String(text.prefix { $0 != " " })
            match = RequestMatch { $0.target.contains(pattern) }
            text = text.dropFirst(pattern.count + 1)
            guard let behaviour = Self.behaviour(text) else {
                throw UnknownWord(text: String(text))
            }
            self.behaviour = behaviour
        }
        isBroken = ["reset", "hang"].contains(text)
    }

    private static func behaviour(_ text: Substring) -> ServerBehaviour? {
        switch text {
        case "reset": return .reset
        case "hang": return .hang
        case "flood": return .flood(bytes: 300_000_000, namesLength: false)
        default: break
        }
        if text.hasPrefix("{") || text.hasPrefix("[") { return .answer(.json(String(text))) }
        if text.hasPrefix("<") { return .answer(.html(String(text))) }
        if text.hasPrefix("redirect ") { return .answer(.redirect(to: String(text.dropFirst(9)))) }
        guard let status = Int(text.prefix(3)), text.dropFirst(3).first ?? " " == " " else {
            return nil
        }
        let rest = text.dropFirst(4)
        if rest.hasPrefix("{") { return .answer(.json(String(rest), status: status)) }
        if rest.hasPrefix("<") { return .answer(.html(String(rest), status: status)) }
        if rest.hasPrefix("(Retry-After: ") {
            return .refusal(status, retryAfter: String(rest.dropFirst(14).dropLast()))
        }
        return .failure(status)
    }
}

/// A word in a talk that nobody knows.
package struct UnknownWord: Error {
    package let text: String

    package init(text: String) { self.text = text }
}
