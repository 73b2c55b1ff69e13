import RecipeModel
import ShellAnswers
import ShellSession

/// What can be done with recipes: pick them from the lists, gather all that is known of them, open,
/// keep and export them.
///
/// It knows recipes only: no words of a line, no frames, no drawing.
struct RecipeLibrary: Sendable {
    let session: RecipeSession
    let surroundings: ShellSurroundings
    /// The settings as they are while it works.
    let settings: Settings
    /// Whether the network is never used.
    let isOffline: Bool
    let missingPages: MissingPages
    /// Has something said beside the answer.
    let tell: @Sendable (Note) async -> Void

    /// Recipes that are fetched at the same time.
    static let fetchesAtOnce = 4

    /// A failure, with what is still there.
    func worldFailure(_ reason: WorldError.Reason, page: Int? = nil) async -> WorldError {
        let favorites = (try? await surroundings.favorites.counts()) ?? FavoriteCounts()
        return WorldError(
            reason,
            page: page,
            loaded: await session.view?.paging.recipes.count ?? 0,
            favorites: favorites.offline
        )
    }

    /// Which of some recipes are favorites. A favorites file that cannot be read must not stop a
    /// search: then there are no stars.
    func kept(among recipes: [Recipe]) async -> Set<RecipeID> {
        (try? await surroundings.favorites.kept(among: recipes.map(\.id))) ?? []
    }
}
