package import RecipeModel

/// A page of the favorites.
package struct FavoritesAnswer: Hashable, Sendable {
    /// A favorite with its number.
    package struct Row: Hashable, Sendable {
        /// The number by which the cook names it.
        package var number: Int
        package var favorite: Favorite
        /// The cook's own words on it.
        package var words = OwnWords()
        /// How often it was cooked, and the cook's stars; nil where nobody noted either.
        package var history: CookedHistory?

        package init(number: Int, favorite: Favorite) {
            self.number = number
            self.favorite = favorite
        }
    }

    /// What was searched for; without conditions when all are listed.
    package var query: RecipeQuery
    /// The tag that all of them have; nil where none is asked for.
    package var tag: String?
    /// Whether the cook keeps favorites that are not among these.
    package var areOthersKept = false
    package var rows: [Row]
    /// How many match in all.
    package var total: Int
    /// How many of those can be opened offline.
    package var offline: Int
    /// Whether more stand after these.
    package var hasMore: Bool
    /// What became of `--refresh`; nil when it was not asked for.
    package var refreshed: RefreshReport?
    /// The day from which it is looked; nil where nobody asks for one.
    package var today: CalendarDay?

    package init(
        query: RecipeQuery = RecipeQuery(),
        rows: [Row],
        total: Int,
        offline: Int,
        hasMore: Bool,
        refreshed: RefreshReport? = nil
    ) {
        self.query = query
        self.rows = rows
        self.total = total
        self.offline = offline
        self.hasMore = hasMore
        self.refreshed = refreshed
    }
}

/// What became of fetching the favorites' pages again.
package struct RefreshReport: Hashable, Sendable {
    package var fetched: Int
    /// Titles of those that could not be, with the reason; their old pages stay.
    package var failed: [Failure]

    /// One that could not be fetched.
    package struct Failure: Hashable, Sendable {
        package var title: String
        package var reason: ServiceError

        package init(title: String, reason: ServiceError) {
            self.title = title
            self.reason = reason
        }
    }

    package init(fetched: Int, failed: [Failure]) {
        self.fetched = fetched
        self.failed = failed
    }
}

/// Categories or cuisines, with numbers to pick from.
package struct NamesAnswer: Hashable, Sendable {
    package var kind: NameKind
    /// The service that knows them.
    package var service: ServiceName
    /// The names in the service's order; the first has number 1.
    package var names: [CountedName]

    package init(kind: NameKind, service: ServiceName, names: [CountedName]) {
        self.kind = kind
        self.service = service
        self.names = names
    }
}

/// A service and its state, for `service`.
package struct ServiceRow: Hashable, Sendable {
    /// What a service still needs before it can be used.
    package enum Need: Hashable, Sendable {
        case address
        case key
    }

    package var name: ServiceName
    /// Where it is, when it is on the network.
    package var address: String?
    package var isCurrent: Bool
    /// What it still needs; nil when it can be used.
    package var need: Need?

    package init(name: ServiceName, address: String?, isCurrent: Bool, need: Need?) {
        self.name = name
        self.address = address
        self.isCurrent = isCurrent
        self.need = need
    }
}

/// A setting, for `set`.
package struct SettingRow: Hashable, Sendable {
    package var key: String
    /// The value in effect.
    package var value: String
    /// Where that comes from.
    package var origin: SettingOrigin
    /// The value that it has without anybody's doing.
    package var defaultValue: String
    /// What it may be, the default first.
    package var choices: String

    package init(
        key: String,
        value: String,
        origin: SettingOrigin,
        defaultValue: String,
        choices: String
    ) {
        self.key = key
        self.value = value
        self.origin = origin
        self.defaultValue = defaultValue
        self.choices = choices
    }
}

/// What `status` tells.
package struct StatusAnswer: Hashable, Sendable {
    /// The service in use and its address.
    package var service: ServiceRow
    /// The cookbook that many share; nil where the cook's own is used.
    package var cookbook: Shared?
    /// The servers of the cook's own of which a whole copy is kept.
    package var copies: [CopyStanding] = []
    /// What is asked now; nil before the first query.
    package var query: RecipeQuery?
    /// The numbers of the pages that are loaded.
    package var pages: [Int]
    package var loaded: Int
    /// Pages that were skipped.
    package var skippedPages: [SkippedPage]
    /// The page that is being fetched or is there ahead of need.
    package var prefetch: PrefetchState
    /// How many favorites there are, and how many of them can be opened offline.
    package var favorites: Int
    package var favoritesOffline: Int
    /// Whether the network is never used.
    package var isOffline: Bool
    /// Requests sent in this session, and answers that came from the cache.
    package var requests: Int
    package var answersKept: Int
    /// The failure seen last.
    package var lastFailure: Failure?
    /// What is used and left of today's limit, where the service counts.
    package var quota: Quota?
    package var pictures: PictureMeans
    /// Bytes on disk in the cache, and how many it may have.
    package var cacheBytes: Int?
    package var cacheLimit: Int
    /// The folders in use, by what lies in them.
    package var places: [Place]

    /// How things stand with a shared cookbook, or why that can't be told.
    package enum Shared: Hashable, Sendable {
        case standing(CookbookStanding)
        case failed(ServiceError)
    }

    /// A failure, and when it was met.
    package struct Failure: Hashable, Sendable {
        /// What failed; `web` for a page or a picture.
        package var service: ServiceName
        package var reason: ServiceError
        package var at: Int

        package init(service: ServiceName, reason: ServiceError, at: Int) {
            self.service = service
            self.reason = reason
            self.at = at
        }
    }

    /// Points of a day's limit, as the service writes them, and whether it is used up.
    package struct Quota: Hashable, Sendable {
        package var used: String?
        package var left: String?
        /// Until when nothing is sent, in seconds since 1970; nil where the service serves.
        package var opensAt: Int?

        package init(used: String? = nil, left: String? = nil, opensAt: Int? = nil) {
            self.used = used
            self.left = left
            self.opensAt = opensAt
        }
    }

    /// A folder in use.
    package struct Place: Hashable, Sendable {
        /// What lies there: `favorites`, `history`, `settings`, `cache`.
        package var name: String
        package var path: String

        package init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// A status of the essentials; set the rest where it is known.
    package init(service: ServiceRow) {
        self.service = service
        pages = []
        loaded = 0
        skippedPages = []
        prefetch = .idle
        favorites = 0
        favoritesOffline = 0
        isOffline = false
        requests = 0
        answersKept = 0
        pictures = .none
        cacheLimit = 0
        places = []
    }
}
