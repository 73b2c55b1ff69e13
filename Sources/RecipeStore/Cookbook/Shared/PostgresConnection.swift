import CPostgres
import RecipeModel

/// One connection to a PostgreSQL server.
///
/// It waits on the thread that asks, which therefore is one of the cookbook's own: for so long at
/// most, and no longer than somebody wants the answer.
final class PostgresConnection {
    /// How long a statement may take. The server itself ends it before.
    static let patience = Duration.seconds(35)

    private let connection: OpaquePointer
    private let bell: Bell
    /// How often a statement was sent; those that are sent again are prepared.
    private var uses: [String: Int] = [:]
    private var names: [String: String] = [:]
    /// Whether nothing can be sent any more.
    private(set) var isBroken = false
    /// Whether its server only follows another one.
    private(set) var isStandby = false

    /// Takes over a connection of libpq's that is connected.
    init(_ connection: OpaquePointer, bell: Bell) throws {
        self.connection = connection
        self.bell = bell
        let answer = try query(Self.greeting)
        isStandby = try answer.number(0, 0) == 1
    }

    deinit { cp_finish(connection) }

    /// Bounds what the server does for this connection, also when the program is gone.
    private static let greeting = """
        SELECT pg_is_in_recovery(), set_config('statement_timeout', '30s', false),
            set_config('lock_timeout', '10s', false),
            set_config('idle_in_transaction_session_timeout', '60s', false),
            set_config('search_path', '', false),
            CASE WHEN current_setting('client_connection_check_interval', true) IS NOT NULL
                THEN set_config('client_connection_check_interval', '1s', false) END
        """

    // MARK: Statements

    /// Does what a statement says.
    @discardableResult
    func query(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresAnswer {
        let deadline = ContinuousClock.now + Self.patience
        let name = try nameOfPrepared(sql, until: deadline)
        let count = Int32(values.count)
        let isSent = values.withPointers { values in
            withUnsafePointer(to: cp_value()) { none in
                if let name {
                    cp_send_prepared(connection, name, count, values ?? none)
                } else {
                    cp_send(connection, sql, count, values ?? none)
                }
            }
        }
        guard isSent else { throw lost() }
        return PostgresAnswer(try results(until: deadline))
    }

    /// The name of a statement that was sent before.
    private func nameOfPrepared(_ sql: String, until deadline: ContinuousClock.Instant) throws
        -> String?
    {
        if let name = names[sql] { return name }
        uses[sql, default: 0] += 1
        guard uses[sql] == 2, sql.hasPrefix("SELECT") || sql.hasPrefix("INSERT") else { return nil }
        let name = "recipe\(names.count)"
        guard cp_prepare(connection, name, sql) else { throw lost() }
        _ = PostgresAnswer(try results(until: deadline))
        names[sql] = name
        return name
    }

    /// Brings rows into a table: `table (column, …)`.
    func copy(into table: String, _ rows: CopyRows) throws {
        var rows = rows
        rows.end()
        let deadline = ContinuousClock.now + Self.patience
        let sql = "COPY \(table) FROM STDIN (FORMAT binary)"
        guard withUnsafePointer(to: cp_value(), { cp_send(connection, sql, 0, $0) }) else {
            throw lost()
        }
        try flush(until: deadline)
        guard let opened = try next(until: deadline) else { throw lost() }
        let answer = PostgresAnswer(opened)
        guard cp_result_status(opened) == CP_COPY_IN else {
            let state = String(cString: cp_result_state(opened))
            try drain(until: deadline)
            _ = answer
            throw state.isEmpty ? lost() : PostgresTrouble.server(state)
        }
        let piece = 256 << 10
        for start in stride(from: 0, to: rows.bytes.count, by: piece) {
            let count = min(piece, rows.bytes.count - start)
            try send(until: deadline) {
                rows.bytes.withUnsafeBytes { bytes in
                    guard let base = bytes.baseAddress else { return 1 }
                    return cp_copy(
                        connection,
                        base.advanced(by: start).assumingMemoryBound(to: CChar.self),
                        Int32(count)
                    )
                }
            }
            try flush(until: deadline)
        }
        try send(until: deadline) { cp_copy_end(connection) }
        _ = PostgresAnswer(try results(until: deadline))
    }

    private func send(until deadline: ContinuousClock.Instant, _ piece: () -> Int32) throws {
        while true {
            switch piece() {
            case 1: return
            case 0: try wait(writing: true, until: deadline)
            default: throw lost()
            }
        }
    }

    // MARK: Waiting

    private func flush(until deadline: ContinuousClock.Instant) throws {
        while true {
            switch cp_flush(connection) {
            case 0: return
            case 1:
                try wait(writing: true, until: deadline)
                guard cp_consume(connection) else { throw lost() }
            default: throw lost()
            }
        }
    }

    /// The next result; nil after the last.
    private func next(until deadline: ContinuousClock.Instant) throws -> OpaquePointer? {
        while cp_is_busy(connection) {
            try wait(writing: false, until: deadline)
            guard cp_consume(connection) else { throw lost() }
        }
        return cp_next(connection)
    }

    /// The last result of what was sent. Throws the first error among the results.
    private func results(until deadline: ContinuousClock.Instant) throws -> OpaquePointer? {
        try flush(until: deadline)
        var last: OpaquePointer?
        var trouble: PostgresTrouble?
        while let result = try next(until: deadline) {
            switch cp_result_status(result) {
            case CP_EMPTY, CP_DONE, CP_ROWS:
                if let last { cp_clear(last) }
                last = result
            default:
                let state = String(cString: cp_result_state(result))
                cp_clear(result)
                if trouble == nil { trouble = state.isEmpty ? lost() : .server(state) }
                // A connection that is gone gives the same result for ever.
                if !cp_is_alive(connection) {
                    isBroken = true
                    if let last { cp_clear(last) }
                    throw trouble ?? .lost
                }
            }
        }
        if let trouble {
            if let last { cp_clear(last) }
            throw trouble
        }
        return last
    }

    private func drain(until deadline: ContinuousClock.Instant) throws {
        while let result = try next(until: deadline) { cp_clear(result) }
    }

    private func lost() -> PostgresTrouble {
        isBroken = true
        return .lost
    }

    private func wait(writing: Bool, until deadline: ContinuousClock.Instant) throws {
        do {
            try Self.wait(for: connection, bell, writing: writing, until: deadline)
        } catch {
            // What is under way is not waited for; the server notices that nobody is there.
            isBroken = true
            throw error
        }
    }

    /// Waits for a connection. Throws where it took too long, and where nobody wants it any more.
    static func wait(
        for connection: OpaquePointer,
        _ bell: Bell,
        writing: Bool,
        until deadline: ContinuousClock.Instant
    ) throws {
        let left = (deadline - .now).components
        let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { throw PostgresTrouble.tooLate }
        switch cp_wait(connection, writing, bell.descriptor, Int32(milliseconds)) {
        case CP_READY: break
        case CP_WOKEN:
            if Task.isCancelled { throw CancellationError() }
            bell.silence()
        case CP_TOO_LATE: throw PostgresTrouble.tooLate
        default: throw PostgresTrouble.lost
        }
    }
}
