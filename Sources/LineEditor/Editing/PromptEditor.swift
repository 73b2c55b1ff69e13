import CEditLine
import Glibc

/// The prompt on a terminal: lines are typed with libedit's editing, history and completion.
///
/// It is used from one thread, the one that owns the terminal, and waits there in
/// ``readLine()``; others post to the loop's mailbox. Between two prompts typed keys are kept and
/// not echoed, and whatever ends the process puts the terminal back.
///
/// The history is held here and shown with Up, Down and Ctrl-R; keeping it in a file is the
/// caller's business.
package final class PromptEditor: LineReader {
    /// The prompts, keys and questions; changes count from the next line on.
    package var configuration: Configuration {
        didSet {
            if configuration.keys != oldValue.keys { bindKeys(isChosenNow: !isBeginning) }
        }
    }
    private var isBeginning = false

    /// The lines of the cook's settings file that libedit refused, counted from 1.
    package internal(set) var refusedSettings: [Int] = []

    let loop: TerminalLoop
    /// libedit's editor; nil only after ``close()``.
    var editor: OpaquePointer

    /// The cook's own settings, as they were when the prompt was opened.
    let settings: SettingsFile
    var history = LineHistory()
    var walk: HistoryWalk?
    /// The suggestion for a text that was looked for last.
    var lastSuggestion: (typed: String, rest: String?)?
    /// The unknown words that were looked for last.
    var lastUnknown: (text: String, cursor: String, ranges: [Range<Int>]) = ("", "", [])
    /// Whether Ctrl-R shows an older line now.
    var isSearching = false
    /// The choice that a further Tab goes through.
    var completionWalk: CompletionWalk?
    /// Characters to hand out before any from the terminal.
    var pushedBack: [UInt32] = []
    /// What ended the read that is under way.
    var outcome = Outcome.none
    /// What stands before the line now.
    var prompt = PromptText("", style: nil)
    /// What stands at the right end of the prompt's row, where there is room.
    var rightPrompt = ""
    /// What is drawn of the line.
    var painter = LinePainter()
    /// What can still be drawn into above the line.
    var above = RowsAbove()
    /// The columns that were last drawn for.
    var columns = 80
    /// The rows that libedit believes there are.
    var budget = RowBudget()

    private var assembler = LineAssembler()
    private var ready: [String] = []
    /// Lines that were typed after one that was not whole.
    private var later: [String] = []
    private var isClosed = false

    enum Outcome { case none, interrupted, ended }

    /// Opens the prompt on the loop's terminal; nil if libedit cannot, and where the terminal does
    /// not move its cursor by the usual escape sequences: there is ``PlainPrompt``.
    ///
    /// The character set of the process is set to UTF-8 if the system knows one; without, prompts
    /// must be ASCII (``TerminalText/prepare()`` says which).
    package init?(loop: TerminalLoop, configuration: Configuration = Configuration()) {
        TerminalText.prepare()
        let type = configuration.terminalType
        guard
            let editor = cel_open(
                "recipe",
                loop.input,
                loop.output,
                type,
                Self.callbacks,
                nil
            )
        else { return nil }
        guard cel_take_drawing(editor) else {
            cel_close(editor)
            return nil
        }
        self.loop = loop
        self.editor = editor
        self.configuration = configuration
        settings = SettingsFile(path: configuration.settingsFile)
        loop.marksPastes = type != "linux"
        cel_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        loop.beginEditing()
        bindKeys(isChosenNow: false)
        // What is typed before the first prompt must not be echoed above it.
        takeTerminal()
        loop.takeTypedAhead()
    }

    /// Takes the configuration for the first line, where it was not known yet when the prompt was
    /// opened. Its keys count for less than the cook's own file.
    package func begin(with configuration: Configuration) {
        isBeginning = true
        defer { isBeginning = false }
        self.configuration = configuration
    }

    deinit {
        close()
    }

    /// Puts the terminal back and frees the editor; the object is of no use afterwards.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        loop.clearAnswers()
        loop.markPastes(false)
        cel_close(editor)
        loop.modes?.makeOrdinary()
    }

    // MARK: Reading

    /// Shows the prompt and waits for a line.
    ///
    /// Of a pasted block the first call gives the first line and the next ones the others, each
    /// shown after a prompt when its turn comes. Posted messages are shown meanwhile.
    package func readLine() -> LineEvent {
        guard !isClosed else { return .endOfInput }
        if loop.takeInterrupt() {
            dropTypedAhead()
            return .interrupted
        }
        if let line = nextReady() { return line }
        assembler = LineAssembler()
        while true {
            switch readRow() {
            case .line(let row):
                let begun = assembler.unfinished
                ready += assembler.add(
                    row,
                    needsMore: configuration.needsMore,
                    judge: configuration.unfinished
                )
                if let begun, ready.first == begun { return endUnfinished() }
                if assembler.unfinished == nil { return ready.isEmpty ? .interrupted : takeFirst() }
            case .endOfInput:
                guard let rest = assembler.takeUnfinished() else { return .endOfInput }
                ready.append(rest)
                return takeFirst()
            case let other:
                ready = []
                return other
            }
        }
    }

    /// Gives a line that was not whole as it is; the row after it has its turn then, whatever comes
    /// of the line.
    private func endUnfinished() -> LineEvent {
        let line = takeFirst()
        if let rest = assembler.takeUnfinished() { ready.append(rest) }
        (later, ready) = (ready, [])
        return line
    }

    /// Forgets what arrived together with the last line: the rest of a pasted block, whether the
    /// terminal marks those or not. What is typed after a line was entered is kept.
    package func dropTypedAhead() {
        ready = []
        pushedBack = []
        loop.keys.removeAll()
    }

    /// What was typed of the same text in rows before; nil in its first row.
    var begun: String? { assembler.unfinished }

    /// What stands before the row that is being typed, of the same text.
    var textBefore: String { begun.map { $0 + "\n" } ?? "" }

    /// The first line of a row just typed, which stands on the screen already.
    private func takeFirst() -> LineEvent {
        .line(ready.isEmpty ? "" : ready.removeFirst())
    }

    /// A further line of a pasted block, shown as if it had been typed.
    private func nextReady() -> LineEvent? {
        ready = later + ready
        later = []
        while !ready.isEmpty {
            let line = ready.removeFirst()
            if line.isEmpty { continue }
            showMessages()
            let rows = line.split(separator: "\n", omittingEmptySubsequences: false)
            for (place, row) in rows.enumerated() {
                let before = rows[..<place].joined(separator: "\n")
                loop.write(promptText(after: place == 0 ? nil : before).withoutMarks + row + "\n")
            }
            return .line(line)
        }
        return nil
    }

    private func readRow() -> LineEvent {
        cel_flush_streams()
        takeTerminal()
        let isBelowOutput = !showMessages() && assembler.unfinished == nil
        above = RowsAbove(isUntouched: isBelowOutput)
        prepareRow()
        drawAbove()
        loop.markPastes(true)
        var text: UnsafePointer<UInt32>?
        let isEditing = cel_is_editing(editor)
        if !isEditing { showPromptOnly() }
        let count = Int(cel_read_line(editor, &text))
        let row = String(scalars: UnsafeBufferPointer(start: text, count: max(0, count)))
        if outcome == .none && isEditing { finishDrawing(row) }
        loop.markPastes(false)
        if !isEditing { loop.modes?.makeQuiet() }
        return event(for: row, count: count)
    }

    /// Puts the modes for prompts in effect: those that libedit makes of the cook's own.
    func takeTerminal() {
        guard let modes = loop.modes else { return }
        guard modes.isChanged else {
            modes.makeQuiet()
            return
        }
        modes.makeOrdinary()
        cel_take_terminal(editor)
        modes.adoptEditing()
    }

    private func prepareRow() {
        outcome = .none
        walk = nil
        completionWalk = nil
        lastSuggestion = nil
        columns = TerminalSize(of: loop.input)?.columns ?? 80
        resetRoom()
        painter.forget()
        use(promptText)
        rightPrompt = loop.mailbox.takeRightPrompt().text
    }

    private func event(for row: String, count: Int) -> LineEvent {
        switch outcome {
        case .interrupted: return .interrupted
        case .ended where count <= 0: return .endOfInput
        default: break
        }
        if count == 0 { return .endOfInput }
        guard count > 0 else { return .failed(code: errno) }
        let row = row.hasSuffix("\n") ? String(row.dropLast()) : row
        return row.utf8.count + textBefore.utf8.count > LineLimit.bytes ? .tooLong : .line(row)
    }
}

extension PromptEditor {
    /// Reads a word typed unseen; nil after Ctrl-C, and after Ctrl-D on nothing.
    ///
    /// However it ends, the terminal echoes again where it did before.
    package func readSecret(prompt: String) -> String? {
        loop.readSecret(prompt: prompt)
    }
}
