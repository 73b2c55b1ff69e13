import CEditLine

extension PromptEditor {
    /// A line of more characters gets no help while it is typed, for every key would read all of it.
    private static let longestHinted = 2_000

    /// What would make the line the newest one in the history that begins so; nil where there is
    /// none, or the cursor is not at the line's end.
    var suggestion: String? {
        guard configuration.suggestionStyle != nil, configuration.keepsHistory, !isSearching,
            textBefore.isEmpty
        else { return nil }
        let line = cel_current_line(editor)
        guard line.count > 0, line.cursor == line.count, line.count <= Self.longestHinted else {
            return nil
        }
        let text = currentText.whole
        if let (typed, rest) = lastSuggestion, typed == text { return rest }
        let found = history.older(than: history.lines.count, except: text) {
            $0.hasPrefix(text) && !$0.contains("\n")
        }
        let rest = found.map { String(history.lines[$0].dropFirst(text.count)) }
        lastSuggestion = (text, rest)
        return rest
    }

    /// Puts the suggestion into the line; false where there is none.
    func takeSuggestion() -> Bool {
        guard let rest = suggestion else { return false }
        replaceText(with: currentText.whole + rest)
        cel_move_cursor(editor, cel_current_line(editor).count)
        return true
    }

    /// The words of the line that find nothing, but for the one that is being typed.
    var unknownWords: [Range<Int>] {
        guard let find = configuration.unknownWords, !isSearching, textBefore.isEmpty,
            cel_current_line(editor).count <= Self.longestHinted
        else { return [] }
        let (text, beforeCursor) = currentText
        if lastUnknown.text != text || lastUnknown.cursor != beforeCursor {
            let found = find(CompletionRequest(text: text, cursor: beforeCursor.count))
            let ends = text.reduce(into: [0]) {
                $0.append($0[$0.count - 1] + $1.unicodeScalars.count)
            }
            lastUnknown = (
                text, beforeCursor,
                found.filter { $0.upperBound < ends.count }.map {
                    ends[$0.lowerBound]..<ends[$0.upperBound]
                }
            )
        }
        return lastUnknown.ranges
    }
}
