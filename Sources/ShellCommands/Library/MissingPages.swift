import RecipeModel

/// Fetches the pages of favorites that couldn't be loaded when they were kept, once the network was
/// seen to work; in the background, one after the other, each once in a session.
///
/// A page that still can't be loaded stays missing without a word: nobody asked for it now.
actor MissingPages {
    /// Whether something came over the network since this was last looked at.
    private var networkWorked = false
    private var filling: Task<Void, Never>?
    private var tried: Set<RecipeID> = []

    /// Something came over the network.
    func sawNetwork() { networkWorked = true }

    /// Begins to fetch, if the network was seen to work.
    func fill(from recipeLibrary: RecipeLibrary) {
        guard networkWorked, filling == nil else { return }
        networkWorked = false
        filling = Task {
            await fetch(from: recipeLibrary)
            // What was fetched here says nothing new about the network.
            networkWorked = false
            filling = nil
        }
    }

    private func fetch(from recipeLibrary: RecipeLibrary) async {
        let store = recipeLibrary.surroundings.favorites
        let missing = try? await store.page(FavoriteSearch(lacksPage: true), .whole)
        for favorite in missing?.rows.map(\.favorite) ?? [] {
            guard !Task.isCancelled, tried.insert(favorite.recipe.id).inserted else { continue }
            let content = try? await recipeLibrary.contentToKeep(favorite.recipe, .asked)
            guard let content, content.isWhole, content.failure == nil else { continue }
            try? await store.fill(content.content)
        }
    }

    /// Stops fetching.
    func cancel() { filling?.cancel() }

    /// Waits until nothing is being fetched.
    func wait() async {
        guard let filling else { return }
        await withTaskCancellationHandler {
            await filling.value
        } onCancel: {
            filling.cancel()
        }
    }
}
