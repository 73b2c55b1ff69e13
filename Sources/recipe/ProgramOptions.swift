import ArgumentParser
import Display

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
    var color: ColorChoice = .auto
    @Option
    var theme: String?
    @Option
    var width: Int?
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

    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }
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
            throw ProgramMistake(text: ProgramOptions.message(for: error))
        }
        // The parser takes an unknown option in first place for the first word.
        if let first = options.words.first, first.hasPrefix("-"), first != "--", first.count > 1 {
            throw ProgramMistake(text: "unknown option '\(first)'")
        }
        if let width = options.width, !(20...160).contains(width) {
            throw ProgramMistake(text: "--width needs a whole number from 20 to 160")
        }
        return options
    }

    /// The form of answers that is asked for.
    var outputFormat: FormatChoice {
        format.flatMap(OutputFormat.init(rawValue:)).map(FormatChoice.chosen) ?? .automatic
    }

    /// The words of the command, without a `--` before them.
    var commandWords: [String] { words.first == "--" ? Array(words.dropFirst()) : words }
}

/// The program was started in a way that it does not know.
struct ProgramMistake: Error {
    /// What is wrong, without a label and without a full stop.
    var text: String
}
