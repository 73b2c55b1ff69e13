import Display
import LineEditor
import ShellSession

/// How text that is taller than the screen is shown.
enum Pager: Equatable, Sendable {
    /// As it is.
    case none
    /// A screen at a time, on our own full screen.
    case own
    /// By a program of the cook's, with its arguments, as the system's shell runs it.
    case program(String)

    /// The pager for a value of the setting `pager`.
    ///
    /// Of `PAGER` only `cat` counts, with which the cook wants no pager anywhere. Other programs that
    /// it names are for those that have none of their own, and most would take the next command for
    /// keys of theirs.
    init(_ setting: PagerSetting, environment: [String: String]) {
        self =
            switch setting {
            case .off: .none
            case .auto: environment["PAGER"] == "cat" ? .none : .own
            case .program(let program): .program(Pager.manners + program)
            }
    }

    /// What we have `less` and `lv` do, where the cook has not said otherwise: leave at once when all
    /// fits, keep colours, leave the text on the screen, and name the key that leaves. `less` runs
    /// no commands and writes no files: a command that was meant for us must do no harm there.
    private static let manners = """
        export LESSSECURE=1 LESS='-Psspace next page, b back, / search, q leaves$'"${LESS-FRX}" \
        LV="${LV--c}" LESSCHARSET="${LESSCHARSET-utf-8}"

        """

    /// Whether a text is taller than the screen and there is somebody to read it.
    func wants(_ text: String, style: OutputStyle) -> Bool {
        guard self != .none, style.isTerminal, !style.isAccessible,
            isTerminal(StandardStream.input), let size = TerminalSize(of: StandardStream.output)
        else { return false }
        return text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= size.rows
    }

    /// Shows a text by a program; false when it could not be started.
    static func show(_ text: String, by program: String, on loop: TerminalLoop) -> Bool {
        switch loop.runInShell(program, feeding: text) {
        case .exited(let code): code != 127 && code != 126
        case .killed: true
        case .notStarted: false
        }
    }
}
