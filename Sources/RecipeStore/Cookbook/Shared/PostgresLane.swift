import RecipeModel

/// A place for one connection, with a thread of its own that waits for the server.
actor PostgresLane {
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let executor = QueueExecutor(label: "recipe.cookbook.shared")
    private let wakeup = LaneWakeup()
    private var connection: PostgresConnection?
    /// The place in the address of the server that it is connected with.
    private var host: Int?

    /// Whether it is connected with a server.
    func isConnected(with host: Int) -> Bool {
        self.host == host && connection.map { !$0.isBroken } ?? false
    }

    /// Connects with a server where that isn't done yet; whether it was.
    func connect(to host: Int, of hosts: [PostgresHost], within limit: Duration?) async throws
        -> Bool
    {
        if isConnected(with: host) { return true }
        drop()
        connection = try await listening { wakeup in
            try hosts[host].connect(within: limit, wakeup: wakeup)
        }
        self.host = host
        return false
    }

    /// Talks with the server until it has answered or the task is cancelled; it may say nothing for as
    /// long as the limit says, by default as the only server there is may.
    func talk<Result: Sendable>(
        waiting limit: Duration? = nil,
        _ body: @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        guard let connection, !connection.isBroken else { throw PostgresError.lost }
        connection.limit = limit ?? connection.patience.alone
        return try await listening { _ in try body(connection) }
    }

    /// Talks with one of several servers for as long as that doesn't hang. Throws `HangingServer`
    /// when it does: what it was told may be done or not.
    nonisolated func talk<Result: Sendable>(
        watching server: WatchedServer,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup { group in
            group.addTask { try await self.talk(body) }
            group.addTask {
                try await server.waitUntilHanging(while: self.wakeup)
                throw HangingServer()
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }

    /// Gives the connection away, so that another lane goes on with it.
    func giveAway() -> PostgresConnection? {
        defer { drop() }
        return connection.flatMap { $0.isBroken ? nil : $0 }
    }

    /// Goes on with another lane's connection.
    func take(_ connection: PostgresConnection, with host: Int) {
        connection.wakeup = wakeup
        self.connection = connection
        self.host = host
    }

    /// Ends the connection; a transaction that wasn't saved is undone.
    func drop() { (connection, host) = (nil, nil) }

    private func listening<Result>(_ body: (LaneWakeup) throws -> Result) async throws -> Result {
        let number = wakeup.begin()
        defer { wakeup.end() }
        return try await withTaskCancellationHandler {
            // A closure that has nothing of the lane's would not run on its thread, but wait on one
            // of the few that all tasks share; and meanwhile the connection could be given away.
            self.assertIsolated()
            try Task.checkCancellation()
            return try body(self.wakeup)
        } onCancel: { [wakeup] in
            wakeup.ring(number)
        }
    }

    // MARK: Asking how a server is

    /// What a server says of itself; nil where nobody waits for it any more.
    func word(of host: Int, among hosts: [PostgresHost], within limit: Duration) async
        -> HostWord?
    {
        do {
            for _ in 0..<2 {
                let isOld = try await connect(to: host, of: hosts, within: limit)
                do {
                    return try await talk(waiting: limit) { try $0.word() }
                } catch let trouble as PostgresError where trouble.isOfConnection && isOld {
                    // It may have been started anew.
                    drop()
                }
            }
            return .away(.lost)
        } catch let trouble as PostgresError {
            drop()
            return .away(trouble)
        } catch {
            drop()
            return error is CancellationError ? nil : .away(.lost)
        }
    }
}

extension PostgresConnection {
    /// What the server says of itself. Everybody may ask that.
    fileprivate func word() throws -> HostWord {
        do {
            let answer = try query(
                """
                SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',
                    CASE WHEN NOT pg_is_in_recovery()
                        THEN pg_walfile_name(pg_current_wal_lsn()) END,
                    CASE WHEN NOT pg_is_in_recovery()
                        THEN (pg_current_wal_lsn() - '0/0')::bigint END,
                    (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint
                """
            )
            if try answer.number(0, 0) == 1 { return .following }
            // The name of a file of the log begins with its timeline, in eight digits.
            let timeline = Int(try answer.wholeText(0, 1).prefix(8), radix: 16)
            return .takingChanges(
                timeline: timeline ?? 0,
                place: UInt64(try answer.number(0, 2)),
                start: try answer.number(0, 3)
            )
        } catch PostgresError.server(let state) where !state.hasPrefix("57") {
            // A server of another make, whose log has no such names.
            let answer = try query("SELECT current_setting('transaction_read_only') = 'on'")
            return try answer.number(0, 0) == 1
                ? .following : .takingChanges(timeline: 0, place: 0, start: 0)
        }
    }
}
