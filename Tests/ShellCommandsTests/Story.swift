import Conversation
import Foundation
import KitchenLanguage
import Testing

/// A story as it is written, and as it goes today.
struct Story: Sendable, CustomTestStringConvertible {
    let file: URL

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    static let all: [Story] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Stories")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return (files ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
            .map { Story(file: $0) }
    }()

    /// The lines of the file without the answers.
    private var script: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("  ") else {
                lines.append(String(line))
                continue
            }
            // Empty lines before a line of an answer are the answer's.
            while lines.last == "" { lines.removeLast() }
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The lines of the file as they would be written now.
    func told() async -> [String] {
        var scenery = StoryWorld()
        var kitchen: StoryKitchen?
        var told: [String] = []
        for line in script {
            let rest = String(line.dropFirst(2))
            switch line.prefix(2) {
            case "> ", ">":
                let now: StoryKitchen
                if let kitchen { now = kitchen } else { now = await scenery.kitchen() }
                kitchen = now
                told.append(line)
                told += await now.answer(to: rest).map { $0.isEmpty ? "" : "  " + $0 }
            case "- ", "$ ":
                let end = rest.ranges(of: " =>").first?.lowerBound ?? rest.endIndex
                let typed = rest[..<end].description.trimmingWhitespace()
                let row = await scenery.kitchen()
                let answer = await row.row(typed, isScript: line.hasPrefix("$"))
                told += Self.row(line.prefix(2) + typed, answer)
            case "! ":
                told.append(line)
                if rest == "anew" {
                    (scenery, kitchen) = (StoryWorld(), nil)
                } else if await !scenery.take(rest, in: kitchen) {
                    told.append("  [no such directive]")
                }
            default: told.append(line)
            }
        }
        return told
    }

    /// A row on one line where it is short enough to be read there.
    private static func row(_ typed: String, _ answer: String) -> [String] {
        let padding = String(repeating: " ", count: Swift.max(0, 32 - typed.count))
        let whole = "\(typed)\(padding) => \(answer)"
        return whole.count <= 100 ? [whole] : ["\(typed) =>", "      \(answer)"]
    }
}
