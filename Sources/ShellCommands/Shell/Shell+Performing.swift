import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// Does a command that was understood: what it was in the end, and what it came to.
    func outcome(of understood: CommandCall) async -> (CommandCall, Outcome) {
        var call = understood
        defer { givenSecrets = [] }
        do {
            call.command = try await pickOfName(understood) ?? understood.command
            await sayReading(of: call.command)
            await session.setPatience(queries.patience(for: call))
            return (call, Outcome(call, .success(try await reply(to: call))))
        } catch {
            return (call, Outcome(call, .failure(await failure(error, of: call))))
        }
    }

    private func reply(to call: CommandCall) async throws -> Reply {
        if call.common.help, let row = table[call.name] {
            return Reply(command: call.name, answer: .help(.command(row.page)))
        }
        try checkSafety(of: call)
        let answer = try await answer(to: call)
        if answer.changesFavorites { noteChange(of: .favorites) }
        if let file = await surroundings.favorites.setAside() { say(.setAside(file)) }
        if let file = await surroundings.cookbook.setAside() { say(.setAside(file)) }
        defer { waitingNotes = [] }
        return Reply(command: call.name, answer: answer, notes: waitingNotes)
    }

    /// Does what a command says.
    func answer(to call: CommandCall) async throws -> Answer {
        guard let type = table.command(of: call.command) else {
            throw UsageError(
                .command(.unknown(word: call.name, suggestion: nil)),
                at: call.nameSpan,
                in: call.source
            )
        }
        return try await type.answer(to: call, in: self)
    }

    /// Notes what `retry` has to do again: a command that could not reach its page or its service.
    /// The pages of queries the session asks for again itself.
    func noteFailure(in outcome: Outcome, of command: Command) {
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

    /// Begins the work in the background that follows a command.
    func workAhead(after outcome: Outcome) async {
        guard !options.isOneCommand else { return }
        if case .success(let reply) = outcome.result, case .results = reply.answer {
            await session.prefetch()
        }
        if !options.isOffline { await missingPages.fill(from: recipeLibrary) }
    }

    /// What an error stands for.
    private func failure(_ error: any Error, of call: CommandCall) async -> CommandError {
        switch error {
        case let failure as CommandError: return failure
        case let mistake as UsageError: return .mistake(mistake)
        case var failure as WorldError:
            failure.source = failure.source ?? call.source
            return .world(failure)
        case let failure as StoreError:
            return .world(await recipeLibrary.worldFailure(.store(failure)))
        case let failure as ServiceError:
            return .world(
                await recipeLibrary.worldFailure(.service(failure, await session.service.name))
            )
        case is CancellationError:
            return .world(await recipeLibrary.worldFailure(.cancelled))
        default:
            return .world(await recipeLibrary.worldFailure(.internal("\(type(of: error))")))
        }
    }

    /// Why a program ended as it did; nil where it ended well. One that Ctrl-C ended was cancelled.
    func failure(ofProgram text: String, _ status: Int32) async -> WorldError? {
        switch status {
        case 0: nil
        case 128 + 2: await recipeLibrary.worldFailure(.cancelled)
        default: await recipeLibrary.worldFailure(.programFailed(text: text, status: status))
        }
    }

    /// Throws `WorldError` for what a script may not do.
    func checkSafety(of call: CommandCall) throws {
        guard call.frame.isScript, !call.frame.mayReachOutside,
            let refused = table.outsideReach(of: call.command)
        else { return }
        throw WorldError(.notAllowed(refused), source: call.source)
    }
}

extension Shell {
    /// Asks a question before something is done. Away from the prompt nobody can answer: there the
    /// command wants an option. Throws `CancellationError` where the answer isn't yes.
    ///
    /// - Parameter wanted: The option, with the reason for it.
    func confirm<Command: CommandValue>(
        _ question: String,
        elsewhere wanted: String,
        for command: Invocation<Command>
    ) async throws {
        guard command.frame.origin == .prompt else {
            throw command.mistake(
                .command(.missingArgument(command: Command.name, wanted: wanted))
            )
        }
        guard let word = await surroundings.programs.secret(question),
            ["y", "yes"].contains(word.lowercased())
        else { throw CancellationError() }
    }

    /// Asks at the prompt before one line removes many things; a script says what it means.
    ///
    /// - Parameter things: What is removed, after its number: `favorites`.
    func confirmLoss<Command: CommandValue>(
        of count: Int,
        _ things: String,
        by command: Invocation<Command>
    ) async throws {
        guard command.frame.origin == .prompt, count >= Self.manyThings else { return }
        let question = "This removes \(count) \(things). Go on? yes or no: "
        try await confirm(question, elsewhere: "", for: command)
    }

    private static let manyThings = 10
}
