import CEditLine

extension PromptEditor {
    /// Puts a pasted block into the line, where it waits for Enter.
    ///
    /// Its newlines stay: the block is shown as it will run. A newline at its end is left out.
    func takePaste() -> Int {
        var collector = PasteCollector()
        while outcome == .none {
            switch collector.take(from: &loop.keys) {
            case .unfinished: _ = waitForBytes()
            case .tooLong(let bytes): return drop(bytes)
            case .whole(let bytes):
                let values = PasteCollector.text(of: bytes).scalarValues
                let count = cel_current_line(editor).count
                guard count + values.count <= LineLimit.bytes else { return drop(bytes.count) }
                makeRoom(for: values)
                cel_insert(editor, values, values.count)
                return CEL_ANSWER_REFRESH
            }
        }
        return CEL_ANSWER_NOTHING
    }

    /// Says that a paste was dropped; the line stays as it was.
    private func drop(_ bytes: Int) -> Int {
        loop.mailbox.post(message: configuration.droppedPaste(bytes))
        return CEL_ANSWER_BEEP
    }
}
