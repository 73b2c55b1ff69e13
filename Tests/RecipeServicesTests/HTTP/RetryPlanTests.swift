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

    @Test(arguments: [RetryPlan.Setback.timedOut, .refused(status: 500, retryAfter: nil)])
    func threeTriesWithGrowingPausesUnderASecondTogether(_ setback: RetryPlan.Setback) {
        for chance in [0, 0.3, 1] {
            let pauses = pauses(setback, chance: chance)
            #expect(pauses.count == 2)
            #expect(pauses[0] < pauses[1])
            #expect(pauses[0] + pauses[1] < .seconds(1))
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

    @Test func chanceSpreadsThePauses() {
        #expect(pauses(.timedOut, chance: 0) != pauses(.timedOut, chance: 1))
    }

    @Test func tooManyRequestsAreTriedTwice() {
        #expect(pauses(.refused(status: 429, retryAfter: nil)).count == 1)
    }

    @Test(arguments: [429, 503])
    func aWaitWithinTheTimeAllowedIsKept(_ status: Int) {
        #expect(pauses(.refused(status: status, retryAfter: 7)).first == .seconds(7))
        #expect(pauses(.refused(status: status, retryAfter: 10)).first == .seconds(10))
        #expect(pauses(.refused(status: status, retryAfter: 11)).isEmpty)
    }

    @Test(arguments: [400, 401, 404, 410])
    func otherStatusesAreNotTriedAgain(_ status: Int) {
        #expect(steps(.refused(status: status, retryAfter: 1)) == [.giveUp])
    }

    @Test(arguments: [
        ("120", 120), ("0", 0), ("Sat, 16 Jan 2027 08:00:00 GMT", 86_400),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ])
    func retryAfterIsSecondsOrADate(_ value: String, _ seconds: Int) {
        #expect(RetryPlan.seconds(ofRetryAfter: value, now: 1_800_000_000) == seconds)
    }

    @Test func aSenselessRetryAfterIsNone() {
        for value in [nil, "soon", "-5", "1.5"] {
            #expect(RetryPlan.seconds(ofRetryAfter: value, now: 0) == nil)
        }
        // Far beyond any number is a wait without end, not a wrong number.
        let huge = RetryPlan.seconds(ofRetryAfter: String(repeating: "9", count: 40), now: 0)
        #expect(huge ?? 0 > 1_000_000_000)
    }
}
