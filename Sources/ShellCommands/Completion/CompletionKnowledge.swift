import Conversation
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

/// What a shell knew after its last command, as far as Tab needs it: a plain value, so that
/// completing never waits for the shell, a file of recipes or the network.
package struct CompletionKnowledge: Sendable {
    let table: CommandRegistry
    /// What reading a line depends on.
    let context: ConversationContext
    let settings: Settings
    let aliases: [String: String]
    /// The services, with what each still needs.
    let services: [Candidate]
    /// What bare numbers mean.
    let printedList: PrintedList
    let results: [NumberedRecipe]
    /// The favorites that were listed last, in their order.
    let favorites: [Favorite]
    /// What else the cook keeps.
    let kept: KeptNames
    /// The ingredients of what is loaded.
    let loadedFoods: [String]
    /// What is asked now, for `drop`.
    let query: RecipeQuery?
    /// What the cookbook can be asked for by name. It is made ready when it is first asked for: the
    /// prompt does not wait for that.
    let vocabulary: @Sendable () -> CookbookNames
    /// Whether a recipe of the cookbook has a word.
    let knowsWord: @Sendable (String) -> Bool
    /// The titles of the favorites that were listed last and of the cookbook's own recipes.
    let titles: @Sendable () -> [String]

    /// The known foods, and after them the loaded ones.
    var foods: FoodCompletion {
        var foods = vocabulary().foods
        foods.add(loadedFoods)
        return foods
    }

    /// Gets ready what every completion needs, before the first Tab asks for it.
    package static func prepare() { _ = FoodCompletion.shared.completions(of: "a", limit: 1) }
}

extension Shell {
    /// What Tab needs to know now.
    package func completionKnowledge() async -> CompletionKnowledge {
        let results = await session.view?.paging.recipes ?? []
        loadedFoods.follow(results)
        let current = await session.service.name
        let favorites = await session.favorites?.rows.map(\.favorite) ?? []
        let cookbook = surroundings.services.cookbook
        return CompletionKnowledge(
            table: table,
            context: await context(in: .prompt),
            settings: settings,
            aliases: aliases,
            services: surroundings.services.names.map { name in
                Candidate(
                    name.rawValue,
                    row(of: name, isCurrent: name == current).completionSummary
                )
            },
            printedList: await session.printedList,
            results: results,
            favorites: favorites,
            kept: await keptNames(),
            loadedFoods: loadedFoods.names,
            query: await session.answered?.paging.query,
            vocabulary: surroundings.services.vocabulary,
            knowsWord: surroundings.services.knowsWord,
            titles: {
                var met: Set<String> = []
                let titles = favorites.map(\.recipe.title) + cookbook().map(\.title)
                return titles.map(CleanText.line).filter { met.insert($0).inserted }
            }
        )
    }
}

extension Condition {
    /// The condition as `drop` takes it.
    var asDropped: String {
        switch self {
        case .any(let terms): terms.first?.typed ?? ""
        case .none(let term): term.typed
        case .minutes(let minutes): "minutes:\(minutes)"
        }
    }
}

extension ServiceRow {
    fileprivate var completionSummary: String {
        switch need {
        case .address: "needs an address"
        case .key: "needs a key"
        case nil: isCurrent ? "in use now" : address ?? ""
        }
    }
}
