import CEditLine
import Glibc

/// The modes of one terminal: what they were when we came, and what they are for prompts.
///
/// However the process ends, by `exit` or by a signal, the modes are put back.
final class TerminalModes {
    private let descriptor: Int32
    private var ordinary: termios
    private var quiet: termios
    private(set) var isQuiet = false
    /// Whether the cook's own modes were changed since an editor last read them.
    private(set) var isChanged = true

    /// Takes the modes of a descriptor's terminal; nil if it is none.
    init?(descriptor: Int32) {
        var modes = termios()
        guard isatty(descriptor) == 1, tcgetattr(descriptor, &modes) == 0 else { return nil }
        self.descriptor = descriptor
        ordinary = modes
        cel_make_quiet(&modes)
        quiet = modes
    }

    deinit {
        makeOrdinary()
        cel_forget_terminal(descriptor)
    }

    /// Sees to it that the modes are put back at the end of the process.
    func guardUntilExit() {
        cel_guard_terminal(descriptor, &ordinary)
    }

    /// Puts the cook's own modes in effect.
    func makeOrdinary() {
        isQuiet = false
        tcsetattr(descriptor, TCSANOW, &ordinary)
    }

    /// Has keys kept unseen until somebody reads them, for a prompt or for a secret.
    func makeQuiet() {
        isQuiet = true
        tcsetattr(descriptor, TCSANOW, &quiet)
    }

    /// Takes the modes that an editor has just put in effect for those of prompts.
    func adoptEditing() {
        isChanged = false
        tcgetattr(descriptor, &quiet)
        cel_make_quiet(&quiet)
        makeQuiet()
    }

    /// Takes over what a child has changed, unless it left the terminal unfit for typing.
    func adoptChanges() {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0, cel_is_ordinary(&modes) else { return }
        isChanged = true
        ordinary = modes
        cel_make_quiet(&modes)
        quiet = modes
        cel_guard_terminal(descriptor, &ordinary)
    }

    /// Throws away what was typed and not yet read.
    func dropInput() {
        tcflush(descriptor, TCIFLUSH)
    }
}
