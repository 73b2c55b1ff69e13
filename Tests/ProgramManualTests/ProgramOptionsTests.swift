import Conversation
import RecipeModel
import ShellCommands
import ShellSession
import Testing

@testable import ProgramManual

/// The options before the command, read without starting anything.
struct ProgramOptionsTests {
    private func options(_ line: String) throws -> ProgramOptions {
        try ProgramOptions(reading: line.split(separator: " ").map(String.init))
    }

    /// What a change of fresh options comes to.
    private func with(_ change: (inout ProgramOptions) -> Void) -> ProgramOptions {
        var options = ProgramOptions()
        change(&options)
        return options
    }

    @Test func eachOptionIsItself() throws {
        #expect(try options("") == ProgramOptions())
        #expect(try options("--service feed") == with { $0.service = "feed" })
        #expect(try options("--url http://a.example") == with { $0.url = "http://a.example" })
        #expect(try options("--format json") == with { $0.format = .json })
        #expect(try options("--offline") == with { $0.offline = true })
        #expect(try options("--quiet") == with { $0.quiet = true })
        #expect(try options("--keep-going") == with { $0.keepGoing = true })
        #expect(try options("--echo") == with { $0.echo = true })
        #expect(try options("--allow-shell") == with { $0.allowShell = true })
        #expect(try options("--no-startup") == with { $0.noStartup = true })
        #expect(try options("--config x.conf") == with { $0.config = "x.conf" })
        #expect(try options("-c list") == with { $0.commands = "list" })
        #expect(try options("--version") == with { $0.version = true })
        #expect(try options("--help") == with { $0.help = true })
        #expect(try options("-h") == with { $0.help = true })
    }

    @Test(arguments: ProgramOptions.Color.allCases)
    func colours(_ color: ProgramOptions.Color) throws {
        #expect(try options("--color \(color.rawValue)") == with { $0.color = color })
        #expect(try options("--color=\(color.rawValue)") == with { $0.color = color })
    }

    @Test(arguments: ThemeSetting.allCases) func themes(_ theme: ThemeSetting) throws {
        #expect(try options("--theme \(theme.rawValue)") == with { $0.theme = theme })
    }

    @Test(arguments: [("20", 20), ("160", 160), ("80", 80)])
    func widths(_ text: String, _ columns: Int) throws {
        #expect(try options("--width \(text)") == with { $0.columns = columns })
    }

    @Test(arguments: ["19", "161", "0", "-1", "80.5", "many"])
    func otherWidths(_ text: String) {
        #expect(throws: UsageError.self) { try options("--width \(text)") }
    }

    /// Options end at the first word that is none; what follows is the command's own.
    @Test(arguments: [
        ("search leek --format json", ["search", "leek", "--format", "json"], false),
        ("--quiet search --quiet", ["search", "--quiet"], true),
        ("--quiet -- --version", ["--version"], true), ("-- -c list", ["-c", "list"], false),
        ("--quiet", [], true), ("- x", ["-", "x"], false),
    ])
    func theCommandBegins(_ line: String, _ words: [String], _ isQuiet: Bool) throws {
        let options = try options(line)
        #expect(options.commandWords == words && options.quiet == isQuiet && !options.version)
    }

    @Test(
        arguments: [
            ("--nonsense", .unknown(option: "--nonsense", command: "", suggestion: nil)),
            ("-x list", .unknown(option: "-x", command: "", suggestion: nil)),
            ("--quiet=yes", .unexpectedValue(option: "--quiet")),
        ] as [(String, UsageError.OptionError)]
    )
    func whatIsNoOptionIsSaid(_ line: String, _ fault: UsageError.OptionError) {
        let mistake = #expect(throws: UsageError.self) { try options(line) }
        #expect(mistake?.kind == .option(fault))
    }

    // MARK: Help

