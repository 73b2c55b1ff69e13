import Conversation
import LineEditor
import RecipeStore
import ShellAnswers
import ShellCommands

/// Running scripts: a file, or what comes on standard input.
enum ScriptRun {
    /// Runs a script's file; the exit code.
    static func file(
        _ path: String,
        _ arguments: [String],
        on main: MainThread,
        _ shell: Shell,
        _ start: ProgramStart
    ) -> Int32 {
        let bytes: [UInt8]
        do {
            bytes = try FileAccess.live(home: nil).read(path, Shell.scriptLimit)
        } catch {
            let failure = error as? WorldFailure ?? WorldFailure(.noInput(path: path, code: 0))
            main.show(Presentation(.failure(.world(failure), command: "run"), mayPage: false))
            return failure.name.exitCode
        }
        let whole = FileAccess.live(home: nil).resolved(path) ?? path
        let frame = Frame.script(
            named: path,
            at: whole,
            arguments: arguments,
            mayReachOutside: start.shellOptions.allowsShell
        )
        return main.run { await Interpreter(shell).play(script: bytes, in: frame) }.exitCode
    }

    /// Runs the lines of standard input as they come; the exit code.
    static func standardInput(
        on main: MainThread,
        _ shell: Shell,
        _ start: ProgramStart
    ) -> Int32 {
        main.reader = PlainLineReader(loop: main.loop)
        let lines = InputLines(jobs: main.jobs)
        let frame = Frame(
            origin: .script(file: "standard input"),
            mayReachOutside: start.shellOptions.allowsShell
        )
        return main.run { await Interpreter(shell).play(in: frame) { await lines.next() } }.exitCode
    }
}

/// The lines of standard input, each read on the main thread when it is needed.
private actor InputLines {
    private let jobs: MainThreadJobs
    private var reader = ScriptReader(file: "standard input")
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
