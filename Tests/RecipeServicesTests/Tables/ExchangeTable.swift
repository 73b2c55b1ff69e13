import Foundation
import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// What comes of requests, for `exchanges.txt`: what the server does one after the other, parted by
/// ` · `, the last of it again and again.
///
/// It answers (`200`, with a header field in brackets and a body behind it: `429 (Retry-After: 2) no`)
/// or the transfer ends otherwise (`timedOut`).
enum ExchangeTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "asked": { await told($0) }, "asked with a key": { await told($0, hasKey: true) },
        "asked of an own server": { await told($0, hasKey: true, isOwn: true) },
        "asked twice": { await told($0, then: [.kept]) },
        "asked anew": { await told($0, then: [.asked, .kept]) },
        "asked a day later": { await told($0, then: [.kept], after: 90_000) },
        "changed": { await changed($0) },
    ]

    /// A client to which a row happens.
    private static func wire(_ row: String) -> ExchangeWire {
        ExchangeWire(row.components(separatedBy: " · ").map(answer))
    }

    private static let endings: [String: TransferAnswer.Ending] = [
        "cancelled": .cancelled, "timedOut": .timedOut, "unreachable": .unreachable,
        "noProxy": .noProxy, "cutOff": .cutOff, "tooLarge": .tooLarge,
        "privateAddress": .privateAddress, "notHTTP": .notHTTP, "untrusted": .untrusted,
        "badAddress": .badAddress, "unavailable": .unavailable,
    ]

    private static func answer(_ text: String) -> TransferAnswer {
        if let ending = endings[text] { return TransferAnswer(ending: ending) }
        var answer = TransferAnswer(ending: .answered, status: Int(text.prefix(3)) ?? 0)
        var rest = text.dropFirst(4)
        while rest.first == "(" {
            let field = rest.dropFirst().prefix { $0 != ")" }
            answer.headers = HeaderFields(head: String(field))
            rest = rest.dropFirst(field.count + 2).drop { $0 == " " }
        }
        answer.body = Array(rest.utf8)
        return answer
    }

    private static func request(hasKey: Bool, isOwn: Bool) throws -> HTTPRequest {
        guard let address = WebAddress("http://a.example/a") else {
            throw ServiceError.unsupported
        }
        var request = HTTPRequest(
            service: .feed,
            kind: .data,
            address: address,
            accept: "text/x",
            limit: 1_234
        )
        if hasKey { request.secret = RequestSecret(text: "s3cr3t", place: .header("x-key")) }
        request.staysOnHost = isOwn
        return request
    }

    private static func told(
        _ row: String,
        hasKey: Bool = false,
        isOwn: Bool = false,
        then freshness: [Freshness] = [],
        after seconds: Int = 0
    ) async -> String {
        let wire = wire(row)
        var parts: [String] = []
        do {
            let request = try request(hasKey: hasKey, isOwn: isOwn)
            for freshness in [.kept] + freshness {
                if !parts.isEmpty { wire.clock.advance(by: seconds) }
                parts.append(await wire.met(request, freshness))
            }
        } catch { parts.append("\(error)".plain) }
        return await (parts + [wire.summary()]).joined(separator: "; ")
    }

    private static func changed(_ row: String) async -> String {
        let wire = wire(row)
        var parts: [String] = []
        do {
            var request = try request(hasKey: true, isOwn: true)
            request.change = RequestChange(method: .put, mediaType: "text/x", payload: [1])
            parts.append("\(try await wire.client.change(request).status)")
        } catch { parts.append("\(error)".plain) }
        return await (parts + [wire.summary()]).joined(separator: "; ")
    }
}

/// A client of which every transfer is known, and all that it wanted to send.
struct ExchangeWire {
    let client: HTTPClient
    let cache = MemoryAnswerCache()
    let clock = TestClock()
    let sent: Guarded<[TransferRequest]>
    let trace = TraceLines()

    /// Answers one after the other, the last one again and again.
    init(_ answers: [TransferAnswer], logins: [WebLogin] = []) {
        let sent = Guarded<[TransferRequest]>([])
        let (clock, trace) = (clock, trace)
        var settings = ServiceBench.settings(timeout: .seconds(600), clock: clock)
        settings.trace = { trace.add($0) }
        client = HTTPClient(
            settings: settings,
            cache: cache,
            logins: logins,
            transport: Transport { request in
                let place = sent.withLock { sent in
                    sent.append(request)
                    return sent.count - 1
                }
                return answers[min(place, answers.count - 1)]
            }
        )
        self.sent = sent
    }

    var requests: [TransferRequest] { sent.withLock { $0 } }

    /// The text of an answer with its age, or why there is none.
    func met(_ request: HTTPRequest, _ freshness: Freshness) async -> String {
        do {
            let answer = try await client.answer(to: request, freshness: freshness) {
                String(decoding: $0.body, as: UTF8.self)
            }
            return "'\(answer.value)'" + (answer.age.map { " of \($0) s ago" } ?? "")
        } catch { return "\(error)".plain }
    }

    /// What was sent, waited for, counted and kept.
    func summary() async -> String {
        let asked = requests.map { $0.url.replacing("http://a.example", with: "") }
        var parts = ["asked \(asked.joined(separator: " "))"]
        if let last = requests.last {
            let lines = last.headers.filter { $0 != "Accept: text/x" }
            if !lines.isEmpty { parts.append("with \(lines.listed)") }
        }
        if !clock.pauses.isEmpty { parts.append("waited \(clock.pauses)") }
        let activity = await client.activity(of: .feed)
        if activity.requests != requests.count { parts.append("counted \(activity.requests)") }
        if activity.cacheHits > 0 { parts.append("counted \(activity.cacheHits) kept") }
        if let failure = activity.lastFailure { parts.append("told \(failure)".plain) }
        let kept = await cache.answers.values.map {
            String(decoding: $0.document.body, as: UTF8.self)
        }
        if !kept.isEmpty { parts.append("keeps \(kept.listed)") }
        if trace.all.contains(where: { $0.contains("s3cr3t") }) { parts.append("tells its key") }
        return parts.joined(separator: "; ") + "; trace " + (trace.all.last ?? "none").plain
    }
}
