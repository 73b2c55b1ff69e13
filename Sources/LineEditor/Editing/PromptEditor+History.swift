import CEditLine
import Glibc

extension PromptEditor {
    /// Replaces the lines to go back to, oldest first.
    package func setHistory(_ lines: [String]) {
        history.replace(with: lines)
    }

    /// Adds a line as the newest one to go back to, if history is kept; an older copy goes.
    package func addToHistory(_ line: String) {
        if configuration.keepsHistory { history.add(line) }
    }

    /// The text of the line that is being typed, and the part left of the cursor.
    var currentText: (whole: String, beforeCursor: String) {
        let line = cel_current_line(editor)
        let values = UnsafeBufferPointer(start: line.text, count: line.count)
        return (String(scalars: values), String(scalars: values.prefix(line.cursor)))
    }

    func replaceText(with text: String) {
        let values = text.scalarValues
        makeRoom(for: values)
        cel_replace_line(editor, values, values.count)
    }

    // MARK: Up and Down

    enum Direction { case back, forward }

    /// Shows the next line in a direction that begins like what was typed.
    func walkHistory(_ direction: Direction) -> Int {
        guard configuration.keepsHistory else { return CEL_ANSWER_BEEP }
        let (text, beforeCursor) = currentText
        var walk =
            self.walk.flatMap { $0.shown == text ? $0 : nil }
            ?? HistoryWalk(
                typed: text,
                beginning: beforeCursor,
                place: history.lines.count,
                shown: text
            )
        let fits = { (line: String) in line.hasPrefix(walk.beginning) }
        switch direction {
        case .back:
            guard let place = history.older(than: walk.place, except: text, fitting: fits) else {
                return CEL_ANSWER_BEEP
            }
            walk.place = place
        case .forward:
            guard walk.place < history.lines.count else { return CEL_ANSWER_BEEP }
            walk.place =
                history.newer(than: walk.place, except: text, fitting: fits)
                ?? history.lines.count
        }
        walk.shown = walk.place < history.lines.count ? history.lines[walk.place] : walk.typed
        replaceText(with: walk.shown)
        self.walk = walk
        return CEL_ANSWER_REFRESH
    }

    // MARK: For libedit's own commands

    /// A line that libedit asks for, allocated for it to free.
    func historyLine(at place: Int) -> UnsafeMutablePointer<UInt32>? {
        guard configuration.keepsHistory else { return nil }
        let step: LineHistory.Step =
            switch place {
            case CEL_HISTORY_OLDEST: .oldest
            case CEL_HISTORY_OLDER: .older
            case CEL_HISTORY_NEWER: .newer
            case CEL_HISTORY_CURRENT: .current
            default: .newest
            }
        guard let values = history.read(step)?.scalarValues else { return nil }
        makeRoom(for: values)
        guard let memory = calloc(values.count + 1, MemoryLayout<UInt32>.stride)
        else { return nil }
        let copy = memory.bindMemory(to: UInt32.self, capacity: values.count + 1)
        copy.update(from: values, count: values.count)
        return copy
    }
}
