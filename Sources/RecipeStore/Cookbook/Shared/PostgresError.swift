import RecipeModel

/// What went wrong between this program and a PostgreSQL server.
enum PostgresError: Error, Hashable {
    /// libpq isn't installed.
    case noLibrary
    /// libpq doesn't read the address.
    case badAddress
    /// No connection; why, in libpq's words.
    case unreachable(String)
    case tooLate
    /// The server wants a password and there is none.
    case noPassword
    /// The server reports an error of this kind (SQLSTATE).
    case server(String)
    /// The connection is gone; whether a change was made is known: it wasn't.
    case lost
    /// The connection is gone while a change was being saved.
    case lostWhileSaving
    /// The tables are of a newer version of this program.
    case newerTables
    /// No server of the address takes changes.
    case noPrimary
    /// Several servers of the address take changes, or only one that another one was promoted over.
    case split
    /// Somebody else changed the same.
    case overtaken

    /// Whether a new connection may do.
    var isOfConnection: Bool {
        switch self {
        case .lost: true
        // Shut down, crashed, or starting up.
        case .server(let state): state.hasPrefix("08") || state.hasPrefix("57P0")
        default: false
        }
    }

    /// Whether another server may be asked instead.
    var mayBeAskedElsewhere: Bool {
        switch self {
        case .tooLate, .unreachable: true
        default: isOfConnection
        }
    }

    /// Whether there are no tables yet.
    var tellsOfNoTables: Bool { [.server("42P01"), .server("3F000")].contains(self) }
}

extension SharedCookbookError.Reason {
    /// What an error says to the cook; nil for one that isn't the server's.
    init?(_ error: any Error) {
        switch error {
        case is DamagedRecord: self = .damaged
        case let trouble as PostgresError: self.init(trouble)
        default: return nil
        }
    }

    private init(_ trouble: PostgresError) {
        switch trouble {
        case .noLibrary: self = .noLibrary
        case .badAddress: self = .badAddress
        case .unreachable(let why): self = .unreachable(why)
        case .lost: self = .unreachable("")
        case .tooLate: self = .tooLate
        case .noPassword: self = .noPassword
        case .lostWhileSaving: self = .lostWhileSaving
        case .newerTables: self = .newerTables
        case .noPrimary: self = .noPrimary
        case .split: self = .split
        case .overtaken: self = .overtaken
        case .server(let state): self.init(state: state)
        }
    }

    private init(state: String) {
        switch state {
        case "28P01", "28000": self = .wrongPassword
        case "3D000": self = .noDatabase
        case "42501": self = .notAllowed
        case "25006": self = .readOnly
        case "42P01", "42703", "3F000": self = .damaged
        case "55P03", "40P01", "40001": self = .busy
        case "57014": self = .tooLate
        case "57P01", "57P02", "57P03": self = .unreachable("")
        case "53100", "53200", "53300", "53400": self = .full
        default: self = state.hasPrefix("XX") ? .damaged : .other(state)
        }
    }
}
