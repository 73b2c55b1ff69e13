import Synchronization

/// A clock that stands until it is moved on.
final class HandClock: Sendable {
    private struct Waiter {
        var id: Int
        var end: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Int
        var lastID = 0
        var waiters: [Waiter] = []
        var cancelled: Set<Int> = []
        /// Those who wait for somebody to wait.
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    private static let lastMoment = Mutex(1_000_000_000)

    init(_ now: Int) { state = Mutex(State(now: now)) }

    /// Later than every one before it, in whatever place of a test.
    static func nextMoment() -> Int {
        lastMoment.withLock { last in
            last += 1
            return last
        }
    }

    var now: Int { state.withLock { $0.now } }

    /// Waits until the clock was moved on by so many seconds.
    func pause(_ seconds: Int) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state -> Result<Void, any Error>? in
                    if state.cancelled.contains(id) { return .failure(CancellationError()) }
                    guard seconds > 0 else { return .success(()) }
                    state.waiters.append(
                        Waiter(id: id, end: state.now + seconds, continuation: continuation)
                    )
                    for watcher in state.watchers { watcher.resume() }
                    state.watchers = []
                    return nil
                }
                if let isOver { continuation.resume(with: isOver) }
            }
        } onCancel: {
            let waiter = state.withLock { state -> Waiter? in
                state.cancelled.insert(id)
                guard let place = state.waiters.firstIndex(where: { $0.id == id }) else {
                    return nil
                }
                return state.waiters.remove(at: place)
            }
            waiter?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves it on by a second at a time, each time when somebody waits for it.
    func advance(by seconds: Int) async {
        for _ in 0..<seconds {
            await someoneWaits()
            let woken = state.withLock { state in
                state.now += 1
                let woken = state.waiters.filter { $0.end <= state.now }
                state.waiters.removeAll { $0.end <= state.now }
                return woken
            }
            for waiter in woken { waiter.continuation.resume() }
        }
    }

    /// Moves it on while nobody waits for it.
    func pass(_ seconds: Int) { state.withLock { $0.now += seconds } }

    /// Moves it on at once, as when the machine slept; those who wait are woken.
    func jump(by seconds: Int) async {
        await someoneWaits()
        let woken = state.withLock { state in
            state.now += seconds
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in woken { waiter.continuation.resume() }
    }

    /// Waits until somebody waits for it.
    func someoneWaits() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.waiters.isEmpty { state.watchers.append(continuation) }
                return !state.waiters.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }
}
