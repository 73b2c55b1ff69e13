import Testing

/// A table's case, named so that a failure tells which one it was.
package struct Case<Input: Sendable, Expected: Sendable>: Sendable, CustomTestStringConvertible {
    package var name: String
    package var input: Input
    package var expected: Expected

    package init(_ name: String, _ input: Input, _ expected: Expected) {
        self.name = name
        self.input = input
        self.expected = expected
    }

    package var testDescription: String { name }
}
