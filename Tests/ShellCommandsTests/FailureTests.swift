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
            (.damagedBackup(path: path, BackupContents()), .badData, false),
            (.cannotCreate(path: path, code: 21), .cannotCreate, false),
            (.alreadyThere(path: path), .cannotCreate, false),
            (.disk(path: path, code: 28), .disk, false),
            (.programFailed(text: "less", status: 2), .disk, false),
            (.notAllowed("export"), .notAllowed, false),
            (.expectation(wanted: "a", found: "b"), .expectationFailed, false),
            (.badConfig(SettingsFileError(path: path, line: 1, key: "x")), .badConfig, false),
            (.cancelled, .cancelled, true),
            (.internal("x"), .internal, false),
        ] as [(WorldError.Reason, ErrorName, Bool)]
    )
    func ofTheShell(_ reason: WorldError.Reason, _ name: ErrorName, _ canRetry: Bool) {
        let failure = WorldError(reason)
        #expect(failure.name == name)
        #expect(failure.canRetry == canRetry)
        #expect(failure.service == nil)
    }

    /// The one table of names and codes: scripts and other programs rely on both.
    @Test func theNamesAndTheirCodes() {
        let table: [(name: ErrorName, word: String, code: Int32)] = [
            (.nothingFound, "nothing-found", 1), (.expectationFailed, "expectation-failed", 1),
            (.usage, "usage", 64), (.badData, "bad-data", 65), (.noInput, "no-input", 66),
            (.serverFailed, "server-failed", 69), (.quotaUsed, "quota-used", 69),
            (.internal, "internal", 70), (.cannotCreate, "cannot-create", 73),
            (.disk, "disk", 74), (.offline, "offline", 75), (.timeout, "timeout", 75),
            (.malformedReply, "malformed-reply", 76), (.notAllowed, "not-allowed", 77),
            (.badConfig, "bad-config", 78), (.cancelled, "cancelled", 130),
        ]
        for (name, word, code) in table {
            #expect(name.rawValue == word)
            #expect(name.exitCode == code, "\(word)")
        }
        #expect(table.map(\.name) == ErrorName.allCases)
    }

    @Test(
        arguments: [
            ([.unreachable("no route"), .noPrimary, .lostWhileSaving], .offline),
            ([.tooLate, .busy], .timeout), ([.notAllowed, .readOnly], .notAllowed),
            ([.newerTables, .damaged], .malformedReply), ([.badAddress, .overtaken], .usage),
            (
                [
                    .noLibrary, .noPassword, .wrongPassword, .noDatabase, .full, .split,
                    .other("XX000"),
                ],
                .serverFailed
            ),
        ] as [([SharedCookbookError.Reason], ErrorName)]
    )
    func ofASharedCookbook(_ reasons: [SharedCookbookError.Reason], _ name: ErrorName) {
        for reason in reasons {
            let fault = SharedCookbookError(server: "nas.example/recipes", reason: reason)
            let failure = WorldError(.service(.cookbook(fault), .cookbook))
            #expect(failure.name == name, "\(reason)")
        }
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
            (.file(.cannotWrite(path: path, code: 13)), .cannotCreate),
            (.file(.disk(path: path, code: 28)), .disk), (.file(.busy(path: path)), .disk),
        ] as [(ServiceError, ErrorName)]
    )
    func ofAService(_ failure: ServiceError, _ name: ErrorName) throws {
        let address = try #require(WebAddress("https://a.example/"))
        for (reason, service) in [
            (.service(failure, .feed), .feed), (.pages(2...3, failure, .feed), .feed),
            (.webPage(failure, address), nil),
        ] as [(WorldError.Reason, ServiceName?)] {
            let met = WorldError(reason)
            #expect(met.name == name)
            #expect(met.canRetry == failure.canRetry)
            #expect(met.service == service)
        }
    }
}
