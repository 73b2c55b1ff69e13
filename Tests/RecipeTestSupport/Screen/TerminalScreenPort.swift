import Glibc

/// A pseudo-terminal: a screen on our side of it, a program's terminal on the other.
///
/// Nothing is drawn by itself: ``wait(until:)`` reads what the program writes until the screen
/// is as wanted.
package final class TerminalScreenPort {
    /// What the terminal shows so far.
    package var screen: TerminalScreen
    /// The path of the program's side.
    package let path: String
    /// The program's side, opened by us; the programs' own copies are apart from it.
    package let programDescriptor: Int32
    /// Every byte the program wrote, in order.
    package private(set) var written: [UInt8] = []

    /// Our side; -1 once it is closed, which `poll` leaves alone.
    private var descriptor: Int32

    /// Linux's requests to a terminal's controlling side, which Swift does not see in the C headers.
    private enum Request {
        static let number: UInt = 0x8004_5430
        static let unlock: UInt = 0x4004_5431
    }

    /// Opens a terminal of a size; nil where the system gives none.
    package init?(columns: Int, rows: Int) {
        descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        screen = TerminalScreen(columns: columns, rows: rows)
        var number: Int32 = 0
        var lock: Int32 = 0
        guard descriptor >= 0,
            ioctl(descriptor, Request.unlock, &lock) == 0,
            ioctl(descriptor, Request.number, &number) == 0
        else {
            if descriptor >= 0 { Glibc.close(descriptor) }
            return nil
        }
        path = "/dev/pts/\(number)"
        programDescriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        tellSize()
    }

    deinit {
        hangUp()
        if programDescriptor >= 0 { Glibc.close(programDescriptor) }
    }

    /// Takes the terminal away, as when its window is closed.
    package func hangUp() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Gives the terminal another size; the kernel tells programs that it controls.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        tellSize()
    }

    /// Whether the terminal is as a shell leaves it: it echoes, waits for whole lines, and makes
    /// signals of Ctrl-C and Ctrl-Z.
    package var isOrdinary: Bool {
        var modes = termios()
        tcgetattr(programDescriptor, &modes)
        let wanted = tcflag_t(ICANON | ECHO | ISIG)
        return modes.c_lflag & wanted == wanted && modes.c_oflag & tcflag_t(OPOST) != 0
    }

    /// Has the terminal echo and wait for whole lines, as a shell does when a job is stopped.
    package func makeOrdinary() {
        var modes = termios()
        tcgetattr(programDescriptor, &modes)
        modes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
        modes.c_iflag |= tcflag_t(ICRNL)
        tcsetattr(programDescriptor, TCSANOW, &modes)
    }

    private func tellSize() {
        var size = winsize(
            ws_row: UInt16(screen.rows),
            ws_col: UInt16(screen.columns),
            ws_xpixel: 0,
            ws_ypixel: 0
        )
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// Types text, or the bytes of keys.
    package func type(_ text: String) {
        type(Array(text.utf8))
    }

    /// Types bytes; the program's output is drawn meanwhile, so that neither waits for the other.
    package func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        let deadline = ContinuousClock.now + hangGuard
        while !rest.isEmpty, ContinuousClock.now < deadline {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
            guard poll(&request, 1, 100) > 0 else { continue }
            if request.revents & Int16(POLLIN) != 0 { readSome() }
            if request.revents & Int16(POLLOUT) != 0 {
                // In small pieces: the kernel's buffer for keys has 4,095 places.
                let piece = Array(rest.prefix(256))
                let count = Glibc.write(descriptor, piece, piece.count)
                if count > 0 { rest = rest.dropFirst(count) }
            }
            if request.revents & Int16(POLLHUP) != 0 { return }
        }
    }

    /// Draws what the program writes until the screen is as wanted.
    ///
    /// - Parameters:
    ///   - condition: What the screen should come to.
    /// - Returns: Whether it came to that before a long time had passed.
    @discardableResult
    package func wait(until condition: (TerminalScreen) -> Bool) -> Bool {
        let deadline = ContinuousClock.now + hangGuard
        while !condition(screen) {
            guard ContinuousClock.now < deadline else { return false }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&request, 1, 50) > 0, !readSome() { return condition(screen) }
        }
        return true
    }

    /// Draws what has been written by now.
    package func drawPending() {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, 0) > 0, readSome() {}
    }

    /// Reads once; false when the program's side is closed.
    @discardableResult
    private func readSome() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        written += buffer[..<count]
        screen.write(buffer[..<count])
        let answers = screen.takeAnswers()
        if !answers.isEmpty { _ = Glibc.write(descriptor, answers, answers.count) }
        return true
    }
}
