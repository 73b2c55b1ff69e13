import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

extension Trait where Self == ConditionTrait {
    /// Only where there is a PostgreSQL to start.
    static var withPostgres: Self {
        .enabled(if: PostgresSite.isInstalled, "PostgreSQL's server isn't installed")
    }
}

extension PostgresPatience {
    /// So long that nothing depends on it, however little time a busy machine has for a test.
    static let ample: Self = {
        var patience = noticing
        patience.amongOthers = patience.alone
        patience.silence = patience.alone
        patience.connecting = patience.alone
        patience.asking = patience.alone
        patience.askingAgain = patience.alone
        patience.others = patience.alone
        return patience
    }()

    /// The same, where it is to be noticed that one of several servers hangs.
    static let noticing: Self = {
        var patience = PostgresPatience()
        patience.alone = .seconds(1_000)
        patience.saving = patience.alone
        patience.locks = patience.alone
        patience.statements = patience.alone
        patience.resting = patience.alone
        return patience
    }()
}

extension PostgresServer {
    /// A server of the tests, which waits for nobody in a hurry.
    init(
        _ address: DatabaseAddress,
        password: String? = PostgresSite.password,
        patience: PostgresPatience
    ) {
        self.init(address, password: password)
        self.patience = patience
    }
}

/// An empty database that several cooks share.
struct SharedBook {
    let site: PostgresSite
    let database: String

    /// In a server of its own, else in that of all tests.
    ///
    /// - Parameter database: One that is there already.
    init(_ site: PostgresSite? = nil, database: String? = nil) throws {
        self.site = try site ?? PostgresSite.common.get()
        self.database = try database ?? self.site.makeDatabase()
    }

    var address: String { site.address(of: database) }

    /// A cook's store.
    func store(
        user: String = PostgresSite.user,
        password: String? = PostgresSite.password,
        patience: PostgresPatience = .ample
    ) throws -> PostgresCookbookStore {
        let address = try #require(DatabaseAddress(site.address(of: database, user: user)))
        return PostgresCookbookStore(
            PostgresServer(address, password: password, patience: patience)
        )
    }

    /// A connection of its own, past every store.
    func connection() throws -> PostgresConnection {
        try host().connect(wakeup: LaneWakeup())
    }

    /// Its server as libpq knows it.
    func host() throws -> PostgresHost {
        let address = try #require(DatabaseAddress(address))
        return try #require(
            try PostgresServer(address, patience: .ample).hosts().hosts.first
        )
    }

    /// Waits until enough wait for a lock of this database, or nobody does any more.
    func wait(untilWaiting isEnough: (Int) -> Bool) async throws {
        let watcher = try connection()
        try await waitUntil {
            let waiting = try? watcher.query(
                """
                SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
                WHERE NOT granted AND datname = current_database()
                """
            )
            return (try? waiting?.number(0, 0)).map(isEnough) ?? false
        }
    }

    @discardableResult
    func sql(_ text: String) throws -> String { try site.sql(text, in: database) }
}

/// Recipes by a seed, made ready.
func preparedRecipes(_ count: Int, seed: UInt64) -> [PreparedRecipe] {
    var maker = RecipeMaker(seed: seed)
    let memory = ReadingMemory()
    return (0..<count).map { _ in
        var recipe = maker.recipe()
        recipe.title += " of \(seed)"
        return PreparedRecipe(recipe, memory: memory)
    }
}

/// Why the shared cookbook refused; nil where it did not.
func reason(_ body: () async throws -> Void) async throws -> SharedCookbookError.Reason? {
    do {
        try await body()
        return nil
    } catch ServiceError.cookbook(let fault) {
        return fault.reason
    }
}