    /// Each way to start it and each option is in the help, with what it does, within 80 columns.
    @Test func helpHasAllOfIt() {
        let lines = ProgramHelp.text.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { $0.split(separator: " ").joined(separator: " ") }
            .joined(separator: " ").split(separator: " ").joined(separator: " ")
        for form in ProgramForm.all {
            let usage = form.line.split(separator: " ").joined(separator: " ")
            #expect(text.contains("\(usage) \(form.summary)"), "\(usage)")
        }
        for option in OptionShape.program {
            #expect(text.contains("\(option.usage) \(option.summary)"), "\(option.name)")
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
        // What each does begins in one column.
        let columns = lines.filter { $0.contains("  ") && !$0.hasSuffix(":") }.compactMap {
            line -> Int? in
            guard let gap = line.dropFirst(2).firstRange(of: "  ") else { return nil }
            return line.distance(
                from: line.startIndex,
                to: line[gap.upperBound...].firstIndex { $0 != " " } ?? line.endIndex
            )
        }
        #expect(Set(columns).subtracting([27]).isEmpty, "\(Set(columns))")
    }

    @Test func theHelpIsThis() {
        #expect(
            ProgramHelp.text == """
                recipe - find, read and keep recipes at a terminal

                recipe                     the shell; from a pipe, its lines as a script
                recipe COMMAND ARGS...     one command: recipe search garlic cheese
                recipe -c "COMMAND; COMMAND"
                                           several commands
                recipe FILE.rcp ARGS...    a script
                recipe serve [--family] [--port N] [--address A] [--log]
                                           share the cookbook and the plan with browsers
                recipe mcp [--write]       let an assistant use your kitchen
                recipe completions bash|zsh|fish
                                           what makes Tab complete in the system's shell
                recipe manual              the manual page, for man to show

                Before the command:
                  --service NAME           ask this service
                  --url ADDRESS            use that service at this address
                  --format list|cards|table|plain|json|ndjson|csv|tsv|md
                                           write answers in this format
                  --color auto|always|never
                                           use colours or not
                  --theme auto|dark|light|neutral|none
                                           use colours for this background
                  --width N                write lines of at most N columns, 20 to 160
                  --offline                never use the network; show what is kept
                  --quiet                  don't show notes or how lines were understood
                  --keep-going             go on after an error; exit with the first one's code
                  --echo                   print each command of a script before its answer
                  --allow-shell            let scripts write files and start programs
                  --no-startup             don't run startup.rcp
                  --config FILE            read settings from this file
                  -c COMMANDS              run these commands and exit
                  --version                show the version and exit
                  --help                   show this help and exit

                recipe help                the commands to begin with
                recipe help --all          every command
                recipe help COMMAND        one command, with examples
                man recipe                 all of it

                """
        )
    }

    @Test func theManualAndTheCompletionsAreNamed() {
        #expect(
            ProgramForm.all.compactMap(\.word) == ["serve", "mcp", "completions", "manual"]
        )
        #expect(
            ProgramForm.all.first { $0.word == "completions" }?.choices == ["bash", "zsh", "fish"]
        )
    }

    // MARK: What completion scripts know

    private let words = CommandLineWordsTests.words

    private func arguments(of command: String) -> CommandLineWords.Arguments? {
        words.entries.first { $0.names.contains(command) }?.arguments
    }

    @Test(arguments: [
        ("set", CommandLineWords.Arguments.settings), ("unset", .settings), ("run", .script),
        ("export", .titles(orFiles: true)), ("import", .files), ("open", .titles(orFiles: true)),
        ("search", .unknown), ("fav", .titles(orFiles: false)),
        ("more", .unknown), ("alias", .unknown), ("echo", .unknown),
        ("list", .titles(orFiles: false)),
        ("backup", .files), ("record", .files), ("manual", .files),
    ])
    func whatFollowsACommand(_ command: String, _ wanted: CommandLineWords.Arguments) {
        #expect(arguments(of: command) == wanted, "\(command)")
    }

    @Test func servicesTopicsAndChoicesFollow() {
        func texts(_ command: String) -> [String]? {
            if case .words(let words)? = arguments(of: command) { words.map(\.text) } else { nil }
        }
        #expect(texts("service") == ["cookbook", "themealdb", "recipepuppy"])
        #expect(texts("units") == ["original", "metric", "us"])
        #expect(texts("pick") == ["results", "favorites", "cookbook"])
        #expect(texts("completions") == ["bash", "zsh", "fish"])
        #expect(
            texts("help")?.contains("search") == true && texts("help")?.contains("terms") == true
        )
    }

    @Test func optionsThatTakeAValueAreKnown() {
        let taking = words.optionsWithValues
        for name in ["--service", "--url", "--format", "--width", "--config", "-c", "--sort"] {
            #expect(taking.contains(name), "\(name)")
        }
        for name in ["--quiet", "--help", "--all", "--force", "--offline"] {
            #expect(!taking.contains(name), "\(name)")
        }
        #expect(taking == taking.sorted() && Set(taking).count == taking.count)
    }

    @Test func valuesOfSettingsAreKnown() {
        let values = Dictionary(
            uniqueKeysWithValues: words.settingValues.map { ($0.key, $0.values) }
        )
        #expect(values["theme"] == ["auto", "dark", "light", "neutral", "none"])
        #expect(values["service"] == ["cookbook", "themealdb", "recipepuppy"])
        #expect(values["page-size"] == ["5", "50"])
        #expect(values["staples"] == nil && values["recipepuppy.url"] == nil)
    }

    // MARK: The manual's signs

    @Test(arguments: [
        ("`", "\\(ga"), ("^", "\\(ha"), ("~", "\\(ti"), ("\"", "\\(dq"), ("·", "\\-"), ("★", "*"),
        ("✓", "x"), ("○", "o"), ("→", "\\->"), ("×", "x"), ("“", "\""), ("”", "\""),
        ("‘", "\\(aq"), ("’", "\\(aq"),
    ])
    func signsThatRoffShowsOtherwise(_ sign: String, _ shown: String) {
        let escaped = Roff.escaped("a\(sign)b")
        #expect(!escaped.contains { !$0.isASCII })
        #expect(escaped.replacing("\\-", with: "-") == "a\(shown.replacing("\\-", with: "-"))b")
    }
}
