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

    /// Asks for the background's colour (OSC 11); nil if it is not known in time.
    ///
    /// It reads what was typed, so it is meant for a program that goes on to show a prompt.
    public func background(timeout: Duration = .milliseconds(100)) -> Background? {
        guard let modes = loop.modes, isatty(loop.output) == 1, canAsk else { return nil }
        let wasQuiet = modes.isQuiet
        modes.guardUntilExit()
        modes.makeQuiet()
        defer { if !wasQuiet { modes.makeOrdinary() } }
        loop.write("\u{1B}]11;?\u{1B}\\\u{1B}[c")
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
