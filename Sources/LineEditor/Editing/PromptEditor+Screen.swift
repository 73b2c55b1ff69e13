import CEditLine
import Glibc

extension PromptEditor {
    // MARK: Prompts

    /// The prompt of a text's first row, or of one that goes on.
    func promptText(isFirst: Bool) -> PromptText {
        let text = isFirst ? configuration.prompt : configuration.continuationPrompt
        return PromptText(
            TerminalText.isUTF8 ? text : text.asciiOnly,
            style: knowsANSI ? configuration.promptStyle : nil
        )
    }

    func usePrompt(_ prompt: PromptText) {
        let values = prompt.marked.scalarValues
        if cel_set_prompt(editor, false, values, values.count) { shownPrompt = prompt.visible }
    }

    /// Gives libedit the right prompt; there is none where it would be in the way.
    func useRightPrompt(_ text: String) {
        let isShown = knowsANSI && columns >= Self.leastColumnsForRightPrompt && !text.isEmpty
        let values = isShown ? PromptText(text, style: nil).marked.scalarValues : []
        _ = cel_set_prompt(editor, true, values, values.count)
    }

    private static let leastColumnsForRightPrompt = 60

    /// Asks the terminal to mark pasted blocks, or to stop it.
    func markPastes(_ on: Bool) {
        guard marksPastes else { return }
        cel_guard_paste(on)
        loop.write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    }

    // MARK: The rows on the screen

    /// Where the line stands that is being typed.
    var layout: InputLayout {
        let line = cel_current_line(editor)
        return InputLayout(
            prompt: shownPrompt,
            line: UnsafeBufferPointer(start: line.text, count: line.count),
            cursor: line.cursor,
            columns: columns
        )
    }

    /// Erases prompt and line; the cursor is then where the prompt began.
    ///
    /// A terminal without cursor movement gets a new row instead.
    func eraseInput() {
        guard knowsANSI else {
            loop.write("\r\n")
            return
        }
        let rows = TerminalSize(of: loop.input)?.rows ?? 0
        let up = layout.rowsAboveCursor(onScreenOf: rows)
        loop.write("\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[J")
    }

    /// Puts the cursor into an empty row below the line, with a last word behind the line.
    func moveBelowInput(printing word: String = "") {
        let layout = layout
        let (down, right) = (layout.end.row - layout.cursor.row, layout.end.column)
        if knowsANSI {
            loop.write("\r" + (down > 0 ? "\u{1B}[\(down)B" : ""))
            loop.write(right > 0 ? "\u{1B}[\(right)C" : "")
        }
        loop.write(word + "\r\n")
    }

    /// Erases the line, changes something, and draws it again.
    func redraw(after change: () -> Void = {}) {
        eraseInput()
        change()
        cel_refresh(editor)
    }

    /// Draws for the terminal's new size.
    ///
    /// Terminals that break lines anew have done so by now, so the old rows are counted with the
    /// new width.
    func followResize() {
        columns = TerminalSize(of: loop.input)?.columns ?? columns
        redraw {
            setRows(budget.rows)
            budget.uncheckedCount = 0
            useRightPrompt(loop.mailbox.takeRightPrompt().text)
        }
    }

    // MARK: Messages

    /// Prints waiting messages where no line is being typed.
    func showMessages() {
        for message in loop.mailbox.takeMessages() { loop.write(message + "\n") }
    }

    /// Prints waiting messages above the line, and a changed right prompt beside it.
    func showPosted() {
        let messages = loop.mailbox.takeMessages()
        let (rightPrompt, isChanged) = loop.mailbox.takeRightPrompt()
        guard isChanged || !messages.isEmpty else { return }
        redraw {
            if isChanged { useRightPrompt(rightPrompt) }
            for message in messages { loop.write(message.withCarriageReturns + "\r\n") }
        }
    }
}

extension String {
    /// The text for a terminal that takes a newline as a step down only.
    var withCarriageReturns: String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }

    /// The text with a question mark in place of what is not ASCII.
    fileprivate var asciiOnly: String {
        String(map { $0.isASCII ? $0 : "?" })
    }
}
