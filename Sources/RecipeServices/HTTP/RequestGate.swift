/// Lets only so many requests be under way at once; the others wait in the order of their coming.
actor RequestGate {
    private(set) var room: Int
    private(set) var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var lastNumber = 0

    /// A gate through which so many can go at once.
    init(room: Int) { self.room = max(1, room) }

    /// Does some work as soon as there is room for it.
    ///
    /// Throws what the work throws, or `CancellationError` when the task is cancelled before its
    /// turn.
    nonisolated func passed<Value: Sendable>(
        _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard await enter() else { throw CancellationError() }
        do {
            let value = try await work()
            await leave()
            return value
        } catch {
            await leave()
            throw error
        }
    }

    /// Waits for room; false when the task was cancelled in the meantime.
    private func enter() async -> Bool {
        if Task.isCancelled { return false }
        if room > 0 {
            room -= 1
            return true
        }
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting.append((number, $0)) }
        } onCancel: {
            Task { await self.stopWaiting(number) }
        }
    }

    private func stopWaiting(_ number: Int) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(returning: false)
    }

    private func leave() {
        // The room goes straight to the next one, so that nobody slips in before it.
        if waiting.isEmpty {
            room += 1
        } else {
            waiting.removeFirst().continuation.resume(returning: true)
        }
    }
}
