import Glibc
import Synchronization

@testable import LineEditor

/// What an editor on another thread has come to, for the test to look at.
final class SessionLog: Sendable {
    private struct State {
        var events: [LineEvent] = []
        var notes: [String] = []
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// The lines and other events so far, oldest first.
    var events: [LineEvent] { state.withLock { $0.events } }
    /// What the session noted besides.
    var notes: [String] { state.withLock { $0.notes } }
    /// Whether the editor's thread is at its end.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    func add(_ event: LineEvent) { state.withLock { $0.events.append(event) } }
    func note(_ text: String) { state.withLock { $0.notes.append(text) } }
    func end() { state.withLock { $0.hasEnded = true } }
}
