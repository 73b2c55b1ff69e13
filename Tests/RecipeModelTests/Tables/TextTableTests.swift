import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel

/// What is read of texts and addresses, in a table for people: `Kept/texts.txt`.
struct TextTableTests {
    @Test func everyRow() async throws { try await KeptTable.compare("texts", readers) }

    private let readers: [String: @Sendable (String) async -> String] = [
        "address": { address($0.unescaped).escaped },
        "service": { ServiceAddress(typed: $0)?.text ?? "none" }, "database": database,
        "login": { login($0.unescaped) }, "clean": { clean($0.unescaped).escaped },
        "percent": percent, "padded": padded, "time": time, "fields": fields, "table": table,
        "JSON": { json($0.unescaped).escaped },
        "lactose": { Lactose.isNamed(in: $0) ? "yes" : "no" }, "marked": marked,
        "format": { RecipeFileFormat(endingOf: $0).map { "\($0)" } ?? "none" },
    ]

    private static func address(_ text: String) -> String {
        guard let address = WebAddress(text) else {
            return "none" + (WebAddress.impossiblePort(in: text).map { ", port \($0)" } ?? "")
        }
        var parts = [address.text, "site \(address.site)"]
        if let port = address.port { parts.append("port \(port)") }
        let whole = "\(address.scheme)://\(address.host)"
        if !address.text.hasPrefix(address.origin + address.rest) {
            parts.append("\(whole) \(address.origin) \(address.rest)")
        }
        return (parts + ["same as \(address.identity)"]).joined(separator: "; ")
    }

    private static func database(_ text: String) -> String {
        guard let address = DatabaseAddress(text) else { return "none" }
        var dumped = ""
        dump(address, to: &dumped)
        let shown = [address.text, address.place, address.server, "\(address)", dumped]
        let tells = address.password.map { password in shown.contains { $0.contains(password) } }
        return [
            address.text, address.place, address.server, address.password ?? "no password",
            tells == true ? "TELLS IT" : "", login(text),
        ].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private static func login(_ text: String) -> String {
        guard let login = WebLogin(text) else { return "no login" }
        return "\(login.text) for \(login.origin)"
    }

    private static func clean(_ text: String) -> String {
        let (line, lines) = (CleanText.line(text), CleanText.lines(text))
        let areEqual = line.unicodeScalars.elementsEqual(lines.unicodeScalars)
        return areEqual ? line : "\(line)  |  \(lines)"
    }

    private static func percent(_ text: String) -> String {
        let found = PercentEncoding.bytes(of: text)
        let read = String(decoding: found.bytes, as: UTF8.self)
        return [
            PercentEncoding.decoded(text) ?? "none", read + (found.isWhole ? "" : " and broken"),
            PercentEncoding.value(text), PercentEncoding.segment(text),
            PercentEncoding.repairing(text),
        ].joined(separator: "  ")
    }

    private static func padded(_ row: String) -> String {
        let numbers = row.fields(by: " | ").compactMap { Int($0) }
        return CivilTime.padded(numbers[0], to: numbers[1])
    }

    private static func time(_ row: String) -> String {
        let numbers = row.fields(by: " | ").compactMap { Int($0) }
        let time = CivilTime(seconds: numbers[0], offset: numbers[1])
        return [time.year, time.month, time.day, time.hour, time.minute, time.second]
            .map(String.init).joined(separator: ", ")
    }

    private static func fields(_ text: String) -> String {
        [text.fields(separatedBy: ","), text.fields(separatedBy: ",", "\n")].map(\.listed)
            .joined(separator: "  |  ")
    }

    private static func table(_ text: String) -> String {
        var found: [String] = []
        TableScanner.forEachLine(of: text) { found.append("\($0.text)|\($1.text)") }
        return found.joined(separator: "; ")
    }

    private static func json(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let page = JSONReader.firstValue(in: bytes[...])?.shown ?? "nothing"
        do {
            let value = try JSONReader.value(of: bytes).shown
            return value == page ? value : "\(value)  |  \(page)"
        } catch { return "\(error)  |  \(page)" }
    }

    private static func marked(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let query = RecipeQuery(ConditionText.conditions(fields[0]))
        return [false, true].map { isTitle in
            var result = ""
            var end = fields[1].startIndex
            for range in query.matchedFoods(in: fields[1], isTitle: isTitle) {
                result += fields[1][end..<range.lowerBound] + "[" + fields[1][range] + "]"
                end = range.upperBound
            }
            return result + fields[1][end...]
        }.joined(separator: "  |  ")
    }
}
