import RecipeModel
import Testing

@testable import ShellSession

/// Which failures are one page's own, and which the service's as a whole.
struct FailureScopeTests {
    @Test(arguments: [
        ServiceError.serverFailed(status: 500, tries: 1), .malformedReply(.notJSON),
        .tooLarge(limit: 9),
        .forbidden(.tooManyRedirects),
    ])
    func thePageAfterItMayCome(_ failure: ServiceError) { #expect(failure.isOfOnePage) }

    @Test(arguments: [
        ServiceError.forbidden(.unsafeHost), .forbidden(.untrustedCertificate),
        .offline(host: "a.example"), .notKept, .unsupported,
    ])
    func noOtherPageCanCome(_ failure: ServiceError) { #expect(!failure.isOfOnePage) }
}
