import Foundation

@testable import Conversation

/// Lines of talk that are kept in files, `place | said | means`, where ` // ` parts what they may
/// mean as well and `ask` is any question.
enum TalkLines {
    struct Line: Sendable {
        var place: String
        var said: String
        var meanings: [String]

        var isNoRequest: Bool { meanings[0] == "error" }

        /// Whether a command is one of those that the line means, its conditions in whatever order.
        func means(_ command: String) -> Bool {
            meanings.contains {
                $0 == "ask" && command.hasPrefix("ask ")
                    || TalkLines.parts(of: $0) == TalkLines.parts(of: command)
            }
        }
    }

    /// The lines that the weights of `KindModel` were fitted to, beside those of the tables.
    static let fitted = lines(of: "kinds")
    /// Lines that were written before they were read, and to which nothing was fitted.
    static let unseen = lines(of: "unseen")

    /// The words of each command of a line, without quotes and what changes nothing, in order of
    /// the alphabet.
    private static func parts(of command: String) -> [[String]] {
        command.components(separatedBy: " ; ").map { part in
            part.filter { $0 != "\"" }.split(separator: " ").map(String.init)
                .filter { !["the", "this", "to"].contains($0) }.sorted()
        }
    }

    private static func lines(of name: String) -> [Line] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Readings/\(name).txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { row in
            let parts = row.components(separatedBy: " | ")
            guard parts.count == 3 else { return nil }
            return Line(
                place: parts[0],
                said: parts[1],
                meanings: parts[2].components(separatedBy: " // ")
            )
        }
    }
}
