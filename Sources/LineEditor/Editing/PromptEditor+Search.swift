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

    /// Ctrl-R: older lines as a list, else the newest one that has what is typed, as typed.
    ///
    /// libedit's own search takes the pattern for a regular expression and stops at many letters
    /// beyond Latin-1, so the search is ours; the pattern stands in the prompt. Any key that is
    /// not part of the search ends it and does its usual work on the line found.
    func searchHistory() -> Int {
        guard configuration.keepsHistory else { return CEL_ANSWER_BEEP }
        if let choice = configuration.chooseLine?(history.lines, currentText.whole) {
            if case .line(let line) = choice { replaceText(with: line) }
            loop.markPastes(true)
            if TerminalSize(of: loop.input)?.columns != columns { followResize() }
            showPosted()
            return CEL_ANSWER_REFRESH
        }
        var search = HistorySearch(typed: currentText.whole)
        let prompt = promptText
        isSearching = true
        defer {
            isSearching = false
            use(prompt)
        }
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
        use(PromptText(text, style: nil))
        replaceText(with: search.shown)
    }

    /// Escape pressed alone only ends the search with the emacs keys, where it means nothing.
    private func endSearch(with character: UInt32) {
        let isAlone =
            character == Control.escape && loop.keys.isEmpty && !cel_uses_vi_keys(editor)
        if !isAlone { pushedBack.append(character) }
    }
}
