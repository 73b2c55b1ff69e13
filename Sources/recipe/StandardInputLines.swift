import Conversation
import LineEditor
import ShellAnswers
import ShellCommands

extension MainThread {
    /// Plays the lines of standard input as they come; the exit code.
    func playStandardInput(by interpreter: Interpreter) -> Int32 {
        reader = PlainLineReader(loop: loop)
        let lines = StandardInputLines(jobs: jobs)
        let end = wait { await interpreter.play(standardInput: { await lines.next() }) }
        guard let code = wait({ await lines.failure }) else { return end.exitCode }
        let failure = WorldError(.noInput(path: Frame.standardInputName, code: code))
        show(Presentation(.failure(.world(failure), command: ""), mayPage: false))
        return end.exitCode == 0 ? failure.name.exitCode : end.exitCode
    }
}

/// The lines of standard input, each read on the main thread when it is needed.
private actor StandardInputLines {
    private let jobs: MainThreadJobs
    private var reader = ScriptReader(file: Frame.standardInputName)
    private var hasEnded = false
    /// The system's error number, where the input could not be read.
    private(set) var failure: Int32?

    init(jobs: MainThreadJobs) { self.jobs = jobs }

    func next() async -> Result<SourceLine, UsageError>? {
        while true {
            if let line = reader.next() { return line }
            if hasEnded { return nil }
            let event = await jobs.perform({ $0.reader?.readLine() ?? .endOfInput })
            switch event {
            case .line(let text): reader.push(Array((text + "\n").utf8))
            case .tooLong:
                return .failure(reader.refuseLine())
            case .interrupted, .endOfInput, .failed:
                if case .failed(let code) = event { failure = code }
                hasEnded = true
                reader.finish()
            }
        }
    }
}
