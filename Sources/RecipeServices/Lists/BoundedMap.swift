extension Collection where Element: Sendable {
    /// What `work` makes of each element, in their order, with only so many at work at once.
    ///
    /// Throws what `work` throws first; the others are cancelled then.
    func mapped<Result: Sendable>(
        atMost limit: Int,
        _ work: @escaping @Sendable (Element) async throws -> Result
    ) async throws -> [Result] {
        var results: [Result] = []
        try await mapped(atMost: limit, work) { results.append($0) }
        return results
    }

    /// Hands on what `work` makes of each element, in their order, each as soon as those before it
    /// are there.
    ///
    /// Throws what `work` throws first; the others are cancelled then.
    func mapped<Result: Sendable>(
        atMost limit: Int,
        _ work: @escaping @Sendable (Element) async throws -> Result,
        inOrder receive: (Result) async -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            var handedOn = 0
            var waiting = enumerated().makeIterator()
            var atWork = 0
            while true {
                while atWork < limit, let (place, element) = waiting.next() {
                    group.addTask { (place, try await work(element)) }
                    atWork += 1
                }
                guard let (place, result) = try await group.next() else { break }
                results[place] = result
                atWork -= 1
                while let ready = results.removeValue(forKey: handedOn) {
                    await receive(ready)
                    handedOn += 1
                }
            }
        }
    }
}
