package import RecipeModel

/// What a cookbook has beside the starters, as far as every search needs it.
package struct CookbookState: Hashable, Sendable {
    /// Another one after each change.
    package var generation: Int
    /// The minutes that its recipes take, each number once.
    package var minutes: [Int]
    /// The keys of starters that the cook changed or deleted.
    package var hiddenStarters: Set<String>

    package init(generation: Int, minutes: [Int] = [], hiddenStarters: Set<String> = []) {
        self.generation = generation
        self.minutes = minutes
        self.hiddenStarters = hiddenStarters
    }
}

/// Where recipes of a cookbook came from.
package struct CookbookOrigin: Hashable, Sendable {
    /// The origin of the recipes that the cook wrote.
    package static let own = "own"

    /// The file or folder that was imported, or `own`.
    package var name: String
    /// How many recipes of it there are.
    package var count: Int
    /// How many bytes their texts take.
    package var bytes: Int
    /// When the first of them came, in seconds since 1970.
    package var addedAt: Int
    /// The number of the term that its recipes have.
    package var term: UInt64

    package init(name: String, count: Int, bytes: Int, addedAt: Int, term: UInt64 = 0) {
        self.term = term
        self.name = name
        self.count = count
        self.bytes = bytes
        self.addedAt = addedAt
    }
}

/// A recipe made ready for a cookbook: everything that takes time is done.
package struct PreparedRecipe: Sendable {
    /// The recipe as the store keeps it.
    package var body: [UInt8]
    /// The rank of its number.
    package var rank: Int
    /// The numbers of its terms, each once.
    package var terms: [UInt64]
    /// Names that may be new to the vocabulary.
    package var newNames: [String]
    /// The same for recipes that are one: a second import brings no doubles.
    package var identity: UInt64

    package init(
        body: [UInt8],
        rank: Int,
        terms: [UInt64],
        newNames: [String],
        identity: UInt64
    ) {
        self.body = body
        self.rank = rank
        self.terms = terms
        self.newNames = newNames
        self.identity = identity
    }
}

/// A recipe that comes from another cookbook.
package struct MovedRecipe: Sendable {
    package var recipe: PreparedRecipe
    /// Where it came from there.
    package var origin: String
    /// Its key there, which it keeps where nothing has that here; nil for one that gets a new one.
    package var key: String?

    package init(recipe: PreparedRecipe, origin: String, key: String? = nil) {
        self.recipe = recipe
        self.origin = origin
        self.key = key
    }
}

/// What became of recipes that were to be added.
package struct CookbookAddition: Hashable, Sendable {
    /// How many are in now that were not before.
    package var added = 0
    /// How many were in already.
    package var doubles = 0

    package init(added: Int = 0, doubles: Int = 0) {
        self.added = added
        self.doubles = doubles
    }
}

/// A change of the cook's own to a cookbook.
package enum CookbookChange: Sendable {
    /// A new recipe.
    case create(PreparedRecipe)
    /// A recipe in the place of that with a key. It keeps the key.
    ///
    /// `before` is what was edited: where many share a cookbook, and somebody else changed that
    /// meanwhile, nothing is replaced.
    case replace(key: String, PreparedRecipe, before: Recipe? = nil)
    /// The recipes of these keys go.
    case delete(keys: [String])
    /// All recipes of an origin go.
    case remove(origin: String)
}

/// The recipes that a cook brought into the cookbook, with the rows of their index.
///
/// It only hands out rows and changes them: what a query means, and which recipes it finds, is
/// decided above it. Every method throws `StoreError`.
package protocol CookbookStore: Sendable {
    /// Whether there is anything to ask; asked before every search, so it must cost next to nothing.
    var isKept: Bool { get }
    /// Whether it answers without a network, so that thousands of terms may be asked for.
    var isNear: Bool { get }
    /// What every search needs to know; nil while nothing was ever added.
    func state() async throws -> CookbookState?
    /// The recipes of terms, in the order of the numbers given.
    func terms(_ numbers: [UInt64]) async throws -> [IndexedTerm]
    /// The recipes of terms where they take no more than about so many bytes together, else what
    /// chunks they have.
    func terms(_ numbers: [UInt64], within bytes: Int) async throws -> TermReading
    /// What terms have in some chunks.
    func terms(_ numbers: [UInt64], ofChunks keys: [Int]) async throws -> [IndexedTerm]
    /// The recipes of these numbers, in this order; what is gone is left out.
    func recipes(_ numbers: [Int]) async throws -> [Recipe]
    /// The recipe of a key; nil where there is none.
    func recipe(forKey key: String) async throws -> Recipe?
    /// The recipes that the cook wrote, the last one first.
    func ownRecipes() async throws -> [Recipe]
    /// The words after a subject, such as `title`, that recipes were ever found by.
    func names(of subject: String) async throws -> [String]
    /// Where the recipes came from, in the order of their arrival.
    func origins() async throws -> [CookbookOrigin]
    /// Adds recipes in one transaction; those that are in already are left out.
    ///
    /// - Parameter counting: Only tells what would be added.
    func add(
        _ recipes: [PreparedRecipe],
        from origin: String,
        counting: Bool
    ) async throws -> CookbookAddition
    /// Adds recipes of another cookbook, each with its origin; those that are in are left out.
    func add(_ recipes: [MovedRecipe]) async throws -> CookbookAddition
    /// Adds recipes to terms of the index, in one transaction; the numbers rise.
    func index(_ terms: [UInt64: [UInt32]]) async throws
    /// Brings the index of many added recipes into its final order. What was added is found before
    /// that too.
    func settle(_ progress: @Sendable (Double) -> Bool) async throws
    /// Makes a change that can be undone; the titles of the recipes that it is about.
    func make(_ change: CookbookChange, session: String) async throws -> [String]
    /// Undoes the last change, or redoes the last that was undone: this session's, else the last
    /// one at all; nil where there is none.
    func undo(session: String) async throws -> KeptChange?
    func redo(session: String) async throws -> KeptChange?
    /// When the change that `undo` or `redo` is about was made or undone, in microseconds since
    /// 1970: in the same order as the changes of other stores.
    func undoTime(session: String) async throws -> Int?
    func redoTime(session: String) async throws -> Int?
}

/// A store that is near reads a term whole sooner than in parts.
extension CookbookStore {
    package func terms(_ numbers: [UInt64], within bytes: Int) async throws -> TermReading {
        .whole(try await terms(numbers))
    }

    package func terms(_ numbers: [UInt64], ofChunks keys: [Int]) async throws -> [IndexedTerm] {
        try await terms(numbers).map { term in
            keys.reduce(into: IndexedTerm()) { $0.append(term.chunk($1), key: $1) }
        }
    }
}
