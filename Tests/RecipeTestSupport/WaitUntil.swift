/// Waits until a condition holds, looking again and again.
///
/// - Parameter condition: What is waited for.
/// - Throws: ``NeverHeld`` when it does not come to that in a time that only a mistake reaches, or
///   `CancellationError`.
package func waitUntil(
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async -> Bool
) async throws {
    let end = ContinuousClock.now.advanced(by: hangGuard)
    var looks = 0
    while !(await condition()) {
        // Where hundreds of tests share two cores, whoever is waited for has as few turns as we have.
        guard looks < 2_000 || ContinuousClock.now < end else { throw NeverHeld() }
        looks += 1
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Longer than anything in tests takes, even on a busy machine; reached only by a mistake.
package let hangGuard = Duration.seconds(100)

/// What was waited for did not come.
package struct NeverHeld: Error {}
