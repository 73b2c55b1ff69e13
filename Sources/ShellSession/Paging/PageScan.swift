import RecipeModel

/// The way from one page that was shown to the next with something on it.
///
/// Nothing of it counts before it is finished, so calling it off leaves everything as it was.
struct PageScan: Hashable, Sendable {
    /// What it is done for.
    enum Purpose: Hashable, Sendable {
        /// A command waits for it.
        case wanted
        /// It runs ahead of need.
        case ahead
        /// A command waits for a page that was skipped.
        case again
    }

    var purpose: Purpose
    /// The page that is asked for now.
    var cursor: PageCursor
    /// The number of the request for it.
    var request: Int
    /// What was met on the way.
    var tally: ScanTally
}

/// A page that was skipped, and where it stands.
struct BadPage: Hashable, Sendable {
    var page: SkippedPage
    var cursor: PageCursor
}

/// What was met on the way and is still to be told.
struct ScanTally: Hashable, Sendable {
    /// Pages that were skipped.
    var bad: [BadPage] = []
    /// How many bad pages the way ends in so far.
    var badInARow = 0
    /// Pages that came and of which nothing was left.
    var barrenPages = 0
    var repeatsHidden = 0
    var takenOut = 0
    var unusableEntries = 0
    var age: Int?
    var total: ResultTotal?
    /// The parts of the page that came last, after those that failed on the way.
    var parts: [PagePart] = []
    var judgement: PageJudgement?

    mutating func add(_ page: RecipePage, repeats: Int, takenOut: Int) {
        badInARow = 0
        // A service that asks several others has sifted their recipes already.
        repeatsHidden += page.parts.reduce(repeats) { $0 + $1.repeatsHidden }
        self.takenOut += page.parts.reduce(takenOut) { $0 + $1.takenOut }
        unusableEntries += page.unusableEntries
        age = [age, page.age].compactMap(\.self).max()
        total = page.total ?? total
        judgement = page.judgement ?? judgement
        // Of pages that nothing was left of, only the failures are still to be told.
        parts = parts.filter(\.hasFailed) + page.parts
    }

    /// A page that was skipped has come after all. It ends a row that it was in.
    mutating func forget(_ page: Int) {
        if let place = badEnd.firstIndex(where: { $0.page.page == page }) {
            badInARow = bad.count - 1 - place
        }
        bad.removeAll { $0.page.page == page }
    }

    /// Without the row of bad pages that the way ends in.
    func withoutBadEnd() -> ScanTally {
        var tally = self
        tally.bad.removeLast(badEnd.count)
        tally.badInARow = 0
        return tally
    }

    /// The bad pages that the way ends in.
    var badEnd: ArraySlice<BadPage> { bad.suffix(badInARow) }

    /// What is told of bad pages at the end of the results: empty ones with nothing after them are
    /// the end itself, failed ones may have had recipes.
    var badBeforeEnd: [BadPage] {
        bad.dropLast(badInARow) + badEnd.filter { $0.page.failure != nil }
    }

    func batch(page: Int, recipes: [Recipe], skipped: [BadPage]) -> PageBatch {
        PageBatch(
            page: page,
            recipes: recipes.map { NumberedRecipe(number: 0, recipe: $0) },
            skipped: skipped.map(\.page),
            repeatsHidden: repeatsHidden,
            takenOut: takenOut,
            barrenPages: barrenPages,
            unusableEntries: unusableEntries,
            age: age,
            parts: parts,
            judgement: judgement
        )
    }
}

/// What a scan came to. It counts from when it is told.
struct ScanOutcome: Hashable, Sendable {
    /// What to tell; its recipes have no numbers yet.
    var report: PagingReport
    /// Pages that were skipped.
    var bad: [BadPage]
    /// Where the next scan begins; nil at the end of the results.
    var next: PageCursor?
    /// What the next scan has to tell of this one.
    var untold = ScanTally()
    /// How many recipes there are in all, where the service told.
    var total: ResultTotal?
    /// The page that was asked for again, if it was that; nothing else changes its place then.
    var retried: Int?

    /// The recipes that it brings.
    var recipes: [Recipe] {
        if case .arrived(let batch) = report { batch.recipes.map(\.recipe) } else { [] }
    }

    /// The failure that it ended in.
    var failure: PagingError? {
        if case .failed(let failure) = report { failure } else { nil }
    }
}
