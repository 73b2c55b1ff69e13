import Testing

@testable import Conversation

/// What a line asks for that no recipe tells.
struct UntoldFactTests {
    @Test(arguments: [
        ("anything cheaper?", UntoldFact.cost), ("Budget dinners", .cost),
        ("healthy lunch", .health),
        ("something for the kids", .children), ("kid friendly please", .children),
        ("the kids are hungry", nil), ("leeks and cheese", nil), ("", nil),
    ])
    func isTold(_ line: String, _ fact: UntoldFact?) {
        #expect(UntoldFact(in: line) == fact)
    }
}
