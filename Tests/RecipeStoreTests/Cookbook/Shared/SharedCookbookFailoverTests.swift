import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A server that hangs, one that another is promoted over, and one that comes back.
@Suite(.withPostgres, .serialized)
struct SharedCookbookFailoverTests {
    private let few = preparedRecipes(20, seed: 1)

    private func failure(_ store: PostgresCookbookStore, adding seed: UInt64) async throws
        -> SharedCookbookError.Reason?
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
            #expect(try await store.terms([TermNumber.everything])[0].count == 25)
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

    /// Adds recipes, which comes to wait for others who write.
    private func held(
        _ store: PostgresCookbookStore,
        in pair: SharedBookPair
    ) async throws -> (saving: Task<SharedCookbookError.Reason?, any Error>, by: PostgresConnection)
    {
        #expect(try await failure(store, adding: 2) == nil)
        let shared = try SharedBook(pair.primary, database: pair.database)
        let holder = try shared.connection()
        try holder.query("SELECT pg_advisory_lock($1)", [.number(PostgresSchema.lock)])
        let saving = Task { try await failure(store, adding: 3) }
        try await shared.wait { $0 == 1 }
        return (saving, holder)
    }

    /// The server hangs before it was told to save: that is done where another one takes over.
    @Test func whatWasUnderWayIsDoneWhereAnotherTakesOver() async throws {
        let pair = try await SharedBookPair(with: few)
        let (saving, holder) = try await held(try pair.store(), in: pair)
        try await pair.waitForStandby(25)
        try pair.primary.pause()
        try pair.promoteStandby()
        #expect(try await saving.value == nil)
        #expect(try pair.count(at: pair.standby) == 30)
        // What the old server was told so far it undoes when it is there again.
        try pair.primary.resume()
        try holder.query("SELECT pg_advisory_unlock($1)", [.number(PostgresSchema.lock)])
        try await waitUntil {
            (try? holder.query(
                """
                SELECT count(*) FROM pg_stat_activity
                WHERE datname = current_database() AND xact_start IS NOT NULL
                    AND pid <> pg_backend_pid()
                """
            ).number(0, 0)) == 0
        }
        #expect(try pair.count(at: pair.primary) == 25)
    }

    /// A server that waits for others who write says so over another connection.
    @Test func whoWaitsForALockIsNotTakenToHang() async throws {
        let pair = try await SharedBookPair(with: few)
        let (saving, holder) = try await held(try pair.store(), in: pair)
        try await waitUntil {
            (try? holder.query(
                """
                SELECT count(*) FROM pg_stat_activity AS one, pg_stat_activity AS other
                WHERE one.wait_event_type = 'Lock' AND other.query LIKE 'SELECT pg_is_in_rec%'
                    AND other.query_start > one.query_start + interval '1 s'
                """
            ).number(0, 0)) == 1
        }
        try holder.query("SELECT pg_advisory_unlock($1)", [.number(PostgresSchema.lock)])
        #expect(try await saving.value == nil)
        #expect(try pair.count(at: pair.primary) == 30)
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
        let shared = try SharedBook(pair.primary, database: pair.database)
        let holder = try shared.connection()
        try holder.query("SELECT pg_advisory_lock(42)")
        let saving = Task { try await failure(store, adding: 2) }
        try await shared.wait { $0 == 1 }
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
}
