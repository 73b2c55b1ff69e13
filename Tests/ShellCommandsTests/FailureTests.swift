import RecipeModel
import ShellAnswers
import Testing

/// How a program is told what failed, and whether trying again may help.
struct FailureTests {
    private static let path = "/home/cook/x"

    @Test(
        arguments: [
            (.nothingToOpen(title: "Soup"), .noInput, false),
            (.noPicture(title: "Soup"), .noInput, false),
            (.store(.cannotWrite(path: path, code: 13)), .cannotCreate, false),
            (.store(.disk(path: path, code: 28)), .disk, false),
            (.store(.busy(path: path)), .disk, true),
            (.store(.newerFormat(path: path)), .disk, false),
            (.noInput(path: path, code: 2), .noInput, false),
            (.inputTooLarge(path: path, limit: 9), .badData, false),
            (.badData(path: path), .badData, false),
            (.notABackup(path: path), .badData, false),
            (.cannotCreate(path: path, code: 21), .cannotCreate, false),
            (.alreadyThere(path: path), .cannotCreate, false),
            (.disk(path: path, code: 28), .disk, false),
            (.programFailed(text: "less", status: 2), .disk, false),
            (.notAllowed("export"), .notAllowed, false),
            (.expectation(wanted: "a", found: "b"), .expectationFailed, false),
            (.badConfig(SettingsFault(path: path, line: 1, key: "x")), .badConfig, false),
            (.cancelled, .cancelled, true),
            (.internal("x"), .internal, false),
        ] as [(WorldFailure.Reason, ErrorName, Bool)]
    )
    func ofTheShell(_ reason: WorldFailure.Reason, _ name: ErrorName, _ canRetry: Bool) {
        let failure = WorldFailure(reason)
        #expect(failure.name == name)
        #expect(failure.canRetry == canRetry)
        #expect(failure.service == nil)
    }

    /// The same wherever it was met: at a service, on several pages, on a web page.
    @Test(
        arguments: [
            (.offline(host: "a"), .offline), (.notKept, .offline),
            (.timedOut(seconds: 9), .timeout),
            (.serverFailed(status: 500, tries: 3), .serverFailed),
            (.keyRefused(status: 401), .serverFailed), (.loginPage, .serverFailed),
            (.quotaUsed(opensAt: nil), .quotaUsed), (.malformedReply(.cutOff), .malformedReply),
            (.tooLarge(limit: 9), .malformedReply), (.anotherProgram(), .malformedReply),
            (.forbidden(.scheme), .notAllowed), (.unsupported, .usage),
        ] as [(ServiceFailure, ErrorName)]
    )
    func ofAService(_ failure: ServiceFailure, _ name: ErrorName) throws {
        let address = try #require(WebAddress("https://a.example/"))
        for (reason, service) in [
            (.service(failure, .feed), .feed), (.pages(2...3, failure, .feed), .feed),
            (.webPage(failure, address), nil),
        ] as [(WorldFailure.Reason, ServiceName?)] {
            let met = WorldFailure(reason)
            #expect(met.name == name)
            #expect(met.canRetry == failure.canRetry)
            #expect(met.service == service)
        }
    }
}
