import CEditLine
import Glibc

extension PromptEditor {
    /// The functions that libedit calls; the owner is the editor object.
    static let callbacks = cel_callbacks(
        read_character: { owner, character in
            PromptEditor.from(owner).readCharacter(into: character)
        },
        run_command: { owner, command in
            Int32(PromptEditor.from(owner).run(command: Int(command)))
        },
        history_line: { owner, place in
            PromptEditor.from(owner).historyLine(at: Int(place))
        }
    )

    private static func from(_ owner: UnsafeMutableRawPointer) -> PromptEditor {
        Unmanaged.fromOpaque(owner).takeUnretainedValue()
    }

    private func run(command: Int) -> Int {
        switch command {
        case CEL_COMMAND_COMPLETE: complete()
        case CEL_COMMAND_PASTE: takePaste()
        case CEL_COMMAND_HISTORY_BACK: walkHistory(.back)
        case CEL_COMMAND_HISTORY_FORWARD: walkHistory(.forward)
        case CEL_COMMAND_SEARCH_HISTORY: searchHistory()
        case CEL_COMMAND_RIGHT: moveRight()
        case CEL_COMMAND_END: moveToEnd()
        case CEL_COMMAND_CLEAR_SCREEN: clearScreen()
        case CEL_COMMAND_DELETE: cel_delete(editor) ? CEL_ANSWER_REFRESH : CEL_ANSWER_BEEP
        default: CEL_ANSWER_NOTHING
        }
    }

    // libedit's own versions of these stop before the last character with the vi keys, also
    // where text is being put in, and its Delete on an empty line is the end of the input.

    private func moveRight() -> Int {
        let line = cel_current_line(editor)
        guard line.cursor < line.count else {
            return takeSuggestion() ? CEL_ANSWER_REFRESH : CEL_ANSWER_BEEP
        }
        cel_move_cursor(editor, line.cursor + 1)
        return CEL_ANSWER_REFRESH
    }

    private func moveToEnd() -> Int {
        if takeSuggestion() { return CEL_ANSWER_REFRESH }
        cel_move_cursor(editor, cel_current_line(editor).count)
        return CEL_ANSWER_REFRESH
    }

    /// Hands libedit the next character: 1 with one, 0 at the end of input, -1 after Ctrl-C.
    func readCharacter(into character: UnsafeMutablePointer<UInt32>) -> Int32 {
        if !pushedBack.isEmpty {
            character.pointee = pushedBack.removeFirst()
            return 1
        }
        makeRoom()
        switch nextKey() {
        case .character(let scalar)?: character.pointee = scalar.value
        case .special(let key)?: character.pointee = key.rawValue
        case nil:
            errno = EINTR
            return outcome == .ended ? 0 : -1
        }
        return 1
    }

    /// The next key, waited for; nil if the read was ended.
    private func nextKey() -> KeyDecoder.Key? {
        while outcome == .none {
            if let key = loop.keys.next(isComplete: false) {
                if hasRoom(for: key) { return key }
                continue
            }
            if waitForBytes() == .paused, let key = loop.keys.next(isComplete: true) { return key }
        }
        // What was typed before the input ended still counts.
        return outcome == .ended ? loop.keys.next(isComplete: true) : nil
    }

    /// Whether a key means something here. Text beyond what a line may have is not taken, so that no
    /// flood of it fills the memory.
    private func hasRoom(for key: KeyDecoder.Key) -> Bool {
        if case .special(let key) = key { return !key.isForScreens }
        guard case .character(let scalar) = key, scalar.value >= 0x20, scalar.value != 0x7F else {
            return true
        }
        return cel_current_line(editor).count <= LineLimit.bytes
    }

    enum Arrival { case bytes, paused, other }

    /// Waits for bytes from the terminal and answers everything else that happens.
    func waitForBytes() -> Arrival {
        // Drawing waits while there is more to read, so that a flood of keys is drawn once.
        let isReady = loop.poll(loop.input, for: .zero)
        let arrival = take(isReady, hasPaused: false)
        if arrival == .bytes || !isReady.events.isEmpty { return arrival }
        drawLine()
        let patience = loop.keys.patience
        let wakeup = loop.poll(loop.input, for: patience)
        return take(wakeup, hasPaused: patience != nil)
    }

    private func take(_ wakeup: TerminalLoop.Wakeup, hasPaused: Bool) -> Arrival {
        for event in wakeup.events { answer(event) }
        if wakeup.hasInput && outcome == .none {
            if !loop.takeKeys() { outcome = .ended }
            return .bytes
        }
        return wakeup.events.isEmpty && hasPaused ? .paused : .other
    }

    private func answer(_ event: TerminalLoop.Event) {
        guard outcome == .none else { return }
        switch event {
        case .interrupt:
            leaveInput(printing: "^C\r\n")
            loop.keys.removeAll()
            pushedBack = []
            outcome = .interrupted
        case .resized: followResize()
        case .stop:
            // Shells begin a row of their own to tell of the stop.
            leaveInput(printing: "^Z")
            loop.markPastes(false)
            loop.suspend()
            resume()
        case .continued: resume()
        case .rung: showPosted()
        }
    }

    /// Takes the terminal back from a shell, which may have changed it, and draws the line again.
    private func resume() {
        takeTerminal()
        loop.markPastes(true)
        loop.write("\r\u{1B}[J")
        columns = TerminalSize(of: loop.input)?.columns ?? columns
        setRows(budget.rows)
        painter.forget()
        drawLine()
        showPosted()
    }
}
