import Foundation
import Synchronization
import Testing

/// Runs only a few tests at the same time: each starts programs, and a hundred programs at once take
/// so long that waiting for one says nothing about it.
struct AFewAtOnce: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    private static let gate = Gate(room: ProcessInfo.processInfo.activeProcessorCount * 3)

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.gate.enter()
        defer { Self.gate.leave() }
        try await function()
    }
}

extension Trait where Self == AFewAtOnce {
    /// Only a few of these tests run at the same time.
    static var aFewAtOnce: AFewAtOnce { AFewAtOnce() }
}

/// Lets so many in at once; who comes later waits for somebody to leave.
private final class Gate: Sendable {
    private struct State {
        var room: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(room: Int) { state = Mutex(State(room: room)) }

    func enter() async {
        await withCheckedContinuation { continuation in
            let entersAtOnce = state.withLock { state in
                guard state.room > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.room -= 1
                return true
            }
            if entersAtOnce { continuation.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.waiting.isEmpty {
                state.room += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
