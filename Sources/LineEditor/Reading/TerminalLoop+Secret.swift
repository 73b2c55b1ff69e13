import CEditLine
import Glibc

extension TerminalLoop {
    /// Reads a word typed unseen on the terminal; nil after Ctrl-C, after Ctrl-D on nothing, and
    /// where there is no terminal.
    ///
    /// Backspace, Ctrl-U and Ctrl-W work; keys such as arrows are left out. However it ends, the
    /// terminal is put back. It needs no ``PromptEditor``.
    package func readSecret(prompt: String) -> String? {
        guard let modes else { return nil }
        // A terminal that is quiet doesn't go to the beginning of a line by itself.
        let columns = TerminalSize(of: output)?.columns ?? 80
        let prompt = prompt.brokenBetweenWords(columns: columns).replacing("\n", with: "\r\n")
        let wasQuiet = modes.isQuiet
        beginEditing()
        modes.makeQuiet()
        write(prompt)
        defer {
            write("\n")
            if !wasQuiet { modes.makeOrdinary() }
        }
        var secret = SecretText()
        while true {
            while let key = keys.next(isComplete: false) {
                if let end = secret.take(key) { return end.text }
            }
            guard wait(during: prompt) else { return nil }
        }
    }

    /// Waits for more keys; false after Ctrl-C and at the end of the input.
    private func wait(during prompt: String) -> Bool {
        let patience = keys.patience
        let wakeup = poll(input, for: patience)
        for event in wakeup.events {
            switch event {
            case .interrupt:
                // Half a secret must not show up at the next prompt.
                keys.removeAll()
                modes?.dropInput()
                return false
            case .stop:
                suspend()
                write("\r\n" + prompt)
            case .continued: modes?.makeQuiet()
            case .resized, .rung: break
            }
        }
        if wakeup.hasInput { return takeKeys() }
        // Escape alone, or half a character: nothing that a secret could have.
        if patience != nil && wakeup.events.isEmpty { _ = keys.next(isComplete: true) }
        return true
    }
}

extension String {
    /// The text with line ends where a terminal would break its words.
    func brokenBetweenWords(columns: Int) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            var broken = ""
            var length = 0
            for (place, word) in line.split(separator: " ", omittingEmptySubsequences: false)
                .enumerated()
            {
                let isFull = length + 1 + word.count > columns
                if place > 0 { broken += isFull ? "\n" : " " }
                length = place == 0 || isFull ? word.count : length + 1 + word.count
                broken += word
            }
            return broken
        }.joined(separator: "\n")
    }
}
