import CEditLine

extension PromptEditor {
    private enum Control {
        static let abort: UInt32 = 0x07
        static let backspace: UInt32 = 0x08
        static let searchBack: UInt32 = 0x12
        static let searchForward: UInt32 = 0x13
        static let escape: UInt32 = 0x1B
        static let delete: UInt32 = 0x7F
    }

    /// Ctrl-R: shows the newest line that has what is typed, as it is typed.
    ///
    /// libedit's own search takes the pattern for a regular expression and stops at many letters
    /// beyond Latin-1, so the search is ours; the pattern stands in the prompt. Any key that is
    /// not part of the search ends it and does its usual work on the line found.
    func searchHistory() -> Int {
        guard configuration.keepsHistory else { return CEL_ANSWER_BEEP }
        var search = HistorySearch(typed: currentText.whole)
        let prompt = promptText(isFirst: textBefore.isEmpty)
        defer { use(prompt) }
        show(search)
        while true {
            var character: UInt32 = 0
            guard cel_read_character(editor, &character) == 1 else { return CEL_ANSWER_NOTHING }
            switch character {
            case Control.searchBack: search.findOlder(in: history)
            case Control.searchForward: search.findNewer(in: history)
            case Control.backspace, Control.delete: search.removeLast(in: history)
            case Control.abort:
                replaceText(with: search.typed)
                return CEL_ANSWER_REFRESH
            case 0x20..<0x7F, 0xA0...: search.append(character, in: history)
            default:
                endSearch(with: character)
                return CEL_ANSWER_REFRESH
            }
            show(search)
        }
    }

    private func show(_ search: HistorySearch) {
        let text = configuration.searchPrompt(search.pattern, search.isFound)
        let change = {
            self.use(PromptText(text, style: nil))
            self.replaceText(with: search.shown)
        }
        if knowsANSI { change() } else { redraw(after: change) }
    }

    /// Escape pressed alone only ends the search with the emacs keys, where it means nothing.
    private func endSearch(with character: UInt32) {
        let isAlone =
            character == Control.escape && loop.keys.isEmpty && !cel_uses_vi_keys(editor)
        if !isAlone { pushedBack.append(character) }
    }
}

/// A search through the history for a part of a line.
struct HistorySearch {
    /// What stood in the line before.
    let typed: String
    private(set) var pattern = ""
    /// The line found last, or what was typed before.
    private(set) var shown: String
    private(set) var isFound = true
    private var place: Int?

    init(typed: String) {
        self.typed = typed
        shown = typed
    }

    mutating func append(_ character: UInt32, in history: LineHistory) {
        pattern += String(scalars: [character])
        // The line found so far may go on fitting.
        find(in: history, before: (place ?? history.lines.count) + 1, except: nil)
    }

    mutating func removeLast(in history: LineHistory) {
        guard !pattern.isEmpty else { return }
        pattern.removeLast()
        place = nil
        shown = typed
        find(in: history, before: history.lines.count, except: nil)
    }

    mutating func findOlder(in history: LineHistory) {
        find(in: history, before: place ?? history.lines.count, except: shown)
    }

    mutating func findNewer(in history: LineHistory) {
        guard !pattern.isEmpty, let place else { return }
        take(
            history.newer(than: place, except: shown) { $0.utf8.contains(pattern.utf8) },
            in: history
        )
    }

    private mutating func find(in history: LineHistory, before end: Int, except line: String?) {
        guard !pattern.isEmpty else {
            isFound = true
            return
        }
        let found = history.lines[..<min(end, history.lines.count)].lastIndex { candidate in
            candidate != line && candidate.utf8.contains(pattern.utf8)
        }
        take(found, in: history)
    }

    private mutating func take(_ found: Int?, in history: LineHistory) {
        isFound = found != nil
        guard let found else { return }
        place = found
        shown = history.lines[found]
    }
}
