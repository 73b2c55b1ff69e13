import CEditLine
import Glibc

extension PromptEditor {
    // MARK: Prompts

    /// The prompt of the row that is being typed.
    var promptText: PromptText { promptText(after: begun) }

    /// The prompt of a text's first row, or of one that goes on after others.
    func promptText(after begun: String?) -> PromptText {
        let text = configuration.prompt(after: begun)
        return PromptText(
            TerminalText.isUTF8 ? text : text.asciiOnly,
            style: configuration.promptStyle
        )
    }

    func use(_ prompt: PromptText) {
        self.prompt = prompt
        let values = prompt.marked.scalarValues
        _ = cel_set_prompt(editor, values, values.count)
    }

    private static let leastColumnsForRightPrompt = 60

    // MARK: The rows on the screen

    /// The line that is being typed, as it should stand on the screen.
    ///
    /// - Parameter isOpen: Whether it can still be changed, so that what helps with that is shown.
    private func frame(isOpen: Bool) -> LineFrame {
        let line = cel_current_line(editor)
        return LineFrame(
            prompt: prompt,
            line: UnsafeBufferPointer(start: line.text, count: line.count),
            cursor: line.cursor,
            marked: isOpen ? unknownWords : [],
            suggestion: isOpen ? suggestion.map { ($0, configuration.suggestionStyle ?? "") } : nil,
            columns: columns,
            rightPrompt: columns >= Self.leastColumnsForRightPrompt ? rightPrompt : "",
            rightPromptStyle: configuration.rightPromptStyle
        )
    }

    var screenRows: Int {
        TerminalSize(of: loop.input)?.rows ?? 0
    }

    /// Draws the line as it is now, and rings where libedit would have.
    func drawLine() {
        guard cel_is_editing(editor) else { return }
        let frame = frame(isOpen: true).window(height: screenRows)
        above.note(lineRows: frame.rows.count)
        let output = takeBell() + painter.paint(frame)
        if !output.isEmpty { loop.write(output) }
    }

    /// Shows the prompt where the terminal itself takes the line, because the cook's settings have
    /// turned editing off.
    func showPromptOnly() {
        loop.modes?.makeOrdinary()
        loop.write(promptText.withoutMarks)
    }

    private func takeBell() -> String { cel_take_bell(editor) ? "\u{7}" : "" }

    /// Clears the screen; the line is drawn again at its top.
    func clearScreen() -> Int {
        painter.forget()
        above.disturb()
        loop.write("\u{1B}[H\u{1B}[2J")
        return CEL_ANSWER_REFRESH
    }

    /// Draws the line as it was entered, and goes to the row below it.
    func finishDrawing(_ row: String) {
        let values = (row.hasSuffix("\n") ? String(row.dropLast()) : row).scalarValues
        let frame = LineFrame(prompt: prompt, line: values, cursor: values.count, columns: columns)
        finish(frame, printing: "\r\n")
    }

    /// Leaves the line as it stands, with a last word after it.
    func leaveInput(printing word: String) {
        above.disturb()
        finish(frame(isOpen: false), printing: word)
    }

    /// Of a line taller than the screen all rows are written, for the terminal to scroll.
    private func finish(_ frame: LineFrame, printing word: String) {
        let isTall = screenRows > 0 && frame.rows.count > screenRows
        var output = takeBell() + (isTall ? painter.erase() : "")
        output += painter.paint(frame) + painter.moveToEnd() + word
        painter.forget()
        loop.write(output)
    }

    /// Takes the line off the screen, does something, and draws it again.
    func redraw(after change: () -> Void) {
        above.disturb()
        loop.write(painter.erase())
        change()
        drawLine()
    }

    /// Draws for the terminal's new size.
    ///
    /// Terminals that break lines anew have done so by now.
    func followResize() {
        columns = TerminalSize(of: loop.input)?.columns ?? columns
        painter.screenChanged(toColumns: columns)
        redraw {
            setRows(budget.rows)
            budget.uncheckedCount = 0
        }
    }

    // MARK: Messages

    /// Prints waiting messages where no line is being typed; false where there are none.
    @discardableResult
    func showMessages() -> Bool {
        let messages = loop.mailbox.takeMessages()
        for message in messages { loop.write(message + "\n") }
        return !messages.isEmpty
    }

    /// Prints waiting messages above the line, draws into what stands there, and shows a changed
    /// right prompt beside it.
    func showPosted() {
        drawAbove()
        let messages = loop.mailbox.takeMessages()
        let (rightPrompt, isChanged) = loop.mailbox.takeRightPrompt()
        guard isChanged || !messages.isEmpty else { return }
        if isChanged { self.rightPrompt = rightPrompt }
        if messages.isEmpty {
            drawLine()
            return
        }
        redraw {
            for message in messages { loop.write(message.withCarriageReturns + "\r\n") }
        }
    }

    /// Has posted drawings write into the rows above the line; the line stays unchanged.
    func drawAbove() {
        let rows = above.count(onScreenOf: screenRows)
        let text = loop.mailbox.takeDrawings().compactMap { $0(rows) }.joined()
        if !text.isEmpty { loop.write(painter.detour(text)) }
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
