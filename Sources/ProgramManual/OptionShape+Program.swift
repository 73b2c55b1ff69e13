package import Conversation
import RecipeModel

extension OptionShape {
    /// The options that stand before the command.
    package static let program: [OptionShape] = [
        OptionShape("--service", .service, summary: "ask this service"),
        // Whether it is an address is asked where it is known which service it is for.
        OptionShape("--url", .word(placeholder: "ADDRESS"), summary: "where that service is"),
        OptionShape(
            "--format",
            .choice(OutputFormat.words),
            summary: "how answers are written"
        ),
        OptionShape(
            "--color",
            .choice(["auto", "always", "never"]),
            summary: "whether there are colours"
        ),
        OptionShape(
            "--theme",
            .choice(["auto", "dark", "light", "neutral", "none"]),
            summary: "the colours' background"
        ),
        OptionShape("--width", .number(20...160), summary: "columns, 20 to 160"),
        OptionShape("--offline", summary: "never use the network; show what is kept"),
        OptionShape("--quiet", summary: "leave out notes, and how lines were understood"),
        OptionShape("--keep-going", summary: "go on after an error; the first one's exit code"),
        OptionShape("--echo", summary: "print each command of a script before its answer"),
        OptionShape("--allow-shell", summary: "let scripts write files and start programs"),
        OptionShape("--no-startup", summary: "do not run startup.rcp"),
        OptionShape("--config", .file, summary: "the settings file"),
        OptionShape("-c", .word(placeholder: "COMMANDS"), summary: "run these, then leave"),
        OptionShape("--version", summary: "show the version, then leave"),
        OptionShape("--help", summary: "show this help, then leave"),
    ]
}
