import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// Shows what a command came to, and writes it down for `record` and `expect`.
    func conclude(_ outcome: Outcome, of command: Command? = nil) async -> RunResult {
        var outcome = outcome
        if let failure = await present(outcome, of: command) {
            outcome.result = .failure(.world(failure))
            await show(outcome, of: nil)
        }
        await record(outcome, of: command)
        if !outcome.isAboutOthers { lastOutcome = outcome }
        if case .success(let reply) = outcome.result {
            switch reply.answer {
            case .quit(let code): return RunResult(exitCode: code, quits: true)
            case .played(let end):
                return RunResult(
                    exitCode: end.exitCode,
                    errorName: end.errorName,
                    quits: end.quits
                )
            default: break
            }
        }
        if outcome.foundNothing, options.isOneCommand {
            return RunResult(exitCode: ErrorName.nothingFound.exitCode, errorName: .nothingFound)
        }
        return RunResult(exitCode: outcome.exitCode, errorName: outcome.errorName)
    }

    /// Shows an outcome where it belongs; the failure to write it there, if it cannot be.
    private func present(_ outcome: Outcome, of command: Command?) async -> WorldFailure? {
        guard let redirection = command?.redirection, case .success(let reply) = outcome.result
        else {
            await show(outcome, of: command)
            return nil
        }
        let options = command?.drawing ?? DrawingOptions()
        let drawn = surroundings.output.draw(
            Presentation(.reply(reply), options: options, mayPage: false),
            options
        )
        if let failure = await write(drawn.output, to: redirection) { return failure }
        if !reply.notes.isEmpty, !self.options.isQuiet {
            await surroundings.output.show(
                Presentation(.notes(reply.notes), options: options, mayPage: false)
            )
        }
        return nil
    }

    private func show(_ outcome: Outcome, of command: Command?) async {
        let options = command?.drawing ?? DrawingOptions()
        let mayPage = frames.last?.origin == .prompt
        switch outcome.result {
        case .success(var reply):
            if self.options.isQuiet { reply.notes.removeAll { $0 != .nothingFound } }
            if case .results(var answer) = reply.answer, partsShown > 0 {
                answer.rows.removeFirst(min(partsShown, answer.rows.count))
                reply.answer = .results(answer)
            }
            partsShown = 0
            await surroundings.output.show(
                Presentation(.reply(reply), options: options, mayPage: mayPage)
            )
        case .failure(let failure):
            await surroundings.output.show(
                Presentation(
                    .failure(failure, command: outcome.command),
                    options: options,
                    mayPage: false
                )
            )
        }
    }

    private func write(_ text: String, to redirection: Redirection) async -> WorldFailure? {
        do {
            switch redirection {
            case .replace(let file, _):
                try surroundings.files.write(pathInFrame(file), text, false)
            case .append(let file, _):
                try surroundings.files.write(pathInFrame(file), text, true)
            case .pipe(let program, _):
                let status = await surroundings.programs.run(program, text)
                return await failure(ofProgram: program, status)
            }
            return nil
        } catch let failure as WorldFailure {
            return failure
        } catch {
            return await worldFailure(.internal("\(type(of: error))"))
        }
    }

    /// Why a program ended as it did; nil where it ended well. One that Ctrl-C ended was cancelled.
    func failure(ofProgram text: String, _ status: Int32) async -> WorldFailure? {
        switch status {
        case 0: nil
        case 128 + 2: await worldFailure(.cancelled)
        default: await worldFailure(.programFailed(text: text, status: status))
        }
    }

    /// A file's path as the line means it: a script's own files lie beside it.
    func pathInFrame(_ file: String) -> String {
        surroundings.files.path(file, frames.last?.folder)
    }

    /// Throws `WorldFailure` for what a script may not do.
    func checkSafety(of command: Command) throws {
        let frame = frames.last ?? .prompt
        guard frame.isScript, !frame.mayReachOutside, let refused = table.outsideReach(of: command)
        else { return }
        throw WorldFailure(.notAllowed(refused), source: command.source)
    }
}

extension Answer {
    /// What is to be said beside it.
    var notes: [Note] {
        switch self {
        case .results(let answer):
            var notes = answer.skippedPages.map(Note.pageSkipped)
            notes += answer.failedParts.map { Note.partFailed($0.service, $0.failure) }
            if answer.unusableEntries > 0 { notes.append(.unusableEntries(answer.unusableEntries)) }
            if let age = answer.age { notes.append(.keptAnswer(age: age)) }
            if answer.loaded == 0, !answer.hasMore { notes.append(.nothingFound) }
            return notes
        case .favorites(let answer):
            if answer.rows.isEmpty, !answer.query.conditions.isEmpty { return [.nothingFound] }
            return answer.rows.isEmpty ? [] : [.numbersMeanFavorites]
        default:
            return []
        }
    }
}
