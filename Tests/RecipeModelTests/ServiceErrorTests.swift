import RecipeModel
import Testing

struct ServiceErrorTests {
    private static let all: [(failure: ServiceError, canRetry: Bool, isSilence: Bool)] = [
        (.offline(host: "a.example"), true, true), (.notKept, true, true),
        (.timedOut(seconds: 10), true, true), (.serverFailed(status: 500, tries: 3), true, false),
        (.malformedReply(.webPage), true, false), (.quotaUsed(opensAt: nil), false, false),
        (.keyRefused(status: 401), false, false), (.tooLarge(limit: 9), false, false),
        (.forbidden(.scheme), false, false), (.unsupported, false, false),
    ]

    @Test(arguments: all)
    func whatCanBeTriedAgain(row: (failure: ServiceError, canRetry: Bool, isSilence: Bool)) {
        #expect(row.failure.canRetry == row.canRetry)
        #expect(row.failure.isSilence == row.isSilence)
        #expect(!row.failure.isOfGateway)
    }

    @Test func aGatewaySpeaksInThreeStatuses() {
        let statuses = (400..<600).filter { status in
            ServiceError.serverFailed(status: status, tries: 1).isOfGateway
        }
        #expect(statuses == [502, 503, 504])
    }
}
