import CEditLine

extension PromptEditor {
    /// Tab: puts in what is certain, and shows the choice where there is one.
    func complete() -> Int {
        let before = textBefore
        let (text, beforeCursor) = currentText
        let answer = configuration.complete(
            CompletionRequest(text: before + text, cursor: (before + beforeCursor).count)
        )
        let change = CompletionChange(
            text: text,
            range: answer.range,
            offset: before.count,
            candidates: answer.candidates
        )
        guard let change else { return CEL_ANSWER_BEEP }
        let isChoice = answer.candidates.count > 1
        if let (left, right) = change.replacement {
            let values = (left + right).scalarValues
            makeRoom(for: values)
            cel_replace_line(editor, values, values.count)
            cel_move_cursor(editor, left.unicodeScalars.count)
        }
        if isChoice { showList(of: answer.candidates) }
        return CEL_ANSWER_REFRESH
    }

    /// Prints the choice below the line, and the line again below that.
    private func showList(of candidates: [CompletionAnswer.Candidate]) {
        let list = CompletionList(
            candidates: candidates,
            columns: columns,
            dimsDescriptions: configuration.dimsDescriptions,
            unshown: configuration.unshownCandidates
        )
        leaveInput(printing: "\r\n")
        loop.write(list.rows.map { $0 + "\r\n" }.joined())
    }
}
