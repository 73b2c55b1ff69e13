import CEditLine
import Glibc

/// The place where the main thread waits: for keys, for signals, for messages and for work.
///
/// One loop belongs to the process and is used from one thread. It works without a terminal as
/// well, for scripts and single commands; a ``PromptEditor`` shares it.
///
/// While it exists, SIGINT, SIGWINCH and (once a prompt has been shown) SIGTSTP and SIGCONT are
/// handed to the waiting thread, SIGTERM, SIGHUP and SIGQUIT put the terminal back and end the
/// process at once with that signal, and SIGPIPE does nothing: a write to a reader that has gone
/// fails with `EPIPE`. A signal that the process was started to ignore stays ignored.
package final class TerminalLoop {
    /// Where other threads post what the cook should see.
    package let mailbox: Mailbox

    /// Whether the terminal's size changed since this was last set to false.
    package var sizeChanged = false

    let input: Int32
    let output: Int32
    let wake = WakePipe()
    /// The terminal's modes; nil when the input is not a terminal.
    let modes: TerminalModes?
    /// What was typed and not yet asked for.
    var keys = KeyDecoder()
    /// When the terminal was asked something that it has perhaps not answered yet.
    var askedAt: ContinuousClock.Instant?
    /// Whether a pasted block arrives between marks, where that is asked for.
    var marksPastes = false
    /// Stops the process until it is continued; replaced in tests.
    var suspendProcess: () -> Void = { cel_suspend() }

    private let handlesSignals: Bool

    /// Makes the loop.
    ///
    /// - Parameters:
    ///   - input: Where keys come from.
    ///   - output: Where the prompt and its messages go.
    ///   - handlesSignals: Whether the process's signals are handled; false where a program has
    ///     more than one loop.
    package init(
        input: Int32 = StandardStream.input,
        output: Int32 = StandardStream.output,
        handlesSignals: Bool = true
    ) {
        self.input = input
        self.output = output
        self.handlesSignals = handlesSignals
        mailbox = Mailbox(wake: wake)
        modes = TerminalModes(descriptor: input)
        if handlesSignals { cel_install_signals(wake.writing, false) }
    }

    deinit {
        if handlesSignals { cel_remove_signals(wake.writing) }
    }

    /// Waits until work is done, whoever does it.
    ///
    /// Keys typed meanwhile are kept for the next prompt. Signals are answered: SIGTSTP stops the
    /// process with the terminal as the cook had it, and goes on afterwards.
    ///
    /// - Parameters:
    ///   - work: What to wait for; returns at once if it is done.
    ///   - onInterrupt: Called for each Ctrl-C.
    ///   - tick: Called from 150 ms on about every 100 ms with the time that has passed.
    ///   - onMessages: Called with messages as they are posted; without it they wait for the next
    ///     prompt or for ``Mailbox/takeMessages()``.
    package func wait(
        for work: WorkToken,
        onInterrupt: () -> Void = {},
        tick: (Duration) -> Void = { _ in },
        onMessages: (([String]) -> Void)? = nil
    ) {
        work.attach(wake)
        defer { work.attach(nil) }
        var ticker = Ticker()
        while !work.isDone {
            handOut(to: onMessages)
            let wakeup = poll(nil, for: ticker.untilNext)
            for event in wakeup.events {
                switch event {
                case .interrupt: if !work.isDone { onInterrupt() }
                case .stop: suspend()
                case .continued: resumeQuiet()
                case .resized, .rung: break
                }
            }
            if !work.isDone, let passed = ticker.due() { tick(passed) }
        }
        handOut(to: onMessages)
    }

    /// Gives the terminal to a child while `body` runs, and takes it back.
    ///
    /// The child finds the terminal as the cook had it, without bracketed paste. Ctrl-C and
    /// Ctrl-\ are the child's and do not reach us; Ctrl-Z stops both. What was typed ahead and
    /// read already is kept for the next prompt.
    package func handOver<Result>(_ body: () throws -> Result) rethrows -> Result {
        cel_flush_streams()
        clearAnswers()
        let wasQuiet = modes?.isQuiet ?? false
        modes?.makeOrdinary()
        if handlesSignals { cel_step_aside(true) }
        defer {
            if handlesSignals { cel_step_aside(false) }
            if events().contains(.rung) { wake.ring() }
            modes?.adoptChanges()
            if wasQuiet { modes?.makeQuiet() }
            sizeChanged = true
        }
        return try body()
    }

    private func handOut(to onMessages: (([String]) -> Void)?) {
        guard let onMessages else { return }
        let messages = mailbox.takeMessages()
        if !messages.isEmpty { onMessages(messages) }
    }

    // MARK: For the readers

    /// Gets ready for prompts: from here on, job control is ours too.
    func beginEditing() {
        modes?.guardUntilExit()
        if handlesSignals { cel_install_signals(wake.writing, true) }
    }

    /// Whether Ctrl-C was pressed since the last wait. A Ctrl-Z since then stops the process now;
    /// what was posted since then still ends the next wait.
    func takeInterrupt() -> Bool {
        let events = events()
        if events.contains(.rung) { wake.ring() }
        if events.contains(.stop) { suspend() }
        return events.contains(.interrupt)
    }

    /// Stops the process with the terminal as the cook had it, until it is continued.
    func suspend() {
        let wasQuiet = modes?.isQuiet ?? false
        modes?.makeOrdinary()
        suspendProcess()
        modes?.adoptChanges()
        if wasQuiet { modes?.makeQuiet() }
        // The signal that continued us has nothing more to say.
        let events = events()
        if events.contains(.interrupt) { wake.write(UInt8(SIGINT)) }
        if events.contains(.rung) { wake.ring() }
    }

    private func resumeQuiet() {
        if modes?.isQuiet == true { modes?.makeQuiet() }
    }

    /// Writes to the terminal, whole.
    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count < 0 && errno == EAGAIN {
                var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                Glibc.poll(&descriptor, 1, -1)
            } else if !(count < 0 && errno == EINTR) {
                return
            }
        }
    }
}
