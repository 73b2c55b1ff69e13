import RecipeTestSupport

extension SeededGenerator {
    /// Whether something happens that does so once in so many times.
    mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
