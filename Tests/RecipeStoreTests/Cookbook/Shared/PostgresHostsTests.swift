import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Which servers an address names, which of them is read, and which is written to.
struct PostgresHostsTests {
    /// What each server said: `2@3:9` takes changes on timeline 2, started at 3, and wrote up to 9;
    /// `following`, `refused`, `silent`, an error of its own, or `-` for one that wasn't asked. Then
    /// what the address wishes, the order of reading, and who is written to.
    private static let table = """
        # the order of the address
        1@1 following      | any          | 0 1   | 0
        # a standby that is named first is read first
        following 1@1      | any          | 0 1   | 1
        # whoever wrote reads where they wrote
        following 1@1      | any, wrote   | 1 0   | 1
        # what is away comes last, after what wasn't asked
        refused - following | any         | 2 1 0 | noPrimary
        # two that take changes: none is written to, the newer timeline is read
        1@1:9 2@2 following | any         | 1 2 0 | split
        # on the same timeline the one that wrote more is read
        1@1 1@2:5          | any          | 1 0   | split
        # two names of one server are one server
        1@1 1@1            | any          | 0 1   | 0
        # nobody is there, and one says why
        refused 28P01 silent | any        | 0 1 2 | server("28P01")
        # what the address wishes
        following 1@1      | primary      | 1     | 1
        1@1 following      | standby      | 1     | 0
        1@1 following      | standbyFirst | 1 0   | 0
        """

    private static func word(_ text: Substring) -> HostWord? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        switch text {
        case "-": return nil
        case "following": return .following
        case "refused": return .away(.unreachable("refused"))
        case "silent": return .away(.tooLate)
        case let text where text.contains("@"):
            let place = numbers.count > 2 ? numbers[2] : 1
            return .takingChanges(timeline: numbers[0], place: UInt64(place), start: numbers[1])
        default: return .away(.server(String(text)))
        }
    }

    private static let wishes: [String: PostgresHosts.Wish] = [
        "any": .any, "primary": .primary, "standby": .standby, "standbyFirst": .standbyFirst,
    ]

    @Test func whoIsAsked() throws {
        for row in TableRows.fields(of: Self.table) {
            let (words, wish) = (row[0].split(separator: " "), row[1].names)
            var hosts = PostgresHosts(count: words.count, wish: try #require(Self.wishes[wish[0]]))
            for (host, text) in words.enumerated() {
                if let word = Self.word(text) { hosts.take(word, of: host) }
            }
            hosts.hasWritten = wish.count > 1
            #expect(hosts.readable.map(String.init).joined(separator: " ") == row[2], "\(row)")
            var writing = ""
            do { writing = "\(try hosts.writable())" } catch { writing = "\(error)" }
            #expect(writing == row[3], "\(row)")
        }
    }

    /// A server that another one was promoted over is known for what it is when that is away.
    @Test func anOldServerIsNotTakenWhileTheNewOneIsAway() {
        var hosts = PostgresHosts(count: 2)
        for (word, host) in [("refused", 0), ("2@2", 1), ("1@3", 0), ("refused", 1)] {
            if let word = Self.word(Substring(word)) { hosts.take(word, of: host) }
        }
        #expect(throws: PostgresError.split) { try hosts.writable() }
        #expect(hosts.readable == [1, 0])
    }

    /// As libpq reads an address.
    @Test(arguments: [
        (["host": "a"], [["host": "a"]]),
        (["host": "a", "port": "5433"], [["host": "a", "port": "5433"]]),
        (["host": "a,b"], [["host": "a"], ["host": "b"]]),
        (
            ["host": "a,b", "port": "5433"],
            [["host": "a", "port": "5433"], ["host": "b", "port": "5433"]]
        ),
        (
            ["host": "a,b", "port": "1,2"],
            [["host": "a", "port": "1"], ["host": "b", "port": "2"]]
        ),
        (
            ["hostaddr": "::1,127.0.0.1", "port": "7"],
            [["hostaddr": "::1", "port": "7"], ["hostaddr": "127.0.0.1", "port": "7"]]
        ),
        (
            ["host": "a,b", "hostaddr": "10.0.0.1,10.0.0.2"],
            [["host": "a", "hostaddr": "10.0.0.1"], ["host": "b", "hostaddr": "10.0.0.2"]]
        ),
        (["host": "a,", "dbname": "x"], [["host": "a"], ["host": ""]]),
        (["dbname": "x"], [[:]]), ([:], [[:]]), (["port": "9"], [["port": "9"]]),
    ])
    func eachServerHasItsParts(named: [String: String], hosts: [[String: String]]) {
        #expect(PostgresServer.hosts(in: named) == hosts)
    }
}
