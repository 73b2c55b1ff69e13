import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension RecipeLibrary {
    /// The favorites that meet a query, the one kept last first.
    func favorites(matching query: RecipeQuery) async throws -> [Favorite] {
        try await surroundings.favorites.page(FavoriteSearch(query.conditions), .whole).rows
            .map(\.favorite)
    }

    /// Fetches the pages of some favorites again; those as they are now, and what became of it.
    func refreshFavorites(_ search: FavoriteSearch, showing limit: Int) async throws
        -> (FavoritePage, RefreshReport)
    {
        let store = surroundings.favorites
        let before = try await store.page(search, .whole).rows.map(\.favorite)
        let report = try await refreshFavorites(before)
        let named = Set(before.map(\.recipe.id))
        let rows = try await store.page(FavoriteSearch(), .whole).rows
            .filter { named.contains($0.favorite.recipe.id) }
        let offline = rows.count { $0.favorite.isOffline }
        let counts = FavoriteCounts(all: rows.count, offline: offline)
        return (FavoritePage(rows: Array(rows.prefix(limit)), counts: counts), report)
    }

    /// Keeps recipes with all that is known of them, in one step.
    func keep(_ picked: [PickedRecipe]) async throws -> PerformedAction {
        let kept = try await surroundings.favorites.kept(among: picked.map(\.recipe.id))
        let titles = picked.filter { kept.contains($0.recipe.id) }.map(\.recipe.title)
        let new = picked.filter { !kept.contains($0.recipe.id) }
        let contents = try await gatherForKeeping(
            new.map(\.recipe),
            freshness: .kept
        )
        let change = try await surroundings.favorites.keep(contents.map(\.content))
        return .kept(
            titles: change.names,
            already: titles,
            pageMissing: contents.filter { !$0.isWhole }.map(\.content.recipe.title)
        )
    }

    /// Fetches every favorite's page again.
    ///
    /// What was kept stays where the page can't be loaded, and where it is not what it was: a site that
    /// is gone often answers every address with a page of its own.
    func refreshFavorites(_ favorites: [Favorite]) async throws -> RefreshReport {
        var report = RefreshReport(fetched: 0, failed: [])
        guard !isOffline else {
            report.failed = favorites.map { .init(title: $0.recipe.title, reason: .notKept) }
            return report
        }
        let contents = try await gatherForKeeping(
            favorites.map(\.recipe),
            freshness: .asked
        )
        var isContinued = false
        for fetched in contents {
            let content = fetched.content
            var failure = fetched.failure
            if failure == nil, !fetched.hasRecipe,
                let old = try? await surroundings.favorites.content(of: content.recipe.id),
                old.page != nil, !old.recipe.steps.isEmpty
            {
                failure = .malformedReply(.webPage)
            }
            if let failure {
                report.failed.append(.init(title: content.recipe.title, reason: failure))
            } else {
                try await surroundings.favorites.refresh(content, isContinued: isContinued)
                isContinued = true
                if !content.needsNoPage { report.fetched += 1 }
            }
        }
        return report
    }

    /// All of each recipe, a few at a time, in the order of the recipes.
    private func gatherForKeeping(
        _ recipes: [Recipe],
        freshness: Freshness
    ) async throws -> [ContentToKeep] {
        defer { surroundings.output.progress(nil) }
        return try await withThrowingTaskGroup(of: (Int, ContentToKeep).self) { group in
            var gathered: [Int: ContentToKeep] = [:]
            var waiting = recipes.enumerated().makeIterator()
            func startNext() {
                guard let (place, recipe) = waiting.next() else { return }
                group.addTask { (place, try await self.contentToKeep(recipe, freshness)) }
            }
            for _ in 0..<RecipeLibrary.fetchesAtOnce { startNext() }
            surroundings.output.progress(.favorites(done: 0, of: recipes.count))
            while let (place, content) = try await group.next() {
                gathered[place] = content
                surroundings.output.progress(
                    .favorites(done: gathered.count, of: recipes.count)
                )
                startNext()
            }
            return recipes.indices.compactMap { gathered[$0] }
        }
    }

    /// All of one recipe with its picture. What can't be loaded is missing, not an error.
    func contentToKeep(
        _ recipe: Recipe,
        _ freshness: Freshness
    ) async throws -> ContentToKeep {
        do {
            var gathered = try await gather(recipe, freshness: freshness)
            var failure: ServiceError?
            switch gathered.pageState {
            case .missing(let reason): failure = reason
            case .without(.refused), .without(.empty):
                // A wall is not the recipe's page: nothing of it is kept, and it is tried again.
                gathered.content = FavoriteContent(
                    recipe: gathered.content.recipe,
                    origins: gathered.content.recipe.serviceOrigins
                )
                failure = .malformedReply(.webPage)
            default: break
            }
            if let picture = gathered.content.recipe.picture {
                gathered.content.picture = try? await surroundings.pages.picture(
                    at: picture,
                    from: await source(of: recipe)
                )
            }
            // What it had of the foods of one query says nothing later.
            gathered.content.recipe.coverage = nil
            try Task.checkCancellation()
            return ContentToKeep(
                content: gathered.content,
                failure: failure,
                hasRecipe: gathered.pageState == .fetched
            )
        } catch let failure as WorldError {
            switch failure.reason {
            case .webPage(let reason, _), .service(let reason, _):
                var bare = recipe
                bare.coverage = nil
                return ContentToKeep(content: FavoriteContent(recipe: bare), failure: reason)
            case .nothingToOpen:
                return ContentToKeep(
                    content: FavoriteContent(recipe: recipe, needsNoPage: true),
                    failure: nil
                )
            default: throw failure
            }
        }
    }
}

/// What to kept of a recipe.
struct ContentToKeep: Sendable {
    var content: FavoriteContent
    /// Why its page couldn't be loaded.
    var failure: ServiceError?
    /// Whether a recipe was read from its page.
    var hasRecipe = false

    /// Whether it can be opened offline from now on.
    var isWhole: Bool { content.needsNoPage || content.page != nil }
}

extension FavoritesWindow {
    /// The favorites from one on as an answer.
    func answer(from first: Int, refreshed: RefreshReport? = nil) -> FavoritesAnswer {
        var answer = FavoritesAnswer(
            query: query,
            rows: rows.enumerated().dropFirst(first).map {
                .init(number: $0.offset + 1, favorite: $0.element.favorite)
            },
            total: counts.all,
            offline: counts.offline,
            hasMore: rows.count < counts.all,
            refreshed: refreshed
        )
        answer.tag = tag
        return answer
    }
}
