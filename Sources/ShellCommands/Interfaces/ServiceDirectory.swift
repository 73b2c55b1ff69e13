package import RecipeModel
package import RecipeSearch
package import ShellAnswers

/// The services that there are, and how to get hold of one.
package struct ServiceDirectory: Sendable {
    /// Every service of the program, in the order of the help.
    package var names: [ServiceName]
    /// A service's state, under the settings that are handed in by key.
    package var state: @Sendable (ServiceName, _ address: String?) -> ServiceState
    /// A service that is set up.
    package var service: @Sendable (ServiceName, _ address: String?) -> (any RecipeService)?
    /// Puts a key of a service in force; nil for what can be no key.
    package var takeKey: @Sendable (ServiceName, String) async -> GivenSecret?
    /// What was sent so far, and what is left of a limit.
    package var activity: @Sendable (ServiceName) async -> ServiceActivitySummary
    /// Who vouches for the links that a service at this address sends.
    package var linkSource: @Sendable (ServiceName, _ address: String?) async -> AddressSource

    /// The services that are servers of the cook's own.
    package var servers: [ServiceName] = []
    /// Such a server; nil where it isn't set up.
    package var server: @Sendable (ServiceName, _ address: String?) -> RecipeServer? = { _, _ in nil
    }
    /// Whole copies of those.
    package var copies = ServerCopies()
    /// Takes a file of certificates, which the settings then name, by its path; false where no
    /// certificate is in it.
    package var takeAuthority: @Sendable (_ bytes: [UInt8], _ path: String) -> Bool = { _, _ in
        false
    }
    /// Puts the login of an address in force, to be used there and nowhere else.
    package var takeLogin: @Sendable (WebLogin) async -> GivenSecret = { _ in GivenSecret() }
    /// What the cookbook can be asked for by name.
    package var vocabulary: @Sendable () -> CookbookNames = { CookbookNames() }
    /// Counts that anew where the cookbook changed; it takes a while in a large one.
    package var countNames: @Sendable () async -> Void = {}
    /// Gets the cookbook ready for a query that is likely to be asked next.
    package var prepare: @Sendable (RecipeQuery) async -> Void = { _ in }
    /// Every recipe of the cookbook, as lists show it.
    package var cookbook: @Sendable () -> [Recipe] = { [] }
    /// A recipe of the cookbook with all that is known of it.
    package var wholeRecipe: @Sendable (Recipe) -> Recipe = { $0 }
    /// Whether a recipe of the cookbook has a word, in its title or among its ingredients.
    package var knowsWord: @Sendable (String) -> Bool = { _ in true }
    /// What a name of something to leave out is to the cookbook; asks its server where it has one.
    package var meaningOfExclusion: @Sendable (String) async throws -> ExclusionMeaning = { _ in
        .known
    }

    package init(
        names: [ServiceName],
        state: @escaping @Sendable (ServiceName, String?) -> ServiceState,
        service: @escaping @Sendable (ServiceName, String?) -> (any RecipeService)?,
        takeKey: @escaping @Sendable (ServiceName, String) async -> GivenSecret?,
        activity: @escaping @Sendable (ServiceName) async -> ServiceActivitySummary,
        linkSource: @escaping @Sendable (ServiceName, String?) async -> AddressSource
    ) {
        self.names = names
        self.state = state
        self.service = service
        self.takeKey = takeKey
        self.activity = activity
        self.linkSource = linkSource
    }
}

/// Whole copies of servers of the cook's own, by the name and the address of each.
package struct ServerCopies: Sendable {
    package typealias Keeping =
        @Sendable (
            ServiceName, _ address: String?,
            _ progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
        ) async throws -> CopyResult

    /// How things stand with one; nil where none is kept.
    package var standing: @Sendable (ServiceName, _ address: String?) async -> CopyStanding?
    /// Makes one, or brings it up to date. Throws `ServiceError` or `StoreError`.
    package var keep: Keeping
    /// Removes one; how it stood. Throws `StoreError`.
    package var remove: @Sendable (ServiceName, _ address: String?) async throws -> CopyStanding?

    package init(
        standing: @escaping @Sendable (ServiceName, String?) async -> CopyStanding? = { _, _ in nil
        },
        keep: @escaping Keeping = { _, _, _ in throw ServiceError.unsupported },
        remove: @escaping @Sendable (ServiceName, String?) async throws -> CopyStanding? = {
            _,
            _ in nil
        }
    ) {
        self.standing = standing
        self.keep = keep
        self.remove = remove
    }
}

/// A key or a login that is in force from now on.
package struct GivenSecret: Sendable {
    /// Keeps it for the next start. Throws `StoreError`.
    package var keep: @Sendable () async throws -> Void
    /// Puts in force again what was before.
    package var takeBack: @Sendable () async -> Void

    package init(
        keep: @escaping @Sendable () async throws -> Void = {},
        takeBack: @escaping @Sendable () async -> Void = {}
    ) {
        self.keep = keep
        self.takeBack = takeBack
    }
}

/// What a service needs, and where it is.
package struct ServiceState: Hashable, Sendable {
    /// Where it is, when it is on the network.
    package var address: String?
    /// What it still needs; nil when it can be used.
    package var need: ServiceRow.Need?
    /// Whether it takes an address at all.
    package var takesAddress: Bool
    /// Whether it takes a key at all.
    package var takesKey: Bool
    package init(
        address: String? = nil,
        need: ServiceRow.Need? = nil,
        takesAddress: Bool = false,
        takesKey: Bool = false
    ) {
        self.address = address
        self.need = need
        self.takesAddress = takesAddress
        self.takesKey = takesKey
    }
}

/// What passed between this program and a service.
package struct ServiceActivitySummary: Hashable, Sendable {
    /// Requests that were sent.
    package var requests: Int
    /// Answers that came from the cache.
    package var answersKept: Int
    /// The failure seen last.
    package var lastFailure: StatusAnswer.Failure?
    /// What is used and left of today's limit, where the service counts.
    package var quota: StatusAnswer.Quota?

    package init(
        requests: Int = 0,
        answersKept: Int = 0,
        lastFailure: StatusAnswer.Failure? = nil,
        quota: StatusAnswer.Quota? = nil
    ) {
        self.requests = requests
        self.answersKept = answersKept
        self.lastFailure = lastFailure
        self.quota = quota
    }
}
