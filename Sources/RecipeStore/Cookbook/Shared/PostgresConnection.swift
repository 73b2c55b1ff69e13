import CPostgres
import RecipeModel

/// One connection to a PostgreSQL server.
///
/// It waits on the thread that asks, which therefore is one of the cookbook's own: for so long at
/// most, and no longer than somebody wants the answer. One thread uses it at a time; whoever has it
/// may hand it on.
final class PostgresConnection: @unchecked Sendable {
    /// How long the server may say nothing in the middle of a statement.
    var limit: Duration
    let patience: PostgresPatience
    /// Wakes whoever waits for the server.
    var wakeup: LaneWakeup
    private let connection: OpaquePointer
    /// Set by libpq with each warning of the server's.
    private let hasWarned: UnsafeMutablePointer<Bool>
    /// How often a statement was sent; those that are sent again are prepared.
    private var uses: [String: Int] = [:]
    private var names: [String: String] = [:]
    /// Whether nothing can be sent any more.
    private(set) var isBroken = false

    /// Takes over a connection of libpq's that is connected, and where its warnings are noted.
    init(
        _ connection: OpaquePointer,
        _ hasWarned: UnsafeMutablePointer<Bool>,
        wakeup: LaneWakeup,
        patience: PostgresPatience,
        until deadline: ContinuousClock.Instant
    ) throws {
        self.connection = connection
        self.hasWarned = hasWarned
        self.wakeup = wakeup
        self.patience = patience
        limit = deadline - .now
        try query(Self.greeting(patience))
        limit = patience.alone
    }

    deinit {
        cp_finish(connection)
        hasWarned.deallocate()
    }

    /// Bounds what the server does for this connection, also when the program is gone.
    private static func greeting(_ patience: PostgresPatience) -> String {
        """
        SELECT set_config('statement_timeout', '\(patience.statements.milliseconds)', false),
            set_config('lock_timeout', '\(patience.locks.milliseconds)', false),
            set_config('idle_in_transaction_session_timeout', '\(patience.resting.milliseconds)',
                false),
            set_config('search_path', '', false),
            CASE WHEN current_setting('client_connection_check_interval', true) IS NOT NULL
                THEN set_config('client_connection_check_interval', '1s', false) END
        """
    }

    // MARK: Statements

    /// Does what a statement says.
    @discardableResult
    func query(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresAnswer {
        wakeup.hear()
        let name = try nameOfPrepared(sql)
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
        return PostgresAnswer(try results())
    }

    /// Saves what the transaction did. Throws `PostgresError.lostWhileSaving` where it may have
    /// been or not: also where the server warns, which it does when it saved but couldn't wait for
    /// the standby that would keep it too.
    func commit() throws {
        hasWarned.pointee = false
        limit = patience.saving
        do {
            try query("COMMIT")
        } catch PostgresError.lost, PostgresError.tooLate {
            throw PostgresError.lostWhileSaving
        } catch PostgresError.server(let state) where state.hasPrefix("57P") {
            // The server's process for it was ended: before or after it was saved.
            throw PostgresError.lostWhileSaving
        }
        if hasWarned.pointee { throw PostgresError.lostWhileSaving }
    }

    /// The name of a statement that was sent before.
    private func nameOfPrepared(_ sql: String) throws -> String? {
        if let name = names[sql] { return name }
        uses[sql, default: 0] += 1
        guard uses[sql] == 2, ["SELECT", "WITH", "INSERT"].contains(where: sql.hasPrefix) else {
            return nil
        }
        let name = "recipe\(names.count)"
        guard cp_prepare(connection, name, sql) else { throw lost() }
        _ = PostgresAnswer(try results())
        names[sql] = name
        return name
    }

    /// Brings rows into a table: `table (column, …)`.
    func copy(into table: String, _ rows: CopyRows) throws {
        var rows = rows
        rows.end()
        wakeup.hear()
        let sql = "COPY \(table) FROM STDIN (FORMAT binary)"
        guard withUnsafePointer(to: cp_value(), { cp_send(connection, sql, 0, $0) }) else {
            throw lost()
        }
        try flush()
        guard let opened = try next() else { throw lost() }
        let answer = PostgresAnswer(opened)
        guard cp_result_status(opened) == CP_COPY_IN else {
            let state = String(cString: cp_result_state(opened))
            try drain()
            _ = answer
            throw state.isEmpty ? lost() : PostgresError.server(state)
        }
        let piece = 256 << 10
        for start in stride(from: 0, to: rows.bytes.count, by: piece) {
            let count = min(piece, rows.bytes.count - start)
            try send {
                rows.bytes.withUnsafeBytes { bytes in
                    guard let base = bytes.baseAddress else { return 1 }
                    return cp_copy(
                        connection,
                        base.advanced(by: start).assumingMemoryBound(to: CChar.self),
                        Int32(count)
                    )
                }
            }
            try flush()
        }
        try send { cp_copy_end(connection) }
        _ = PostgresAnswer(try results())
    }

    private func send(_ piece: () -> Int32) throws {
        while true {
            switch piece() {
            case 1: return
            case 0: try wait(writing: true)
            default: throw lost()
            }
        }
    }

    // MARK: Waiting

    private func flush() throws {
        while true {
            switch cp_flush(connection) {
            case 0: return
            case 1:
                try wait(writing: true)
                guard cp_consume(connection) else { throw lost() }
            default: throw lost()
            }
        }
    }

    /// The next result; nil after the last.
    private func next() throws -> OpaquePointer? {
        while cp_is_busy(connection) {
            try wait(writing: false)
            guard cp_consume(connection) else { throw lost() }
        }
        return cp_next(connection)
    }

    /// The last result of what was sent. Throws the first error among the results.
    private func results() throws -> OpaquePointer? {
        try flush()
        var last: OpaquePointer?
        var trouble: PostgresError?
        while let result = try next() {
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

    private func drain() throws {
        while let result = try next() { cp_clear(result) }
    }

    private func lost() -> PostgresError {
        isBroken = true
        return .lost
    }

    private func wait(writing: Bool) throws {
        do {
            try Self.wait(for: connection, wakeup, writing: writing, until: wakeup.heard + limit)
            wakeup.hear()
        } catch {
            // What is under way is not waited for.
            isBroken = true
            if let key = cp_cancel_key_of(connection) { PostgresCancelling.shared.cancel(key) }
            throw error
        }
    }

    /// Waits for a connection. Throws where it took too long, and where nobody wants it any more.
    ///
    /// Whoever comes late, on a machine that had no time for them, looks once at what came meanwhile.
    static func wait(
        for connection: OpaquePointer,
        _ wakeup: LaneWakeup,
        writing: Bool,
        until deadline: ContinuousClock.Instant
    ) throws {
        let left = max((deadline - .now).milliseconds, 0)
        switch cp_wait(connection, writing, wakeup.descriptor, left) {
        case CP_READY: break
        case CP_WOKEN:
            if Task.isCancelled { throw CancellationError() }
            wakeup.silence()
        case CP_TOO_LATE: throw PostgresError.tooLate
        default: throw PostgresError.lost
        }
    }
}
