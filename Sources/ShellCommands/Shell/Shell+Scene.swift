import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension Shell {
    /// What the cook has before them now.
    func scene() async -> ConversationScene {
        let view = await session.view
        let printed = await session.printedList
        var scene = ConversationScene(
            query: view?.paging.query,
            rows: await printedRows().map { row in
                ConversationScene.Row(
                    number: row.number,
                    title: row.recipe.title,
                    foods: row.recipe.ingredients.map { $0.name.lowercased() },
                    minutes: row.recipe.times.minutes
                )
            },
            resultCount: view?.paging.recipes.count ?? 0,
            favoriteCount: (try? await surroundings.favorites.counts().all) ?? 0,
            services: surroundings.services.names,
            settings: settings.definitions.map {
                ConversationScene.Setting(key: $0.key, words: $0.kind.completions)
            }
        )
        scene.list =
            switch printed {
            case .nothing: .nothing
            case .results: .results
            case .favorites: .favorites
            case .names(let kind, _): .names(kind)
            }
        if let opened = await session.opened {
            scene.it = .opened(title: opened.title)
        } else if let named = await session.named {
            scene.it = .named(title: named.title)
        }
        return scene
    }
}
