import CEditLine
import Glibc

/// A key that a full screen answers.
package enum ScreenKey: Equatable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right
    case pageUp, pageDown
    case home, end
    /// The beginning of a pasted block, whose text follows.
    case paste
    case delete
}

extension TerminalLoop {
    /// Shows something on the whole screen and answers keys, until it has come to a value.
    ///
    /// What stood on the screen before is there again afterwards. Nil where there is no terminal,
    /// after Ctrl-C, and at the end of the input.
    ///
    /// - Parameters:
    ///   - draw: What to write for a screen of this size.
    ///   - take: What a key comes to; nil goes on.
    ///   - work: Does for some milliseconds what goes on between keys, and says whether there is more.
    package func runFullScreen<Value>(
        draw: (TerminalSize) -> String,
        take: (ScreenKey) -> Value?,
        work: () -> Bool = { false }
    ) -> Value? {
        guard let modes else { return nil }
        let wasQuiet = modes.isQuiet
        beginEditing()
        modes.makeQuiet()
        enterFullScreen()
        defer {
            leaveFullScreen()
            if !wasQuiet { modes.makeOrdinary() }
        }
        let clock = ContinuousClock()
        var nextDrawing = clock.now
        while true {
            // Keys that wait are answered before the screen is drawn.
            while let key = keys.next(isComplete: false) {
                if let key = ScreenKey(key), let value = take(key) { return value }
                nextDrawing = clock.now
            }
            let patience = keys.patience
            var wakeup = poll(input, for: .zero)
            if !wakeup.hasInput, wakeup.events.isEmpty {
                let goesOn = work()
                // What a long work has found shows now and then, and what a key did at once.
                if !goesOn || clock.now >= nextDrawing {
                    write(draw(TerminalSize(of: output) ?? TerminalSize(columns: 80, rows: 24)))
                    nextDrawing = clock.now + .milliseconds(60)
                }
                wakeup = poll(input, for: goesOn && patience == nil ? .zero : patience)
            }
            for event in wakeup.events {
                switch event {
                case .interrupt: return nil
                case .stop:
                    leaveFullScreen()
                    suspend()
                    enterFullScreen()
                case .continued:
                    modes.makeQuiet()
                    enterFullScreen()
                case .resized: break
                case .rung: mailbox.hear()
                }
            }
            if wakeup.hasInput {
                guard takeKeys() else { return nil }
            } else if patience != nil, wakeup.events.isEmpty,
                let key = keys.next(isComplete: true).flatMap(ScreenKey.init), let value = take(key)
            {
                return value
            }
        }
    }

    private func enterFullScreen() {
        cel_guard_screen(true)
        write("\u{1B}[?1049h\u{1B}[2J")
        markPastes(true)
    }

    private func leaveFullScreen() {
        markPastes(false)
        write("\u{1B}[?1049l")
        cel_guard_screen(false)
    }
}

extension ScreenKey {
    /// The key; nil for one that has no meaning on a screen.
    fileprivate init?(_ key: KeyDecoder.Key) {
        switch key {
        case .character(let scalar): self = .character(scalar)
        case .special(.up): self = .up
        case .special(.down): self = .down
        case .special(.left): self = .left
        case .special(.right): self = .right
        case .special(.pageUp): self = .pageUp
        case .special(.pageDown): self = .pageDown
        case .special(.pasteBegin): self = .paste
        case .special(.home): self = .home
        case .special(.end): self = .end
        case .special(.delete): self = .delete
        case .special: return nil
        }
    }
}
