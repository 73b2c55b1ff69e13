/// The fixed names of errors, without data in them, as JSON and `expect error` know them.
///
/// This is the one table of names and exit codes (the numbers are those of BSD's `sysexits.h`,
/// besides 1 and 130).
package enum ErrorName: String, Hashable, Sendable, CaseIterable {
    case nothingFound = "nothing-found"
    case expectationFailed = "expectation-failed"
    case usage
    case badData = "bad-data"
    case noInput = "no-input"
    case serverFailed = "server-failed"
    case quotaUsed = "quota-used"
    case `internal`
    case cannotCreate = "cannot-create"
    case disk
    case offline
    case timeout
    case malformedReply = "malformed-reply"
    case notAllowed = "not-allowed"
    case badConfig = "bad-config"
    case cancelled

    /// The exit code of a program that ends with this error.
    package var exitCode: Int32 {
        switch self {
        case .nothingFound, .expectationFailed: 1
        case .usage: 64
        case .badData: 65
        case .noInput: 66
        case .serverFailed, .quotaUsed: 69
        case .internal: 70
        case .cannotCreate: 73
        case .disk: 74
        case .offline, .timeout: 75
        case .malformedReply: 76
        case .notAllowed: 77
        case .badConfig: 78
        case .cancelled: 130
        }
    }
}
