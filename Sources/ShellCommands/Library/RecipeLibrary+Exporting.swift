import MealPlan
import RecipeModel
import ShellAnswers

extension RecipeLibrary {
    /// Recipes with all that is known of them, a few at a time, in the order given.
    ///
    /// Throws `WorldError` when one can't be loaded: what is written is whole or not written.
    func documents(of recipes: [Recipe]) async throws -> [RecipeDocument] {
        defer { surroundings.output.progress(nil) }
        let savedAt = (try? await surroundings.favorites.dates(of: recipes.map(\.id))) ?? [:]
        let words = savedAt.isEmpty ? [:] : try await surroundings.kitchen.ownWords()
        let stars = savedAt.isEmpty ? [:] : try await surroundings.plan.ratings()
        return try await withThrowingTaskGroup(of: (Int, RecipeDocument).self) { group in
            var documents: [Int: RecipeDocument] = [:]
            var waiting = recipes.enumerated().makeIterator()
            func startNext() {
                guard let (place, recipe) = waiting.next() else { return }
                group.addTask {
                    var document = try await self.document(of: recipe, savedAt: savedAt[recipe.id])
                    if document.isFavorite {
                        document.own = words[recipe.id] ?? OwnWords()
                        document.stars = stars[recipe.id]
                    }
                    return (place, document)
                }
            }
            for _ in 0..<RecipeLibrary.fetchesAtOnce { startNext() }
            surroundings.output.progress(progress(documents.count, of: recipes))
            while let (place, document) = try await group.next() {
                documents[place] = document
                surroundings.output.progress(progress(documents.count, of: recipes))
                startNext()
            }
            return recipes.indices.compactMap { documents[$0] }
        }
    }

    private func progress(_ done: Int, of recipes: [Recipe]) -> Progress {
        recipes.count > 1
            ? .recipes(done: done, of: recipes.count) : .recipe(title: recipes.first?.title ?? "")
    }

    /// One recipe: as it was saved, else from its service and its page.
    private func document(of recipe: Recipe, savedAt: Int?) async throws -> RecipeDocument {
        let saved =
            savedAt == nil ? nil : try await surroundings.favorites.content(of: recipe.id)
        if let saved, saved.needsNoPage || saved.page != nil {
            return RecipeDocument(saved, savedAt: savedAt)
        }
        do {
            let gathered = try await gather(recipe, freshness: .kept)
            return try await document(of: gathered, savedAt: savedAt)
        } catch let failure as WorldError {
            // A favorite without its page is still the cook's own, and goes out as kept.
            guard let saved, failure.reason != .cancelled else { throw failure }
            return RecipeDocument(saved, savedAt: savedAt)
        }
    }

    private func document(
        of gathered: GatheredRecipe,
        savedAt: Int?
    ) async throws -> RecipeDocument {
        var content = gathered.content
        switch gathered.pageState {
        case .without(.refused), .without(.paywall), .without(.empty):
            // What a wall says isn't part of the recipe.
            guard content.recipe.isCookable else {
                guard let link = content.recipe.link else { break }
                throw await worldFailure(.webPage(.malformedReply(.webPage), link))
            }
            content.text = ""
            content.links = []
        default: break
        }
        return RecipeDocument(content, savedAt: savedAt)
    }
}

extension RecipeDocument {
    fileprivate init(_ content: FavoriteContent, savedAt: Int?) {
        self.init(
            recipe: content.recipe,
            origins: content.origins,
            text: content.text,
            links: content.links,
            isFavorite: savedAt != nil,
            savedAt: savedAt
        )
    }
}
