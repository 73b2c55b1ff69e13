import Synchronization

/// A piece of work that the main thread waits for while others do it.
///
/// ```swift
/// let work = WorkToken()
/// let task = Task.detached { defer { work.markDone() }; await command.run() }
/// loop.wait(for: work, onInterrupt: { task.cancel() })
/// ```
package final class WorkToken: Sendable {
    private struct State {
        var isDone = false
        var wake: WakePipe?
    }

    private let state = Mutex(State())

    /// Makes a token for work that is not done yet.
    package init() {}

    /// Whether the work is done.
    package var isDone: Bool { state.withLock { $0.isDone } }

    /// Says that the work is done; from any thread, any number of times.
    package func markDone() {
        let wake = state.withLock { state in
            state.isDone = true
            return state.wake
        }
        wake?.ring()
    }

    /// Has `wake` rung when the work is done; nil to stop that.
    func attach(_ wake: WakePipe?) {
        state.withLock { $0.wake = wake }
    }
}
