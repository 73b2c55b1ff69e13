import Testing

@testable import RecipeServices

/// Numbers as they are written for a Mealie or a Tandoor.
struct OwnServerNumberTests {
    @Test(arguments: [
        (0, "0"), (2, "2"), (-2, "-2"), (1.5, "1.5"), (-1.5, "-1.5"), (0.5, "0.5"),
        (-0.5, "-0.5"), (0.05, "0.05"), (-0.05, "-0.05"), (12.3456, "12.35"), (-0.004, "-0.004"),
        (0.0004, "0.0004"), (1_000_000, "1000000"),
    ])
    func isPlain(_ number: Double, _ text: String) {
        #expect(number.plain == text)
    }

    @Test(arguments: [
        (0.5, "1/2"), (1.5, "1 1/2"), (0.33, "1/3"), (2.67, "2 2/3"), (0.75, "3/4"), (3, "3"),
        (0.4, "0.4"), (-0.5, "-0.5"), (24.5, "24.5"),
    ])
    func isAFraction(_ number: Double, _ text: String) {
        #expect(number.fraction == text)
    }
}
