import CEditLine
import Glibc

/// The modes of one terminal: what they were when we came, and what they are between prompts.
///
/// However the process ends, by `exit` or by a signal, the modes are put back.
final class TerminalModes {
    private let descriptor: Int32
    private var ordinary: termios
    private(set) var isQuiet = false

    /// Takes the modes of the terminal behind a descriptor; nil if it is none.
    init?(descriptor: Int32) {
        var modes = termios()
        guard isatty(descriptor) == 1, tcgetattr(descriptor, &modes) == 0 else { return nil }
        self.descriptor = descriptor
        ordinary = modes
    }

    deinit {
        makeOrdinary()
        cel_forget_terminal(descriptor)
    }

    /// Sees to it that the modes are put back at the end of the process.
    func guardUntilExit() {
        cel_guard_terminal(descriptor, &ordinary)
    }

    /// Puts the cook's own modes in force.
    func makeOrdinary() {
        isQuiet = false
        tcsetattr(descriptor, TCSANOW, &ordinary)
    }

    /// Has keys kept unseen until somebody reads them, for a prompt or for a secret.
    func makeQuiet() {
        isQuiet = true
        var modes = ordinary
        cel_make_quiet(&modes)
        tcsetattr(descriptor, TCSANOW, &modes)
    }

    /// Takes over what a child has changed, unless it left the terminal unfit for typing.
    func adoptChanges() {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0, cel_is_ordinary(&modes) else { return }
        ordinary = modes
        cel_guard_terminal(descriptor, &ordinary)
    }

    /// Throws away what was typed and not yet read.
    func dropInput() {
        tcflush(descriptor, TCIFLUSH)
    }
}
