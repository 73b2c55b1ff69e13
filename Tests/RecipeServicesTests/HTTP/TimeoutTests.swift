import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TimeoutTests {
    private func settings(_ timeout: Duration) -> HTTPClient.Settings {
        ServiceBench.settings(timeout: timeout, clock: TestClock())
    }

    @Test(arguments: [
        (Duration.milliseconds(100), 0.1), (.seconds(1), 1), (.milliseconds(1_250), 1.25),
        (.seconds(10), 10), (.seconds(600), 600),
    ])
    func aTimeoutIsToldInTrueSeconds(_ timeout: Duration, _ seconds: Double) {
        #expect(settings(timeout).timedOut == .timedOut(seconds: seconds))
    }

    @Test func aTenthOfASecondIsATenthOfASecond() async throws {
        let bench = try ServiceBench()
        let waits = TraceLines()
        let client = HTTPClient(
            settings: settings(.milliseconds(100)),
            cache: bench.cache,
            transport: Transport { request in
                waits.add(String(request.timeoutMilliseconds))
                return TransferAnswer(ending: .timedOut)
            }
        )
        let service = FeedService(address: try bench.address("/list"), client: client)
        #expect(
            await failure(of: { try await service.page() }) == .timedOut(seconds: 0.1, tries: 3)
        )
        // What is left of it may be less by the time that the request is sent.
        #expect(!waits.all.isEmpty)
        #expect(waits.all.allSatisfy { (1...100).contains(Int($0) ?? 0) })
    }

    @Test func aWaitLongerThanTheTimeoutIsNotKept() {
        let plan = RetryPlan(patience: .milliseconds(1_500))
        #expect(plan.allows(0) && plan.allows(1))
        #expect(!plan.allows(2) && !plan.allows(.max))
    }
}
