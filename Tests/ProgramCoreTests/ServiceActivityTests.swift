import RecipeModel
import RecipeServices
import ShellAnswers
import ShellCommands
import Testing

@testable import ProgramCore

/// What `status` tells of several services together.
struct ServiceActivityTests {
    private let early = ServiceActivity(
        requests: 3,
        cacheHits: 1,
        lastFailure: .offline(host: "a.example"),
        lastFailureAt: 100
    )
    private let late = ServiceActivity(
        requests: 4,
        cacheHits: 5,
        lastFailure: .malformedReply(.notJSON),
        lastFailureAt: 200
    )

    @Test(arguments: [false, true])
    func theLastFailureIsToldWhoeverIsAskedFirst(isTurned: Bool) {
        var summary = ServiceActivitySummary()
        let all = [(early, ServiceName.themealdb), (late, .feed), (ServiceActivity(), .web)]
        for (activity, service) in isTurned ? all.reversed() : all {
            summary.add(activity, of: service)
        }
        #expect(summary.requests == 7)
        #expect(summary.answersKept == 6)
        #expect(summary.lastFailure?.service == .feed)
        #expect(summary.lastFailure?.reason == .malformedReply(.notJSON))
        #expect(summary.lastFailure?.at == 200)
    }

    @Test func whatNeverFailedHasNoFailure() {
        var summary = ServiceActivitySummary()
        summary.add(ServiceActivity(requests: 2), of: .themealdb)
        #expect(summary == ServiceActivitySummary(requests: 2))
    }
}
