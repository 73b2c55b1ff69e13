import Conversation
import Display
import Foundation
import KitchenLanguage
import LineEditor
import ProgramCore
import ProgramManual
import RecipeModel
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// What the program was asked to do, and how: options, environment and settings file, put together.
struct ProgramStart: Sendable {
    /// Where the lines come from.
    enum Lines: Sendable {
        case prompt
        /// Standard input, which is no terminal.
        case standardInput
        /// The command line, which names or has them.
        case given(@Sendable (Interpreter) async -> ScriptEnd)
    }

    var lines: Lines
    /// How the shell behaves.
    var shellOptions: Shell.Options
    /// The logins in the addresses that it was given.
    private(set) var logins: [WebLogin] = []
    /// The settings in force at the start.
    var settings: Settings
    /// What is wrong with the settings file and the environment, to be said once.
    var notes: [Note]
    /// The settings file, when it is not the usual one.
    var configPath: String?
    /// Whether `startup.rcp` runs before the first prompt.
    var runsStartup: Bool
    /// Whether each request is traced to standard error.
    var traces: Bool
    /// Whether the cookbook is shared instead.
    let serves: Bool
    /// Whether an assistant uses the kitchen instead.
    let assists: Bool
    private var color: StyleFacts.ColorChoice
    private var width: Int?

    /// Puts a start together.
    ///
    /// Throws `ProgramUsageError` for an option whose value is not what it may be, and `WorldError`
    /// when a settings file that was named cannot be read, or is wrong where `--config` names it
    /// for anything but the prompt.
    init(options: ProgramOptions, environment: [String: String]) throws {
        let isOneCommand: Bool
        (lines, isOneCommand) = ProgramStart.lines(for: options)
        let offline = environment["RECIPE_OFFLINE"] ?? ""
        shellOptions = Shell.Options(
            allowsShell: options.allowShell,
            keepsGoing: options.keepGoing,
            isQuiet: options.quiet,
            isOneCommand: isOneCommand,
            isOffline: options.offline || !["", "0", "false"].contains(offline.lowercased())
        )
        runsStartup = !options.noStartup
        serves = options.commands == nil && options.commandWords.first == "serve"
        assists = options.commands == nil && options.commandWords.first == "mcp"
        traces = !["", "0"].contains(environment["RECIPE_DEBUG"] ?? "")
        color = options.colorChoice
        width = options.columns
        configPath =
            options.config ?? environment["RECIPE_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        settings = Core.Start.usualSettings
        notes = []
        try takeConfiguration(
            environment: environment,
            isNamedForThisRun: options.config != nil
        )
        let addresses = environment.filter {
            $0.key.hasPrefix("RECIPE_") && $0.key.hasSuffix("_URL")
        }
        logins += addresses.values.compactMap { WebLogin($0) }
        if let login = options.url.flatMap({ WebLogin($0) }) { logins.append(login) }
        for problem in settings.take(environment: environment) {
            guard let wanted = problem.problem.wanted else { continue }
            notes.append(.badVariable(name: problem.variable, wanted: wanted))
        }
        try take(options)
    }

    var isPrompt: Bool { if case .prompt = lines { true } else { false } }

    /// Whether lines are typed at a prompt with these options.
    static func isPrompt(_ options: ProgramOptions) -> Bool {
        options.commands == nil && options.commandWords.isEmpty
            && isTerminal(StandardStream.input)
    }

    /// Where the lines come from, and whether they are one command whose words are split already.
    private static func lines(for options: ProgramOptions) -> (Lines, isOneCommand: Bool) {
        let words = options.commandWords
        if let commands = options.commands {
            var frame = Frame.commandLine
            // What `$1` and on are in them.
            frame.arguments = words
            return (.given { [frame] in await $0.play(line: commands, in: frame) }, false)
        }
        guard let first = words.first else {
            return (isPrompt(options) ? .prompt : .standardInput, false)
        }
        let isRun = first == "run" && words.count > 1 && !words[1].hasPrefix("-")
        if isRun || first.hasSuffix(".rcp") || first.contains("/") {
            let script = Array(isRun ? words.dropFirst() : words[...])
            return (
                .given { await $0.play(file: script[0], arguments: Array(script.dropFirst())) },
                false
            )
        }
        return (.given { await $0.play(words: words) }, true)
    }

    private mutating func takeConfiguration(
        environment: [String: String],
        isNamedForThisRun: Bool
    ) throws {
        let usual = RecipePlaces(environment: environment, accountHome: NSHomeDirectory())
        let path = configPath ?? usual.configFile
        let text: ConfigurationText
        do {
            // A file that was named must be there; the usual one need not be.
            if configPath != nil {
                _ = try BoundedFile.read(path, limit: ConfigurationFile.largest)
            }
            text = try ConfigurationFile(path: path).read()
        } catch {
            guard configPath == nil else { throw FileAccess.failure(error, reading: path) }
            notes.append(.cannotKeep(what: "settings", path: path))
            return
        }
        let entries = text.entries.map {
            Settings.ConfigurationEntry(key: $0.key, value: $0.value, line: $0.line)
        }
        logins += entries.compactMap { WebLogin($0.value) }
        var faults = text.mistakes.map {
            SettingsFileError(path: path, line: $0.line, key: $0.text)
        }
        faults += settings.take(configuration: entries).map { $0.fault(in: path) }
        faults.sort { $0.line < $1.line }
        // A file that was named for this run is what the cook wants it to be done with. At the
        // prompt they are there to read what is wrong.
        if isNamedForThisRun, !isPrompt, let first = faults.first {
            throw WorldError(.badConfig(first))
        }
        notes += faults.map(Note.badConfig)
    }

    private mutating func take(_ options: ProgramOptions) throws {
        let service = options.service ?? settings.service.rawValue
        let address = SettingKey.address(of: ServiceName(rawValue: service))
        let given: [(option: String, key: SettingKey, value: String?)] = [
            ("--service", .service, options.service),
            ("--theme", .theme, options.theme?.rawValue),
            ("--format", .format, options.format?.rawValue),
            ("--echo", .echo, options.echo ? SettingDefinition.on : nil),
            ("--url", address, options.url),
        ]
        for (option, key, value) in given {
            guard let value else { continue }
            do throws(SettingValueError) {
                try settings.set(key.rawValue, to: value, as: .option)
            } catch {
                throw ProgramUsageError(text: error.text(for: option, value))
            }
        }
    }
}

extension ProgramStart {
    /// Whether a line about waiting may be drawn: never beside output that a program reads.
    var showsProgress: Bool {
        isTerminal(StandardStream.error) && isTerminal(StandardStream.output)
    }

