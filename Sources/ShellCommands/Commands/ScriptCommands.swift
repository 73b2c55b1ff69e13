package import Conversation
import RecipeModel
package import ShellAnswers

extension RunCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "run a script",
            details: [
                "In a script, the path starts at that script's folder; what a script writes is in your "
                    + "current folder. Searches and favorites are shared; arguments and 'let' "
                    + "variables are not.",
                "To reach outside, it needs --allow-shell when the program starts.",
            ],
            examples: [
                "run supper.rcp": "run it",
                "run supper.rcp leek": "with leek as $1",
                "run parts/head.rcp": "from another script, beside it",
            ],
            errors: [.noInput, .expectationFailed, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<RunCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        .played(try await shell.play(command))
    }
}

extension SayCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "a line in plain words, in a script or from the system's shell",
            details: [
                "At the prompt plain words need no 'say'. Elsewhere lines are commands, so that a slip "
                    + "is a mistake and not a search.",
                "What the line was taken for is said before the answer. Words that can mean more than "
                    + "one thing do nothing.",
            ],
            examples: [
                "say what can I cook with eggs and rice": "as at the prompt",
                "say something quick without meat; open 1": "then a command",
                "search garlic; say show me the last one": "of the list shown last",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<SayCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard command.frame.scripts.count < Shell.playDepthLimit else {
            throw command.mistake(.script(.includeTooDeep(limit: Shell.playDepthLimit)))
        }
        let frame = command.frame.inPlainWords(command.common)
        return .played(await Interpreter(shell).play(line: command.value.text ?? "", in: frame))
    }
}

extension RecordCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "write the commands from now on to a script",
            details: ["Lines that failed are written as comments. 'record stop' ends it."],
            examples: [
                "record supper.rcp": "from now on",
                "record stop": "that was all",
                "record supper.rcp --expect": "with an 'expect count' after each list",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<RecordCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        .done(try shell.record(command))
    }
}

extension LetCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "give a variable of the script a value",
            examples: [
                "let food = leek": "then $food or \"${food}\"",
                "let names = garlic \"goat cheese\"": "two words",
                "let n = \"${1:-3}\"": "the first argument, or 3",
            ]
        )
    }

    package static func answer(
        to command: Invocation<LetCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard command.frame.readingMode != .prompt else {
            throw command.mistake(.command(.scriptOnly(command: "let")))
        }
        // The interpreter owns the variables, and takes the words over.
        return .silence
    }
}

extension SystemShellCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "run a text in the system's shell",
            examples: ["!ls": "the files here"],
            errors: [.notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<SystemShellCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let text = command.value.text
        let status = await shell.surroundings.programs.run(text, nil)
        if let failure = await shell.failure(ofProgram: text, status) { throw failure }
        return .silence
    }
}

extension Shell {
    /// Scripts that may play one another, the first one counted.
    static let playDepthLimit = 16
    /// Bytes that are read of a script at most.
    package static let scriptLimit = 4 * 1_024 * 1_024

    fileprivate func play(_ command: Invocation<RunCommand>) async throws -> ScriptEnd {
        let name = command.value.file
        let path = surroundings.files.path(name, command.frame.folder)
        let whole = surroundings.files.resolved(path) ?? path
        guard !command.frame.scripts.contains(whole) else {
            throw command.mistake(.script(.includeCircle(file: name)))
        }
        guard command.frame.scripts.count < Shell.playDepthLimit else {
            throw command.mistake(.script(.includeTooDeep(limit: Shell.playDepthLimit)))
        }
        let bytes = try surroundings.files.read(path, Shell.scriptLimit)
        var frame = Frame.script(
            named: name,
            at: whole,
            arguments: command.value.arguments,
            mayReachOutside: options.allowsShell
        )
        frame.chain = command.frame.chain + [command.source.place].compactMap { $0 }
        frame.scripts = command.frame.scripts + frame.scripts
        return await Interpreter(self).play(script: bytes, in: frame)
    }
}
