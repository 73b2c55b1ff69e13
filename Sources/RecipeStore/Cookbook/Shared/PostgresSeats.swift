import Synchronization

/// A few lanes that those who ask take turns with: each is made when all others are taken.
final class PostgresSeats: Sendable {
    private struct State {
        /// The lanes that nobody has; the one that was used last is taken first.
        var free: [PostgresLane] = []
        var made = 0
        var waiting: [(number: Int, goOn: CheckedContinuation<PostgresLane, any Error>)] = []
        /// Those who stopped waiting before they began to.
        var stopped: Set<Int> = []
        var last = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    init(_ limit: Int) { self.limit = limit }

    /// Does something with a lane that nobody else has meanwhile; whoever came first is first.
    func withLane<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (PostgresLane) async throws -> Result
    ) async throws -> Result {
        let lane = try await take()
        defer { give(lane) }
        return try await body(lane)
    }

    private func take() async throws -> PostgresLane {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        defer { state.withLock { _ = $0.stopped.remove(number) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { goOn in
                let now: Swift.Result<PostgresLane, any Error>? = state.withLock { state in
                    if state.stopped.contains(number) { return .failure(CancellationError()) }
                    if let lane = state.free.popLast() { return .success(lane) }
                    if state.made < limit {
                        state.made += 1
                        return .success(PostgresLane())
                    }
                    state.waiting.append((number, goOn))
                    return nil
                }
                if let now { goOn.resume(with: now) }
            }
        } onCancel: {
            let goOn = state.withLock { state in
                guard let place = state.waiting.firstIndex(where: { $0.number == number }) else {
                    state.stopped.insert(number)
                    return nil as CheckedContinuation<PostgresLane, any Error>?
                }
                return state.waiting.remove(at: place).goOn
            }
            goOn?.resume(throwing: CancellationError())
        }
    }

    private func give(_ lane: PostgresLane) {
        let next = state.withLock { state in
            if state.waiting.isEmpty {
                state.free.append(lane)
                return nil as CheckedContinuation<PostgresLane, any Error>?
            }
            return state.waiting.removeFirst().goOn
        }
        next?.resume(returning: lane)
    }
}
