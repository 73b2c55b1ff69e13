import CPseudoTerminal
import Foundation
import RecipeTestSupport
import Synchronization

/// The program on a terminal: keys go in, a screen comes out.
///
/// A thread of its own draws what the program writes, so neither waits for the other. A test waits
/// for what is to be seen, never for a time.
final class CookTerminal: Sendable {
    /// The program's process.
    let process: pid_t
    private let master: Int32
    private let state: Mutex<State>

    private struct State {
        var screen: TerminalScreen
        var written: [UInt8] = []
        var exitCode: Int32?
        var isClosed = false
        /// Whether our side of the terminal is open, and whether it is to be.
        var isOpen = true
        var isHungUp = false
        var waiters: [Waiter] = []
    }

    /// What a test waits for.
    private struct Waiter {
        var isMet: @Sendable (Seen) -> Bool
        var deadline: ContinuousClock.Instant
        var continuation: CheckedContinuation<Bool, Never>
    }

    /// What there is to be seen at one moment.
    struct Seen: Sendable {
        /// The screen.
        var screen: TerminalScreen
        /// Every byte that the program wrote.
        var written: [UInt8]
        /// The exit code, once the program has ended.
        var exitCode: Int32?
    }

    /// Longer than anything here takes, even on a busy machine; reached only by a mistake.
    private static let hangGuard = Duration.seconds(300)

    /// Starts a program on a terminal of its own.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: What stands behind its name.
    ///   - environment: All of its environment.
    ///   - folder: Where it runs.
    ///   - columns: The columns that the terminal says it has.
    ///   - rows: The rows that the terminal says it has.
    ///   - screenColumns: The columns that it does have; more than it says show lines that are too
    ///     wide.
    ///   - background: The colour that it says its background has; nil where it does not say.
    ///   - prepare: Changes what the terminal can.
    init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        folder: String,
        columns: Int,
        rows: Int,
        screenColumns: Int? = nil,
        background: String? = nil,
        prepare: (inout TerminalScreen) -> Void = { _ in }
    ) throws {
        var other = [CChar](repeating: 0, count: 128)
        let terminal = cpt_open(Int32(columns), Int32(rows), &other, other.count)
        guard terminal >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        let words = CStrings([path] + arguments)
        let variables = CStrings(environment: environment)
        let process = cpt_start_on_terminal(
            path,
            words.pointers,
            variables.pointers,
            folder,
            other
        )
        guard process > 0 else {
            close(terminal)
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        (self.process, master) = (process, terminal)
        var screen = TerminalScreen(columns: screenColumns ?? columns, rows: rows)
        screen.background = background
        prepare(&screen)
        state = Mutex(State(screen: screen))
        Thread.detachNewThread { [weak self] in
            while self?.step() == true {}
        }
    }

    deinit {
        let (isOpen, hasEnded) = state.withLock { ($0.isOpen, $0.exitCode != nil) }
        if isOpen { close(master) }
        guard !hasEnded else { return }
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    // MARK: Looking

    /// What the terminal shows now.
    var screen: TerminalScreen { state.withLock { $0.screen } }
    /// Every byte that the program wrote.
    var written: [UInt8] { state.withLock { $0.written } }
    /// All rows, with those that have left the screen at the top.
    var everything: String { screen.everything.joined(separator: "\n") }

    /// Whether the terminal shows what is typed, without the program's doing.
    var isEchoing: Bool {
        var modes = termios()
        tcgetattr(master, &modes)
        return modes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// The most memory that the program has had at once, in KiB; nil where the system does not tell.
    var peakMemory: Int? {
        let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }

    // MARK: Waiting

    /// Waits until the screen is as wanted.
    ///
    /// Throws `ProgramHangs` when it does not come to that.
    func wait(until isMet: @escaping @Sendable (Seen) -> Bool) async throws {
        let deadline = ContinuousClock.now + Self.hangGuard
        let isThere = await withCheckedContinuation { continuation in
            state.withLock {
                $0.waiters.append(
                    Waiter(isMet: isMet, deadline: deadline, continuation: continuation)
                )
                Self.wakeWaiters(&$0)
            }
        }
        guard isThere else { throw ProgramHangs(shown: everything) }
    }

    /// Waits until a text is on the screen, or has been.
    func wait(for text: String) async throws {
        try await wait { $0.screen.everything.contains { $0.contains(text) } }
    }

    /// Waits for the program to end; its exit code.
    func waitForEnd() async throws -> Int32 {
        try await wait { $0.exitCode != nil }
        return state.withLock { $0.exitCode ?? -1 }
    }

    // MARK: Typing

    /// Types text or keys.
    func type(_ text: String) { type(Array(text.utf8)) }

    /// Types bytes.
    func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, state.withLock({ !$0.isClosed }) {
            // In small pieces: the kernel's buffer for keys has 4,095 places.
            let count = rest.prefix(256).withUnsafeBytes {
                Foundation.write(master, $0.baseAddress, $0.count)
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) {
        state.withLock { $0.screen.resize(columns: columns, rows: rows) }
        _ = cpt_resize(master, Int32(columns), Int32(rows))
    }

    /// Sends the program a signal.
    func signal(_ number: Int32) { kill(process, number) }

    /// Takes the terminal away, as when its window is closed.
    func hangUp() {
        // The thread that reads does it: it may be waiting just now.
        state.withLock { $0.isHungUp = true }
    }

    // MARK: Drawing

    /// Draws what comes within a moment; false when the program has ended and all is drawn.
    private func step() -> Bool {
        let (isOpen, isHungUp) = state.withLock { ($0.isOpen, $0.isHungUp) }
        if isOpen && isHungUp {
            close(master)
            state.withLock { $0.isOpen = false }
        }
        let (isReady, bytes) = isOpen && !isHungUp ? readSome() : (true, [])
        var status: Int32 = 0
        let isReaped = bytes.isEmpty && waitpid(process, &status, WNOHANG) == process
        let answers = state.withLock { state in
            state.written += bytes
            state.screen.write(bytes)
            if isReaped { (state.exitCode, state.isClosed) = (ExitStatus.code(status), true) }
            Self.wakeWaiters(&state)
            return state.screen.takeAnswers()
        }
        if !answers.isEmpty { _ = Foundation.write(master, answers, answers.count) }
        // A terminal that nobody has open any more is ready at once, with nothing to read.
        if isReady, bytes.isEmpty { usleep(1_000) }
        return !isReaped
    }

    private func readSome() -> (isReady: Bool, [UInt8]) {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 20) > 0 else { return (false, []) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &buffer, buffer.count)
        return (true, Array(buffer.prefix(max(0, count))))
    }

    private static func wakeWaiters(_ state: inout State) {
        guard !state.waiters.isEmpty else { return }
        let seen = Seen(screen: state.screen, written: state.written, exitCode: state.exitCode)
        let now = ContinuousClock.now
        state.waiters.removeAll { waiter in
            let isMet = waiter.isMet(seen)
            guard isMet || state.isClosed || waiter.deadline < now else { return false }
            waiter.continuation.resume(returning: isMet)
            return true
        }
    }
}
