import LineEditor
import ShellAnswers
import ShellCommands
import Synchronization

/// The main thread: it owns the terminal, and waits while commands run elsewhere.
///
/// Commands run on the pool. What needs the terminal (printing, the pager, a child process, a word
/// typed unseen) they hand to this thread as a job, and wait for it.
final class MainThread {
    /// Where it waits.
    let loop: TerminalLoop
    /// What prints.
    let printer: Printer
    /// Where lines are read from, while they are.
    var reader: (any LineReader)?
    /// What others hand in.
    let jobs: MainThreadJobs

    init(loop: TerminalLoop, printer: Printer, jobs: MainThreadJobs) {
        self.loop = loop
        self.printer = printer
        self.jobs = jobs
    }

    /// Waits for work on the pool and does the jobs that it hands in, until it is done.
    ///
    /// Ctrl-C cancels the work; it then ends by itself, with a failure that says so.
    func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let box = ResultBox<Value>()
        let task = Task.detached { [jobs] in
            box.fill(await work())
            jobs.wake()
        }
        while true {
            let token = WorkToken()
            jobs.arm(token)
            loop.wait(
                for: token,
                onInterrupt: { task.cancel() },
                tick: { _ in printer.drawProgress() },
                onMessages: { [printer] in printer.show(messages: $0) }
            )
            for job in jobs.take() { job(self) }
            if let value = box.value {
                printer.eraseProgress()
                return value
            }
        }
    }
}

extension MainThread {
    /// Shows something that a command says; leaves the program when nobody reads it any more, or
    /// when it cannot be written.
    func show(_ presentation: Presentation) {
        if case .reply(let reply) = presentation.content, reply.answer == .clearScreen {
            printer.clearScreen()
        } else {
            printer.show(presentation, on: loop, typesOnScreen: reader is PromptEditor)
        }
        switch printer.outputEnd {
        case .readerHasGone: RecipeProgram.leave(0)
        case .failed(let code): RecipeProgram.leave(RecipeProgram.lostOutput(code))
        case nil: break
        }
    }

    /// Shows notes, if there are any.
    func show(_ notes: [Note]) {
        if !notes.isEmpty { show(Presentation(.notes(notes), mayPage: false)) }
    }

    /// Waits for the pictures of the screen that was printed last, before the program ends: a second
    /// at most, and not where the cook calls it off. No answer of the terminal is left behind.
    func finishPictures() {
        let filling = printer.pictures.filling
        wait { [jobs] in
            await filling.wait { await jobs.perform { $0.printer.fill() } }
        }
        loop.endInquiry()
    }
}

/// The value that work on the pool comes to.
private final class ResultBox<Value: Sendable>: Sendable {
    private let content = Mutex<Value?>(nil)

    var value: Value? { content.withLock { $0 } }

    func fill(_ value: Value) { content.withLock { $0 = value } }
}

/// Jobs for the main thread, from any thread.
final class MainThreadJobs: Sendable {
    typealias Job = @Sendable (MainThread) -> Void

    private struct State {
        var jobs: [Job] = []
        var token: WorkToken?
        var isRung = false
    }

    private let state = Mutex(State())

    /// Does something on the main thread and waits for what it comes to.
    func perform<Value: Sendable>(_ body: @escaping @Sendable (MainThread) -> Value) async -> Value
    {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.jobs.append { continuation.resume(returning: body($0)) }
            }
            wake()
        }
    }

    /// Has the main thread look for jobs and for the work's end.
    func wake() {
        let token = state.withLock { state in
            state.isRung = true
            return state.token
        }
        token?.markDone()
    }

    /// Takes the token that wakes the main thread; it is done at once if there is something to do.
    func arm(_ token: WorkToken) {
        let isRung = state.withLock { state in
            state.token = token
            return state.isRung
        }
        if isRung { token.markDone() }
    }

    /// The jobs to do now, the oldest first.
    func take() -> [Job] {
        state.withLock { state in
            defer {
                state.jobs = []
                state.isRung = false
            }
            return state.jobs
        }
    }
}
