extension SeededGenerator {
    /// A number of a range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// One of some values, of which there is at least one.
    package mutating func pick<Value>(_ values: [Value]) -> Value {
        values[number(0...values.count - 1)]
    }

    /// Some values, as many as a range allows.
    package mutating func many<Value>(
        _ range: ClosedRange<Int>,
        _ make: (inout SeededGenerator) -> Value
    ) -> [Value] {
        (0..<number(range)).map { _ in make(&self) }
    }

    /// Whether something happens that does so in so many of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    /// Whether something happens that does so once in so many times.
    package mutating func once(in times: Int) -> Bool { number(0...times - 1) == 0 }

    /// A word of at most so many of the given letters; it may be empty.
    package mutating func word(of letters: String, upTo length: Int) -> String {
        let letters = Array(letters)
        return String(many(0...length) { $0.pick(letters) })
    }

    /// Letters, signs and now and then something rare.
    package mutating func text(upTo length: Int) -> String {
        word(of: "aZ09 ,&%+=?#/\\\"'<>{}[]éß日🧀\n\t\u{0}\u{301}\u{202E}", upTo: length)
    }
}
