import Foundation
import KitchenLanguage
import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// The rules of addresses and header fields, for `web.txt`.
enum WebTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "host": host, "sent": sent, "below": below, "redirect": redirect, "login": login,
        "start": start, "date": date, "retry after": retryAfter, "type": type, "quota": quota,
        "key": key, "proxy": proxy, "proxy's name": { ProxySettings.name(of: $0) }, "day": day,
        "base64": base64, "json": json,
    ]

    private static func host(_ host: String) -> String {
        var facts = [AddressCheck.isPrivateName(host) ? "inside" : "outside"]
        if AddressCheck.isLinkLocal(host) { facts.append("link-local") }
        if AddressCheck.isUnsafe(host) { facts.append("unsafe") }
        let ascii = AddressCheck.asciiHost(host)
        return (facts + (ascii == host ? [] : [ascii ?? "no name"])).joined(separator: ", ")
    }

    private static func sent(_ text: String) -> String {
        guard let address = WebAddress(text) else { return "no address" }
        return AddressCheck.wireForm(of: address) + (address.isBareHost ? " bare" : "")
    }

    /// `address | path | parameters`, and where RecipePuppy's API is below the same address.
    private static func below(_ row: String) -> String {
        let fields = row.fields
        guard let address = WebAddress(fields[0]) else { return "no address" }
        let endpoint = address.endpoint(fields[1], parameters: fields[2])?.text ?? "none"
        let puppy = RecipePuppyService.endpoint(at: address, parameters: "p=1")?.text ?? "none"
        return "\(endpoint) puppy \(puppy)"
    }

    /// `from | to`: where it leads, and where that depends on who asked and what was answered.
    private static func redirect(_ row: String) -> String {
        let fields = row.fields
        let ways: [(String, AddressSource, Bool, Bool)] = [
            ("cook", .cook, false, false), ("service", .service, false, false),
            ("private service", .privateService, false, false),
            ("cook, from inside", .cook, false, true),
            ("service, from inside", .service, false, true),
            ("private service, from inside", .privateService, false, true),
        ]
        let results = ways.map { name, source, keepsHost, isInside in
            (name, led(fields, source, keepsHost: keepsHost, isInside))
        }
        if Set(results.map(\.1)).count == 1 { return results[0].1 }
        return results.map { "\($0): \($1)" }.joined(separator: "; ")
    }

    /// `from | to`: where it leads with a secret, which stays on its host.
    private static func login(_ row: String) -> String {
        led(row.fields, .cook, keepsHost: true, false)
    }

    private static func led(
        _ fields: [String],
        _ source: AddressSource,
        keepsHost: Bool,
        _ isInside: Bool
    ) -> String {
        guard let start = WebAddress(fields[0]) else { return "no address" }
        do {
            var trail = try RedirectTrail(from: start, source: source, keepsHost: keepsHost)
            try trail.follow(fields[1], status: 302, fromPrivateAddress: isInside)
            return trail.address.text
        } catch { return "\(error)".plain }
    }

    /// Who may begin there, and how far that reaches.
    private static func start(_ text: String) -> String {
        guard let address = WebAddress(text) else { return "no address" }
        let sources: [(String, AddressSource)] = [
            ("cook", .cook), ("service", .service), ("private service", .privateService),
        ]
        return sources.map { name, source in
            do {
                let trail = try RedirectTrail(from: address, source: source, keepsHost: false)
                return "\(name): \(trail.reach)"
            } catch { return "\(name): \(error)".plain }
        }.joined(separator: "; ")
    }

    private static func date(_ text: String) -> String {
        HTTPDate.seconds(text).map(String.init) ?? "none"
    }

    private static func retryAfter(_ text: String) -> String {
        RetryPlan.seconds(ofRetryAfter: text, now: 1_800_000_000).map(String.init) ?? "none"
    }

    private static func type(_ text: String) -> String {
        let fields = HeaderFields(["Content-Type": text])
        return "\(fields.mediaType ?? "none") in \(fields.charset ?? "none")"
    }

    private static func quota(_ text: String) -> String {
        let left = ServiceQuota(HeaderFields(["X-API-Quota-Left": text]))
        let both = ServiceQuota(HeaderFields(["X-API-Quota-Left": text, "X-API-Quota-Used": "1"]))
        return "\(left?.left ?? "none"); \(both?.used ?? "none") and \(both?.left ?? "none")"
    }

    private static func key(_ text: String) -> String { ServiceKey(text)?.text ?? "none" }

    /// `NAME=value, NAME=value | address`
    private static func proxy(_ row: String) -> String {
        let fields = row.fields
        var environment: [String: String] = [:]
        for pair in fields[0].split(separator: "; ") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            environment[String(sides[0])] = String(sides[1])
        }
        guard let address = WebAddress(fields[1]) else { return "no address" }
        return ProxySettings(environment: environment).proxy(for: address) ?? "none"
    }

    /// When the day's limit opens again, and whether a refusal up to then holds at 1000.
    private static func day(_ text: String) -> String {
        let time = Int(text) ?? 0
        let holds = DailyLimit.holds(until: time, at: 1_000) ? "holds" : "does not hold"
        return "\(DailyLimit.opening(after: time)); \(holds)"
    }

    private static func base64(_ text: String) -> String {
        let bytes = Base64.bytes(of: text).map { $0.map(String.init).joined(separator: " ") }
        return "\(Base64.text(of: text.utf8)); read \(bytes ?? "none")"
    }

    private static func json(_ text: String) -> String {
        do { return try JSONValue.reply(Array(text.utf8)).shown } catch { return "\(error)".plain }
    }
}

extension String {
    /// The columns of a row.
    var fields: [String] { components(separatedBy: " | ") }
}
