import Glibc

/// Questions to the terminal itself, asked without waiting for the answers.
///
/// The last one is a question that every terminal answers, so that one which does not know the
/// others keeps nobody waiting. The answers come in among the keys: they are picked out while a
/// line is typed, or by ``TerminalLoop/awaitAnswers(for:)``, and stand in
/// ``TerminalLoop/answers``. What the cook types meanwhile is kept, and an answer that comes too
/// late is left out at the prompt.
package struct TerminalInquiry {
    private let loop: TerminalLoop
    private let terminalType: String

    /// Makes an inquiry.
    ///
    /// - Parameters:
    ///   - loop: The loop of the terminal.
    ///   - terminalType: The value of `TERM`; a terminal named `dumb`, or not named, is not asked.
    package init(loop: TerminalLoop, terminalType: String) {
        self.loop = loop
        self.terminalType = terminalType
    }

    /// What a terminal can be asked for, besides its attributes.
    package struct Subjects: OptionSet, Sendable {
        /// Which of them, as bits.
        package let rawValue: Int
        /// Subjects of these bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The background's colour (OSC 11).
        package static let background = Subjects(rawValue: 1)
        /// Kitty's graphics protocol, and the size of a cell (`CSI 16 t`).
        package static let pictures = Subjects(rawValue: 2)
    }

    /// Asks; false where there is nobody to ask.
    ///
    /// Nothing is asked where nobody would read the answers, so call it once a ``PromptEditor`` is
    /// open; where there is none, ``askForOneAnswer(about:)`` does. The cursor must be in column 0.
    @discardableResult
    package func ask(about subjects: Subjects = .background) -> Bool {
        guard let modes = loop.modes, modes.isQuiet, isatty(loop.output) == 1, canAsk else {
            return false
        }
        loop.keys.answers = TerminalAnswers()
        loop.askedAt = .now
        loop.write(questions(about: subjects))
        return true
    }

    /// Asks where no prompt is open, and waits for the answers that come in time.
    ///
    /// What the cook types meanwhile is not shown twice, and the answers that come later are taken
    /// by ``TerminalLoop/endInquiry()``, which is to be called before the program ends.
    package func askForOneAnswer(about subjects: Subjects) {
        guard let modes = loop.modes, !modes.isQuiet, isatty(loop.output) == 1, canAsk else {
            return
        }
        modes.guardUntilExit()
        modes.makeQuiet()
        ask(about: subjects)
        loop.awaitAnswers()
    }

    /// The questions, and last the one for the attributes, which every terminal answers.
    private func questions(about subjects: Subjects) -> String {
        var questions = ""
        if subjects.contains(.background) { questions += "\u{1B}]11;?\u{1B}\\" }
        if subjects.contains(.pictures) {
            questions += "\u{1B}[16t"
            // Some terminals print what they do not know, so the row is cleared again.
            if knowsStrings { questions += Self.kittyQuestion + "\r\u{1B}[K" }
        }
        return questions + "\u{1B}[c"
    }

    /// Whether one pixel could be shown, which it is not (`a=q`).
    private static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

    /// Whether the terminal at least leaves out strings that it does not know. The console and old
    /// terminals print them; GNU screen shows them as its status.
    private var knowsStrings: Bool {
        !["linux", "screen", "vt", "ansi", "cons", "sun", "wy"].contains {
            terminalType.hasPrefix($0)
        }
    }

    /// A process in the background would be stopped for touching the terminal.
    private var canAsk: Bool {
        let group = tcgetpgrp(loop.input)
        let isInFront = group == getpgrp() || group < 0
        return isInFront && !["", "dumb", "unknown", "emacs"].contains(terminalType)
    }
}
