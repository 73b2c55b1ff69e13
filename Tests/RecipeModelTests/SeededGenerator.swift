/// A generator that gives the same numbers each time (SplitMix64), so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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
