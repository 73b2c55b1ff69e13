import CEditLine

extension PromptEditor {
    /// Sets the keys: the chosen kind, then ours, then the cook's own file.
    ///
    /// A line of that file that chooses the kind (`bind -v`) puts every key back to libedit's own,
    /// so ours follow at once and the lines behind it still win.
    ///
    /// - Parameter isChosenNow: Whether the cook has just chosen the kind at the prompt, which
    ///   counts for more than the file.
    func bindKeys(isChosenNow: Bool) {
        cel_set_keys(editor, configuration.keys == .vi)
        bindOwnKeys()
        refusedSettings = []
        loop.keys.ownSequences = []
        for line in settings.lines {
            let effect = SettingsLine(line.text, program: Self.program)
            if effect.choosesKeys && isChosenNow { continue }
            let isTaken = cel_run_settings_line(editor, Self.ownCommands(in: line.text))
            if !isTaken { refusedSettings.append(line.number) }
            if isTaken && effect.choosesKeys { bindOwnKeys() }
            loop.keys.ownSequences.formUnion(effect.boundSequences)
        }
    }

    static let program = "recipe"

    /// A settings line with our command in place of libedit's, which would clear nothing: what
    /// libedit draws is dropped.
    private static func ownCommands(in line: String) -> String {
        line.replacing("ed-clear-screen", with: "recipe-clear-screen")
    }

    private func bindOwnKeys() {
        let isVi = cel_uses_vi_keys(editor)
        for isAlternative in isVi ? [false, true] : [false] {
            for (key, command) in Self.specialKeys {
                _ = cel_bind_character(editor, isAlternative, key.rawValue, command)
            }
            for (key, command) in Self.controlKeys {
                _ = cel_bind(editor, isAlternative, key, command)
            }
        }
        for (key, isAlternative) in isVi ? Self.harmfulVi : Self.harmfulEmacs {
            _ = cel_bind(editor, isAlternative, key, "ed-unassigned")
        }
        if !isVi {
            // libedit would delete from the mark, which nobody sets, to the cursor.
            _ = cel_bind(editor, false, "^W", "ed-delete-prev-word")
        }
    }

    private static let specialKeys: [(SpecialKey, String)] = [
        (.pasteBegin, "recipe-paste"),
        (.up, "recipe-history-back"),
        (.down, "recipe-history-forward"),
        (.left, "ed-prev-char"),
        (.right, "recipe-right"),
        (.wordLeft, "ed-prev-word"),
        (.wordRight, "em-next-word"),
        (.home, "ed-move-to-beg"),
        (.end, "recipe-end"),
        (.delete, "recipe-delete"),
        (.deleteWord, "em-delete-next-word"),
    ]

    /// libedit crashes on a quote left open in a command that is typed at `:`.
    private static let harmfulVi = [(":", true)]

    /// The same at `ESC x`. A number before a letter (`ESC 9 9 9 9 a`) makes a line longer than
    /// there is room for. The mark is a place in memory that an undo leaves behind, so that
    /// commands which use it afterwards write anywhere.
    private static let harmfulEmacs =
        ["\\ex", "^@", "^X^X", "\\ew"].map { ($0, false) } + (0...9).map { ("\\e\($0)", false) }

    private static let controlKeys: [(String, String)] = [
        ("^I", "recipe-complete"),
        ("^R", "recipe-search-history"),
        ("^L", "recipe-clear-screen"),
        ("^_", "vi-undo"),
        ("^P", "recipe-history-back"),
        ("^N", "recipe-history-forward"),
    ]
}
