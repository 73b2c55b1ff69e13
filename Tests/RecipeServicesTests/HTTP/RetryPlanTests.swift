import Testing

@testable import RecipeServices

struct RetryPlanTests {
    /// All steps of a plan when the same setback comes each time.
    private func steps(_ setback: RetryPlan.Setback, chance: Double = 0.5) -> [RetryPlan.Step] {
        var plan = RetryPlan(patience: .seconds(10))
        var steps: [RetryPlan.Step] = []
        repeat {
            steps.append(plan.step(after: setback, chance: chance))
        } while steps.last != .giveUp && steps.count < 10
        return steps
    }

    private func pauses(_ setback: RetryPlan.Setback, chance: Double = 0.5) -> [Duration] {
        steps(setback, chance: chance).compactMap {
            if case .again(let pause) = $0 { pause } else { nil }
        }
    }

    @Test(
        arguments: [
            (-1.0, [0.12, 0.36], 0.88), (0, [0.12, 0.36], 0.88), (0.5, [0.15, 0.45], 1.1),
            (1, [0.18, 0.54], 1.32), (7, [0.18, 0.54], 1.32),
        ] as [(Double, [Double], Double)]
    )
    func pausesAreAFifthLongerOrShorter(_ chance: Double, _ long: [Double], _ crowded: Double) {
        func isNear(_ pauses: [Duration], _ seconds: [Double]) -> Bool {
            pauses.count == seconds.count
                && zip(pauses, seconds).allSatisfy { pause, seconds in
                    abs((pause - .seconds(seconds)) / .milliseconds(1)) < 1
                }
        }
        #expect(isNear(pauses(.timedOut, chance: chance), long))
        #expect(isNear(pauses(.refused(status: 500, retryAfter: nil), chance: chance), long))
        #expect(isNear(pauses(.refused(status: 599, retryAfter: 0), chance: chance), long))
        let refused = RetryPlan.Setback.refused(status: 429, retryAfter: 1)
        #expect(isNear(pauses(refused, chance: chance), [max(1, crowded)]))
        #expect(steps(.refused(status: 499, retryAfter: nil), chance: chance) == [.giveUp])
    }
}
