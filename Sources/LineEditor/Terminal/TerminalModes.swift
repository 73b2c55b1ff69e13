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
    /// How many bytes that wait to be read were typed while the cook's own modes were in effect.
    private(set) var typedOrdinarily = 0

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
        let wasQuiet = isQuiet
        isQuiet = true
        tcsetattr(descriptor, TCSANOW, &quiet)
        guard !wasQuiet else { return }
        var count: Int32 = 0
        typedOrdinarily = ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// Whether the terminal shows by itself what is typed in the cook's own modes.
    var echoes: Bool { ordinary.c_lflag & tcflag_t(ECHO) != 0 }

    /// Ctrl-D, as it comes in when a terminal is quiet.
    static let end: UInt8 = 0x04

    /// Puts Ctrl-D back into bytes that were just read, where the terminal has taken it for the end
    /// of the input: it keeps that as a NUL, which a prompt would take for another key.
    func restoreEnds(in bytes: inout ArraySlice<UInt8>) {
        for index in bytes.indices.prefix(typedOrdinarily) where bytes[index] == 0 {
            bytes[index] = Self.end
        }
        typedOrdinarily = max(0, typedOrdinarily - bytes.count)
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
