import Glibc

extension PromptEditor {
    /// Reads a word typed unseen; nil after Ctrl-C, and after Ctrl-D on nothing.
    ///
    /// However it ends, the terminal echoes again where it did before.
    public func readSecret(prompt: String) -> String? {
        loop.readSecret(prompt: prompt)
    }
}

extension TerminalLoop {
    /// Reads a word typed unseen on the terminal; nil after Ctrl-C, after Ctrl-D on nothing, and
    /// where there is no terminal.
    ///
    /// Backspace, Ctrl-U and Ctrl-W work; keys such as arrows are left out. However it ends, the
    /// terminal is put back.
    func readSecret(prompt: String) -> String? {
        guard let modes else { return nil }
        let wasQuiet = modes.isQuiet
        modes.guardUntilExit()
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
        if wakeup.hasInput {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(input, &buffer, buffer.count)
            if count > 0 { keys.append(buffer[..<count]) }
            return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
        }
        // Escape alone, or half a character: nothing that a secret could have.
        if patience != nil && wakeup.events.isEmpty { _ = keys.next(isComplete: true) }
        return true
    }
}

/// A word as it is typed unseen.
struct SecretText {
    /// What it came to; nil text where it was given up.
    struct End: Equatable {
        var text: String?
    }

    private var text = ""

    /// Takes a key, and gives the word when it is finished.
    mutating func take(_ key: KeyDecoder.Key) -> End? {
        guard case .character(let scalar) = key else { return nil }
        switch scalar.value {
        case 0x0A, 0x0D: return End(text: text)
        case 0x04: return text.isEmpty ? End(text: nil) : nil
        case 0x08, 0x7F: if !text.isEmpty { text.removeLast() }
        case 0x15: text = ""
        case 0x17: eraseWord()
        case 0x00..<0x20: break
        default:
            if text.utf8.count < LineLimit.bytes { text.unicodeScalars.append(scalar) }
        }
        return nil
    }

    private mutating func eraseWord() {
        while text.last == " " { text.removeLast() }
        while let last = text.last, last != " " { text.removeLast() }
    }
}
