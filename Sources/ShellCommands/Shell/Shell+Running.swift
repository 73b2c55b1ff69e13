package import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

// MARK: - Ways in

extension Shell {
    /// Runs a line of the prompt, or the several commands of `-c`.
    package func run(line: String, in frame: Frame) async -> RunResult {
        var rest: [SourceLine] = [SourceLine(line)]
        return await run(in: frame) { rest.isEmpty ? nil : .success(rest.removeFirst()) }
    }

    /// Runs one command whose words are split already: `recipe CMD ARGS…`.
    package func run(arguments: [String]) async -> RunResult {
        frames.append(.commandLine)
        defer { frames.removeLast() }
        do {
            return await run(try Statement(arguments: arguments))
        } catch {
            return await conclude(
                Outcome(command: arguments.first ?? "", result: .failure(.mistake(error)))
            )
        }
    }

    /// Runs the lines of a script, a file or a pipe.
    ///
    /// - Parameters:
    ///   - frame: What the script may, and its variables.
    ///   - lines: Gives the next line; nil at the end.
    package func run(
        in frame: Frame,
        lines: @escaping () async -> Result<SourceLine, Mistake>?
    ) async -> RunResult {
        frames.append(frame)
        defer { frames.removeLast() }
        var queue = StatementQueue(mode: readingMode, lines: lines)
        var total = RunResult()
        while let statement = await queue.next() {
            let one = await run(statement)
            if one.quits {
                return RunResult(
                    exitCode: one.exitCode == 0 ? total.exitCode : one.exitCode,
                    quits: true
                )
            }
            guard one.exitCode != 0 else { continue }
            // What was to fail did: the `expect` that follows decides whether it was right.
            if await queue.expectsFailureNext() { continue }
            if total.exitCode == 0 { total = one }
            if stopsOnError || one.errorName == .cancelled { break }
        }
        return total
    }

    /// Whether an error ends what is run now.
    private var stopsOnError: Bool { !options.keepsGoing && settings.onError == .stop }
}

// MARK: - Statements

extension Shell {
    private func run(_ item: Result<Statement, Mistake>) async -> RunResult {
        switch item {
        case .success(let statement): return await run(statement)
        case .failure(let mistake):
            return await conclude(Outcome(command: "", result: .failure(.mistake(mistake))))
        }
    }

    private func run(_ statement: Statement) async -> RunResult {
        await echo(statement.text)
        let outer = statementText
        statementText = statement.text
        defer { statementText = outer }
        let result: RunResult
        do {
            result = await run(try statement.resolved(in: conversationContext))
        } catch {
            result = await conclude(error, of: statement)
        }
        return statement.mayFail && !result.quits ? RunResult() : result
    }

    /// Shows the mistake because of which a statement is no command.
    private func conclude(_ mistake: Mistake, of statement: Statement) async -> RunResult {
        let name = statement.commandName(in: conversationContext)
        return await conclude(Outcome(command: name, result: .failure(.mistake(mistake))))
    }

    /// What one statement stands for; more than one only where an alias stands for several.
    private func run(_ statements: [Statement]) async -> RunResult {
        for statement in statements {
            let commands: [Command]
            do {
                commands = try statement.commands(in: await contextWithScene())
            } catch {
                return await conclude(error, of: statement)
            }
            for command in commands {
                let result = await run(command)
                if result.quits || result.exitCode != 0 { return result }
            }
        }
        return RunResult()
    }

    private func echo(_ text: String) async {
        guard settings.echoesCommands, frames.last?.isScript == true else { return }
        await surroundings.output.show(Presentation(.echo(text), mayPage: false))
    }

    var readingMode: ReadingMode {
        switch frames.last?.origin {
        case .script: .script
        case .commandLine: .commandLine
        case .prompt, nil: .prompt
        }
    }

