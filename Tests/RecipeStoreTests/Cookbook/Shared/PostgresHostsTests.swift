import Testing

@testable import RecipeStore

/// Which of several servers is read, and which is written to.
struct PostgresHostsTests {
    private static let (refused, silent): (HostWord, HostWord) = (
        .away(.unreachable("refused")), .away(.tooLate)
    )

    private static func primary(_ timeline: Int, start: Int, place: UInt64 = 1) -> HostWord {
        .takingChanges(timeline: timeline, place: place, start: start)
    }

    struct Case: CustomTestStringConvertible {
        var name: String
        var words: [HostWord?]
        var wish: PostgresHosts.Wish = .any
        var hasWritten = false
        var reading: [Int]
        /// The server, or why there is none.
        var writing: Result<Int, PostgresTrouble>

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "the order of the address",
            words: [primary(1, start: 1), .following],
            reading: [0, 1],
            writing: .success(0)
        ),
        Case(
            name: "a standby that is named first is read first",
            words: [.following, primary(1, start: 1)],
            reading: [0, 1],
            writing: .success(1)
        ),
        Case(
            name: "whoever wrote reads where they wrote",
            words: [.following, primary(1, start: 1)],
            hasWritten: true,
            reading: [1, 0],
            writing: .success(1)
        ),
        Case(
            name: "what is away comes last, after what wasn't asked",
            words: [refused, nil, .following],
            reading: [2, 1, 0],
            writing: .failure(.noPrimary)
        ),
        Case(
            name: "two that take changes: none is written to, the newer timeline is read",
            words: [primary(1, start: 1, place: 9), primary(2, start: 2), .following],
            reading: [1, 2, 0],
            writing: .failure(.split)
        ),
        Case(
            name: "on the same timeline the one that wrote more is read",
            words: [primary(1, start: 1), primary(1, start: 2, place: 5)],
            reading: [1, 0],
            writing: .failure(.split)
        ),
        Case(
            name: "two names of one server are one server",
            words: [primary(1, start: 1), primary(1, start: 1)],
            reading: [0, 1],
            writing: .success(0)
        ),
        Case(
            name: "nobody is there, and one says why",
            words: [refused, .away(.server("28P01")), silent],
            reading: [0, 1, 2],
            writing: .failure(.server("28P01"))
        ),
        Case(
            name: "only the primary is wanted",
            words: [.following, primary(1, start: 1)],
            wish: .primary,
            reading: [1],
            writing: .success(1)
        ),
        Case(
            name: "only standbys are wanted",
            words: [primary(1, start: 1), .following],
            wish: .standby,
            reading: [1],
            writing: .success(0)
        ),
        Case(
            name: "rather a standby",
            words: [primary(1, start: 1), .following],
            wish: .standbyFirst,
            reading: [1, 0],
            writing: .success(0)
        ),
    ]

    @Test(arguments: cases)
    func whoIsAsked(_ example: Case) {
        var hosts = PostgresHosts(count: example.words.count, wish: example.wish)
        for (host, word) in example.words.enumerated() {
            if let word { hosts.take(word, of: host) }
        }
        hosts.hasWritten = example.hasWritten
        #expect(hosts.readable == example.reading)
        let writing: Result<Int, PostgresTrouble>
        do {
            writing = .success(try hosts.writable())
        } catch {
            writing = .failure(error)
        }
        #expect(writing == example.writing)
    }

    /// A server that another one was promoted over is known for what it is when that is away.
    @Test func anOldServerIsNotTakenWhileTheNewOneIsAway() {
        var hosts = PostgresHosts(count: 2)
        hosts.take(Self.refused, of: 0)
        hosts.take(Self.primary(2, start: 2), of: 1)
        hosts.take(Self.primary(1, start: 3), of: 0)
        hosts.take(Self.refused, of: 1)
        #expect(throws: PostgresTrouble.split) { try hosts.writable() }
        #expect(hosts.readable == [1, 0])
    }
}
