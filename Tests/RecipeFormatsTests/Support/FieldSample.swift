import Foundation
import Testing

/// A file of `Tests/Fuzz/Fields`, in which marks say what can be filled: `«title|Leek soup»` is
/// followed by a text, `«=time|1 h»` is replaced by it, `«*steps|- Cook.»` is repeated.
///
/// `Scripts/fuzz --growth` fills the same marks and takes the time.
struct FieldSample: CustomTestStringConvertible {
    let name: String
    private let parts: [Part]

    private enum Part {
        case plain(String)
        case mark(sort: Character?, name: String, usual: String)
    }

    /// The sample of a file in that folder.
    init(_ name: String) throws {
        let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
        self.name = name
        var parts: [Part] = []
        var rest = (name.hasSuffix(".json") ? text.replacing("\n", with: "") : text)[...]
        while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
            parts.append(.plain(String(rest[..<start])))
            var mark = rest[rest.index(after: start)..<end]
            let sort = mark.first.flatMap { "*=".contains($0) ? $0 : nil }
            if sort != nil { mark.removeFirst() }
            let bar = mark.firstIndex(of: "|") ?? mark.endIndex
            parts.append(
                .mark(
                    sort: sort,
                    name: String(mark[..<bar]),
                    usual: String(mark[bar...].dropFirst())
                )
            )
            rest = rest[rest.index(after: end)...]
        }
        self.parts = parts + [.plain(String(rest))]
    }

    var testDescription: String { name }

    /// The names of its fields.
    var fields: [String] {
        parts.compactMap { part in
            if case .mark(_, let name, _) = part { name } else { nil }
        }
    }

    /// Its text with one field filled to so many bytes; as usual without one.
    func bytes(filling field: String? = nil, to size: Int = 0) -> [UInt8] {
        var text = ""
        for part in parts {
            switch part {
            case .plain(let plain): text += plain
            case .mark(let sort, let name, let usual):
                let filling = String(repeating: "leek and rice ", count: max(1, size / 14))
                switch sort {
                case "*":
                    let between =
                        self.name.hasSuffix(".json")
                        ? "," : self.name.hasSuffix(".jsonl") ? "\n" : ""
                    let count = name == field ? max(1, size / usual.utf8.count) : 1
                    text += (0..<count).map { usual.replacing("#", with: "\($0)") }
                        .joined(separator: between)
                case "=" where name == field: text += filling
                default: text += name == field ? "\(usual) \(filling)" : usual
                }
            }
        }
        return Array(text.utf8)
    }

    /// The samples that are files of recipes; the others are answers of services and web pages.
    static let files: [FieldSample] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            !["service-", "names-", "page-"].contains { name.hasPrefix($0) }
        }.compactMap { try? FieldSample($0) }
    }()

    private static let folder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/Fuzz/Fields/"
}
