package import Conversation
package import RecipeModel

/// Why a command did not do what it was asked.
package enum CommandError: Error, Hashable, Sendable {
    /// The cook's mistake, with its place in the line.
    case mistake(UsageError)
    /// The world's failure, with what still works.
    case world(WorldError)

    package var name: ErrorName {
        switch self {
        case .mistake: .usage
        case .world(let failure): failure.name
        }
    }
}

/// A failure of the world: what was tried, and what is still there.
package struct WorldError: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Reason: Hashable, Sendable {
        /// A service did not serve.
        case service(ServiceError, ServiceName)
        /// A server of the cook's own didn't take a recipe; without a failure the cook stopped it.
        case sending(ServiceError?, ServiceName, SendingState)
        /// The failed pages in a row, when more than one was tried.
        case pages(ClosedRange<Int>, ServiceError, ServiceName)
        case webPage(ServiceError, WebAddress)
        /// A recipe has no page and its service tells no more.
        case nothingToOpen(title: String)
        /// The recipe has no picture.
        case noPicture(title: String)
        case store(StoreError)
        /// A file or script cannot be read; the code is the system's `errno`, 0 for "no regular file".
        case noInput(path: String, code: Int32)
        /// A file is larger than is read.
        case inputTooLarge(path: String, limit: Int)
        /// A file has nothing in it that can be read as what was asked for.
        case badData(path: String, lacksTitle: Bool = false)
        /// A file is none that `backup` wrote.
        case notABackup(path: String)
        /// A backup isn't as it was written; what is whole of it.
        case damagedBackup(path: String, BackupContents)
        /// Nothing of a file could be imported: no entry of so many could be read.
        case nothingImported(path: String, ImportProgress, first: [ImportEntryError])
        /// A file cannot be made.
        case cannotCreate(path: String, code: Int32)
        /// A file is there already and would be overwritten.
        case alreadyThere(path: String)
        case disk(path: String, code: Int32)
        /// A program that was started ended so; 127 where it could not be found.
        case programFailed(text: String, status: Int32)
        /// Safe mode does not allow this; what it is, in the words of the command.
        case notAllowed(String)
        /// A script's `expect` did not hold.
        case expectation(wanted: String, found: String)
        /// A settings file is wrong.
        case badConfig(SettingsFileError)
        case cancelled
        /// A fault of this program's own.
        case `internal`(String)
    }

    package var reason: Reason
    /// The page that it is about.
    package var page: Int?
    /// How many recipes are still loaded.
    package var loaded: Int
    /// How many favorites can be read offline.
    package var favorites: Int
    /// What each service answered, where several were asked at once and nothing was found.
    package var parts: [PagePart] = []
    /// The line of a script that it happened in.
    package var source: SourceLine?
    /// The file that has what the cook wrote and what wasn't kept.
    package var draft: String?

    /// A failure, with what is still there.
    package init(
        _ reason: Reason,
        page: Int? = nil,
        loaded: Int = 0,
        favorites: Int = 0,
        source: SourceLine? = nil
    ) {
        self.reason = reason
        self.page = page
        self.loaded = loaded
        self.favorites = favorites
        self.source = source
    }

    package var name: ErrorName {
        switch reason {
        case .service(let failure, _), .pages(_, let failure, _), .webPage(let failure, _):
            failure.errorName
        case .sending(let failure, _, _): failure?.errorName ?? .cancelled
        case .nothingToOpen, .noPicture: .noInput
        case .store(let failure): failure.errorName
        case .noInput: .noInput
        case .inputTooLarge, .badData, .notABackup, .damagedBackup, .nothingImported:
            .badData
        case .cannotCreate, .alreadyThere: .cannotCreate
        case .disk: .disk
        case .programFailed: .disk
        case .notAllowed: .notAllowed
        case .expectation: .expectationFailed
        case .badConfig: .badConfig
        case .cancelled: .cancelled
        case .internal: .internal
        }
    }

    /// The service that failed; nil where something else did.
    package var service: ServiceName? {
        switch reason {
        case .service(_, let name), .pages(_, _, let name), .sending(_, let name, _): name
        default: nil
        }
    }

    /// Whether the same command may go well when tried again.
    package var canRetry: Bool {
        switch reason {
        case .service(let failure, _), .pages(_, let failure, _), .webPage(let failure, _):
            failure.canRetry
        case .sending(let failure, _, _): failure?.canRetry ?? true
        case .store(let failure): failure.canRetry
        case .cancelled: true
        default: false
        }
    }
}

/// How far a `send` came.
package struct SendingState: Hashable, Sendable {
    /// The title of the recipe that wasn't taken.
    package var title: String
    /// The titles of those that went there before it.
    package var sent: [String]
    /// Whether a part of it is still there.
    package var isLeftThere: Bool
    /// The titles of those after it.
    package var left: [String]
    /// The command that sends the rest; nil where there was one recipe alone.
    package var goOn: String?

    package init(
        title: String,
        sent: [String],
        isLeftThere: Bool,
        left: [String] = [],
        goOn: String? = nil
    ) {
        self.title = title
        self.sent = sent
        self.isLeftThere = isLeftThere
        self.left = left
        self.goOn = goOn
    }
}

extension ServiceError {
    /// The fixed name that this failure has in JSON and in `expect error`.
    package var errorName: ErrorName {
        switch self {
        case .offline, .notKept: .offline
        case .timedOut: .timeout
        case .serverFailed, .keyRefused, .loginPage: .serverFailed
        case .quotaUsed: .quotaUsed
        case .malformedReply, .tooLarge, .anotherProgram: .malformedReply
        case .forbidden: .notAllowed
        case .unsupported: .usage
        case .cookbook(let fault): fault.errorName
        case .file(let failure): failure.errorName
        }
    }
}

extension StoreError {
    fileprivate var errorName: ErrorName {
        if case .cannotWrite = self { .cannotCreate } else { .disk }
    }
}

extension SharedCookbookError {
    fileprivate var errorName: ErrorName {
        switch reason {
        case .unreachable, .noPrimary, .lostWhileSaving: .offline
        case .tooLate, .busy: .timeout
        case .notAllowed, .readOnly: .notAllowed
        case .newerTables, .damaged: .malformedReply
        case .badAddress, .overtaken: .usage
        case .noLibrary, .noPassword, .wrongPassword, .noDatabase, .full, .split, .other:
            .serverFailed
        }
    }
}

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
