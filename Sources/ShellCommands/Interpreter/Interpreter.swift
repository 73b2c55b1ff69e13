package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

/// Plays lines: takes them from where they come, makes statements and then commands of them, has
/// the shell do each, and shows what it came to.
///
/// The prompt, a script, a pipe and `recipe CMD` differ only in the frame that their lines run in.
package struct Interpreter: Sendable {
    let shell: Shell

    package init(_ shell: Shell) { self.shell = shell }

    /// Plays a line of the prompt, or the several commands of `-c`.
    package func play(line: String, in frame: Frame) async -> ScriptEnd {
        if frame.origin == .prompt, line.allSatisfy(\.isWhitespace),
            let offered = await shell.offeredCommand()
        {
            return await carryOut(CommandCall(offered, in: frame))
        }
        var rest: [SourceLine] = [SourceLine(line)]
        return await play(in: frame) { rest.isEmpty ? nil : .success(rest.removeFirst()) }
    }

    /// Plays one command whose words are split already: `recipe CMD ARGS…`.
    package func play(words: [String], in frame: Frame = .commandLine) async -> ScriptEnd {
        await shell.remember(SecretWords.logins(in: words))
        let words = SecretWords.covered(words)
        var frame = frame
        do {
            return await perform(try Statement(arguments: words), in: &frame)
        } catch {
            return await conclude(.mistake(error), command: words.first ?? "", in: frame)
        }
    }

    /// Plays a script's file: `recipe FILE ARGS…`.
    package func play(file path: String, arguments: [String]) async -> ScriptEnd {
        let files = shell.surroundings.files
        let bytes: [UInt8]
        do {
            bytes = try files.read(path, Shell.scriptLimit)
        } catch {
            let failure = error as? WorldError ?? WorldError(.noInput(path: path, code: 0))
            return await conclude(.world(failure), command: RunCommand.name, in: .commandLine)
        }
        let frame = Frame.script(
            named: path,
            at: files.resolved(path) ?? path,
            arguments: arguments,
            mayReachOutside: shell.options.allowsShell
        )
        return await play(script: bytes, in: frame)
    }

    /// Plays the lines of standard input.
    package func play(
        standardInput lines: @escaping () async -> Result<SourceLine, UsageError>?
    ) async -> ScriptEnd {
        let origin = Frame.Origin.script(file: Frame.standardInputName)
        return await play(
            in: Frame(origin: origin, mayReachOutside: shell.options.allowsShell),
            lines: lines
        )
    }

    /// Plays a whole script in a frame of its own.
    package func play(script bytes: [UInt8], in frame: Frame) async -> ScriptEnd {
        guard case .script(let file) = frame.origin else { return ScriptEnd() }
        var lines = ScriptReader(file: file, chain: frame.chain).lines(of: bytes).makeIterator()
        return await play(in: frame) { lines.next() }
    }

    /// Plays the lines of a script, a file or a pipe.
    ///
    /// - Parameters:
    ///   - frame: What the lines may, and their variables.
    ///   - lines: Gives the next line; nil at the end.
    package func play(
        in frame: Frame,
        lines: @escaping () async -> Result<SourceLine, UsageError>?
    ) async -> ScriptEnd {
        var frame = frame
        var queue = StatementQueue(mode: frame.readingMode) {
            guard let line = await lines() else { return nil }
            if case .success(let line) = line {
                await shell.remember(SecretWords.logins(in: line.text))
            }
            return line.map { line in
                var line = line
                line.text = SecretWords.covered(line.text)
                return line
            }
        }
        var total = ScriptEnd()
        while let next = await queue.next() {
            let one: ScriptEnd
            switch next {
            case .success(let statement): one = await perform(statement, in: &frame)
            case .failure(let mistake):
                one = await conclude(.mistake(mistake), command: "", in: frame)
            }
            if one.quits {
                return ScriptEnd(
                    exitCode: one.exitCode == 0 ? total.exitCode : one.exitCode,
                    quits: true
                )
            }
            guard one.exitCode != 0 else { continue }
            // What was to fail did: the `expect` that follows decides whether it was right.
            if await queue.expectsFailureNext() { continue }
            if total.exitCode == 0 { total = one }
            if await shell.stopsOnError || one.errorName == .cancelled { break }
        }
        return total
    }

    /// Performs what one statement stands for: several commands where an alias or a sentence means
    /// several.
    private func perform(_ typed: Statement, in frame: inout Frame) async -> ScriptEnd {
        if frame.isScript, await shell.settings.echoesCommands {
            await shell.surroundings.output.show(Presentation(.echo(typed.text), mayPage: false))
        }
        var end = ScriptEnd()
        var now = typed
        do throws(UsageError) {
            statements: for statement in try typed.resolved(in: await shell.context(in: frame)) {
                now = statement
                let context = await shell.context(for: statement, in: frame)
                let lasting = statement.householdLine(in: context)
                let commands = try commands(of: statement, in: context, else: lasting)
                await shell.takeOffer(of: nil)
                await shell.takeLogins(of: statement)
                for var command in commands {
                    command.common = command.common.completed(by: frame.options)
                    let call = CommandCall(command, in: frame, typed: typed.text)
                    end = await carryOut(call)
                    if end.quits || end.exitCode != 0 { break statements }
                    if let assignment = command.value as? LetCommand {
                        frame.variables[assignment.variable] = assignment.words
                    }
                }
                if let lasting, !commands.contains(where: { $0.value is HouseholdCommand }) {
                    await say(.keepable(line: lasting))
                }
            }
        } catch {
            await shell.takeOffer(of: error)
            let name = now.commandName(in: await shell.context(in: frame))
            end = await conclude(.mistake(error), command: name, in: frame, typed: typed.text)
        }
        return typed.mayFail && !end.quits ? ScriptEnd() : end
    }

    /// The commands of a statement; where it means nothing else, what it tells of somebody is kept.
    private func commands(
        of statement: Statement,
        in context: ConversationContext,
        else lasting: String?
    ) throws(UsageError) -> [Command] {
        do throws(UsageError) {
            return try statement.commands(in: context)
        } catch {
            guard let lasting, case .command(.unclearSentence) = error.kind else { throw error }
            let kept = try StatementReader(mode: .prompt).statements(in: SourceLine(lasting))
            var commands: [Command] = []
            for statement in kept { commands += try statement.commands(in: context) }
            for place in commands.indices { commands[place].reading = .understood }
            return commands
        }
    }

    /// Has a command done, and shows what it came to.
    private func carryOut(_ understood: CommandCall) async -> ScriptEnd {
        let (call, outcome) = await shell.outcome(of: understood)
        await shell.noteFailure(in: outcome, of: call.command)
        if case .failure(.mistake(let mistake)) = outcome.result {
            await shell.takeOffer(of: mistake)
        }
        let end = await conclude(outcome, of: call)
        await shell.workAhead(after: outcome)
        return end
    }
}
