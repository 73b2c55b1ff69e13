import CEditLine
import Glibc

extension TerminalLoop {
    /// How a program that was given the terminal ended.
    package enum ChildEnd: Equatable, Sendable {
        /// It ended by itself with this code.
        case exited(Int32)
        /// A signal ended it, or the program that the shell ran for it.
        case killed(signal: Int32)
        /// It could not be started, with the system's reason.
        case notStarted(String)
    }

    /// Hands the terminal to a command of the system shell, and waits for its end.
    ///
    /// The child is in our own process group, so that it can read the terminal and that Ctrl-C and
    /// Ctrl-Z reach it; Foundation's `Process` makes a group of its own, which the system stops as
    /// soon as it reads a key.
    ///
    /// - Parameters:
    ///   - command: What the shell runs.
    ///   - text: What the command reads as its standard input; nil for the terminal. A command
    ///     that does not read all of it is none the worse.
    ///   - shell: The path of the shell.
    package func runInShell(
        _ command: String,
        feeding text: String? = nil,
        shell: String = "/bin/sh"
    ) -> ChildEnd {
        handOver {
            var (reading, writing): (Int32, Int32) = (-1, -1)
            if text != nil, !cel_open_pipe(true, &reading, &writing) {
                return .notStarted(Self.reason)
            }
            let process = cel_start_shell(shell, command, reading)
            let reason = Self.reason
            if reading >= 0 { close(reading) }
            if let text, process > 0 { Self.feed(text, to: writing) }
            if writing >= 0 { close(writing) }
            guard process > 0 else { return .notStarted(reason) }
            let code = cel_wait_for_child(process)
            return code > 128 ? .killed(signal: code - 128) : .exited(code)
        }
    }

    private static func feed(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
