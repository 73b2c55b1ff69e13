/// A shell of the system that Tab can be taught to complete our command lines in.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that does it, to be kept where the shell looks for such.
    package func script(for words: CommandLineWords) -> String {
        switch self {
        case .bash: BashCompletion(words: words).script
        case .zsh: ZshCompletion(words: words).script
        case .fish: FishCompletion(words: words).script
        }
    }
}

/// A text between single quotes, as a POSIX shell reads it.
func shellQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
}
