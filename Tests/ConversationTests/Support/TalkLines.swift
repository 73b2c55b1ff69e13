import Foundation

@testable import Conversation

/// Lines that cooks say, in the tables of `Readings/`.
///
/// A row is `place | said | means` or `group | place | said | means`; ` // ` parts what it may mean
/// as well, `ask` is any question and `error` no command at all. A row that begins with `#` says what
/// the rows below it are.
enum TalkLines {
    struct Line: Sendable {
        var group = ""
        var place: String
        var said: String
        var meanings: [String]

        /// What it means before anything else.
        var meaning: String { meanings[0] }

        var isNoRequest: Bool { meaning == "error" }

        /// Whether a command is one of those that the line means, its conditions in whatever order.
        func means(_ command: String) -> Bool {
            meanings.contains {
                $0 == "ask" && command.hasPrefix("ask ")
                    || TalkLines.parts(of: $0) == TalkLines.parts(of: command)
            }
        }
    }

    /// Sentences, each of which must be understood.
    static let sentences = lines(of: "sentences")
    /// Lines at a counter, most of which must be understood, and hardly one wrongly.
    static let everyday = lines(of: "everyday-lines")
    /// Such lines that were written before the grammar was looked at.
    static let counter = lines(of: "counter-lines")
    /// The lines that the weights of `KindModel` were fitted to, beside those above.
    static let fitted = lines(of: "kinds")
    /// Lines that were written before they were read, and to which nothing was fitted.
    static let unseen = lines(of: "unseen")

    /// What the grammar makes of each everyday line, in their order; read once for all tests.
    static let everydayMeanings = everyday.map { line in
        SpokenGrammar(context: SpokenScreen.context(line.place)).meaning(of: line.said)
    }

    /// The fields of each row of a table.
    static func rows(of name: String) -> [[String]] {
        let file = KeptReadings.folder.appending(path: "\(name).txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.components(separatedBy: " | ") }
    }

    private static func lines(of name: String) -> [Line] {
        rows(of: name).compactMap { fields in
            guard (3...4).contains(fields.count) else { return nil }
            let line = Array(fields.suffix(3))
            return Line(
                group: fields.count == 4 ? fields[0] : "",
                place: line[0],
                said: line[1],
                meanings: line[2].components(separatedBy: " // ")
            )
        }
    }

    /// The words of each command of a line, without quotes and what changes nothing, in order of
    /// the alphabet.
    private static func parts(of command: String) -> [[String]] {
        command.components(separatedBy: " ; ").map { part in
            part.filter { $0 != "\"" }.split(separator: " ").map(String.init)
                .filter { !["the", "this", "to"].contains($0) }.sorted()
        }
    }
}
