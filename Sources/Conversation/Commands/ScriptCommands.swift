/// `run FILE [ARG…]`: plays a script.
package struct RunCommand: CommandValue {
    package static let name = "run"
    package static let syntax = CommandSyntax<RunCommand>(
        .word(\.file, .script, "FILE"),
        .words(\.arguments, .scriptArguments, "ARG…")
    )

    package var file = ""
    package var arguments: [String] = []

    package init() {}
}

/// `say TEXT`: a line in plain words, where commands are wanted otherwise.
package struct SayCommand: CommandValue {
    package static let name = "say"
    package static let syntax = CommandSyntax<SayCommand>(.text(\.text, as: .sentence))

    package var text: String?

    package init() {}
}

/// `record FILE` or `record stop`: writes the commands from now on to a script.
package struct RecordCommand: CommandValue {
    package static let name = "record"
    package static let syntax = CommandSyntax<RecordCommand>(
        .word(\.file, .file, "FILE|stop"),
        options: [.flag("--expect", \.expects, summary: "add a check after each list")]
    )

    /// The script's file; `stop` ends a recording.
    package var file = ""
    /// Whether an `expect` follows each list.
    package var expects = false

    package init() {}

    package var stops: Bool { file == "stop" }

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}

/// `let NAME = WORD…`: gives a variable of the script its words.
package struct LetCommand: CommandValue {
    package static let name = "let"
    package static let syntax = CommandSyntax<LetCommand>(
        .assignment(of: \.variable, to: \.words)
    )

    package var variable = ""
    package var words: [String] = []

    package init() {}
}

/// `expect WHAT`: checks what the command before came to.
package struct ExpectCommand: CommandValue {
    package static let name = "expect"
    package static let syntax = CommandSyntax<ExpectCommand>(.expectation(\.expectation))

    package var expectation: Expectation?

    package init() {}
}

/// `echo TEXT`: says a text.
package struct EchoCommand: CommandValue {
    package static let name = "echo"
    package static let syntax = CommandSyntax<EchoCommand>(.text(\.text, notation: "TEXT"))

    package var text: String?

    package init() {}
}

/// `!TEXT`: runs a text in the system's shell.
package struct SystemShellCommand: CommandValue {
    package static let name = "!"
    package static let syntax = CommandSyntax<SystemShellCommand>(.shellText(\.text))

    package var text = ""

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach { .outside(Self.name) }
}
