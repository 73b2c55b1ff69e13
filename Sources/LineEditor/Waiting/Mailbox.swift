import Synchronization

/// What other threads want shown while the cook types.
///
/// Messages appear above the prompt in the order they were posted, and the line that is being
/// typed is drawn again unchanged. While nothing is read they wait, until the next prompt or
/// until the waiting loop hands them out.
package final class Mailbox: Sendable {
    /// Gives what to write so that rows above the line are drawn anew; nil for nothing.
    ///
    /// It is asked on the editor's thread, with the number of rows above the line that stand as they
    /// did when the line began; 0 where something else was printed since. What it gives is written
    /// from column 0 of the line's first row and must leave the cursor there.
    package typealias Drawing = @Sendable (_ rows: Int) -> String?

    private struct State {
        var messages: [String] = []
        var drawings: [Drawing] = []
        var rightPrompt = ""
        var rightPromptChanged = false
        var isRung = false
    }

    private let state = Mutex(State())
    private let wake: WakePipe

    init(wake: WakePipe) {
        self.wake = wake
    }

    /// Has a message printed above the line; from any thread.
    ///
    /// It may have several lines, and colours; it ends without a newline.
    package func post(message: String) {
        change { $0.messages.append(message) }
    }

    /// Sets what is at the right end of the prompt's row; from any thread.
    ///
    /// It is hidden while the line reaches it and on terminals under 60 columns.
    package func setRightPrompt(_ text: String) {
        change { state in
            guard state.rightPrompt != text else { return }
            state.rightPrompt = text
            state.rightPromptChanged = true
        }
    }

    /// Has something drawn into the text above the line while it is typed; from any thread.
    ///
    /// Where no line is being typed it waits for the next one.
    package func post(drawing: @escaping Drawing) {
        change { $0.drawings.append(drawing) }
    }

    /// Wakes the thread that waits, with nothing to show; from any thread.
    package func nudge() {
        change { _ in }
    }

    /// Has the next post wake the thread again; what was posted stays.
    func hear() {
        state.withLock { $0.isRung = false }
    }

    /// Hands out the drawings that wait, oldest first, and forgets them.
    func takeDrawings() -> [Drawing] {
        state.withLock { state in
            state.isRung = false
            defer { state.drawings = [] }
            return state.drawings
        }
    }

    /// Hands out the messages that have not been shown, oldest first, and forgets them.
    package func takeMessages() -> [String] {
        state.withLock { state in
            state.isRung = false
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// The right prompt, and whether it changed since this was last asked.
    func takeRightPrompt() -> (text: String, changed: Bool) {
        state.withLock { state in
            state.isRung = false
            defer { state.rightPromptChanged = false }
            return (state.rightPrompt, state.rightPromptChanged)
        }
    }

    /// Rings once for all that is posted before it is taken, so the pipe never fills up.
    private func change(_ body: (inout State) -> Void) {
        let mustRing = state.withLock { state in
            body(&state)
            defer { state.isRung = true }
            return !state.isRung
        }
        if mustRing { wake.ring() }
    }
}
