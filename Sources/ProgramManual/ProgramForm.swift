/// A way to start the program from the system's shell.
package struct ProgramForm: Hashable, Sendable {
    /// The first word, where it is always the same and no command: `completions`.
    package var word: String?
    /// What can follow that word.
    package var choices: [String]
    /// How it is typed after the program's name: `FILE.rcp ARGS...`.
    package var usage: String
    /// What it does, in one line.
    package var summary: String

    init(_ usage: String, _ summary: String, word: String? = nil, choices: [String] = []) {
        self.word = word
        self.choices = choices
        self.usage = usage
        self.summary = summary
    }

    /// How it is typed, with the program's name.
    var line: String { usage.isEmpty ? "recipe" : "recipe " + usage }

    /// Every way, the plain shell first.
    package static let all = [
        ProgramForm("", "the shell; from a pipe, its lines as a script"),
        ProgramForm("COMMAND ARGS...", "one command: recipe search garlic cheese"),
        ProgramForm("-c \"COMMAND; COMMAND\"", "several commands"),
        ProgramForm("FILE.rcp ARGS...", "a script"),
        ProgramForm(
            "serve [--family] [--port N] [--address A] [--log]",
            "share the cookbook and the plan with browsers",
            word: "serve",
            choices: [
                "--port", "--address", "--log", "--family", "--family-only", "--new-phrase",
            ]
        ),
        ProgramForm(
            "mcp [--write]",
            "let an assistant use your kitchen",
            word: "mcp",
            choices: ["--write"]
        ),
        ProgramForm(
            "completions bash|zsh|fish",
            "what makes Tab complete in the system's shell",
            word: "completions",
            choices: CompletionShell.allCases.map(\.rawValue)
        ),
        ProgramForm("manual", "the manual page, for man to show", word: "manual"),
    ]
}
