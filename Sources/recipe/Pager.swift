import Display
import LineEditor
import Synchronization

/// Shows long text a screen at a time, with the cook's own pager.
struct Pager: Sendable {
    /// The command, asked anew each time; nil for none.
    let command: @Sendable () -> String?

    /// `less` as git starts it: it leaves at once when all fits, keeps colours, and leaves the text
    /// on the screen. Without `less` the text is shown as it is.
    static let usual =
        "command -v less >/dev/null || exec cat; LESS=\"${LESS-FRX}\" LESSCHARSET=utf-8 exec less"

    /// Whether a text is taller than the screen and there is somebody to read it.
    func wants(_ text: String, style: OutputStyle) -> Bool {
        guard style.isTerminal, !style.isAccessible, command() != nil,
            isTerminal(StandardStream.input), let size = TerminalSize(of: StandardStream.output)
        else { return false }
        return text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= size.rows
    }

    /// Shows a text; false when the pager could not be started.
    func show(_ text: String, on loop: TerminalLoop) -> Bool {
        guard let command = command() else { return false }
        switch loop.runInShell(command, feeding: text) {
        case .exited(let code): return code != 127 && code != 126
        case .killed: return true
        case .notStarted: return false
        }
    }
}
