extension PromptEditor {
    /// How the prompt looks and what it asks its owner.
    public struct Configuration {
        /// Which keys edit the line.
        public enum Keys: Equatable, Sendable {
            case emacs, vi
        }

        /// What stands before a line.
        public var prompt = "recipe> "
        /// What stands before the second and further lines of a text.
        public var continuationPrompt = "   ...> "
        /// An escape sequence that colours both prompts, such as `ESC [ 1 m`; nil for plain ones.
        public var promptStyle: String?
        /// An escape sequence that colours the right prompt; nil for a plain one.
        public var rightPromptStyle: String?
        /// Whether descriptions in the list of completions are dim.
        public var dimsDescriptions = false
        /// Which keys edit the line, unless the cook's own settings say otherwise.
        public var keys = Keys.emacs
        /// The cook's own libedit settings (`EDITRC`); nil for none. A missing file is none.
        public var settingsFile: String?
        /// Whether lines are kept and offered again.
        public var keepsHistory = true
        /// The terminal's type; nil for the one in `TERM`.
        public var terminalType: String?

        /// Whether a text goes on in another line: an open quote, or a final backslash.
        ///
        /// It is given everything typed so far. While it says so, the continuation prompt is shown
        /// and the next line is joined on with `\n`, in both cases: behind an open quote the
        /// newline belongs to the quoted text; behind a final backslash the backslash and the
        /// newline stay in the text, for the caller to take out or to find its places by.
        public var needsMore: (String) -> Bool = { _ in false }
        /// What can stand at the cursor; asked for each Tab, and must not wait.
        public var complete: (CompletionRequest) -> CompletionAnswer = { _ in .nothing }
        /// The prompt during Ctrl-R, for what was typed and whether a line has it.
        public var searchPrompt: (_ pattern: String, _ isFound: Bool) -> String = {
            "(\($1 ? "search" : "not found") '\($0)') "
        }
        /// The last row of a list of completions that is cut, for the number not shown.
        public var unshownCandidates: (Int) -> String = { "and \($0) more" }

        /// Makes a configuration with the shell's own prompts and nothing to complete.
        public init() {}
    }
}
