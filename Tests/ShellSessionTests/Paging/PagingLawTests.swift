import RecipeModel
import Testing

@testable import ShellSession

/// Laws of `Paging` over random services and random orders of events.
///
/// `PagingTrial` checks the laws after each event; the seed in a failure's message repeats it.
struct PagingLawTests {
    static let ordersOfEachKind = 2_500

    @Test(arguments: RandomResults.Kind.allCases)
    func lawsHoldInEveryOrderOfEvents(_ kind: RandomResults.Kind) {
        for seed in 0..<Self.ordersOfEachKind {
            var trial = PagingTrial(seed: seed, kind: kind)
            trial.run(events: 40)
            if let broken = trial.broken {
                Issue.record("\(kind), seed \(seed): \(broken)")
                return
            }
        }
    }

    /// Whatever happened before: once all answers are good, everything that there is gets shown.
    @Test(arguments: [RandomResults.Kind.failing, .gappy])
    func nothingIsLostInTheEnd(_ kind: RandomResults.Kind) {
        for seed in 0..<Self.ordersOfEachKind {
            var trial = PagingTrial(seed: seed &+ 1_000_000, kind: kind)
            trial.run(events: 30)
            trial.runToTheEnd()
            if let broken = trial.broken {
                Issue.record("\(kind), seed \(seed): \(broken)")
                return
            }
        }
    }
}
