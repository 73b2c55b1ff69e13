/// A place in a service's results: the page's number, and the service's own word for it.
package struct PageCursor: Hashable, Sendable, Codable {
    /// The page's number, from 1.
    package var number: Int
    /// The service's own place (`p`, an offset, a row id); nil where the number says it all.
    package var place: String?

    /// A place in the results.
    package init(number: Int, place: String? = nil) {
        self.number = number
        self.place = place
    }

    /// Where results begin.
    package static let first = PageCursor(number: 1)
}

/// How many recipes a service has for a query.
package enum ResultTotal: Hashable, Sendable, Codable {
    /// Exactly so many.
    case exactly(Int)
    /// More than so many; counting went no further.
    case moreThan(Int)
}

/// One page of a service's results, as it was sent: no condition applied here yet.
package struct RecipePage: Hashable, Sendable, Codable {
    /// Where in the results it stands.
    package var cursor: PageCursor
    /// The recipes in the service's order.
    package var recipes: [Recipe]
    /// The page after it; nil at the end of the results.
    package var next: PageCursor?
    /// How many recipes there are in all, where the service tells.
    package var total: ResultTotal?
    /// How many entries could not be used (no title, wrong types).
    package var unusableEntries: Int
    /// How old the answer is, in seconds, when it was kept and could not be asked for again.
    package var age: Int?
    /// What each service contributed, in the order of their recipes, where several were asked at
    /// once; empty where one was.
    package var parts: [PagePart]
    /// What the query may have been meant to be, where it has words that nothing knows.
    package var offer: QueryOffer?
    /// What was found out by reading its recipes, where that was needed.
    package var judgement: PageJudgement?

    package init(
        cursor: PageCursor,
        recipes: [Recipe],
        next: PageCursor? = nil,
        total: ResultTotal? = nil,
        unusableEntries: Int = 0,
        age: Int? = nil,
        parts: [PagePart] = []
    ) {
        self.cursor = cursor
        self.recipes = recipes
        self.next = next
        self.total = total
        self.unusableEntries = unusableEntries
        self.age = age
        self.parts = parts
    }
}

/// A page of results that couldn't be loaded.
package struct SkippedPage: Hashable, Sendable {
    /// The page's number.
    package var page: Int
    /// Why; nil for a page that came and was empty.
    package var failure: ServiceError?
    /// What each service answered, where several were asked at once.
    package var parts: [PagePart]

    /// A page that was skipped.
    package init(page: Int, failure: ServiceError?, parts: [PagePart] = []) {
        self.page = page
        self.failure = failure
        self.parts = parts
    }

    /// Whose failure it is, where several services were asked at once.
    package var service: ServiceName? { parts.firstFailed?.service }
}
