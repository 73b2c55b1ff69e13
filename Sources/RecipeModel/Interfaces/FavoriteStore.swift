/// A recipe that the cook keeps.
package struct Favorite: Hashable, Sendable {
    /// The recipe as it was when kept, with all that its page said.
    package var recipe: Recipe
    /// When it was kept, in seconds since 1970.
    package var savedAt: Int
    /// Whether it can be opened offline: its page is kept, or it needs none.
    package var isOffline: Bool

    package init(recipe: Recipe, savedAt: Int, isOffline: Bool) {
        self.recipe = recipe
        self.savedAt = savedAt
        self.isOffline = isOffline
    }
}

/// All that is kept with a favorite: its recipe, whole page, text and picture.
package struct FavoriteContent: Hashable, Sendable {
    /// The recipe, with all that its page said.
    package var recipe: Recipe
    /// The recipe as it was found, where the cook changed it since; else nil.
    package var found: Recipe?
    /// Where its fields came from.
    package var origins: [String: FieldOrigin]
    /// The page as it was sent; nil where it couldn't be loaded yet.
    package var page: FetchedDocument?
    /// Whether the recipe has no page on the web, so that nothing is missing without one.
    package var needsNoPage: Bool
    /// The page's readable text.
    package var text: String
    /// The links of the text, in the order of their numbers.
    package var links: [WebAddress]
    /// The picture as it was sent.
    package var picture: FetchedDocument?
    /// When it was kept first, where a file tells it; nil is now.
    package var savedAt: Int?
    /// Notes and tags that come with it.
    package var own = OwnWords()
    /// The cook's own stars that come with it, in tenths; those that are there already stay.
    package var stars: Int?

    package init(
        recipe: Recipe,
        found: Recipe? = nil,
        origins: [String: FieldOrigin] = [:],
        page: FetchedDocument? = nil,
        needsNoPage: Bool = false,
        text: String = "",
        links: [WebAddress] = [],
        picture: FetchedDocument? = nil
    ) {
        self.recipe = recipe
        self.found = found
        self.origins = origins
        self.page = page
        self.needsNoPage = needsNoPage
        self.text = text
        self.links = links
        self.picture = picture
    }
}

/// How many favorites there are.
package struct FavoriteCounts: Hashable, Sendable {
    /// All of them.
    package var all: Int
    /// Those that can be opened offline.
    package var offline: Int

    /// Counts; by default there are none.
    package init(all: Int = 0, offline: Int = 0) {
        self.all = all
        self.offline = offline
    }
}

/// Why the store could not do what was asked.
package enum StoreError: Error, Hashable, Sendable, Codable {
    /// The file or folder cannot be made or written; the reason is the system's (`EACCES`, …).
    case cannotWrite(path: String, code: Int32)
    /// Reading or writing failed; the disk may be full.
    case disk(path: String, code: Int32)
    /// Another shell kept the lock for longer than 5 seconds.
    case busy(path: String)
    /// The file is of a newer version of this program.
    case newerFormat(path: String)

    /// Whether the same may go well in a moment.
    package var canRetry: Bool { if case .busy = self { true } else { false } }
}

/// A damaged file that was moved aside, to be told once.
package struct SetAsideFile: Hashable, Sendable {
    /// Where the damaged file now is.
    package var path: String
    /// How many favorites could be carried over.
    package var carriedOver: Int
    /// How many favorites could not be read.
    package var lost: Int
    /// How many rows of pantry, shopping list, notes and tags could be carried over.
    package var others: Int

    package init(path: String, carriedOver: Int, lost: Int = 0, others: Int = 0) {
        self.path = path
        self.carriedOver = carriedOver
        self.lost = lost
        self.others = others
    }
}

/// Which favorites are wanted.
package struct FavoriteSearch: Hashable, Sendable {
    /// What must hold, as in a search of recipes; a wanted plain term may also be in the text that
    /// is kept or in the cook's own words.
    package var conditions: [Condition]
    /// A tag that they have.
    package var tag: String?
    /// Whether only those are wanted that can't be opened offline.
    package var lacksPage: Bool

    package init(_ conditions: [Condition] = [], tag: String? = nil, lacksPage: Bool = false) {
        self.conditions = conditions
        self.tag = tag
        self.lacksPage = lacksPage
    }

    /// Whether every favorite is wanted.
    package var isForAll: Bool { conditions.isEmpty && tag == nil && !lacksPage }
}

