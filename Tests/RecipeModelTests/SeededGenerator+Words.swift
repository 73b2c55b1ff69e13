import RecipeTestSupport

extension SeededGenerator {
    /// A word of at most so many of the given letters; it may be empty.
    mutating func word(of letters: String, upTo length: Int) -> String {
        let letters = Array(letters)
        return String(
            (0..<Int.random(in: 0...length, using: &self)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &self)]
            }
        )
    }

    /// One of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }
}
