public import RecipeModel

/// A recipe in a printed list.
public struct ResultRow: Hashable, Sendable {
    /// The number by which the cook names it.
    public var number: Int
    /// The recipe.
    public var recipe: Recipe
    /// Whether the cook keeps it.
    public var isFavorite: Bool

    /// A row.
    public init(number: Int, recipe: Recipe, isFavorite: Bool) {
        self.number = number
        self.recipe = recipe
        self.isFavorite = isFavorite
    }
}

/// A page or more of results, as they are shown.
public struct ResultsAnswer: Hashable, Sendable {
    /// What was asked.
    public var query: RecipeQuery
    /// Who answered.
    public var service: ServiceName
    /// The recipes to show now.
    public var rows: [ResultRow]
    /// The numbers of the pages that they are from, in order.
    public var pages: [Int]
    /// The numbers of all pages that are loaded for this query, in the order of their arrival.
    public var loadedPages: [Int]
    /// Those of its pages that were looked past and not brought in since.
    public var passedPages: [Int]
    /// The page that the query began at.
    public var firstPage: Int
    /// How many recipes are loaded in all, for this query.
    public var loaded: Int
    /// Whether there may be more behind them.
    public var hasMore: Bool
    /// How many there are in all, where that is known.
    public var total: ResultTotal?
    /// Pages that were looked past.
    public var skippedPages: [SkippedPage]
    /// How many repeats were hidden on the pages shown now.
    public var repeatsHidden: Int
    /// How many pages in a row had nothing left on them, before these.
    public var emptyPages: Int
    /// Conditions that were applied here, not by the service.
    public var appliedHere: [Condition]
    /// How many recipes those took out on the pages shown now.
    public var takenOut: Int
    /// Entries of the service that could not be used.
    public var unusableEntries: Int
    /// How many of the recipes shown now lack details that may still come.
    public var lacking: Int
    /// The age in seconds of the oldest kept answer shown because nobody could be asked.
    public var age: Int?
    /// Services that failed where several were asked at once; the others are shown.
    public var failedParts: [FailedPart]
    /// When nothing was found: what leaving out one condition would give.
    public var hints: [DropHint]

    /// Results to show; set the rest where it is known.
    public init(
        query: RecipeQuery,
        service: ServiceName,
        rows: [ResultRow],
        pages: [Int],
        loaded: Int,
        hasMore: Bool
    ) {
        self.query = query
        self.service = service
        self.rows = rows
        self.pages = pages
        loadedPages = pages
        passedPages = []
        firstPage = 1
        self.loaded = loaded
        self.hasMore = hasMore
        skippedPages = []
        repeatsHidden = 0
        emptyPages = 0
        appliedHere = []
        takenOut = 0
        unusableEntries = 0
        lacking = 0
        failedParts = []
        hints = []
    }
}

/// What one of several services sent for a page, shown before the page is whole.
public struct ResultsPart: Hashable, Sendable {
    /// What was asked.
    public var query: RecipeQuery
    /// Who sent it.
    public var service: ServiceName
    /// Its recipes.
    public var rows: [ResultRow]
    /// Whether nothing of the page was shown before.
    public var isFirst: Bool

    /// A part of a page.
    public init(query: RecipeQuery, service: ServiceName, rows: [ResultRow], isFirst: Bool) {
        self.query = query
        self.service = service
        self.rows = rows
        self.isFirst = isFirst
    }
}

/// A service that had no part in a page, because it failed.
public struct FailedPart: Hashable, Sendable {
    /// Who failed.
    public var service: ServiceName
    /// Why.
    public var failure: ServiceFailure

    /// A failed part.
    public init(service: ServiceName, failure: ServiceFailure) {
        self.service = service
        self.failure = failure
    }
}

/// What a query that found nothing would find without one of its conditions.
public struct DropHint: Hashable, Sendable {
    /// The condition to leave out.
    public var condition: Condition
    /// How many recipes there are then.
    public var total: ResultTotal

    /// A hint.
    public init(condition: Condition, total: ResultTotal) {
        self.condition = condition
        self.total = total
    }
}
