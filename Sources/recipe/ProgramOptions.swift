import ArgumentParser

/// The options before the command. What follows them is for the command table, untouched.
struct ProgramOptions: ParsableArguments {
    @Option(help: "Ask this service.")
    var service: String?
    @Option(help: "Where that service is.")
    var url: String?
    @Option(help: "How answers are written: list, plain, json, ndjson, csv, tsv, md.")
    var format: String?
    @Option(help: "auto, always or never.")
    var color: ColorChoice = .auto
    @Option(help: "auto, dark, light, neutral or none.")
    var theme: String?
    @Option(help: "Columns, 20 to 160.")
    var width: Int?
    @Flag(help: "Never use the network; show what is kept.")
    var offline = false
    @Flag(help: "Leave out notes, and how lines were understood.")
    var quiet = false
    @Flag(help: "Go on after an error; the exit code is the first one.")
    var keepGoing = false
    @Flag(help: "Print each command of a script before its answer.")
    var echo = false
    @Flag(help: "Let scripts write files, start programs and change addresses.")
    var allowShell = false
    @Flag(help: "Do not run startup.rcp.")
    var noStartup = false
    @Option(help: "The settings file.")
    var config: String?
    @Option(name: .customShort("c"), help: "Run these commands, then leave.")
    var commands: String?
    @Flag(help: "Show the version, then leave.")
    var version = false
    @Flag(name: [.customShort("h"), .long], help: "Show this help, then leave.")
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

    /// The words of the command, without a `--` before them.
    var commandWords: [String] { words.first == "--" ? Array(words.dropFirst()) : words }
}

/// The program was started in a way that it does not know.
struct ProgramMistake: Error {
    /// What is wrong, without a label and without a full stop.
    var text: String
}
