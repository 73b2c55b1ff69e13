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
                "It has everything that was found, and goes on filling while you type; of a shared "
                    + "cookbook it has the first 10,000. Letters fit titles in their order with "
                    + "anything between, and the beginnings of ingredients; what fits best comes "
                    + "first. Arrows move, Enter opens, Tab marks, Ctrl-S keeps what "
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
        let known = PickedFrom(await shell.known(in: source))
        let query = source == .results ? await shell.session.view?.paging.query : nil
        let rest = await shell.rest(of: source, anyway: command.common.anyway)
        let (cookbook, recipeLibrary) = (shell.surroundings.cookbook, shell.recipeLibrary)
        let whole = shell.surroundings.services.wholeRecipe
        let recipe: @Sendable (RecipeID) async -> Recipe? = { id in
            if let recipe = known.recipes[id] { return recipe }
            return id.service == .cookbook ? (try? await cookbook.text(id.key)) ?? nil : nil
        }
        let request = PickerRequest(
            recipes: { take in
                let goesOn = await take(known.order)
                guard goesOn, let rest else { return }
                // Those that are loaded stand as they were listed.
                try? await cookbook.parts(rest) { part in
                    await take(part.filter { known.recipes[$0.id] == nil })
                }
            },
            favorites: { await recipeLibrary.kept(among: $0) },
            preview: { id in
                guard let recipe = await recipe(id) else { return nil }
                return RecipeAnswer(
                    recipe: whole(recipe),
                    pageState: .notNeeded,
                    isFavorite: await recipeLibrary.kept(among: [recipe]).contains(id),
                    query: query
                )
            }
        )
        let picked = await shell.surroundings.picker.pick(request)
        func recipes(_ ids: [RecipeID]) async -> [PickedRecipe] {
            var found: [PickedRecipe] = []
            for id in ids {
                guard let recipe = await recipe(id) else { continue }
                found.append(PickedRecipe(recipe: recipe, isResult: source == .results))
            }
            return found
        }
        let kept = await recipes(picked.kept)
        let action = kept.isEmpty ? nil : try await recipeLibrary.keep(kept)
        if let opened = picked.opened {
            guard let recipe = await recipes([opened]).first else {
                throw UnresolvedReference(.reference(.goneID(opened.text)))
            }
            return await shell.reading(try await shell.opened(recipe))
        }
        return action.map(Answer.done) ?? .silence
    }
}

/// Recipes that are at hand already, in their order and by what they are.
private struct PickedFrom {
    let order: [Recipe]
    let recipes: [RecipeID: Recipe]

    init(_ recipes: [Recipe]) {
        order = recipes
        self.recipes = Dictionary(recipes.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension Shell {
    fileprivate func source(of command: PickCommand) async -> PickCommand.Source {
        if let source = command.source { return source }
        if await session.printedList == .favorites { return .favorites }
        return await session.view == nil ? .cookbook : .results
    }

    /// The recipes of a list that are at hand.
    fileprivate func known(in source: PickCommand.Source) async -> [Recipe] {
        switch source {
        case .results: await session.view?.paging.recipes.map(\.recipe) ?? []
        case .favorites:
            (try? await recipeLibrary.favorites(matching: RecipeQuery()))?.map(\.recipe) ?? []
        case .cookbook: []
        }
    }

    /// What finds the rest of them in the cookbook; nil where there is no more, and where the list is
    /// of another service, which has what it has sent.
    fileprivate func rest(of source: PickCommand.Source, anyway: Bool) async -> RecipeQuery? {
        switch source {
        case .favorites: return nil
        case .cookbook: return RecipeQuery(await recipeLibrary.demands(unless: anyway))
        case .results:
            guard let view = await session.view, view.service.name == .cookbook,
                view.paging.query.ranking == nil
            else { return nil }
            return view.paging.query
        }
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
