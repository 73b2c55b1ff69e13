package import Conversation
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension FavCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "keep recipes for good, with their whole page, readable offline",
            details: [
                "Recipe, page, text and picture are kept in one step. If the page can't be loaded now, "
                    + "the recipe is kept anyway; 'favs --refresh' fetches the page later."
            ],
            examples: [
                "fav 3": "the third recipe",
                "fav 2 and 5": "two of them",
                "fav it": "the one opened last",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<FavCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        for picked in picked { await shell.warn(of: picked.recipe) }
        return .done(try await shell.recipeLibrary.keep(picked))
    }
}

extension UnfavCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "remove recipes from the favorites; 'undo' brings them back",
            examples: [
                "unfav 3": "the third of the list shown",
                "unfav f1": "the favorite kept last",
                "unfav 3; undo": "back again, with its page",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<UnfavCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if command.value.references == [.everyFavorite] {
            let count = try await shell.surroundings.favorites.counts().all
            try await shell.confirmLoss(of: count, "favorites", by: command)
            let change = try await shell.surroundings.favorites.removeAll()
            guard !change.names.isEmpty else { throw command.mistake(.reference(.noFavorites)) }
            return .done(.removed(titles: change.names))
        }
        let picked = try await shell.recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let kept = try await shell.surroundings.favorites.kept(among: picked.map(\.recipe.id))
        if let other = picked.first(where: { !kept.contains($0.recipe.id) }) {
            throw command.mistake(
                other.number.map { .reference(.notFavorite(number: $0)) }
                    ?? .kitchen(.notKept(number: nil, title: other.recipe.title))
            )
        }
        try await shell.confirmLoss(of: picked.count, "favorites", by: command)
        let change = try await shell.surroundings.favorites.remove(picked.map(\.recipe.id))
        return .done(.removed(titles: change.names))
    }
}

extension FavsCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "list what is kept, or search its titles, ingredients, text and your notes",
            details: [
                "The one kept last is number 1. Bare numbers mean this list from then on.",
                "Terms are those of 'search': 'leek or onion', '-cream', minutes:30. A plain one is "
                    + "looked for in the whole text as well. What your household doesn't eat is "
                    + "left out, unless you add '--anyway'.",
                "'--there' lists the favorites of your own Mealie, or the book of that name in your "
                    + "Tandoor; 'fav' keeps them here, and nothing is changed there.",
            ],
            examples: [
                "favs": "all of them, a page at a time",
                "favs leek": "those that have leek anywhere",
                "favs --sort cooked": "the one you cooked last first",
            ],
            errors: [.disk]
        )
    }

    package static func answer(
        to command: Invocation<FavsCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if command.value.areThere {
            let (_, server) = try await shell.server(
                named: command.common.service,
                for: command.line,
                at: command.line.places.valueSpan(of: \CommonOptions.service)
            )
            return try await shell.queries.ask(
                RecipeQuery(command.value.conditions),
                for: command.line,
                using: server.favorites
            )
        }
        await shell.catchUpWithCookbook()
        var query = RecipeQuery(command.value.conditions)
        // Pages are fetched again of all of them, whoever eats along.
        if !command.value.refreshes {
            query.isAnyway = command.common.anyway
            query.setDemands(await shell.recipeLibrary.demands(unless: query.isAnyway))
        }
        let tag = command.value.tag.map { String($0.lowercased().drop { $0 == "#" }) }
        let search = FavoriteSearch(query.conditions, tag: tag)
        let limit = command.common.all ? Int.max : command.common.limit ?? shell.settings.pageSize
        var report: RefreshReport?
        var page: FavoritePage
        var waiting: [FavoritePage.Row] = []
        if command.value.refreshes {
            (page, report) = try await shell.recipeLibrary.refreshFavorites(search, showing: limit)
        } else if let sort = command.value.sort, sort != .kept {
            page = try await shell.surroundings.favorites.page(search, .whole)
            let sorted = await shell.sorted(page.rows, by: sort)
            page.rows = Array(sorted.prefix(limit))
            waiting = Array(sorted.dropFirst(limit))
        } else {
            page = try await shell.surroundings.favorites.page(search, .init(limit: limit))
        }
        var window = FavoritesWindow(query: query, tag: tag, page: page)
        window.waiting = waiting
        // Where nothing is listed, numbers mean the results: the words that are shown then tell to
        // keep one of them.
        if page.rows.isEmpty {
            await shell.session.printedNoFavorites()
        } else {
            await shell.session.printed(window)
        }
        var answer = await shell.withOwnWords(window.answer(from: 0, refreshed: report))
        if page.rows.isEmpty {
            answer.areOthersKept = try await shell.surroundings.favorites.counts().all > 0
        }
        return .favorites(answer)
    }
}

extension Shell {
    /// Favorites in another order; those that are equal in it stay in their own.
    fileprivate func sorted(
        _ rows: [FavoritePage.Row],
        by sort: FavoriteSort
    ) async -> [FavoritePage.Row] {
        let query = await query([], sort: sort.ofRecipes)
        let recipes = rows.map(\.favorite.recipe)
        let arranged =
            query.ranking?.arranged(recipes, for: query) ?? query.sort.arranged(recipes)
        let kept = Dictionary(rows.map { ($0.favorite.recipe.id, $0) }) { first, _ in first }
        return arranged.compactMap { kept[$0.id] }
    }
}

extension UndoCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "undo the last change of anything that you keep",
            examples: [
                "undo": "the last change of any of them",
                "fav 1-3; undo": "all three at once",
                "undo; redo": "and done again",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<UndoCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let isOwnImport = shell.importedLast != nil
        guard let origin = try await shell.importAfterLastChange() else {
            return .done(try await shell.undoLastChange() ?? .nothingToUndo)
        }
        // At the prompt `undo` can be said again; `recipe undo` would be told the same for ever.
        if isOwnImport || command.frame.origin == .prompt {
            return .done(.importStays(origin: origin))
        }
        let undone = try await shell.undoLastChange() ?? .nothingToUndo
        await shell.recipeLibrary.tell(.importStayed(origin: origin))
        return .done(undone)
    }
}

extension RedoCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "redo what 'undo' undid",
            examples: [
                "redo": "the change is there again",
                "undo; undo; redo": "one of two",
                "redo; favs": "and look",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to _: Invocation<RedoCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        .done(try await shell.redoLastChange() ?? .nothingToRedo)
    }
}

extension FavoriteSort {
    /// The same order of any recipes.
    fileprivate var ofRecipes: RecipeSort {
        switch self {
        case .kept: .best
        case .cooked: .cooked
        case .rating: .rating
        case .title: .title
        case .minutes: .minutes
        }
    }
}