    /// What is known of the terminal and the environment before a style is decided.
    func styleFacts(environment: [String: String]) -> StyleFacts {
        var facts = StyleFacts()
        facts.isTerminal = isTerminal(StandardStream.output)
        facts.term = environment["TERM"]
        facts.colorTerm = environment["COLORTERM"]
        facts.noColor = environment["NO_COLOR"]
        facts.cliColorForce = environment["CLICOLOR_FORCE"]
        facts.colorFGBG = environment["COLORFGBG"]
        facts.accessibleVariable = environment["ACCESSIBLE"]
        facts.columns = environment["COLUMNS"]
        facts.termProgram = environment["TERM_PROGRAM"]
        facts.vteVersion = environment["VTE_VERSION"]
        facts.isUTF8 = ProgramStart.isUTF8(environment)
        facts.color = color
        facts.width = width
        facts.isQuiet = shellOptions.isQuiet
        return facts
    }

    /// Whether the locale's character set is UTF-8, as its name says.
    private static func isUTF8(_ environment: [String: String]) -> Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let set = value.lowercased().split(separator: ".").dropFirst().first ?? ""
            return set.hasPrefix("utf-8") || set.hasPrefix("utf8")
        }
        return false
    }
}

extension ConfigurationError {
    /// What is wrong with the entry, for the cook.
    fileprivate func fault(in path: String) -> SettingsFileError {
        SettingsFileError(
            path: path,
            line: entry.line,
            key: entry.key,
            suggestion: problem.suggestion,
            wanted: problem.wanted
        )
    }
}

extension SettingValueError {
    /// What the setting may be; nil where there is no such setting.
    fileprivate var wanted: SettingsFileError.Wanted? {
        guard case .badValue(_, _, let kind) = self else { return nil }
        return switch kind {
        case .choice(let words): .oneOf(words)
        case .program, .words, .number, .time, .byteCount, .clock, .address, .database, .file:
            .form(kind.notation)
        }
    }

    /// The key or value that was most likely meant.
    fileprivate var suggestion: String? {
        switch self {
        case .unknownKey(_, let nearest): nearest
        case .badValue(_, let value, .choice(let words)):
            EditDistance.closest(to: value.lowercased(), among: words)
        case .badValue: nil
        }
    }

    fileprivate func text(for option: String, _ value: String) -> String {
        switch self {
        case .unknownKey: "\(option) does not fit this service; name one with --service"
        case .badValue(_, _, .database):
            "\(option) does not fit this service; name one with --service"
        case .badValue(_, _, .address):
            "\(option) cannot be '\(SecretWords.covered(value))'; it is a web address"
        case .badValue(_, _, let wanted):
            "\(option) cannot be '\(value)'; it can be \(wanted.notation)"
        }
    }
}
