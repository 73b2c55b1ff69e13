import Foundation
import RecipeModel
import RecipeTestSupport
import Synchronization
import Testing

@testable import CookbookServer

/// What requests are and what is answered, without a socket, in a table for people:
/// `Kept/requests.txt`.
struct RequestTableTests {
    @Test func everyRow() async throws { try await KeptTable.compare("requests", readers) }

    private let readers: [String: @Sendable (String) async -> String] = [
        "request": { request($0, longestForm: 0) }, "form": { request($0, longestForm: 20) },
        "target": target, "host": host, "status": { words(Int($0) ?? 0) }, "measure": measure,
        "site": site, "costly": costly,
    ]

    private static func request(_ text: String, longestForm: Int) -> String {
        switch RequestReading(Array(text.utf8), longestForm: longestForm) {
        case .incomplete: return "incomplete"
        case .request(let request, let length):
            func told(_ fields: [(name: String, value: String)]) -> String {
                fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
            }
            var parts = [request.isPost ? "POST" : request.isHead ? "HEAD" : "GET"]
            parts += ["\(request.path)", told(request.query.map { ($0.name, $0.value) })]
            if let host = request.host { parts.append("host \(host)") }
            if request.isPost {
                let names = ["a", "d"].compactMap { name in
                    request.formValue(name).map { (name: name, value: $0) }
                }
                parts.append("form " + told(names))
                parts += request.cookie("recipe_session").map { ["cookie \($0)"] } ?? []
            }
            if request.isKeptAlive { parts.append("kept") }
            if length != text.utf8.count { parts.append("\(length) bytes") }
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        case .refused(let answer):
            let bytes = answer.bytes(isHead: false, isKeptAlive: false)
            let allow = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
                .first { $0.hasPrefix("Allow") }
            return "\(answer.status)" + (allow.map { " \($0)" } ?? "")
        }
    }

    private static func target(_ text: String) -> String {
        guard let request = WebRequest(target: text) else { return "none" }
        let fields = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return "\(request.path) \(fields)"
    }

    private static func host(_ name: String) -> String {
        (HostName.isWellFormed(name) ? "well formed" : "no name")
            + (HostName.isLoopback(name) ? ", this computer" : "")
    }

    /// A status's words; the rest of such an answer is always the same.
    private static func words(_ status: Int) -> String {
        let bytes = WebAnswer.plain(status).bytes(isHead: false, isKeptAlive: true)
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split(separator: "\r\n\r\n").last?.dropLast() ?? ""
        let usual =
            "HTTP/1.1 \(status) \(words)\r\nContent-Type: text/plain; charset=utf-8\r\n"
            + "Content-Length: \(words.utf8.count + 1)\r\nConnection: keep-alive\r\n"
            + "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\r\n\(words)\n"
        return text == usual ? String(words) : text
    }

    private static func measure(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return MealCalls.measure(of: Ingredient(text: fields[0], name: fields[1]))
    }

    private static func costly(_ target: String) -> String {
        guard let request = WebRequest(target: target) else { return "none" }
        return PaperService([]).site.isCostly(request) ? "yes" : "no"
    }

    /// The status, what kind of text it is, what the cookbook was asked, and the text; of a page its
    /// title, its first headings, the way back, its first line and what it may load.
    private static func site(_ row: String) async -> String {
        let fields = row.fields(by: " | ")
        let names = [CountedName(name: "soup", summary: "Hot."), CountedName(name: "main")]
        let service = PaperService([PaperService.pie], names: names)
        let headers = fields.dropFirst().map { $0 + "\r\n" }.joined()
        let text = "GET \(fields[0]) HTTP/1.1\r\nHost: localhost:8080\r\n\(headers)\r\n"
        guard case .request(let request, _) = RequestReading(Array(text.utf8)) else {
            return "no request"
        }
        let answer = await service.site.answer(to: request, server: "localhost:8080")
        let asked = service.asked.withLock { asked in
            asked.map { " asked \($0.query.told) page \($0.page)" }
        }
        let body = String(decoding: answer.body, as: UTF8.self)
        let head = "\(answer.status) \(answer.kind)" + asked.joined()
        guard answer.kind.hasPrefix("text/html") else { return "\(head): \(body)" }
        let policy = String(decoding: answer.bytes(isHead: true, isKeptAlive: true), as: UTF8.self)
            .split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy") }
        let shown = [
            part("<title>", "</title>", of: body),
            "\(body.components(separatedBy: "<h1").count - 1) h1",
            part("<p class=\"back\">", "</p>", of: body), part("<li>", "</li>", of: body),
            policy.map(String.init) ?? "anything may be loaded",
        ]
        return "\(head): " + shown.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private static func part(_ start: String, _ end: String, of text: String) -> String {
        guard let begin = text.range(of: start) else { return "" }
        return String(text[begin.upperBound...].prefix(upTo: end))
    }
}

extension Substring {
    /// The text up to another, or all of it.
    fileprivate func prefix(upTo end: String) -> Substring {
        range(of: end).map { self[..<$0.lowerBound] } ?? self
    }
}

extension RecipeQuery {
    /// The conditions as rows have them.
    fileprivate var told: String {
        conditions.map(ConditionText.text).joined(separator: "; ")
    }
}
