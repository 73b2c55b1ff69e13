public import RecipeModel

/// A page of the favorites.
public struct FavoritesAnswer: Hashable, Sendable {
    /// A favorite with its number.
    public struct Row: Hashable, Sendable {
        /// The number by which the cook names it.
        public var number: Int
        /// The favorite.
        public var favorite: Favorite

        /// A row.
        public init(number: Int, favorite: Favorite) {
            self.number = number
            self.favorite = favorite
        }
    }

    /// What was searched for; without conditions when all are listed.
    public var query: RecipeQuery
    /// The favorites to show now.
    public var rows: [Row]
    /// How many match in all.
    public var total: Int
    /// How many of those can be opened offline.
    public var offline: Int
    /// Whether more stand behind these.
    public var hasMore: Bool
    /// What became of `--refresh`; nil when it was not asked for.
    public var refreshed: RefreshReport?

    /// Favorites to show.
    public init(
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
public struct RefreshReport: Hashable, Sendable {
    /// How many were fetched.
    public var fetched: Int
    /// Titles of those that could not be, with the reason; their old pages stay.
    public var failed: [Failure]

    /// One that could not be fetched.
    public struct Failure: Hashable, Sendable {
        /// The recipe's title.
        public var title: String
        /// Why.
        public var reason: ServiceFailure

        /// A failed one.
        public init(title: String, reason: ServiceFailure) {
            self.title = title
            self.reason = reason
        }
    }

    /// A report.
    public init(fetched: Int, failed: [Failure]) {
        self.fetched = fetched
        self.failed = failed
    }
}

/// Categories or cuisines, with numbers to pick from.
public struct NamesAnswer: Hashable, Sendable {
    /// What they are.
    public var kind: NameKind
    /// Who knows them.
    public var service: ServiceName
    /// The names in the service's order; the first has number 1.
    public var names: [CountedName]

    /// Names to pick from.
    public init(kind: NameKind, service: ServiceName, names: [CountedName]) {
        self.kind = kind
        self.service = service
        self.names = names
    }
}

/// A service and its state, for `service`.
public struct ServiceRow: Hashable, Sendable {
    /// What a service still needs before it can be used.
    public enum Need: Hashable, Sendable {
        case address
        case key
    }

    /// Its name.
    public var name: ServiceName
    /// Where it is, when it is on the network.
    public var address: String?
    /// Whether it is the one in use.
    public var isCurrent: Bool
    /// What it still needs; nil when it can be used.
    public var need: Need?

    /// A row.
    public init(name: ServiceName, address: String?, isCurrent: Bool, need: Need?) {
        self.name = name
        self.address = address
        self.isCurrent = isCurrent
        self.need = need
    }
}

/// A setting, for `set`.
public struct SettingRow: Hashable, Sendable {
    /// Its key.
    public var key: String
    /// The value in force.
    public var value: String
    /// Where that comes from.
    public var origin: SettingOrigin
    /// The value that it has without anybody's doing.
    public var defaultValue: String
    /// What it may be, the default first.
    public var choices: String

    /// A row.
    public init(
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
public struct StatusAnswer: Hashable, Sendable {
    /// The service in use and its address.
    public var service: ServiceRow
    /// What is asked now; nil before the first query.
    public var query: RecipeQuery?
    /// The numbers of the pages that are loaded.
    public var pages: [Int]
    /// How many recipes are loaded.
    public var loaded: Int
    /// Pages that were looked past.
    public var skippedPages: [SkippedPage]
    /// The page that is being fetched or is there ahead of need.
    public var prefetch: PrefetchState
    /// How many favorites there are, and how many of them can be opened offline.
    public var favorites: Int
    /// How many of the favorites can be opened offline.
    public var favoritesOffline: Int
    /// Whether the network is never used.
    public var isOffline: Bool
    /// Requests sent in this session, and answers that came from what is kept.
    public var requests: Int
    /// Answers that came from what is kept.
    public var answersKept: Int
    /// The failure seen last.
    public var lastFailure: Failure?
    /// What is used and left of today's limit, where the service counts.
    public var quota: Quota?
    /// How pictures are shown.
    public var pictures: PictureMeans
    /// Bytes on disk in the cache, and how many it may have.
    public var cacheBytes: Int?
    /// Bytes that the cache may have.
    public var cacheLimit: Int
    /// The folders in use, by what lies in them.
    public var places: [Place]

    /// A failure, and when it was met.
    public struct Failure: Hashable, Sendable {
        /// Who failed; `web` for a page or a picture.
        public var service: ServiceName
        /// Why.
        public var reason: ServiceFailure
        /// When that was, in seconds since 1970.
        public var at: Int

        /// A failure.
        public init(service: ServiceName, reason: ServiceFailure, at: Int) {
            self.service = service
            self.reason = reason
            self.at = at
        }
    }

    /// Points of a day's limit, as the service writes them, and whether it is used up.
    public struct Quota: Hashable, Sendable {
        /// Points used today.
        public var used: String?
        /// Points left today.
        public var left: String?
        /// Until when nothing is sent, in seconds since 1970; nil where the service serves.
        public var opensAt: Int?

        /// A quota; what is not known is nil.
        public init(used: String? = nil, left: String? = nil, opensAt: Int? = nil) {
            self.used = used
            self.left = left
            self.opensAt = opensAt
        }
    }

    /// A folder in use.
    public struct Place: Hashable, Sendable {
        /// What lies there: `favorites`, `history`, `settings`, `cache`.
        public var name: String
        /// The path.
        public var path: String

        /// A place.
        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// A status of the essentials; set the rest where it is known.
    public init(service: ServiceRow) {
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
