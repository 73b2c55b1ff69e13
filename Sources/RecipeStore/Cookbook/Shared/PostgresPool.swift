import RecipeModel

/// The connections of a shared cookbook: a few to read by and one for changes, each opened when it
/// is first needed, and where the address names several servers one more to each of those.
///
/// Throws `PostgresError`.
actor PostgresPool {
    private let server: PostgresServer
    private let book: PostgresBook
    private let readers = PostgresSeats(3)
    private let writers = PostgresSeats(1)
    private var hosts: [PostgresHost] = []
    private var known = PostgresHosts(count: 0)
    /// For each of several servers the lane that asks how it is.
    private var watches: [PostgresLane] = []
    /// When all of several servers were asked last.
    private var asked: ContinuousClock.Instant?
    private var asking: Task<Void, Never>?

    init(_ server: PostgresServer, now: @escaping @Sendable () -> Moment) {
        self.server = server
        book = PostgresBook(now: now)
    }

    private func prepare() throws {
        guard hosts.isEmpty else { return }
        let (hosts, wish) = try server.hosts()
        self.hosts = hosts
        known = PostgresHosts(count: hosts.count, wish: wish, patience: patience)
        if hasSeveral { watches = hosts.map { _ in PostgresLane() } }
    }

    private var hasSeveral: Bool { hosts.count > 1 }

    private var patience: PostgresPatience { server.patience }

    // MARK: Reading

    /// Reads; nil where there are no tables yet.
    func read<Result: Sendable>(
        lookingAgain isLookingAgain: Bool = false,
        _ body: @escaping @Sendable (PostgresTables) throws -> Result
    ) async throws -> Result? {
        let book = book
        return try await readAnywhere {
            try book.read(over: $0, lookingAgain: isLookingAgain, body)
        }
    }

    /// Asks the first server that answers.
    private func readAnywhere<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        try prepare()
        return try await readers.withLane { lane in
            try await self.read(by: lane, body)
        }
    }

    private func read<Result: Sendable>(
        by lane: PostgresLane,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        guard hasSeveral else {
            return try await talk(by: lane, at: 0, body)
        }
        await lookAround()
        try Task.checkCancellation()
        let order = known.readable
        var worst: PostgresError?
        for host in order {
            do {
                return try await talk(
                    by: lane,
                    at: host,
                    connecting: patience.asking,
                    waiting: host == order.last ? patience.alone : patience.amongOthers,
                    body
                )
            } catch let failure as NoConnection {
                known.take(.away(failure.trouble), of: host)
                worst = .worse(worst, failure.trouble)
            } catch let trouble as PostgresError where trouble.mayBeAskedElsewhere {
                known.take(.away(trouble), of: host)
                worst = .worse(worst, trouble)
            }
        }
        throw worst ?? .unreachable("")
    }

    /// No talk came about.
    private struct NoConnection: Error { let trouble: PostgresError }

    /// Talks with one server, once more over a new connection where an old one had been lost: it may
    /// have been started anew.
    private func talk<Result: Sendable>(
        by lane: PostgresLane,
        at host: Int,
        connecting: Duration? = nil,
        waiting: Duration? = nil,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        for isLast in [false, true] {
            let isOld = try await connect(lane, to: host, within: connecting)
            do {
                return try await lane.talk(waiting: waiting, body)
            } catch let trouble as PostgresError
                where trouble.isOfConnection && isOld && !isLast
            {
                await lane.drop()
            }
        }
        throw PostgresError.lost
    }

    /// Connects a lane; whether it was connected already. Of several servers the lane that asked for
    /// how this one is gives its connection.
    private func connect(_ lane: PostgresLane, to host: Int, within limit: Duration?) async throws
        -> Bool
    {
        do {
            if await !lane.isConnected(with: host), hasSeveral,
                let connection = await watches[host].giveAway()
            {
                await lane.take(connection, with: host)
            }
            return try await lane.connect(to: host, of: hosts, within: limit)
        } catch let trouble as PostgresError {
            guard hasSeveral else { throw trouble }
            throw NoConnection(trouble: trouble)
        }
    }

    // MARK: Writing

    /// Talks with the server that takes changes; one of several is left when it hangs. Throws
    /// `HangingServer` then.
    private func talk<Result: Sendable>(
        by lane: PostgresLane,
        changing host: Int,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        guard hasSeveral else { return try await lane.talk(body) }
        let server = WatchedServer(host: host, hosts: hosts, watch: watches[host])
        do {
            return try await lane.talk(watching: server, body)
        } catch let failure as HangingServer {
            await lane.drop()
            known.take(.away(.tooLate), of: host)
            throw failure
        }
    }

    /// Writes in one transaction, which is on the server's disk when this returns. Nobody else
    /// writes meanwhile.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresTables) throws -> Result
    ) async throws -> Result {
        try prepare()
        return try await writers.withLane { lane in
            do {
                return try await self.write(by: lane, isAgain: false, body)
            } catch is Stale {
                return try await self.write(by: lane, isAgain: true, body)
            }
        }
    }

    /// What was known of the servers, or the connection that there was, holds no more; nothing was
    /// changed.
    private struct Stale: Error {}

    private func write<Result: Sendable>(
        by lane: PostgresLane,
        isAgain: Bool,
        _ body: @escaping @Sendable (PostgresTables) throws -> Result
    ) async throws -> Result {
        let host = try await hostForChanges(askingAgain: isAgain)
        let isOld: Bool
        do {
            isOld = try await connect(
                lane,
                to: host,
                within: hasSeveral ? patience.asking : nil
            )
        } catch let failure as NoConnection {
            known.take(.away(failure.trouble), of: host)
            if isAgain { throw failure.trouble }
            throw Stale()
        }
        let book = book
        let result: Result
        do {
            let isAlone = !hasSeveral
            result = try await talk(by: lane, changing: host) { connection in
                let result = try book.change(over: connection, body)
                if isAlone { try connection.commit() }
                return result
            }
        } catch is HangingServer {
            // It was not told to save: what it did so far is undone.
            if isAgain { throw PostgresError.tooLate }
            throw Stale()
        } catch let trouble as PostgresError {
            if hasSeveral, trouble.mayBeAskedElsewhere { known.take(.away(trouble), of: host) }
            // One that took changes before and now doesn't: another server does now.
            if isOld, !isAgain, trouble.isOfConnection || trouble == .server("25006") {
                await lane.drop()
                throw Stale()
            }
            throw trouble
        }
        if hasSeveral { try await save(by: lane, at: host) }
        known.hasWritten = true
        return result
    }

    /// Saves what a lane did, where no other server was promoted meanwhile.
    private func save(by lane: PostgresLane, at host: Int) async throws {
        do {
            await ask(but: host)
            try Task.checkCancellation()
            guard try known.writable() == host else { throw PostgresError.split }
            try await talk(by: lane, changing: host) { try $0.commit() }
        } catch is HangingServer {
            throw PostgresError.lostWhileSaving
        } catch {
            await lane.drop()
            throw error
        }
    }

    /// The server that takes changes.
    private func hostForChanges(askingAgain isAgain: Bool) async throws -> Int {
        guard hasSeveral else { return 0 }
        let isKnown = asked.map { .now - $0 < patience.knowing } ?? false
        if !isAgain, isKnown, let host = try? known.writable() { return host }
        await ask()
        try Task.checkCancellation()
        return try known.writable()
    }

    // MARK: Several servers

    /// Sees to it that those who read know of the servers: the first time it is waited for.
    private func lookAround() async {
        if known.areUnknown {
            let first = asking ?? Task { await askAndLeave(waiting: patience.others) }
            asking = first
            await first.value
        } else if let asked, .now - asked > patience.knowing, asking == nil {
            asking = Task { await askAndLeave() }
        }
    }

    /// Asks all, and keeps no connection but that to the server that will be read.
    private func askAndLeave(waiting grace: Duration? = nil) async {
        await ask(waiting: grace)
        asking = nil
        guard !known.hasWritten else { return }
        let first = grace == nil ? nil : known.readable.first
        for host in hosts.indices where host != first { await watches[host].drop() }
    }

    /// Asks the servers at once how they are.
    ///
    /// - Parameters:
    ///   - left: The one that isn't asked.
    ///   - grace: For how much longer the others are waited for once one has answered; nil for as
    ///     long as they are given.
    private func ask(but left: Int? = nil, waiting grace: Duration? = nil) async {
        let (hosts, watches) = (hosts, watches)
        await withTaskGroup(of: (host: Int, word: HostWord?)?.self) { group in
            var waiting = hosts.indices.filter { $0 != left }.count
            for host in hosts.indices where host != left {
                let limit = known.limit(for: host)
                group.addTask {
                    (host, await watches[host].word(of: host, among: hosts, within: limit))
                }
            }
            var hasGrace = grace == nil
            for await answer in group {
                guard let answer else {
                    group.cancelAll()
                    continue
                }
                if let word = answer.word { known.take(word, of: answer.host) }
                waiting -= 1
                if waiting == 0 { group.cancelAll() }
                if case .away = answer.word { continue }
                if !hasGrace, waiting > 0, let grace {
                    hasGrace = true
                    group.addTask {
                        try? await Task.sleep(for: grace)
                        return nil
                    }
                }
            }
        }
        if left == nil { asked = .now }
    }

    // MARK: How things stand

    /// How changes would go.
    func access() async throws -> CookbookStanding.Access {
        try prepare()
        if hasSeveral {
            do {
                await ask()
                _ = try known.writable()
            } catch PostgresError.noPrimary {
                return .noPrimary
            } catch PostgresError.split {
                return .split
            }
        }
        let isAlone = !hasSeveral
        return try await readAnywhere { connection in
            let answer = try connection.query(
                """
                SELECT current_setting('transaction_read_only') = 'on',
                    CASE WHEN to_regclass('cookbook.recipe') IS NULL
                        THEN has_database_privilege(current_database(), 'CREATE')
                        ELSE has_table_privilege('cookbook.recipe', 'INSERT') END
                """
            )
            if isAlone, try answer.number(0, 0) == 1 { return .readOnly }
            return try answer.number(0, 1) == 1 ? .writable : .noRight
        }
    }

    /// Whether what is saved is on a second server when it is said to be; nil where the server
    /// that takes changes doesn't say.
    func standbys() async throws -> CookbookStanding.Standbys? {
        try prepare()
        let ask: @Sendable (PostgresConnection) throws -> CookbookStanding.Standbys = {
            let answer = try $0.query(
                """
                SELECT current_setting('synchronous_standby_names') <> ''
                        AND current_setting('synchronous_commit') NOT IN ('off', 'local'),
                    EXISTS (SELECT FROM pg_stat_replication)
                """
            )
            if try answer.number(0, 0) == 1 { return .synchronous }
            return try answer.number(0, 1) == 1 ? .asynchronous : .alone
        }
        do {
            guard hasSeveral else { return try await readAnywhere(ask) }
            guard let host = try? known.writable() else { return nil }
            let found = try await watches[host].talk(waiting: patience.asking, ask)
            // Whoever names several servers has a standby, also while it is away.
            return found == .alone ? .asynchronous : found
        } catch is PostgresError {
            return nil
        }
    }
}
