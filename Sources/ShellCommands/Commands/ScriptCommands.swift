import Conversation
import RecipeModel
import ShellAnswers

extension CommandRow {
    static let run = CommandRow(
        "run",
        takes: .fileAndWords,
        as: "FILE [ARG…]",
        group: .scripts,
        summary: "play a script",
        details: [
            "The file's path is seen from the script that says 'run'. What is asked and kept is "
                + "shared with it; its arguments and 'let' are its own.",
            "What reaches outside needs --allow-shell when the program is started.",
        ],
        examples: [
            "run supper.rcp": "play it",
            "run supper.rcp leek": "with leek as $1",
            "run parts/head.rcp": "from another script, beside it",
        ],
        errors: [.noInput, .expectationFailed, .notAllowed],
        run: { command, shell in .played(try await shell.play(command)) }
    )

    static let record = CommandRow(
        "record",
        takes: .file,
        as: "FILE|stop",
        options: [OptionShape("--expect", summary: "with what each list came to")],
        group: .scripts,
        summary: "write the commands from now on to a script",
        details: ["Lines that failed are written as comments. 'record stop' ends it."],
        examples: [
            "record supper.rcp": "from now on",
            "record stop": "that was all",
            "record supper.rcp --expect": "with an 'expect count' after each list",
        ],
        errors: [.cannotCreate, .disk],
        safety: .never,
        run: { command, shell in .done(try shell.record(command)) }
    )

    static let `let` = CommandRow(
        "let",
        takes: .assignment(isRequired: true),
        as: "NAME = WORD…",
        group: .scripts,
        summary: "give a variable of the script a value",
        examples: [
            "let food = leek": "then $food or \"${food}\"",
            "let names = garlic \"goat cheese\"": "two words",
            "let n = \"${1:-3}\"": "the first argument, or 3",
        ],
        run: { command, shell in
            guard readsVariables(shell.readingMode) else {
                throw command.mistake(.scriptOnly(command: "let"))
            }
            let words = command.words
            guard let name = words.first, shell.frames.indices.last != nil else {
                throw command.mistake(.badLet)
            }
            shell.frames[shell.frames.count - 1].variables[name] = Array(words.dropFirst())
            return .silence
        }
    )

    private static func readsVariables(_ mode: ReadingMode) -> Bool { mode != .prompt }
}

extension Shell {
    /// Scripts that may play one another, the first one counted.
    static let playDepthLimit = 16
    /// Bytes that are read of a script at most.
    package static let scriptLimit = 4 * 1_024 * 1_024

    fileprivate func play(_ command: Command) async throws -> ScriptEnd {
        guard let name = command.file else {
            throw command.mistake(.missingArgument(command: "run", wanted: "FILE"))
        }
        let path = pathInFrame(name)
        let whole = surroundings.files.resolved(path) ?? path
        guard !frames.contains(where: { $0.path == whole }) else {
            throw command.mistake(.includeCircle(file: name))
        }
        guard frames.count(where: \.isScript) < Shell.playDepthLimit else {
            throw command.mistake(.includeTooDeep(limit: Shell.playDepthLimit))
        }
        let bytes = try surroundings.files.read(path, Shell.scriptLimit)
        var frame = Frame.script(
            named: name,
            at: whole,
            arguments: command.arguments.dropFirst().compactMap {
                if case .word(let word) = $0.value { word } else { nil }
            },
            mayReachOutside: options.allowsShell
        )
        frame.chain = (frames.last?.chain ?? []) + [command.source.place].compactMap { $0 }
        let result = await run(script: bytes, in: frame)
        return ScriptEnd(
            exitCode: result.exitCode,
            errorName: result.errorName,
            quits: result.quits
        )
    }

    /// Runs a whole script in a frame of its own.
    package func run(script bytes: [UInt8], in frame: Frame) async -> RunResult {
        guard case .script(let file) = frame.origin else { return RunResult() }
        var lines = ScriptReader(file: file, chain: frame.chain).lines(of: bytes).makeIterator()
        return await run(in: frame) { lines.next() }
    }
}
