import Glibc

extension TerminalLoop {
    /// What the terminal has answered to ``TerminalInquiry/ask()`` so far.
    package var answers: TerminalAnswers { keys.answers }

    /// Waits for answers that are still due, so that what is printed next can follow them.
    ///
    /// Where nothing was asked, where all is answered, and once the time since the question has
    /// passed, it returns at once. What was typed meanwhile stays for the next prompt.
    ///
    /// - Parameter patience: How long after the question an answer is waited for.
    package func awaitAnswers(for patience: Duration = .milliseconds(100)) {
        guard let askedAt, modes?.isQuiet == true else { return }
        keys.takeAnswers()
        while !keys.answers.isComplete {
            // What is there by now is read even when the time is over.
            let left = max(.zero, ContinuousClock.now.duration(to: askedAt + patience))
            guard read(for: left) else { break }
            keys.takeAnswers()
        }
        if keys.answers.isComplete { self.askedAt = nil }
    }

    /// Ends what ``TerminalInquiry/askForOneAnswer(about:)`` began: no answer is left for the program
    /// that gets the terminal next.
    ///
    /// Every terminal answers the last question, and over a slow network too it does so within a
    /// second; so long after the question it is waited for.
    package func endInquiry() {
        guard askedAt != nil || modes?.isQuiet == true else { return }
        awaitAnswers(for: .seconds(1))
        askedAt = nil
        modes?.makeOrdinary()
    }

    /// Reads answers that are on their way before another program could get them as its keys.
    func clearAnswers() {
        awaitAnswers(for: .milliseconds(300))
        askedAt = nil
    }

    /// Takes what comes from the terminal within a time; false if nothing came. Signals wait
    /// meanwhile.
    private func read(for duration: Duration) -> Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&descriptor, 1, Self.milliseconds(duration)) > 0 && takeKeys()
    }
}
