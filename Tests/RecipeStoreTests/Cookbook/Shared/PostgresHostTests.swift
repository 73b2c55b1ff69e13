import Testing

@testable import RecipeStore

/// The servers that an address names, as libpq reads it.
struct PostgresHostTests {
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
