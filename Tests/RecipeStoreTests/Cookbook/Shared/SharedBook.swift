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
        password: String? = PostgresSite.password
    ) throws -> PostgresCookbookStore {
        let address = try #require(DatabaseAddress(site.address(of: database, user: user)))
        return PostgresCookbookStore(PostgresServer(address, password: password))
    }

    /// A connection of its own, past every store.
    func connection() throws -> PostgresConnection {
        try host().connect(bell: Bell())
    }

    /// Its server as libpq knows it.
    func host() throws -> PostgresHost {
        let address = try #require(DatabaseAddress(address))
        return try #require(
            try PostgresServer(address, password: PostgresSite.password).hosts().hosts.first
        )
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
func reason(_ body: () async throws -> Void) async throws -> CookbookFault.Reason? {
    do {
        try await body()
        return nil
    } catch ServiceFailure.cookbook(let fault) {
        return fault.reason
    }
}
