import Display
import LineEditor
import ShellSession
import Synchronization

/// Shows long text a screen at a time, with the cook's own pager.
struct Pager: Sendable {
    /// The command, asked anew each time; nil for none.
    let command: @Sendable () -> String?

    /// The command for a value of the setting `pager`; nil for none.
    static func command(for setting: PagerSetting) -> String? {
        switch setting {
        case .off: nil
        case .auto: manners + usual
        case .program(let program): manners + program
        }
    }

    /// What git has `less` and `lv` do, where the cook has not said otherwise: leave at once when
    /// all fits, keep colours, and leave the text on the screen.
    private static let manners = """
        export LESS="${LESS-FRX}" LV="${LV--c}" LESSCHARSET="${LESSCHARSET-utf-8}"

        """

    /// Without `less` the text is shown as it is.
    private static let usual = "command -v less >/dev/null || exec cat; exec less"

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
