package import Conversation
import MealPlan
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension PickCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "pick a recipe from a list that narrows as you type",
            details: [
                "It has everything that was found, up to 10,000 of the cookbook. Letters fit titles in "
                    + "their order with anything between, and the beginnings of ingredients; what "
                    + "fits best comes first. Arrows move, Enter opens, Tab marks, Ctrl-S keeps what "
                    + "is marked once you are through, Esc leaves. From 100 columns on the recipe "
                    + "stands beside the list.",
                "Without a terminal and in accessible mode it prints the list instead.",
            ],
            examples: [
                "pick": "from the list shown last, else the cookbook",
                "pick favorites": "from your favorites",
                "pick cookbook": "from all recipes of the cookbook",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<PickCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let source = await shell.source(of: command.value)
        guard command.frame.origin == .prompt, command.line.redirection == nil,
            shell.surroundings.picker.isAvailable()
        else { return try await shell.list(source, for: command) }
        let recipes = await shell.recipes(from: source, anyway: command.common.anyway)
        let query = source == .results ? await shell.session.view?.paging.query : nil
        let whole = shell.surroundings.services.wholeRecipe
        let kept = await shell.desk.kept(among: recipes)
        let request = PickerRequest(recipes: recipes, favorites: kept) { recipe in
            RecipeAnswer(
                recipe: whole(recipe),
                pageState: .notNeeded,
                isFavorite: kept.contains(recipe.id),
                query: query
            )
        }
        let picked = { (place: Int) in
            PickedRecipe(recipe: recipes[place], isResult: source == .results)
        }
        let (outcome, keptNow) = await shell.surroundings.picker.pick(request)
        let deed = keptNow.isEmpty ? nil : try await shell.desk.keep(keptNow.map(picked))
        if case .opened(let place) = outcome {
            return await shell.reading(try await shell.opened(picked(place)))
        }
        return deed.map(Answer.done) ?? .silence
    }
}

extension PickCommand {
    /// The most recipes of the cookbook that are picked from: as many as are read at once in a moment.
    fileprivate static let most = 10_000
}

extension Shell {
    fileprivate func source(of command: PickCommand) async -> PickCommand.Source {
        if let source = command.source { return source }
        if await session.printedList == .favorites { return .favorites }
        return await session.view == nil ? .cookbook : .results
    }

    fileprivate func recipes(
        from source: PickCommand.Source,
        anyway: Bool
    ) async -> [Recipe] {
        switch source {
        case .results: await everythingFound()
        case .favorites: (try? await desk.favorites(matching: RecipeQuery()))?.map(\.recipe) ?? []
        case .cookbook: await cookbook(anyway: anyway)
        }
    }

    /// All that the query in view finds in the cookbook; of another service what it has sent.
    private func everythingFound() async -> [Recipe] {
        guard let view = await session.view else { return [] }
        let loaded = view.paging.recipes.map(\.recipe)
        guard view.service.name == .cookbook, view.paging.query.ranking == nil,
            let all = try? await surroundings.cookbook.sample(view.paging.query, PickCommand.most)
        else { return loaded }
        // Those that are loaded stand as they were listed.
        let known = Set(loaded.map(\.id))
        return loaded + all.filter { !known.contains($0.id) }
    }

    /// The recipes of the cookbook, with those that were imported.
    private func cookbook(anyway: Bool) async -> [Recipe] {
        let query = RecipeQuery(await desk.demands(unless: anyway))
        if let all = try? await surroundings.cookbook.sample(query, PickCommand.most) { return all }
        return await eaten(among: surroundings.services.cookbook(), anyway: anyway)
    }

    /// Recipes without those that the household doesn't eat.
    private func eaten(among recipes: [Recipe], anyway: Bool) async -> [Recipe] {
        let demands = await desk.demands(unless: anyway)
        guard !demands.isEmpty else { return recipes }
        let match = QueryMatch(demands)
        let whole = surroundings.services.wholeRecipe
        return recipes.filter { match.holds(for: RecipeWords(whole($0))) }
    }

    /// The same recipes as a list to read.
    fileprivate func list(
        _ source: PickCommand.Source,
        for command: Invocation<PickCommand>
    ) async throws -> Answer {
        var line = command.line
        switch source {
        case .results: line.command.value = ListCommand()
        case .favorites: line.command.value = FavsCommand()
        case .cookbook: line.command.value = BrowseCommand()
        }
        return try await answer(to: line)
    }
}
