import RecipeModel
import Testing

@testable import RecipeFormats

/// The members that each program writes, one by one, with all their names.
struct ProgramJSONTests {
    @Test func faultsHaveTheirNames() {
        let faults: [EntryError] = [
            .malformed(.cooklang), .tooLong, .noTitle, .empty, .unknownFormat, .unreadable(code: 2),
        ]
        #expect(
            faults.map(\.name) == [
                "malformed-cook", "too-long", "no-title", "no-ingredients-and-steps",
                "unknown-format",
                "unreadable",
            ]
        )
    }

    /// A long line that ends with a colon is a step, not a heading.
    @Test(arguments: [(58, true), (59, false)])
    func aHeadingOfStepsIsShort(count: Int, isHeading: Bool) {
        let line = String(repeating: "x", count: count) + ":"
        #expect((TextList.steps("\(line)\nBake.").first?.title != nil) == isHeading)
    }
}
