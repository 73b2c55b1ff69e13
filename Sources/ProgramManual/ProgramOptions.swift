package import Conversation
package import RecipeModel
package import ShellSession

/// The options before the command.
package struct ProgramOptions: Hashable, Sendable {
    /// Whether there are colours.
    package enum Color: String, Hashable, Sendable, CaseIterable {
        case auto
        case always
        case never
    }

    package var service: String?
    /// Where that service is. Whether it is an address is asked where the service is known.
    package var url: String?
    package var format: OutputFormat?
    package var color: Color?
    package var theme: ThemeSetting?
    package var columns: Int?
    package var offline = false
    package var quiet = false
    package var keepGoing = false
    package var echo = false
    package var allowShell = false
    package var noStartup = false
    package var config: String?
    /// The text of `-c`.
    package var commands: String?
    package var version = false
    package var help = false

    /// The words of the command, as they were given.
    package var commandWords: [String] = []

    package init() {}

    /// The options as they are typed, for reading, the help, the manual and completion.
    package static let options: [CommandOption<ProgramOptions>] = [
        .word("--service", \.service, .service, summary: "ask this service"),
        .word(
            "--url",
            \.url,
            .word(placeholder: "ADDRESS"),
            summary: "use that service at this address"
        ),
        .choice("--format", \.format, summary: "write answers in this format"),
        .choice("--color", \.color, summary: "use colours or not"),
        .choice("--theme", \.theme, summary: "use colours for this background"),
        .number(
            "--width",
            \.columns,
            in: 20...160,
            summary: "write lines of at most N columns, 20 to 160"
        ),
        .flag("--offline", \.offline, summary: "never use the network; show what is kept"),
        .flag("--quiet", \.quiet, summary: "don't show notes or how lines were understood"),
        .flag(
            "--keep-going",
            \.keepGoing,
            summary: "go on after an error; exit with the first one's code"
        ),
        .flag(
            "--echo",
            \.echo,
            summary: "print each command of a script before its answer"
        ),
        .flag(
            "--allow-shell",
            \.allowShell,
            summary: "let scripts write files and start programs"
        ),
        .flag("--no-startup", \.noStartup, summary: "don't run startup.rcp"),
        .word("--config", \.config, .file, summary: "read settings from this file"),
        .word(
            "-c",
            \.commands,
            .word(placeholder: "COMMANDS"),
            summary: "run these commands and exit"
        ),
        .flag("--version", \.version, summary: "show the version and exit"),
        .flag("--help", \.help, summary: "show this help and exit"),
    ]

    /// Reads the words after the program's name. Throws what `OptionReader` throws, and
    /// `OptionError.unknown` for one with a single dash.
    package init(reading arguments: [String]) throws(UsageError) {
        let leading = try LeadingOptions(
            arguments,
            of: ProgramOptions.options,
            into: ProgramOptions(),
            shortNames: ["-h": "--help"]
        )
        if !leading.isEnded, let first = leading.rest.first, first.hasPrefix("-"), first.count > 1 {
            throw UsageError(
                .option(.unknown(option: first, command: "", suggestion: nil)),
                at: nil,
                in: SourceLine("")
            )
        }
        self = leading.value
        commandWords = leading.rest
    }
}

extension OptionShape {
    /// The options that stand before the command.
    package static var program: [OptionShape] { ProgramOptions.options.map(\.shape) }
}
