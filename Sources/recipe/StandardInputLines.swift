import Conversation
import LineEditor
import ShellAnswers
import ShellCommands

extension MainThread {
    /// Plays the lines of standard input as they come; the exit code.
    func playStandardInput(by interpreter: Interpreter) -> Int32 {
        reader = PlainLineReader(loop: loop)
        let lines = StandardInputLines(jobs: jobs)
        return wait { await interpreter.play(standardInput: { await lines.next() }) }.exitCode
    }
}

/// The lines of standard input, each read on the main thread when it is needed.
private actor StandardInputLines {
    private let jobs: MainThreadJobs
    private var reader = ScriptReader(file: Frame.standardInputName)
    private var hasEnded = false

    init(jobs: MainThreadJobs) { self.jobs = jobs }

    func next() async -> Result<SourceLine, Mistake>? {
        while true {
            if let line = reader.next() { return line }
            if hasEnded { return nil }
            switch await jobs.perform({ $0.reader?.readLine() ?? .endOfInput }) {
            case .line(let text): reader.push(Array((text + "\n").utf8))
            case .tooLong:
                return .failure(reader.refuseLine())
            case .interrupted, .endOfInput, .failed:
                hasEnded = true
                reader.finish()
            }
        }
    }
}
