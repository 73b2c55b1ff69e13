import RecipeModel
import RecipeSearch
import ShellAnswers

/// One recipe has one text: favorites that are the cookbook's recipes read as they do there, whoever
/// changed them and in whichever shell. A favorite whose recipe was deleted stays as it was.
extension Shell {
    /// How many recipes are read before they are written.
    private static let fewRecipes = 500

    /// Gives favorites the texts that the cookbook has now.
    ///
    /// What can't be read or written keeps nobody from what they asked for: the next one catches up.
    ///
    /// - Parameter changed: The recipes that this shell just changed; nil for any.
    func followCookbook(changed: [RecipeID]? = nil) async {
        let (store, favorites) = (surroundings.cookbook.store, surroundings.favorites)
        do {
            let generation = store.isNear ? try await store.state()?.generation : nil
            let followed = try await favorites.followed()
            if let generation, generation == followed { return }
            let kept: [RecipeID]
            if let changed, generation == nil || generation == followed.map({ $0 + 1 }) {
                kept = try await favorites.kept(among: changed).sorted { $0.key < $1.key }
            } else {
                kept = try await favorites.kept(of: .cookbook)
            }
            if kept.isEmpty, followed == nil { return }
            var texts: [Recipe] = []
            for id in kept {
                if let recipe = try await textInCookbook(of: id) { texts.append(recipe) }
                if texts.count == Self.fewRecipes {
                    try await favorites.follow(texts, upTo: nil)
                    texts = []
                }
            }
            try await favorites.follow(texts, upTo: generation)
        } catch {
            // Nothing is marked as followed then.
        }
    }

    /// Gives favorites the texts that another shell, a restored backup or a program that was ended
    /// left to be taken over. A server isn't asked, which would keep a list waiting.
    func catchUpWithCookbook() async {
        let store = surroundings.cookbook.store
        guard store.isNear, store.isKept,
            let generation = try? await store.state()?.generation, generation != caughtUp
        else { return }
        await followCookbook()
        caughtUp = generation
    }

    /// The recipe as the cookbook has it, with what a page that is kept says besides.
    private func textInCookbook(of id: RecipeID) async throws -> Recipe? {
        guard let recipe = try await surroundings.cookbook.text(id.key) else { return nil }
        guard !recipe.isCookable, let page = try await surroundings.favorites.content(of: id)?.page,
            let found = recipeLibrary.read(page).recipe
        else { return recipe }
        return recipe.completed(by: found)
    }
}
