extension PromptEditor {
    /// How the prompt looks and what it asks its owner.
    package struct Configuration {
        /// Which keys edit the line.
        package enum Keys: Equatable, Sendable {
            case emacs, vi
        }

        /// What stands before a line.
        package var prompt = "recipe> "
        /// What stands before the second and further lines of a text.
        package var continuationPrompt = "   ...> "
        /// An escape sequence that colours both prompts, such as `ESC [ 1 m`; nil for plain ones.
        package var promptStyle: String?
        /// An escape sequence that colours the right prompt; nil for a plain one.
        package var rightPromptStyle: String?
        /// An escape sequence for what an older line suggests; nil where nothing is suggested.
        package var suggestionStyle: String?
        /// The words of a line that find nothing, in characters; asked as the cook types, and must
        /// not wait. Nil where none are shown.
        package var unknownWords: ((CompletionRequest) -> [Range<Int>])?
        /// Whether descriptions in the list of completions are dim.
        package var dimsDescriptions = false
        /// Which keys edit the line, unless the cook's own settings say otherwise.
        package var keys = Keys.emacs
        /// The cook's own libedit settings (`EDITRC`); nil for none. A missing file is none.
        package var settingsFile: String?
        /// Whether lines are kept and offered again.
        package var keepsHistory = true
        /// The terminal's type; nil for the one in `TERM`.
        package var terminalType: String?

        /// Whether a text goes on in another line: an open quote, or a final backslash.
        ///
        /// It is given everything typed so far. While it says so, the continuation prompt is shown
        /// and the next line is joined on with `\n`, in both cases: after an open quote the
        /// newline belongs to the quoted text; after a final backslash the backslash and the
        /// newline stay in the text, for the caller to take out or to find its places by.
        package var needsMore: (String) -> Bool = { _ in false }
        /// What stands before the next row of a text that goes on, for the text; nil for
        /// ``continuationPrompt``.
        package var waitingPrompt: (String) -> String? = { _ in nil }
        /// What becomes of a text that goes on, for the text and the row that was typed after it.
        package var unfinished: (_ begun: String, _ row: String) -> Unfinished = { _, _ in .goesOn }
        /// What can stand at the cursor; asked for each Tab, and must not wait.
        package var complete: (CompletionRequest) -> CompletionAnswer = { _ in .nothing }
        /// Has the cook choose an older line from a list on the whole screen: from all of them, oldest
        /// first, narrowed by what was typed. Nil where the terminal can't show one.
        package var chooseLine: ((_ lines: [String], _ typed: String) -> LineChoice?)?
        /// The prompt during Ctrl-R where lines are looked for one by one, for what was typed and
        /// whether a line has it.
        package var searchPrompt: (_ pattern: String, _ isFound: Bool) -> String = {
            "(\($1 ? "search" : "not found") '\($0)') "
        }
        /// The last row of a list of completions that is cut, for the number not shown.
        package var unshownCandidates: (Int) -> String = { "and \($0) more" }
        /// What is said of a paste that a line has no room for, for its number of bytes.
        package var droppedPaste: (Int) -> String = {
            "Nothing was pasted: it is \(($0 + 1_023) / 1_024) KiB long, and a line holds 64 KiB."
        }

        /// Makes a configuration with the shell's own prompts and nothing to complete.
        package init() {}
    }
}

extension PromptEditor {
    /// What came of a list of older lines.
    package enum LineChoice: Equatable, Sendable {
        case line(String)
        /// Nothing was taken.
        case nothing
    }
}

extension PromptEditor.Configuration {
    /// The prompt of a text's first row, or of one that goes on after others.
    func prompt(after begun: String?) -> String {
        guard let begun else { return prompt }
        return waitingPrompt(begun) ?? continuationPrompt
    }
}
