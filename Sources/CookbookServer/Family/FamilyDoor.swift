import Synchronization

/// Who may change things: those who said the pass phrase, for thirty days or until the server stops.
package final class FamilyDoor: Sendable {
    /// Whether pages can be read without the phrase too.
    package let isReadingOpen: Bool
    /// What a calendar's address ends in that can't say a phrase.
    let calendarKey: String
    private let phrase: KeptPhrase
    private let now: @Sendable () -> Int
    private let state = Mutex(State())

    private struct State {
        var sessions: [FamilySession] = []
        var tries = TryLimit()
    }

    /// Sessions at a time; one more ends the oldest.
    static let mostSessions = 64
    /// Seconds that a session lasts.
    static let sessionSpan = 30 * 86_400

    /// - Parameters:
    ///   - calendarKey: What a phone's calendar shows in place of the phrase.
    ///   - now: The time in seconds since 1970.
    package init(
        phrase: KeptPhrase,
        isReadingOpen: Bool = true,
        calendarKey: String,
        now: @escaping @Sendable () -> Int
    ) {
        self.phrase = phrase
        self.isReadingOpen = isReadingOpen
        self.calendarKey = calendarKey
        self.now = now
    }

    /// A key for calendars that nobody can guess.
    package static func newCalendarKey() -> String { Hexadecimal.text(RandomBytes.made(16)) }

    /// What came of saying a phrase.
    enum Entry: Hashable {
        case welcome(FamilySession)
        case wrong
        /// It may be said again in so many seconds.
        case wait(Int)
    }

    func enter(saying said: String, from client: String) -> Entry {
        let now = now()
        let wait = state.withLock { state in
            let wait = state.tries.wait(of: client, at: now)
            if wait == 0 { state.tries.tried(by: client, at: now) }
            return wait
        }
        guard wait == 0 else { return .wait(wait) }
        guard phrase.matches(said) else { return .wrong }
        let session = FamilySession(
            token: Hexadecimal.text(RandomBytes.made(32)),
            formKey: Hexadecimal.text(RandomBytes.made(32)),
            end: now + Self.sessionSpan
        )
        state.withLock { state in
            state.tries.succeeded(client)
            state.sessions.removeAll { $0.end <= now }
            state.sessions.append(session)
            state.sessions.removeFirst(max(0, state.sessions.count - Self.mostSessions))
        }
        return .welcome(session)
    }

    /// The session of a request; nil where it has none, or one that is over.
    func session(of request: WebRequest) -> FamilySession? {
        guard let token = request.cookie(FamilySession.cookie) else { return nil }
        let now = now()
        return state.withLock { $0.sessions }.first {
            $0.end > now && SecretBytes.areEqual($0.token, token)
        }
    }

    func end(_ session: FamilySession) {
        state.withLock { $0.sessions.removeAll { $0 == session } }
    }
}

/// A browser that said the pass phrase.
struct FamilySession: Hashable, Sendable {
    /// What the browser shows with each request, and no page can read.
    var token: String
    /// What each form of its pages has in it: a page of another server can't know it.
    var formKey: String
    /// When it is over, in seconds since 1970.
    var end: Int

    static let cookie = "recipe_session"

    /// The header that gives the browser its token; `Secure` where it came over TLS.
    func header(isSecure: Bool) -> (String, String) {
        ("Set-Cookie", Self.line(token, age: FamilyDoor.sessionSpan, isSecure: isSecure))
    }

    /// The header that takes it away.
    static func farewell(isSecure: Bool) -> (String, String) {
        ("Set-Cookie", line("", age: 0, isSecure: isSecure))
    }

    private static func line(_ token: String, age: Int, isSecure: Bool) -> String {
        "\(cookie)=\(token); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}
