import CEditLine

extension PromptEditor {
    /// Tab: puts in what is certain, and shows the choice where there is one; further Tabs go
    /// through that.
    func complete() -> Int {
        let before = textBefore
        let (text, beforeCursor) = currentText
        if var walk = completionWalk,
            walk.row == (beforeCursor, String(text.dropFirst(beforeCursor.count)))
        {
            walk.goOn()
            completionWalk = walk
            show(walk.row)
            return CEL_ANSWER_REFRESH
        }
        completionWalk = nil
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
        if let row = change.replacement { show(row) }
        guard answer.candidates.count > 1 else { return CEL_ANSWER_REFRESH }
        showList(of: answer.candidates)
        let (left, right) =
            change.replacement ?? (beforeCursor, String(text.dropFirst(beforeCursor.count)))
        completionWalk = CompletionWalk(
            left: left,
            right: right,
            start: max(0, answer.range.lowerBound - before.count),
            candidates: answer.candidates
        )
        return CEL_ANSWER_REFRESH
    }

    /// Puts another text into the row, parted at the cursor.
    private func show(_ row: (left: String, right: String)) {
        let values = (row.left + row.right).scalarValues
        makeRoom(for: values)
        cel_replace_line(editor, values, values.count)
        cel_move_cursor(editor, row.left.unicodeScalars.count)
    }

    /// Prints the choice below the line, and the line again below that.
    private func showList(of candidates: [CompletionAnswer.Candidate]) {
        let list = CompletionList(
            candidates: candidates,
            columns: columns,
            mostRows: max(3, screenRows / 3),
            dimsDescriptions: configuration.dimsDescriptions,
            unshown: configuration.unshownCandidates
        )
        leaveInput(printing: "\r\n")
        loop.write(list.rows.map { $0 + "\r\n" }.joined())
    }
}
