import Glibc

/// Questions to the terminal itself, asked without waiting for the answers.
///
/// The last one is a question that every terminal answers, so that one which does not know the
/// others keeps nobody waiting. The answers come in among the keys: they are picked out while a
/// line is typed, or by ``TerminalLoop/awaitAnswers(for:)``, and stand in
/// ``TerminalLoop/answers``. What the cook types meanwhile is kept, and an answer that comes too
/// late is left out at the prompt.
public struct TerminalInquiry {
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

    /// Asks; false where there is nobody to ask.
    ///
    /// Nothing is asked where nobody would read the answers, so call it once a ``PromptEditor`` is
    /// open.
    @discardableResult
    public func ask() -> Bool {
        guard let modes = loop.modes, modes.isQuiet, isatty(loop.output) == 1, canAsk else {
            return false
        }
        loop.keys.answers = TerminalAnswers()
        loop.askedAt = .now
        loop.write(Self.questions)
        return true
    }

    /// The background's colour (OSC 11), then the attributes, which every terminal tells.
    private static let questions = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

    /// A process in the background would be stopped for touching the terminal.
    private var canAsk: Bool {
        let group = tcgetpgrp(loop.input)
        let isInFront = group == getpgrp() || group < 0
        return isInFront && !["", "dumb", "unknown", "emacs"].contains(terminalType)
    }
}
