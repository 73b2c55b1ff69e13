import Glibc

/// Questions to the terminal itself.
///
/// Each is followed by a question that every terminal answers, so a terminal that does not know
/// the first one costs no waiting. What the cook types meanwhile is kept, and an answer that comes
/// too late is left out at the prompt.
public struct TerminalInquiry {
    /// How the terminal's background looks.
    public enum Background: Equatable, Sendable {
        case dark, light
    }

    private let loop: TerminalLoop
    private let terminalType: String

    /// Makes an inquiry.
    ///
    /// - Parameters:
    ///   - loop: The loop of the terminal.
    ///   - terminalType: The value of `TERM`; a terminal named `dumb`, or not named, is not asked.
    public init(loop: TerminalLoop, terminalType: String) {
        self.loop = loop
        self.terminalType = terminalType
    }

    /// Asks for the background's colour (OSC 11) without waiting.
    ///
    /// The answer arrives while the first line is typed and is then in
    /// ``TerminalLoop/background``. Nothing is asked where nobody would read the answer, so call it
    /// once a ``PromptEditor`` is open.
    public func askForBackground() {
        guard let modes = loop.modes, modes.isQuiet, isatty(loop.output) == 1, canAsk else {
            return
        }
        loop.isAnswerDue = true
        loop.keys.hasAttributes = false
        loop.write(Self.question)
    }

    /// The colour, then the attributes: an answer that every terminal gives.
    private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

    /// Asks for the background's colour (OSC 11) and waits; nil if it is not known in time.
    ///
    /// It reads what was typed, so it is meant for a program that goes on to show a prompt.
    public func background(timeout: Duration = .milliseconds(100)) -> Background? {
        guard let modes = loop.modes, isatty(loop.output) == 1, canAsk else { return nil }
        let wasQuiet = modes.isQuiet
        modes.guardUntilExit()
        modes.makeQuiet()
        defer { if !wasQuiet { modes.makeOrdinary() } }
        loop.write(Self.question)
        var replies = TerminalReplies()
        let deadline = ContinuousClock.now + timeout
        var typed = loop.keys.takeAll()
        while !replies.isComplete {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero, let bytes = loop.read(for: left) else { break }
            replies.append(bytes)
        }
        typed += replies.rest
        loop.keys.append(typed)
        return replies.background
    }

    /// A process in the background would be stopped for touching the terminal.
    private var canAsk: Bool {
        let group = tcgetpgrp(loop.input)
        let isInFront = group == getpgrp() || group < 0
        return isInFront && !["", "dumb", "unknown", "emacs"].contains(terminalType)
    }
}

extension TerminalLoop {
    /// How the terminal's background looks, once it has answered
    /// ``TerminalInquiry/askForBackground()``; nil until then.
    public var background: TerminalInquiry.Background? { keys.background }

    /// Reads answers that are still on their way, so that they do not reach another program.
    ///
    /// What was typed meanwhile stays for the next prompt.
    func takeDueAnswers() {
        guard isAnswerDue, !keys.hasAttributes, modes?.isQuiet == true else { return }
        isAnswerDue = false
        var replies = TerminalReplies()
        replies.append(keys.takeAll())
        let deadline = ContinuousClock.now + .milliseconds(100)
        while !replies.isComplete {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero, let bytes = read(for: left) else { break }
            replies.append(bytes)
        }
        keys.append(replies.rest)
    }

    /// Bytes from the terminal within a time; nil if none came. Signals wait meanwhile.
    fileprivate func read(for duration: Duration) -> [UInt8]? {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        let milliseconds =
            Int32(clamping: duration.components.attoseconds / 1_000_000_000_000_000)
            + Int32(clamping: duration.components.seconds * 1000) + 1
        guard Glibc.poll(&descriptor, 1, milliseconds) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = Glibc.read(input, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
