/// What a server is asked for once, and only where it is needed.
///
/// Those who wait for it belong to one search: where one of them is cancelled, it is for all.
actor AskedOnce<Answer: Sendable> {
    private let ask: @Sendable () async throws -> Answer
    private var asked: Task<Answer, any Error>?

    /// - Parameter ask: Asks the server.
    init(_ ask: @escaping @Sendable () async throws -> Answer) { self.ask = ask }

    /// The answer; whoever wants it first asks.
    func answer() async throws -> Answer {
        let ask = ask
        let task = asked ?? Task { try await ask() }
        asked = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
