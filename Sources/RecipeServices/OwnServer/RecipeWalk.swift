import RecipeModel

/// Pages of recipes that have to be read before it is known whether they are meant.
///
/// The recipes of a list are read some at a time until a page is full. A page begins where the one
/// before it ended, and what was read for that comes from the cache.
struct RecipeWalk: Sendable {
    /// The short recipes that may be meant, the likeliest first.
    let candidates: [Recipe]
    let judge: OwnJudge
    let details: ListedDetails
    /// How many recipes a page has.
    let size: Int

    /// How many recipes are put into an order together, where there is one.
    static let mostArranged = 60
    /// How many are read for one page, at most about.
    static let mostRead = 120

    /// A place in the walk.
    struct Place: Equatable {
        /// How many candidates stand before those that are arranged together.
        var start = 0
        /// How many of what they come to were shown.
        var shown = 0
        /// How many recipes those before came to.
        var passed = 0
        /// See `OwnJudge.arranged`.
        var fewest: Int?

        /// As it stands in a page's cursor.
        var text: String {
            ([start, shown, passed] + [fewest].compactMap(\.self)).map(String.init)
                .joined(separator: ".")
        }

        init() {}

        /// The place of a cursor's text; nil for another text.
        init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { Int($0) }
            guard numbers.count == parts.count, (3...4).contains(parts.count),
                numbers.allSatisfy({ $0 >= 0 })
            else { return nil }
            (start, shown, passed) = (numbers[0], numbers[1], numbers[2])
            fewest = numbers.count > 3 ? numbers[3] : nil
        }
    }

    /// The page at a cursor. Throws `ServiceError` or `CancellationError`.
    func page(at cursor: PageCursor, _ freshness: Freshness) async throws -> RecipePage {
        var place = cursor.place.flatMap { Place($0) } ?? Place()
        // A page that nothing tells the beginning of is so many results on.
        var toSkip =
            cursor.place.flatMap { Place($0) } == nil ? ListPage.offset(of: cursor, size: size) : 0
        var page = RecipePage(cursor: cursor, recipes: [])
        var read = 0
        var total: Int?
        let length = judge.ranking == nil ? size : max(size, Self.mostArranged)
        while place.start < candidates.count {
            let end = min(place.start + length, candidates.count)
            var fewest = place.fewest
            let (found, age) = try await results(place.start..<end, fewest: &fewest, freshness)
            page.age = [page.age, age].compactMap(\.self).max()
            read += end - place.start
            let skipped = min(toSkip, found.count - min(place.shown, found.count))
            toSkip -= skipped
            place.shown = min(place.shown + skipped, found.count)
            let shown = found.dropFirst(place.shown).prefix(size - page.recipes.count)
            page.recipes += shown
            place.shown += shown.count
            let all = place.passed + found.count
            total = end == candidates.count ? all : nil
            if total == nil, judge.trustsTheServer { total = candidates.count - end + all }
            guard place.shown == found.count else { break }
            (place.start, place.shown, place.passed, place.fewest) = (end, 0, all, fewest)
            if page.recipes.count == size || read >= Self.mostRead && toSkip == 0 { break }
        }
        page.total = candidates.isEmpty ? .exactly(0) : total.map { .exactly($0) }
        if place.start < candidates.count {
            page.next = PageCursor(number: cursor.number + 1, place: place.text)
        }
        page.judgement = judge.judgement(of: page.recipes)
        if !judge.trustsTheServer {
            let ends = place.shown > 0 ? place.start + length : place.start
            page.judgement?.read = min(ends, candidates.count)
            page.judgement?.candidates = candidates.count
        }
        return page
    }

    /// What some candidates come to, in their order.
    private func results(
        _ range: Range<Int>,
        fewest: inout Int?,
        _ freshness: Freshness
    ) async throws -> ([Recipe], age: Int?) {
        var filled = ListedDetails.Filled(recipes: [])
        try await details.fill(
            Array(candidates[range]),
            areNeeded: judge.ranking != nil,
            within: nil,
            freshness
        ) {
            filled = $0
        } late: { _ in
        }
        let meant = filled.recipes.filter(judge.means)
        return (judge.arranged(meant, fewest: &fewest), filled.age)
    }
}
