import RecipeModel
import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeStore

/// A server that hangs, one that another is promoted over, and one that comes back.
@Suite(.withPostgres, .serialized)
struct SharedCookbookFailoverTests {
    private let few = preparedRecipes(20, seed: 1)

    private func failure(_ store: PostgresCookbookStore, adding seed: UInt64) async throws
        -> CookbookFault.Reason?
    {
        try await reason {
            _ = try await store.add(preparedRecipes(5, seed: seed), from: "b", counting: false)
        }
    }

    @Test func whereThePrimaryHangsTheStandbyIsRead() async throws {
        let pair = try await SharedBookPair(with: few)
        try await pair.waitForStandby(20)
        let (known, new) = (try pair.store(), try pair.store())
        #expect(try await known.standing().standbys == .asynchronous)
        #expect(try await failure(known, adding: 2) == nil)
        try await pair.waitForStandby(25)
        try pair.primary.pause()
        // One that was connected, and one that never was.
        for store in [known, new] {
            let start = ContinuousClock.now
            #expect(try await store.terms([TermNumber.everything])[0].count == 25)
            // It took 40 s once; 3 s are waited for.
            #expect(ContinuousClock.now - start < .seconds(20))
            #expect(try await failure(store, adding: 3) == .noPrimary)
            #expect(try await store.standing().access == .noPrimary)
        }
        try pair.primary.resume()
        for store in [known, new] {
            try await waitUntil { (try? await store.standing().access) == .writable }
        }
        #expect(try await failure(known, adding: 4) == nil)
        #expect(try await failure(new, adding: 5) == nil)
    }

    /// The server hangs while it saves: nobody knows whether it did.
    @Test func whereItHangsWhileItSavesThatIsTold() async throws {
        let pair = try await SharedBookPair(with: few)
        let store = try pair.store()
        try pair.primary.sql(
            """
            CREATE FUNCTION public.hang() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
            PERFORM pg_advisory_lock(42); RETURN NULL; END';
            CREATE CONSTRAINT TRIGGER hang AFTER INSERT ON cookbook.recipe
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.hang()
            """,
            in: pair.database
        )
        let holder = try SharedBook(pair.primary, database: pair.database).connection()
        try holder.query("SELECT pg_advisory_lock(42)")
        let saving = Task { try await failure(store, adding: 2) }
        try await waitUntil {
            let waiting = try? holder.query("SELECT count(*) FROM pg_locks WHERE NOT granted")
            return (try? waiting?.number(0, 0)) == 1
        }
        try pair.primary.pause()
        #expect(try await saving.value == .lostWhileSaving)
        try pair.primary.resume()
    }

