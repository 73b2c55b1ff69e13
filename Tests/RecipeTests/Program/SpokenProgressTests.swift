import Testing

@testable import recipe

struct SpokenProgressTests {
    @Test(
        arguments: [
            ([0.2, 4.9, 5, 5.1, 9.9, 10, 12], [5, 10]), ([17], [15]), ([4, 6, 3, 6], [5, 5]),
            ([11, 0.2, 5, 10, 15], [10, 5, 10, 15]), ([], []),
        ] as [([Double], [Int])]
    )
    func eachWaitIsSpokenOfEveryFiveSeconds(_ seconds: [Double], _ said: [Int]) {
        var progress = SpokenProgress()
        #expect(seconds.compactMap { progress.due(after: $0) } == said)
    }
}
