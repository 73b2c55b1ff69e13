import Foundation

/// A request as a server of the tests received it.
package struct ServedRequest: Sendable, Hashable {
    /// `GET` and the like.
    package let method: String
    /// Path and query as they stood in the request line.
    package let target: String
    /// The header fields, their names in lower case.
    package let headers: [String: String]
    /// What was sent along.
    package internal(set) var body: [UInt8] = []
    /// Which of the server's connections it came on, from 1.
    package let connection: Int

    /// The path without the query.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// The parameters of the query, decoded; of a repeated one the last counts.
    package var parameters: [String: String] {
        guard let start = target.firstIndex(of: "?") else { return [:] }
        var result: [String: String] = [:]
        for pair in target[target.index(after: start)...].split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]).replacing("+", with: " ") : ""
            result[String(parts[0])] = value.removingPercentEncoding ?? value
        }
        return result
    }

    /// The parameter `p`: the number of a page; 1 where it is absent.
    package var page: Int { parameters["p"].flatMap(Int.init) ?? 1 }

    /// Reads a request's head; nil for what is none.
    init?(head: String, connection: Int) {
        let lines = head.split(whereSeparator: \.isNewline)
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1") else { return nil }
        method = String(words[0])
        // A proxy is sent the whole address.
        let address = String(words[1])
        target = address.hasPrefix("/") ? address : "/" + address
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields[line[..<colon].lowercased()] = value
        }
        headers = fields
        self.connection = connection
    }
}
