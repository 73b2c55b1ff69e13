import Foundation
import Testing

/// Talks that are checked in: what is said behind `> `, and below it, set in, what came of it.
///
/// A talk begins with a line `# what it shows` and knows nothing of the others in its file. A talk is
/// added by writing what is said; `KeptLines` tells how a file is written anew.
package enum KeptTalks {
    /// Answers what is said in one talk, a line or several.
    package typealias Listener = @Sendable (String) async -> String

    /// A talk as it stands in its file.
    private struct Talk: Sendable {
        let lines: [String]

        func played(by listener: Listener) async -> [String] {
            var played: [String] = []
            for line in lines where !line.hasPrefix("  ") {
                played.append(line)
                guard line.hasPrefix("> ") else { continue }
                let answer = await listener(String(line.dropFirst(2)))
                played += answer.split(separator: "\n").map { "  \($0)" }
            }
            return played
        }
    }

    /// Records an issue for each talk of a file in `Kept/`, beside a test, that goes otherwise today.
    ///
    /// - Parameters:
    ///   - name: The file, without `.txt`.
    ///   - atOnce: How many talks are held at the same time.
    ///   - test: The test's own file.
    ///   - begin: Who listens to a talk from its beginning.
    package static func compare(
        _ name: String,
        atOnce: Int = 4,
        beside test: String = #filePath,
        begin: @escaping @Sendable () throws -> Listener
    ) async throws {
        let file = URL(filePath: test).deletingLastPathComponent()
            .appending(path: "Kept/\(name).txt")
        var talks: [Talk] = []
        for line in try String(decoding: Data(contentsOf: file), as: UTF8.self).split(
            separator: "\n"
        ) {
            if let last = talks.last, !line.hasPrefix("# ") {
                talks[talks.count - 1] = Talk(lines: last.lines + [String(line)])
            } else {
                talks.append(Talk(lines: [String(line)]))
            }
        }
        var played = talks.map(\.lines)
        try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            for (place, talk) in talks.enumerated() {
                if place >= atOnce, let (place, lines) = try await group.next() {
                    played[place] = lines
                }
                group.addTask { (place, await talk.played(by: try begin())) }
            }
            for try await (place, lines) in group { played[place] = lines }
        }
        guard !KeptLines.areWritten else {
            let text = played.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
            return try Data(text.utf8).write(to: file)
        }
        for (talk, lines) in zip(talks, played) where talk.lines != lines {
            let differences = KeptLines.differences(of: lines, from: talk.lines)
            Issue.record("\(name), \(talk.lines[0]):\n\(differences.joined(separator: "\n"))")
        }
    }
}
