import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A shared cookbook on a server that takes changes and on a standby that follows it.
struct SharedBookPair {
    let primary: PostgresSite
    let standby: PostgresSite
    let database: String

    /// - Parameters:
    ///   - recipes: What is in the cookbook from the beginning.
    ///   - isSynchronous: Whether what is saved is on the standby too.
    init(with recipes: [PreparedRecipe], isSynchronous: Bool = false) async throws {
        primary = try PostgresSite()
        let shared = try SharedBook(primary)
        database = shared.database
        _ = try await shared.store().add(recipes, from: "a", counting: false)
        standby = try PostgresSite(following: primary)
        if isSynchronous { try await makeSynchronous() }
    }

    func makeSynchronous() async throws {
        try primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        try primary.sql("SELECT pg_reload_conf()")
        try await waitUntil {
            (try? primary.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"))
                == "1"
        }
    }

    /// A cook's store, whose address names the primary first, or the standby. It notices a server that
    /// hangs.
    func store(standbyFirst: Bool = false) throws -> PostgresCookbookStore {
        let sites = standbyFirst ? [standby, primary] : [primary, standby]
        let hosts = sites.map { "127.0.0.1:\($0.port)" }.joined(separator: ",")
        let address = try #require(DatabaseAddress("postgresql://cook@\(hosts)/\(database)"))
        return PostgresCookbookStore(PostgresServer(address, patience: .noticing))
    }

    func count(at site: PostgresSite) throws -> Int? {
        Int(try site.sql("SELECT count(*) FROM cookbook.recipe", in: database))
    }

    /// Waits until the standby has so many recipes.
    func waitForStandby(_ count: Int) async throws {
        try await waitUntil { (try? self.count(at: standby)) == count }
    }

    func promoteStandby() throws { try standby.sql("SELECT pg_promote(true, 60)") }
}
