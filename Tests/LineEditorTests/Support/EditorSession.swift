import Foundation
import RecipeTestSupport
import Synchronization
import Testing

@testable import LineEditor

/// A prompt on a pseudo-terminal: the editor runs on a thread of its own, the test is the cook.
///
/// The process's signals are left alone; a test puts their numbers into the wake pipe, as the
/// handlers do.
final class EditorSession {
    /// What a session starts with.
    struct Setup: Sendable {
        var columns = 60
        var rows = 12
        var history: [String] = []
        /// What is typed before there is an editor, while the terminal is as a shell leaves it.
        var typedBefore = ""
        /// Changes the configuration; the terminal's type is xterm otherwise.
        var configure: @Sendable (inout PromptEditor.Configuration) -> Void = { _ in }
        /// Runs after each line, on the editor's thread.
        var onLine: @Sendable (String, PromptEditor, TerminalLoop, SessionLog) -> Void = {
            _,
            _,
            _,
            _ in
        }
        /// Runs before the first prompt.
        var prepare: @Sendable (PromptEditor, TerminalLoop, SessionLog) -> Void = { _, _, _ in }
    }

    let port: TerminalScreenPort
    let log = SessionLog()
    let mailbox: Mailbox
    private let wake: WakePipe

    /// Starts an editor, and waits for its prompt.
    init(_ setup: Setup = Setup()) throws {
        port = try #require(TerminalScreenPort(columns: setup.columns, rows: setup.rows))
        if !setup.typedBefore.isEmpty { port.type(setup.typedBefore) }
        let start = Mutex<(mailbox: Mailbox, wake: WakePipe)?>(nil)
        let (descriptor, log) = (port.programDescriptor, log)
        let thread = Thread {
            Self.run(setup, on: descriptor, log: log) { mailbox, wake in
                start.withLock { $0 = (mailbox, wake) }
            }
            log.end()
        }
        thread.stackSize = 4 << 20
        thread.start()
        let port = port
        try #require(port.wait { _ in start.withLock { $0 != nil } })
        (mailbox, wake) = try #require(start.withLock { $0 })
        try #require(port.wait { !$0.textBeforeCursor.isEmpty || !log.events.isEmpty })
    }

    deinit {
        port.hangUp()
        // The thread must be gone before another editor begins: libedit keeps a few things for
        // the whole process.
        let deadline = ContinuousClock.now + hangGuard
        while !log.hasEnded, ContinuousClock.now < deadline { usleep(500) }
    }

    private static func run(
        _ setup: Setup,
        on descriptor: Int32,
        log: SessionLog,
        started: (Mailbox, WakePipe) -> Void
    ) {
        let loop = TerminalLoop(input: descriptor, output: descriptor, handlesSignals: false)
        loop.suspendProcess = { log.note("suspended") }
        var configuration = PromptEditor.Configuration()
        configuration.terminalType = "xterm"
        setup.configure(&configuration)
        guard let editor = PromptEditor(loop: loop, configuration: configuration) else {
            let prompt = PlainPrompt(loop: loop, configuration: configuration)
            started(loop.mailbox, loop.wake)
            while true {
                let event = prompt.readLine()
                log.add(event)
                switch event {
                case .endOfInput, .failed: return
                case .line, .interrupted, .tooLong: break
                }
            }
        }
        editor.setHistory(setup.history)
        setup.prepare(editor, loop, log)
        started(loop.mailbox, loop.wake)
        while true {
            let event = editor.readLine()
            log.add(event)
            switch event {
            case .line(let line):
                editor.addToHistory(line)
                setup.onLine(line, editor, loop, log)
            case .endOfInput, .failed: return
            case .interrupted, .tooLong: break
            }
        }
    }

    // MARK: What the cook does and sees

    func type(_ text: String) { port.type(text) }

    /// Does what the kernel and our handler do when a signal comes.
    func signal(_ number: Int32) { wake.write(UInt8(number)) }

    var screen: TerminalScreen { port.screen }

    /// Waits for the screen to come to something, and says what it came to if it does not.
    func see(
        _ condition: (TerminalScreen) -> Bool,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let comes = port.wait(until: condition)
        #expect(
            comes,
            "\(port.screen.lines.joined(separator: "\n")) \(port.screen.cursor)",
            sourceLocation: location
        )
    }

    /// Waits for rows on the screen, from the top; the cursor stands behind `▏` if that is given.
    func see(_ rows: [String], _ location: SourceLocation = #_sourceLocation) {
        see(
            { screen in
                let cursor = rows.firstIndex { $0.contains("▏") }
                let wanted = rows.map { $0.replacing("▏", with: "") }
                guard screen.lines == wanted.map(Self.withoutTrailingSpaces) else { return false }
                guard let cursor, let mark = rows[cursor].firstIndex(of: "▏") else { return true }
                return screen.cursor.row == cursor
                    && screen.textBeforeCursor == rows[cursor][..<mark]
            },
            location
        )
    }

    /// Waits for events.
    func see(
        events: [LineEvent],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let log = log
        let comes = port.wait { _ in log.events.count >= events.count }
        #expect(comes && log.events == events, "\(log.events)", sourceLocation: location)
    }

    /// Waits for notes.
    func see(notes: [String], _ location: SourceLocation = #_sourceLocation) {
        let log = log
        let comes = port.wait { _ in log.notes.count >= notes.count }
        #expect(comes && log.notes == notes, "\(log.notes)", sourceLocation: location)
    }

    private static func withoutTrailingSpaces(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