/// A part of a list of favorites.
package struct FavoritePage: Hashable, Sendable {
    /// A favorite with what the store knows it by.
    package struct Row: Hashable, Sendable {
        /// Higher than that of every favorite that was kept before.
        package var key: Int64
        package var favorite: Favorite

        package init(key: Int64, favorite: Favorite) {
            self.key = key
            self.favorite = favorite
        }
    }
    /// Which part of a list is wanted.
    package struct Part: Hashable, Sendable {
        /// The one that it follows; nil at the beginning.
        package var after: Int64?
        /// How many are left out then.
        package var skipping: Int
        /// How many there are at most.
        package var limit: Int

        package init(after: Int64? = nil, skipping: Int = 0, limit: Int = .max) {
            self.after = after
            self.skipping = skipping
            self.limit = limit
        }

        /// The whole list.
        package static let whole = Part()
    }

    /// The favorites, the one kept last first.
    package var rows: [Row]
    /// How many there are in the whole list.
    package var counts: FavoriteCounts

    package init(rows: [Row] = [], counts: FavoriteCounts = FavoriteCounts()) {
        self.rows = rows
        self.counts = counts
    }
}

/// The cook's favorites, kept for ever. Every method throws `StoreError`.
package protocol FavoriteStore: Sendable {
    /// A part of the favorites that are wanted, the one kept last first, and how many there are.
    func page(_ search: FavoriteSearch, _ part: FavoritePage.Part) async throws -> FavoritePage
    /// How many favorites there are.
    func counts() async throws -> FavoriteCounts
    /// Which of these recipes are favorites.
    func kept(among ids: [RecipeID]) async throws -> Set<RecipeID>
    /// When each of these recipes that is a favorite was kept, in seconds since 1970.
    func dates(of ids: [RecipeID]) async throws -> [RecipeID: Int]
    /// All that is kept of one favorite; nil when it is none.
    func content(of id: RecipeID) async throws -> FavoriteContent?
    /// Keeps recipes, each with all its content, in one step that is on the disk when this returns.
    ///
    /// A recipe that is kept already stays where it is in the list and is not in the answer, but
    /// a page, text or picture that was missing is filled in. Notes and tags that come with a
    /// recipe are added to those that are there.
    func keep(_ contents: [FavoriteContent]) async throws -> KeptChange
    /// Replaces what is kept of a favorite by newer content; its date and place stay.
    ///
    /// - Parameter isContinued: Whether it belongs to what this shell refreshed just before, so that
    ///   one `undo` brings back both.
    func refresh(_ content: FavoriteContent, isContinued: Bool) async throws
    /// Changes a favorite's recipe as the cook did; its page and what was found stay beside it.
    func edit(_ content: FavoriteContent) async throws -> KeptChange
    /// Gives favorites the texts that their recipes have now in the cookbook, which undoes its own
    /// changes: `undo` doesn't know of it here.
    ///
    /// - Parameter generation: The cookbook's change that this is up to; nil for nobody knows.
    func follow(_ recipes: [Recipe], upTo generation: Int?) async throws
    /// The cookbook's change up to which favorites have its texts; nil for nobody knows.
    func followed() async throws -> Int?
    /// The favorites that are a service's, in the order of keeping.
    func kept(of service: ServiceName) async throws -> [RecipeID]
    /// Fills in what is missing of a favorite, a page above all; nothing where it is not one.
    func fill(_ content: FavoriteContent) async throws
    /// Removes recipes in one step; those that are not favorites are not in the answer.
    func remove(_ ids: [RecipeID]) async throws -> KeptChange
    /// Removes all favorites in one step.
    func removeAll() async throws -> KeptChange
    /// Undoes this shell's last change of anything that is kept, or in a new shell the last one
    /// made; nil when there is none.
    func undo() async throws -> KeptChange?
    /// Redoes what was undone last; nil when there is nothing.
    func redo() async throws -> KeptChange?
    /// When the change was made that `undo` would undo, and when that was undone which `redo` would
    /// redo, in microseconds since 1970; nil when there is none.
    func undoTime() async throws -> Int?
    func redoTime() async throws -> Int?
    /// A damaged file that was moved aside since this was last asked.
    func setAside() async -> SetAsideFile?
}
