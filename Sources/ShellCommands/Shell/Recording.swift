import Conversation
import RecipeModel
import ShellAnswers

/// Commands being written to a script.
struct Recording: Hashable, Sendable {
    /// The file as the cook named it.
    var file: String
    /// Its path.
    var path: String
    /// Whether an `expect` follows each list.
    var expects: Bool
    /// How many commands were written.
    var count = 0
}

extension Shell {
    /// Starts or stops recording.
    func record(_ command: Invocation<RecordCommand>) throws -> PerformedAction {
        let file = command.value.file
        if command.value.stops {
            guard let recording else { throw command.mistake(.script(.notRecording)) }
            self.recording = nil
            return .recorded(file: recording.file, commands: recording.count)
        }
        if let recording { throw command.mistake(.script(.alreadyRecording(file: recording.file))) }
        let path = surroundings.path(toWrite: file)
        guard surroundings.files.resolved(path) == nil else {
            throw WorldError(.alreadyThere(path: file), source: command.source)
        }
        try surroundings.files.write(path, "#!/usr/bin/env recipe\n", false)
        recording = Recording(file: file, path: path, expects: command.value.expects)
        return .recording(file: file)
    }

    /// Writes down what was just run: the command as it was meant, or a comment where it failed.
    ///
    /// Only the cook's own lines are written; what a script does is in that script already.
    func record(_ outcome: Outcome, of command: Command?, typed: String) {
        guard var recording else { return }
        guard !(command?.value is RecordCommand) else { return }
        var lines: String
        switch outcome.result {
        case .success(let reply):
            guard let command else { return }
            lines = CommandText.canonical(of: command) + "\n"
            if command.value is TimerCommand {
                // A script has nobody to ring for.
                lines = "# " + lines
            } else {
                recording.count += 1
            }
            if recording.expects, let count = reply.answer.listCount {
                lines += "expect count = \(count)\n"
            }
        case .failure(let failure):
            // In one line, for a second one would run when the script is played.
            let line = CleanText.line(typed.isEmpty ? failure.line ?? "" : typed)
            lines = "# \(line)  # \(failure.name.rawValue)\n"
        }
        do {
            try surroundings.files.write(recording.path, lines, true)
            self.recording = recording
        } catch {
            self.recording = nil
            say(.cannotKeep(what: "record", path: recording.file))
        }
    }
}

extension Answer {
    /// How many recipes it lists; nil when it isn't a list of recipes.
    var listCount: Int? {
        switch self {
        case .results(let answer): answer.rows.count
        case .favorites(let answer): answer.rows.count
        default: nil
        }
    }
}

extension CommandError {
    /// The line that a mistake stands in.
    fileprivate var line: String? {
        if case .mistake(let mistake) = self { mistake.source.text } else { nil }
    }
}
