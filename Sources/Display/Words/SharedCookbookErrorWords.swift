import RecipeModel

/// What a shared cookbook could not do, in words.
struct SharedCookbookErrorWords {
    private let fault: SharedCookbookError
    private let place: String

    init(_ fault: SharedCookbookError) {
        self.fault = fault
        place = fault.server.clean
    }

    var words: ErrorWords { ErrorWords(message: message, remains: remains, tries: tries) }

    /// What happened, in one line.
    var message: String {
        switch fault.reason {
        case .noLibrary:
            "a shared cookbook needs PostgreSQL's client library, which isn't installed"
        case .badAddress: "the address of the shared cookbook can't be read"
        case .unreachable(""): "no connection to the shared cookbook at \(place)"
        case .unreachable(let why):
            "no connection to the shared cookbook at \(place) (\(why.clean))"
        case .tooLate: "the shared cookbook at \(place) didn't answer in time"
        case .noPassword: "the shared cookbook at \(place) wants a password"
        case .wrongPassword: "the shared cookbook at \(place) rejected the user or password"
        case .noDatabase: "there's no such database: \(place)"
        case .notAllowed: "you aren't allowed to do this in the shared cookbook at \(place)"
        case .readOnly: "the shared cookbook at \(place) is read-only"
        case .noPrimary: "no server of \(place) takes changes right now"
        case .split: "several servers of \(place) take changes, and one of them is out of date"
        case .busy: "another change kept the shared cookbook at \(place) locked for 10 seconds"
        case .overtaken: "somebody else has changed this recipe since"
        case .lostWhileSaving: "the connection was lost while saving in \(place)"
        case .newerTables: "the shared cookbook at \(place) needs a newer version of this program"
        case .damaged: "what the shared cookbook at \(place) holds can't be read"
        case .full: "the server of the shared cookbook at \(place) has no room left"
        case .other(let code): "PostgreSQL at \(place) reports the error \(code.clean)"
        }
    }

    private var remains: [String] {
        switch fault.reason {
        case .noLibrary: ["On Debian and Ubuntu: apt install libpq5"]
        case .notAllowed, .noDatabase, .full: ["Whoever runs the server can change that."]
        case .noPrimary, .readOnly: ["Searching and opening still work."]
        case .split:
            [
                "Nothing was changed. Searching and opening still work.",
                "Whoever runs the servers has to stop the old one.",
            ]
        case .busy:
            [
                "Nothing was changed. An import takes a while, your own or somebody else's.",
                "Type the same again when it is done.",
            ]
        case .overtaken: ["Nothing was changed."]
        case .lostWhileSaving: ["The change may be in or not. Look before you make it again."]
        case .newerTables: ["It was left alone."]
        default: []
        }
    }

    private var tries: [String] {
        switch fault.reason {
        case .noPassword, .wrongPassword: ["service cookbook --key"]
        case .badAddress, .noDatabase: ["service cookbook --url ADDRESS"]
        case .unreachable, .tooLate, .noLibrary, .damaged, .newerTables:
            ["service cookbook --url none"]
        default: []
        }
    }
}
