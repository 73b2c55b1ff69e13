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
            case .tooLong: return CEL_ANSWER_BEEP
            case .whole(let bytes):
                let values = PasteCollector.text(of: bytes).scalarValues
                let count = cel_current_line(editor).count
                guard count + values.count <= LineLimit.bytes else { return CEL_ANSWER_BEEP }
                makeRoom(for: values)
                cel_insert(editor, values, values.count)
                return CEL_ANSWER_REFRESH
            }
        }
        return CEL_ANSWER_NOTHING
    }
}
