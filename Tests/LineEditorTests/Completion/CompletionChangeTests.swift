import Testing

@testable import LineEditor

struct CompletionChangeTests {
    @Test(arguments: [(-5..<99), (50..<60), (3..<3)])
    func aRangeOutsideTheRowIsBroughtInside(_ range: Range<Int>) throws {
        let change = CompletionChange(
            text: "abc",
            range: range,
            offset: 0,
            candidates: [.init(text: "x")]
        )
        let replacement = try #require(change?.replacement)
        #expect(replacement.left.hasSuffix("x "))
    }
}
