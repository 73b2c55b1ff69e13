import Testing

@testable import LineEditor

struct CompletionWalkTests {
    private func rows(_ left: String, _ right: String, start: Int, _ texts: [String], steps: Int)
        -> [String]
    {
        var walk = CompletionWalk(
            left: left,
            right: right,
            start: start,
            candidates: texts.map { .init(text: $0) }
        )
        return (0..<steps).map { _ in
            walk.goOn()
            return walk.row.left + "▏" + walk.row.right
        }
    }

    @Test func eachStepPutsInTheNextAndTheLastIsWhatWasTyped() {
        #expect(
            rows("search ga", " -leek", start: 7, ["garlic", "gammon"], steps: 4) == [
                "search garlic▏ -leek", "search gammon▏ -leek", "search ga▏ -leek",
                "search garlic▏ -leek",
            ]
        )
    }

    @Test func aCandidateThatStandsThereAlreadyIsPassedOver() {
        #expect(
            rows("garlic", "", start: 0, ["garlic", "garlic bread"], steps: 3) == [
                "garlic bread▏", "garlic▏", "garlic bread▏",
            ]
        )
    }

    @Test func onlyOneThatChangesNothingEnds() {
        #expect(rows("ga", "", start: 0, ["ga"], steps: 2) == ["ga▏", "ga▏"])
    }
}