    /// What reading a line depends on now.
    var conversationContext: ConversationContext {
        let frame = frames.last ?? .prompt
        var script: String?
        if case .script(let file) = frame.origin { script = file }
        return ConversationContext(
            table: table.table,
            aliases: frame.isScript ? [:] : aliases,
            variables: ScriptVariables(
                script: script,
                arguments: frame.arguments,
                values: frame.variables
            ),
            bareWords: settings.bareWords == .error ? .error : .search,
            spokenLanguage: spokenLanguage
        )
    }

    /// The same with what the cook has before them, which only sentences depend on.
    private func contextWithScene() async -> ConversationContext {
        var context = conversationContext
        guard spokenLanguage != nil, readingMode == .prompt else { return context }
        context.scene = await scene()
        return context
    }
}

// MARK: - Commands

extension Shell {
    /// Runs a command that was understood, and shows what it came to.
    private func run(_ understood: Command) async -> RunResult {
        var command = understood
        var outcome: Outcome
        do {
            command = try await pickOfName(understood) ?? understood
            await sayReading(of: command)
            await session.setPatience(patience(for: command))
            outcome = Outcome(
                command: command.name,
                result: .success(try await reply(to: command))
            )
        } catch {
            outcome = Outcome(
                command: command.name,
                result: .failure(await failure(error, of: command))
            )
        }
        outcome.format = command.common.format
        outcome.isCheck = command.value is ExpectCommand
        noteFailure(in: outcome, of: command)
        let result = await conclude(outcome, of: command)
        await prefetch(after: outcome)
        fillMissingPages()
        return result
    }

    private func reply(to command: Command) async throws -> Reply {
        if command.common.help, let row = table[command.name] {
            return Reply(command: command.name, answer: .help(.command(row.page)))
        }
        try checkSafety(of: command)
        let answer = try await answer(to: command)
        if let file = await surroundings.favorites.setAside() { say(.setAside(file)) }
        let notes = waitingNotes + answer.notes
        waitingNotes = []
        return Reply(command: command.name, answer: answer, notes: notes)
    }

    /// Does what a command says.
    func answer(to command: Command) async throws -> Answer {
        guard let type = table.command(of: command) else {
            throw Mistake(
                .unknownCommand(word: command.name, suggestion: nil),
                at: command.nameSpan,
                in: command.source
            )
        }
        return try await type.answer(to: command, in: self)
    }

    /// Notes what `retry` has to do again: a command that could not reach its page or its service.
    /// The pages of queries the session asks for again itself.
    private func noteFailure(in outcome: Outcome, of command: Command) {
        switch outcome.result {
        case .failure(.world(let failure)) where !(command.value is RetryCommand):
            switch failure.reason {
            case .webPage(let reason, _) where reason.canRetry: failedCommand = command
            // Failures of pages say which page it was.
            case .service(let reason, _) where failure.page == nil && reason.canRetry:
                failedCommand = command
            case .service, .pages: failedCommand = nil
            default: break
            }
        case .success(let reply) where reply.command == failedCommand?.name: failedCommand = nil
        case .success(let reply):
            if case .results = reply.answer { failedCommand = nil }
        default: break
        }
    }

    private func sayReading(of command: Command) async {
        guard command.reading == .understood, !options.isQuiet else { return }
        await surroundings.output.show(
            Presentation(
                .notes([.understood(CommandText.canonical(of: command))]),
                mayPage: false
            )
        )
    }

    private func prefetch(after outcome: Outcome) async {
        guard !options.isOneCommand, case .success(let reply) = outcome.result,
            case .results = reply.answer
        else { return }
        await session.prefetch()
    }

    /// What an error stands for.
    private func failure(_ error: any Error, of command: Command) async -> CommandFailure {
        switch error {
        case let failure as CommandFailure: return failure
        case let mistake as Mistake: return .mistake(mistake)
        case var failure as WorldFailure:
            failure.source = failure.source ?? command.source
            return .world(failure)
        case let failure as StoreFailure:
            return .world(await worldFailure(.store(failure)))
        case let failure as ServiceFailure:
            return .world(await worldFailure(.service(failure, await session.service.name)))
        case is CancellationError:
            return .world(await worldFailure(.cancelled))
        default:
            return .world(await worldFailure(.internal("\(type(of: error))")))
        }
    }
}
