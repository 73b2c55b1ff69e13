import Conversation
import Display
import ProgramManual
import RecipeModel

/// The options before the command. What follows them is for the command table, untouched.
///
/// They are described in `OptionShape.program`, for the help, the manual and completion too.
struct ProgramOptions: Sendable {
    /// What the options were given, by their names.
    private let values: [String: String]
    /// The words of the command.
    let commandWords: [String]

    /// Reads the words after the program's name.
    ///
    /// Throws `ProgramMistake` for an option that it does not know or with a value it does not take.
    init(_ arguments: [String]) throws(ProgramMistake) {
        let leading: LeadingOptions
        do throws(Mistake) {
            leading = try LeadingOptions(
                arguments,
                knowing: OptionShape.program,
                shortNames: ["-h": "--help"]
            )
        } catch {
            throw ProgramMistake(error)
        }
        if !leading.isEnded, let first = leading.rest.first, first.hasPrefix("-"), first.count > 1 {
            throw ProgramMistake(text: "unknown option '\(first)'")
        }
        values = leading.values
        commandWords = leading.rest
    }

    var service: String? { values["--service"] }
    var url: String? { values["--url"] }
    var format: String? { values["--format"] }
    var theme: String? { values["--theme"] }
    var config: String? { values["--config"] }
    /// The text of `-c`.
    var commands: String? { values["-c"] }
    /// The width that was asked for.
    var columns: Int? { values["--width"].flatMap { Int($0) } }
    /// When to use colors.
    var color: StyleFacts.ColorChoice {
        values["--color"].flatMap(StyleFacts.ColorChoice.init) ?? .auto
    }
    /// The form of answers that is asked for.
    var outputFormat: FormatChoice {
        format.flatMap(OutputFormat.init(rawValue:)).map(FormatChoice.chosen) ?? .automatic
    }

    var offline: Bool { values["--offline"] != nil }
    var quiet: Bool { values["--quiet"] != nil }
    var keepGoing: Bool { values["--keep-going"] != nil }
    var echo: Bool { values["--echo"] != nil }
    var allowShell: Bool { values["--allow-shell"] != nil }
    var noStartup: Bool { values["--no-startup"] != nil }
    var version: Bool { values["--version"] != nil }
    var help: Bool { values["--help"] != nil }
}

/// The program was started in a way that it does not know.
struct ProgramMistake: Error {
    /// What is wrong, without a label and without a full stop; clean.
    var text: String

    /// A mistake in these words.
    init(text: String) { self.text = CleanText.line(text) }

    /// A mistake in the options, in words that need no line to point into.
    init(_ mistake: Mistake) {
        switch mistake.kind {
        case .unknownOption(let option, _, _): self.init(text: "unknown option '\(option)'")
        case .missingOptionValue(let option, _): self.init(text: "\(option) needs a value")
        case .unexpectedOptionValue(let option): self.init(text: "\(option) takes no value")
        case .notANumber(let option?, let word, let range):
            self.init(
                text: "\(option) needs a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not '\(word)'"
            )
        case .notAChoice(let option, let word, let choices, _):
            let all = choices.dropLast().joined(separator: ", ")
            self.init(
                text: "\(option) cannot be '\(word)'; it can be \(all) or \(choices.last ?? "")"
            )
        case .notAnAddress(let word): self.init(text: "'\(word)' is not a web address")
        default: self.init(text: "the options before the command can't be read")
        }
    }
}
