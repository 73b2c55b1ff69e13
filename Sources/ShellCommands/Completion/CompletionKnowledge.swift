import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// What a shell knew after its last command, as far as Tab needs it: a plain value, so that
/// completing never waits for the shell, a file of recipes or the network.
public struct CompletionKnowledge: Sendable {
    /// A recipe that a reference can name.
    struct Listed: Hashable, Sendable {
        var reference: String
        var title: String
    }

    let table: CommandRegistry
    /// What reading a line depends on.
    let context: ConversationContext
    let settings: Settings
    let aliases: [String: String]
    let services: [String]
    /// Recipes of the list shown last, then results and favorites by their own numbers.
    let references: [Listed]
    /// Words of the ingredients that are on loaded pages and may be no known foods.
    let loadedFoods: [String]
    let errorNames: [String]
}

extension Shell {
    /// What Tab needs to know now.
    public func completionKnowledge() async -> CompletionKnowledge {
        let results = await session.view?.paging.recipes ?? []
        let favorites = await session.favorites?.favorites ?? []
        let shown: [CompletionKnowledge.Listed]
        switch await session.printedList {
        case .results:
            shown = results.map { .init(reference: "\($0.number)", title: $0.recipe.title) }
        case .favorites:
            shown = favorites.enumerated().map {
                .init(reference: "\($0.offset + 1)", title: $0.element.recipe.title)
            }
        case .names, .nothing: shown = []
        }
        var foods: Set<String> = []
        for recipe in results.map(\.recipe) {
            foods.formUnion(recipe.ingredients.map { $0.name.lowercased() })
        }
        return CompletionKnowledge(
            table: table,
            context: conversationContext,
            settings: settings,
            aliases: aliases,
            services: surroundings.services.names.map(\.rawValue),
            references: shown
                + results.map { .init(reference: "r\($0.number)", title: $0.recipe.title) }
                + favorites.enumerated().map {
                    .init(reference: "f\($0.offset + 1)", title: $0.element.recipe.title)
                },
            loadedFoods: foods.sorted(),
            errorNames: ErrorName.allCases.map(\.rawValue)
        )
    }
}
