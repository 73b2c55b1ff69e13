import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Interpreter {
    /// Shows why a line or a file isn't played, and after a line that isn't understood what is still
    /// there: once, and again when it has left the screen since or something else was shown.
    func conclude(
        _ failure: CommandError,
        command: String,
        in frame: Frame,
        typed: String = ""
    ) async -> ScriptEnd {
        let outcome = Outcome(command: command, result: .failure(failure))
        await present(outcome, options: DrawingOptions(), in: frame)
        if case .mistake(let mistake) = failure, mistake.kind.isNotUnderstood {
            await sayWhatIsStillThere(after: failure, in: frame)
        } else {
            await shell.takeShown()
        }
        return await end(outcome, in: frame, typed: typed, as: nil)
    }

    private func sayWhatIsStillThere(after failure: CommandError, in frame: Frame) async {
        guard frame.origin == .prompt, !shell.options.isQuiet else { return }
        let shown = Presentation(.failure(failure, command: ""), mayPage: false)
        guard await isTold(after: shown), let kept = await shell.queries.stillThere() else {
            return
        }
        await say(.stillThere(kept))
    }

    /// Says something below an answer.
    func say(_ note: Note) async {
        guard !shell.options.isQuiet else { return }
        await shell.surroundings.output.show(Presentation(.notes([note]), mayPage: false))
    }

    /// Whether after something the cook is to be told what is still there.
    private func isTold(after shown: Presentation) async -> Bool {
        let output = shell.surroundings.output
        let drawn = output.draw(shown, shown.options)
        // The line that was typed has a row as well.
        let rows = 1 + (drawn.output + drawn.error).count { $0 == "\n" }
        return await shell.mayHaveLeftTheScreen(after: rows, of: output.screenRows() ?? 24)
    }

    /// What a command came to as it is said: what is still there after a search that found nothing is
    /// told once as well.
    private func said(_ outcome: Outcome, of call: CommandCall) async -> Outcome {
        guard case .success(var reply) = outcome.result, case .results(var answer) = reply.answer,
            answer.stillThere != nil, call.frame.origin == .prompt
        else {
            await shell.takeShown()
            return outcome
        }
        let shown = Presentation(.reply(reply), options: call.drawing, mayPage: false)
        guard !(await isTold(after: shown)) else { return outcome }
        var outcome = outcome
        answer.stillThere = nil
        reply.answer = .results(answer)
        outcome.result = .success(reply)
        return outcome
    }

    /// Shows what a command came to, where it belongs.
    func conclude(_ outcome: Outcome, of call: CommandCall) async -> ScriptEnd {
        var outcome = await said(outcome, of: call)
        if let failure = await write(outcome, of: call) {
            outcome.result = .failure(.world(failure))
            await present(outcome, options: DrawingOptions(), in: call.frame)
        }
        return await end(outcome, in: call.frame, typed: call.typed, as: call.command)
    }

    /// Writes down an outcome for `record` and `expect`, and says what it means for the lines that
    /// follow.
    private func end(
        _ outcome: Outcome,
        in frame: Frame,
        typed: String,
        as command: Command?
    ) async -> ScriptEnd {
        if !frame.isScript { await shell.record(outcome, of: command, typed: typed) }
        await shell.remember(outcome)
        if case .success(let reply) = outcome.result {
            switch reply.answer {
            case .quit(let code): return ScriptEnd(exitCode: code, quits: true)
            case .played(let end): return end
            default: break
            }
        }
        if outcome.foundNothing, shell.options.isOneCommand {
            return ScriptEnd(exitCode: ErrorName.nothingFound.exitCode, errorName: .nothingFound)
        }
        return ScriptEnd(exitCode: outcome.exitCode, errorName: outcome.errorName)
    }

    /// Shows an outcome, or writes it where the command says; the failure to write it there, if it
    /// cannot be.
    private func write(_ outcome: Outcome, of call: CommandCall) async -> WorldError? {
        let options = call.drawing
        guard let redirection = call.redirection, case .success(let reply) = outcome.result
        else {
            await present(outcome, options: options, in: call.frame)
            return nil
        }
        let output = shell.surroundings.output
        let drawn = output.draw(
            Presentation(.reply(reply), options: options, mayPage: false),
            options
        )
        if let failure = await write(drawn.output, to: redirection) { return failure }
        var notes = reply.notes
        let format = if let format = options.format { format } else { await shell.settings.format }
        if format == nil || format == .tsv || format == .csv, let note = reply.answer.cutShort {
            notes.append(note)
        }
        if !notes.isEmpty, !shell.options.isQuiet {
            await output.show(Presentation(.notes(notes), options: options, mayPage: false))
        }
        return nil
    }

    private func present(
        _ outcome: Outcome,
        options: DrawingOptions,
        in frame: Frame
    ) async {
        let content: Presentation.Content
        var mayPage = false
        switch outcome.result {
        case .success(var reply):
            if shell.options.isQuiet { reply.notes.removeAll { $0 != .nothingFound } }
            if case .results(var answer) = reply.answer {
                answer.rows.removeFirst(min(answer.shownInParts, answer.rows.count))
                reply.answer = .results(answer)
            }
            content = .reply(reply)
            mayPage = frame.origin == .prompt
        case .failure(let failure):
            content = .failure(failure, command: outcome.command)
        }
        await shell.surroundings.output.show(
            Presentation(content, options: options, mayPage: mayPage)
        )
    }

    private func write(_ text: String, to redirection: Redirection) async -> WorldError? {
        let surroundings = shell.surroundings
        do {
            switch redirection {
            case .replace(let file, _):
                try surroundings.files.write(surroundings.path(toWrite: file), text, false)
            case .append(let file, _):
                try surroundings.files.write(surroundings.path(toWrite: file), text, true)
            case .pipe(let program, _):
                let status = await surroundings.programs.run(program, text)
                return await shell.failure(ofProgram: program, status)
            }
            return nil
        } catch let failure as WorldError {
            return failure
        } catch {
            return await shell.recipeLibrary.worldFailure(.internal("\(type(of: error))"))
        }
    }
}

extension UsageError.Kind {
    /// Whether the line as a whole means nothing.
    fileprivate var isNotUnderstood: Bool {
        switch self {
        case .command(.unknown), .command(.unclearSentence): true
        default: false
        }
    }
}