    /// Saved on the primary and not on the standby that was to keep it too.
    @Test func whatTheStandbyMayLackIsNotSaidToBeSaved() async throws {
        let site = try PostgresSite()
        let shared = try SharedBook(site)
        let store = try shared.store()
        #expect(try await failure(store, adding: 1) == nil)
        try site.sql("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        try site.sql("SELECT pg_reload_conf()")
        try await waitUntil { (try? site.sql("SHOW synchronous_standby_names")) == "nobody" }
        #expect(try await store.standing().standbys == .synchronous)
        let saving = Task { try await failure(store, adding: 2) }
        let waiting = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        try await waitUntil { (try? site.sql("SELECT count(*) \(waiting)")) == "1" }
        try site.sql("SELECT pg_cancel_backend(pid) \(waiting)")
        #expect(try await saving.value == .lostWhileSaving)
    }

    @Test func anOldPrimaryThatComesBackIsNotWrittenTo() async throws {
        let pair = try await SharedBookPair(with: few)
        try await pair.waitForStandby(20)
        let known = try pair.store()
        #expect(try await known.standing().recipes == 20)
        try pair.primary.crash()
        try pair.promoteStandby()
        #expect(try await failure(known, adding: 2) == nil)
        try pair.primary.start()
        let (new, reversed) = (try pair.store(), try pair.store(standbyFirst: true))
        for store in [known, new, reversed] {
            #expect(try await store.standing().recipes == 25)
            #expect(try await store.standing().access == .split)
            #expect(try await failure(store, adding: 3) == .split)
        }
        #expect(try pair.count(at: pair.primary) == 20)
        #expect(try pair.count(at: pair.standby) == 25)
        try pair.primary.stop()
        #expect(try await failure(new, adding: 3) == nil)
        #expect(try await failure(known, adding: 4) == nil)
        #expect(try pair.count(at: pair.standby) == 35)
    }

    /// A standby is promoted while the other server still takes changes.
    @Test func whereAnotherIsPromotedMeanwhileNothingIsSaved() async throws {
        let pair = try await SharedBookPair(with: few)
        try await pair.waitForStandby(20)
        let store = try pair.store()
        #expect(try await failure(store, adding: 2) == nil)
        try await pair.waitForStandby(25)
        try pair.promoteStandby()
        #expect(try await failure(store, adding: 3) == .split)
        #expect(try pair.count(at: pair.primary) == 25)
        #expect(try pair.count(at: pair.standby) == 25)
    }

    // MARK: All at once

    /// What cooks at work met.
    private final class Log: Sendable {
        private struct State {
            var saved: Set<String> = []
            var isOver = false
            var answers = 0
            var longest = Duration.zero
        }

        private let state = Mutex(State())

        func save(_ titles: [String]) { state.withLock { $0.saved.formUnion(titles) } }
        func answer(after time: Duration) {
            state.withLock { state in
                state.answers += 1
                state.longest = max(state.longest, time)
            }
        }
        /// From here on it counts how long an answer takes.
        func beginToMeasure() { state.withLock { $0.longest = .zero } }
        func end() { state.withLock { $0.isOver = true } }
        var saved: Set<String> { state.withLock { $0.saved } }
        var answers: Int { state.withLock { $0.answers } }
        var longest: Duration { state.withLock { $0.longest } }
        var isOver: Bool { state.withLock { $0.isOver } }
    }

    /// Makes own recipes until told to end, and notes those that the store says are saved.
    private func write(_ store: PostgresCookbookStore, _ cook: Int, _ log: Log) async throws {
        var seed = UInt64(cook * 1_000_000)
        while !log.isOver {
            seed += 1
            let recipe = preparedRecipes(1, seed: seed)[0]
            var titles: [String] = []
            let failed = try await reason {
                titles = try await store.make(.create(recipe), session: "\(cook)")
            }
            if failed == nil { log.save(titles) }
        }
    }

    /// Searches until told to end, and notes how long each answer took with all tries before it.
    private func read(_ store: PostgresCookbookStore, _ log: Log) async throws {
        var start = ContinuousClock.now
        while !log.isOver {
            let failed = try await reason {
                _ = try await store.state()
                _ = try await store.terms([TermNumber.everything])
            }
            guard failed == nil else { continue }
            log.answer(after: .now - start)
            start = .now
        }
    }

    /// Two write and four read while the primary hangs or falls, the standby takes over and the old
    /// primary comes back: what was said to be saved is there, and the old primary gets nothing.
    @Test(arguments: [false, true])
    func nothingThatWasSavedIsLost(hangs: Bool) async throws {
        let pair = try await SharedBookPair(with: few, isSynchronous: true)
        try await pair.waitForStandby(20)
        let log = Log()
        let stores = try (0..<6).map { try pair.store(standbyFirst: $0 % 3 == 2) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for cook in 0..<2 { group.addTask { try await write(stores[cook], cook + 1, log) } }
            for cook in 2..<6 { group.addTask { try await read(stores[cook], log) } }
            group.addTask {
                defer { log.end() }
                try await waitUntil { log.saved.count >= 25 && log.answers >= 40 }
                if hangs { try pair.primary.pause() } else { try pair.primary.crash() }
                log.beginToMeasure()
                let (saved, answers) = (log.saved.count, log.answers)
                // Reading goes on without a server that takes changes.
                try await waitUntil { log.answers >= answers + 8 }
                try pair.promoteStandby()
                try await waitUntil { log.saved.count >= saved + 20 }
                let old: Int
                if hangs {
                    try pair.primary.resume()
                } else {
                    try pair.primary.start()
                }
                old = try pair.count(at: pair.primary) ?? -1
                let later = log.answers
                try await waitUntil { log.answers >= later + 40 }
                // What was under way when it hung may end there; nobody was told that it is saved.
                let new = try pair.count(at: pair.primary) ?? -1
                #expect(new - old <= (hangs ? 2 : 0))
            }
            try await group.waitForAll()
        }
        let there = Set(
            try pair.standby.sql(
                "SELECT titles FROM cookbook.change",
                in: pair.database
            ).split(separator: "\n").compactMap {
                StoredJSON.value([String].self, of: String($0))?.first
            }
        )
        #expect(log.saved.subtracting(there).isEmpty)
        // 3 s are waited for a server that hangs; the rest is for a machine that is busy.
        #expect(log.longest < .seconds(20), "\(log.longest)")
    }
}
