import Synchronization

/// The shared cookbook as it is read and changed over a connection, whichever that is.
final class PostgresBook: Sendable {
    private let now: @Sendable () -> Moment
    /// What was read last of what seldom changes.
    private let facts = Mutex<PostgresSchema.Facts?>(nil)

    init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// Reads; nil where there are no tables yet.
    ///
    /// - Parameter isLookingAgain: Whether the facts must be those of this moment.
    func read<Result>(
        over connection: PostgresConnection,
        lookingAgain isLookingAgain: Bool = false,
        _ body: (PostgresTables) throws -> Result
    ) throws -> Result? {
        func look() throws -> Result {
            let known = isLookingAgain ? nil : facts.withLock { $0 }
            let current = try known ?? PostgresSchema.Facts(connection)
            facts.withLock { $0 = current }
            return try body(tables(connection, current))
        }
        do {
            return try look()
        } catch let trouble as PostgresError where trouble.tellsOfNoTables {
            facts.withLock { $0 = nil }
            let answer = try connection.query("SELECT to_regclass('cookbook.fact') IS NULL")
            if try answer.number(0, 0) == 1 { return nil }
        }
        // Somebody made them just now, or one of them is missing.
        do {
            return try look()
        } catch let trouble as PostgresError where trouble.tellsOfNoTables {
            throw DamagedRecord()
        }
    }

    /// Makes changes in a transaction that is still to be saved. Nobody else writes meanwhile.
    func change<Result>(
        over connection: PostgresConnection,
        _ body: (PostgresTables) throws -> Result
    ) throws -> Result {
        try connection.query("BEGIN")
        do {
            try connection.query(
                "SELECT pg_advisory_xact_lock($1)",
                [.number(PostgresSchema.lock)]
            )
            let facts = try PostgresSchema.prepare(connection)
            let result = try body(tables(connection, facts))
            try connection.query(
                "UPDATE cookbook.fact SET value = value + 1 WHERE name = 'generation'"
            )
            return result
        } catch {
            if !connection.isBroken { _ = try? connection.query("ROLLBACK") }
            throw error
        }
    }

    private func tables(_ connection: PostgresConnection, _ facts: PostgresSchema.Facts)
        -> PostgresTables
    {
        PostgresTables(connection: connection, facts: facts, now: now())
    }
}
