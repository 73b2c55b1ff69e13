import RecipeModel

/// What came of asking one of several services.
struct ServicePart: Sendable {
    let service: any RecipeService
    /// Where it was asked.
    let cursor: PageCursor
    let result: Result<RecipePage, ServiceFailure>
    /// The conditions that it does not answer itself.
    var applied: [Condition] = []

    /// Asks a service. Throws `CancellationError` only.
    init(
        asking service: any RecipeService,
        for query: RecipeQuery,
        at cursor: PageCursor,
        _ freshness: Freshness
    ) async throws {
        self.service = service
        self.cursor = cursor
        let plan = QueryPlan(query, for: service.abilities)
        guard plan.impossible.isEmpty else {
            result = .failure(.unsupported)
            return
        }
        applied = plan.applied
        do {
            result = .success(try await service.page(of: query, at: cursor, freshness: freshness))
        } catch let failure as ServiceFailure {
            result = .failure(failure)
        }
    }

    /// Where it goes on; nil where it has ended.
    ///
    /// After a silence it is asked for the same page again, past a bad page for the one behind.
    var next: PageCursor? {
        switch result {
        case .success(let page): return page.next
        case .failure(let failure):
            switch failure {
            case .offline, .notKept, .timedOut: return cursor
            case .serverFailed, .malformedReply, .tooLarge, .forbidden:
                return service.cursor(past: cursor)
            case .quotaUsed, .keyRefused, .unsupported: return nil
            }
        }
    }

    var failure: ServiceFailure? {
        if case .failure(let failure) = result { failure } else { nil }
    }
}

/// A page put together from what several services sent.
struct CombinedPage {
    private(set) var page: RecipePage
    private(set) var marks: [RecipeMarks] = []
    private var doubles: RecipeDoubles

    init(at cursor: PageCursor, without doubles: RecipeDoubles) {
        page = RecipePage(cursor: cursor, recipes: [])
        self.doubles = doubles
    }

    /// Adds what a service sent behind what is there, and tells which recipes are new.
    mutating func add(_ part: ServicePart) -> [Recipe] {
        var told = PagePart(service: part.service.name, failure: part.failure)
        told.hasMore = part.next != nil
        if case .success(let sent) = part.result {
            let match = QueryMatch(part.applied)
            for recipe in sent.recipes {
                guard part.applied.isEmpty || match.holds(for: RecipeWords(recipe)) else {
                    told.takenOut += 1
                    continue
                }
                let mark = RecipeMarks(recipe)
                guard !doubles.contains(mark) else {
                    told.repeatsHidden += 1
                    continue
                }
                doubles.insert(mark)
                marks.append(mark)
                page.recipes.append(recipe)
                told.count += 1
            }
            told.total = part.applied.isEmpty ? sent.total : nil
            page.unusableEntries += sent.unusableEntries
            page.age = [page.age, sent.age].compactMap(\.self).max()
        }
        page.parts.append(told)
        return Array(page.recipes.suffix(told.count))
    }

    /// Sets where the results go on.
    mutating func goOn(at next: PageCursor?) { page.next = next }
}
