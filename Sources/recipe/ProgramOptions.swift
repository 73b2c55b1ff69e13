import ArgumentParser
import Display
import RecipeModel

/// The options before the command. What follows them is for the command table, untouched.
///
/// They are described in `OptionShape.program`, for the help, the manual and completion.
struct ProgramOptions: ParsableArguments {
    @Option
    var service: String?
    @Option
    var url: String?
    @Option
    var format: String?
    @Option
    var color = "auto"
    @Option
    var theme: String?
    @Option
    var width: String?
    @Flag
    var offline = false
    @Flag
    var quiet = false
    @Flag
    var keepGoing = false
    @Flag
    var echo = false
    @Flag
    var allowShell = false
    @Flag
    var noStartup = false
    @Option
    var config: String?
    @Option(name: .customShort("c"))
    var commands: String?
    @Flag
    var version = false
    @Flag(name: [.customShort("h"), .long])
    var help = false
    @Argument(parsing: .captureForPassthrough)
    var words: [String] = []
}

extension ProgramOptions {
    /// Parses the words behind the program's name.
    ///
    /// Throws `ProgramMistake` for what the parser does not take.
    static func parsed(_ arguments: [String]) throws(ProgramMistake) -> ProgramOptions {
        let options: ProgramOptions
        do {
            options = try ProgramOptions.parse(arguments)
        } catch {
            throw ProgramMistake(parserText: ProgramOptions.message(for: error))
        }
        // The parser takes an unknown option in first place for the first word.
        if let first = options.words.first, first.hasPrefix("-"), first != "--", first.count > 1 {
            throw ProgramMistake(text: "unknown option '\(first)'")
        }
        if let width = options.width, options.columns == nil {
            throw ProgramMistake(
                text: "--width needs a whole number from 20 to 160, not '\(width)'"
            )
        }
        if options.colorChoice == nil {
            throw ProgramMistake(
                text: "--color cannot be '\(options.color)'; it can be auto, always or never"
            )
        }
        return options
    }

    /// The width that was asked for; nil where none was, or none that there is.
    var columns: Int? { width.flatMap { Int($0) }.flatMap { (20...160).contains($0) ? $0 : nil } }

    /// When to use colours; nil where the word for it is none.
    var colorChoice: StyleFacts.ColorChoice? { StyleFacts.ColorChoice(rawValue: color) }

    /// The form of answers that is asked for.
    var outputFormat: FormatChoice {
        format.flatMap(OutputFormat.init(rawValue:)).map(FormatChoice.chosen) ?? .automatic
    }

    /// The words of the command, without a `--` before them.
    var commandWords: [String] { words.first == "--" ? Array(words.dropFirst()) : words }
}

/// The program was started in a way that it does not know.
struct ProgramMistake: Error {
    /// What is wrong, without a label and without a full stop; clean.
    var text: String

    /// A mistake in these words.
    init(text: String) { self.text = CleanText.line(text) }

    /// A mistake that the parser found, in our words where it is a known one.
    init(parserText: String) {
        let quoted = parserText.split(separator: "'", omittingEmptySubsequences: false)
        let option = quoted.dropFirst().first?.split(separator: " ").first.map(String.init)
        if let option, parserText.hasPrefix("Missing value for") {
            self.init(text: "\(option) needs a value")
        } else if let option, parserText.contains("does not take any value") {
            self.init(text: "\(option) takes no value")
        } else {
            self.init(text: parserText)
        }
    }
}
