package import RecipeModel

/// A recipe in a printed list.
package struct ResultRow: Hashable, Sendable {
    /// The number by which the cook names it.
    package var number: Int
    package var recipe: Recipe
    package var isFavorite: Bool

    package init(number: Int, recipe: Recipe, isFavorite: Bool) {
        self.number = number
        self.recipe = recipe
        self.isFavorite = isFavorite
    }
}

/// A page or more of results, as they are shown.
package struct ResultsAnswer: Hashable, Sendable {
    package var query: RecipeQuery
    package var service: ServiceName
    package var rows: [ResultRow]
    /// How many of the rows, from the first on, were shown already, as parts that came before.
    package var shownInParts: Int
    /// The numbers of the pages that they are from, in order.
    package var pages: [Int]
    /// The numbers of all pages that are loaded for this query, in the order of their arrival.
    package var loadedPages: [Int]
    /// Those of its pages that were skipped and not brought in since.
    package var passedPages: [Int]
    /// The page that the query began at.
    package var firstPage: Int
    /// How many recipes are loaded in all, for this query.
    package var loaded: Int
    /// Whether there may be more after them.
    package var hasMore: Bool
    /// How many there are in all, where that is known.
    package var total: ResultTotal?
    /// Pages that were skipped.
    package var skippedPages: [SkippedPage]
    /// How many repeats were hidden on the pages shown now.
    package var repeatsHidden: Int
    /// How many pages in a row had nothing left on them, before these.
    package var emptyPages: Int
    /// Conditions that were applied here, not by the service.
    package var appliedHere: [Condition]
    /// For how many of the foods to cook with the service was asked; nil for all.
    package var foodsAsked: Int?
    /// How many recipes those took out on the pages shown now.
    package var takenOut: Int
    /// What was found out by reading recipes, where that was needed.
    package var judgement: PageJudgement?
    /// Entries of the service that could not be used.
    package var unusableEntries: Int
    /// How many of the recipes shown now lack details that may still come.
    package var lacking: Int
    /// The age in seconds of the oldest kept answer shown because nobody could be asked.
    package var age: Int?
    /// Services that failed where several were asked at once; the others are shown.
    package var failedParts: [FailedPart]
    /// When nothing was found: what leaving out one condition would give.
    package var hints: [DropHint]
    /// When nothing was found: the results that the numbers still mean.
    package var stillThere: StillThere?
    /// Whether every ingredient is listed, however many lines that takes.
    package var isLong: Bool
    /// What the query may have been meant to be; where it is taken, the rows are its own.
    package var offer: QueryOffer?

    package init(
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
        shownInParts = 0
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
        isLong = false
    }
}

/// Results that were there before a line that came to nothing, and still are.
package struct StillThere: Hashable, Sendable {
    /// How many are loaded.
    package var count: Int
    /// What they are an answer to.
    package var query: RecipeQuery

    package init(count: Int, query: RecipeQuery) {
        self.count = count
        self.query = query
    }
}

/// What one of several services sent for a page, shown before the page is whole.
package struct ResultsPart: Hashable, Sendable {
    package var query: RecipeQuery
    package var service: ServiceName
    package var rows: [ResultRow]
    /// Whether nothing of the page was shown before.
    package var isFirst: Bool

    package init(query: RecipeQuery, service: ServiceName, rows: [ResultRow], isFirst: Bool) {
        self.query = query
        self.service = service
        self.rows = rows
        self.isFirst = isFirst
    }
}

/// A service that had no part in a page, because it failed.
package struct FailedPart: Hashable, Sendable {
    package var service: ServiceName
    package var failure: ServiceError

    package init(service: ServiceName, failure: ServiceError) {
        self.service = service
        self.failure = failure
    }
}

/// What a query that found nothing would find without one of its conditions.
package struct DropHint: Hashable, Sendable {
    package var condition: Condition
    package var total: ResultTotal

    package init(condition: Condition, total: ResultTotal) {
        self.condition = condition
        self.total = total
    }
}
