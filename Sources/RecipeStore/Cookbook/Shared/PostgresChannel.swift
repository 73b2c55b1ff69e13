import Foundation
import RecipeModel

/// The connections of a shared cookbook: one to read by, and one to the server that takes changes
/// where that is another one.
///
/// It is not safe for several threads; the store's actor keeps it.
final class PostgresChannel {
    private let server: PostgresServer
    private let bell: Bell
    private let now: @Sendable () -> Int
    private var reader: PostgresConnection?
    private var writer: PostgresConnection?
    private var facts: PostgresSchema.Facts?

    init(_ server: PostgresServer, bell: Bell, now: @escaping @Sendable () -> Int) {
        self.server = server
        self.bell = bell
        self.now = now
    }

    // MARK: Reading

    /// Reads; nil where there are no tables yet.
    ///
    /// - Parameter isLookingAgain: Whether the facts must be those of this moment.
    func read<Result>(
        lookingAgain isLookingAgain: Bool = false,
        _ body: (PostgresTables) throws -> Result
    ) throws -> Result? {
        try again {
            // What this program wrote it shall see: another server may be a moment late.
            if let writer, !writer.isBroken { return writer }
            return try open(&reader, forWriting: false)
        } body: { connection in
            func look() throws -> Result {
                let known = isLookingAgain ? nil : facts
                let facts = try known ?? PostgresSchema.Facts(connection)
                self.facts = facts
                return try body(tables(connection, facts))
            }
            do {
                return try look()
            } catch let trouble as PostgresTrouble where trouble.tellsOfNoTables {
                facts = nil
                let answer = try connection.query("SELECT to_regclass('cookbook.fact') IS NULL")
                if try answer.number(0, 0) == 1 { return nil }
            }
            // Somebody made them just now, or one of them is missing.
            do {
                return try look()
            } catch let trouble as PostgresTrouble where trouble.tellsOfNoTables {
                throw DamagedRecord()
            }
        }
    }

    private func tables(_ connection: PostgresConnection, _ facts: PostgresSchema.Facts)
        -> PostgresTables
    {
        PostgresTables(connection: connection, facts: facts, now: now())
    }

    // MARK: Writing

    /// Writes in one transaction, which is on the server's disk when this returns. Nobody else
    /// writes meanwhile.
    func write<Result>(_ body: (PostgresTables) throws -> Result) throws -> Result {
        try again(writable) { connection in
            try transaction(on: connection) {
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
            }
        }
    }

    private func transaction<Result>(on connection: PostgresConnection, _ body: () throws -> Result)
        throws -> Result
    {
        try connection.query("BEGIN")
        let result: Result
        do {
            result = try body()
        } catch {
            if !connection.isBroken { _ = try? connection.query("ROLLBACK") }
            throw error
        }
        do {
            try connection.query("COMMIT")
        } catch PostgresTrouble.lost, PostgresTrouble.tooLate {
            throw PostgresTrouble.lostWhileSaving
        }
        return result
    }

    /// A connection that changes may go by.
    private func writable() throws -> PostgresConnection {
        if let writer, !writer.isBroken { return writer }
        writer = nil
        let first = try open(&reader, forWriting: false)
        // Where there is one server, or the first that answers takes changes, one connection does.
        if !first.isStandby || !server.hasSeveralHosts { return first }
        do {
            return try open(&writer, forWriting: true)
        } catch PostgresTrouble.unreachable {
            throw PostgresTrouble.noPrimary
        }
    }

    /// How changes would go.
    func access() throws -> CookbookStanding.Access {
        do {
            let connection = try writable()
            let answer = try connection.query(
                """
                SELECT current_setting('transaction_read_only') = 'on',
                    CASE WHEN to_regclass('cookbook.recipe') IS NULL
                        THEN has_database_privilege(current_database(), 'CREATE')
                        ELSE has_table_privilege('cookbook.recipe', 'INSERT') END
                """
            )
            if try answer.number(0, 0) == 1 { return .readOnly }
            return try answer.number(0, 1) == 1 ? .writable : .noRight
        } catch PostgresTrouble.noPrimary {
            return .noPrimary
        }
    }

    // MARK: Connections

    private func open(_ connection: inout PostgresConnection?, forWriting: Bool) throws
        -> PostgresConnection
    {
        if let connection, !connection.isBroken { return connection }
        connection = nil
        let opened = try server.connect(forWriting: forWriting, bell: bell)
        connection = opened
        return opened
    }

    /// Does something over a connection, once more over a new one where that had been lost: its
    /// server may have been started anew, or another one may have taken its place.
    private func again<Result>(
        _ connection: () throws -> PostgresConnection,
        body: (PostgresConnection) throws -> Result
    ) throws -> Result {
        let (oldReader, oldWriter) = (reader, writer)
        let first = try connection()
        let isOld = first === oldReader || first === oldWriter
        do {
            return try body(first)
        } catch let trouble as PostgresTrouble where trouble.isOfConnection {
            drop(first)
            guard isOld else { throw trouble }
        } catch let trouble as PostgresTrouble where trouble == .server("25006") && isOld {
            // It took changes before: another server does now.
            drop(first)
        } catch {
            if first.isBroken { drop(first) }
            throw error
        }
        let second = try connection()
        do {
            return try body(second)
        } catch {
            if second.isBroken { drop(second) }
            throw error
        }
    }

    private func drop(_ connection: PostgresConnection) {
        if reader === connection { reader = nil }
        if writer === connection { writer = nil }
    }
}
