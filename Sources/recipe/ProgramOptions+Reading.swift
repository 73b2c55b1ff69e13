import Conversation
import Display
import ProgramManual
import RecipeModel

extension ProgramOptions {
    /// Reads the words after the program's name.
    ///
    /// Throws `ProgramUsageError` for an option that it does not know or with a value it does not take.
    init(_ arguments: [String]) throws(ProgramUsageError) {
        do throws(UsageError) {
            try self.init(reading: arguments)
        } catch {
            // What is wrong is told without the secrets in it.
            do throws(UsageError) {
                try self.init(reading: SecretWords.covered(arguments))
            } catch {
                throw ProgramUsageError(error)
            }
        }
    }

    /// When to use colours.
    var colorChoice: StyleFacts.ColorChoice {
        switch color {
        case .auto, nil: .auto
        case .always: .always
        case .never: .never
        }
    }

    /// The form of answers that is asked for.
    var outputFormat: FormatChoice { format.map(FormatChoice.chosen) ?? .automatic }
}

/// The program was started in a way that it does not know.
struct ProgramUsageError: Error {
    /// What is wrong, without a label and without a full stop; clean.
    var text: String

    /// A mistake in these words.
    init(text: String) { self.text = CleanText.line(text) }

    /// A mistake in the options, in words that need no line to point into.
    init(_ mistake: UsageError) {
        switch mistake.kind {
        case .option(.unknown(let option, _, _)): self.init(text: "unknown option '\(option)'")
        case .option(.missingValue(let option, _)): self.init(text: "\(option) needs a value")
        case .option(.unexpectedValue(let option)): self.init(text: "\(option) takes no value")
        case .option(.notANumber(let option?, let word, let range)):
            self.init(
                text: "\(option) needs a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not '\(word)'"
            )
        case .option(.notAChoice(let option, let word, let choices, _)):
            let all = choices.dropLast().joined(separator: ", ")
            self.init(
                text: "\(option) cannot be '\(word)'; it can be \(all) or \(choices.last ?? "")"
            )
        case .option(.notAnAddress(let word)):
            if let port = WebAddress.impossiblePort(in: word) {
                self.init(text: "the port '\(port)' is out of range; it is a number up to 65535")
            } else {
                self.init(text: "'\(word)' isn't a web address")
            }
        default: self.init(text: "the options before the command can't be read")
        }
    }
}
