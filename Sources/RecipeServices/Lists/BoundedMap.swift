extension Collection where Element: Sendable {
    /// What `work` makes of each element, in their order, with only so many at work at once.
    ///
    /// Throws what `work` throws first; the others are cancelled then.
    func mapped<Result: Sendable>(
        atMost limit: Int,
        _ work: @escaping @Sendable (Element) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results: [Result?] = Array(repeating: nil, count: count)
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
            }
            return results.compactMap(\.self)
        }
    }
}
