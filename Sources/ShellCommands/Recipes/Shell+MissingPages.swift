import RecipeModel
import ShellAnswers

extension Shell {
    /// Fetches the pages of favorites that could not be had when they were kept, now that the
    /// network was seen to work; in the background, one after the other, each once in a session.
    ///
    /// A page that still cannot be had stays missing without a word: nobody asked for it now.
    func fillMissingPages() {
        guard networkWorked, !options.isOneCommand, !options.isOffline, filling == nil else {
            return
        }
        networkWorked = false
        filling = Task {
            await fillPages()
            filling = nil
        }
    }

    private func fillPages() async {
        let favorites = (try? await surroundings.favorites.favorites(matching: [])) ?? []
        for favorite in favorites where !favorite.isOffline {
            guard !Task.isCancelled, triedPages.insert(favorite.recipe.id).inserted else {
                continue
            }
            let content = try? await contentToKeep(favorite.recipe, .asked)
            guard let content, content.isWhole, content.failure == nil else { continue }
            try? await surroundings.favorites.refresh(content.content)
        }
        // What was fetched here says nothing new about the network.
        networkWorked = false
    }

    /// Waits until no page is being fetched for a favorite.
    func waitForMissingPages() async {
        guard let filling else { return }
        await withTaskCancellationHandler {
            await filling.value
        } onCancel: {
            filling.cancel()
        }
    }
}
