import Foundation
import Testing

@testable import Conversation

/// What becomes of lines that nothing is promised of, checked in so that no change goes unseen.
///
/// After a wanted change, run the tests once with `RECIPE_WRITE_SCREENS=1` in the environment to
/// write the files anew, and read the difference before it is kept.
enum KeptReadings {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Readings")

    /// Compares lines with the file of that name.
    static func compare(_ lines: [String], with name: String) throws {
        let file = folder.appending(path: "\(name).txt")
        let text = lines.map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["RECIPE_WRITE_SCREENS"] != nil {
            try Data(text.utf8).write(to: file)
            return
        }
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        for difference in kept.split(separator: "\n").map(String.init).difference(from: lines) {
            switch difference {
            case .insert(_, let line, _): Issue.record("was: \(line)")
            case .remove(_, let line, _): Issue.record("is now: \(line)")
            }
        }
    }

    /// What a line becomes, in full where it is no command.
    static func text(of meaning: SpokenMeaning) -> String {
        func line(_ commands: [SpokenCommand]) -> String {
            commands.map(\.text).joined(separator: " ; ")
        }
        return switch meaning {
        case .commands(let commands): line(commands)
        case .either(let readings): "either " + readings.map(line).joined(separator: " or: ")
        case .noSuchRecipe(let commands): "no such recipe: \(line(commands))"
        case .notUnderstood(let suggestion): "not understood; try: \(suggestion ?? "help")"
        }
    }
}
