package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension MoreCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "go on with what was shown last, by a page or N",
            examples: [
                "more": "the next page, which is there already as a rule",
                "more 3": "three pages at once",
                "favs; more": "the next page of the favorites",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply, .quotaUsed]
        )
    }

    package static func answer(
        to command: Invocation<MoreCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if shell.kitchen.isGuiding { return shell.guideStep { $0.goOn() } }
        if await shell.session.printedList == .favorites, !command.common.all,
            await !shell.session.hasOpenQuery
        {
            return try await shell.moreFavorites(for: command)
        }
        guard let (query, page) = await shell.session.continuation else {
            throw command.mistake(.query(.missing))
        }
        shell.surroundings.output.progress(.page(number: page, of: query))
        defer { shell.surroundings.output.progress(nil) }
        return try await shell.queries.answer(
            await shell.session.more(),
            pages: command.value.pages ?? 1,
            for: command.line
        )
    }
}

extension ListCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "print the loaded results again, or some of them",
            examples: [
                "list": "every result that is loaded",
                "list 1-3,7": "four of them",
                "ls --format json": "for another program",
            ]
        )
    }

    package static func answer(
        to command: Invocation<ListCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        await shell.session.completeDetails(within: shell.queries.patience(for: command.line))
        try Task.checkCancellation()
        if !command.value.references.isEmpty { return try await shell.list(named: command) }
        guard let view = await shell.session.view else { throw command.mistake(.query(.missing)) }
        let recipes = view.paging.recipes
        await shell.session.printed(recipes.map(\.number))
        return .results(await shell.queries.results(recipes, batches: view.paging.batches))
    }
}

extension Shell {
    /// The next page of the favorites that were listed last.
    fileprivate func moreFavorites(for command: Invocation<MoreCommand>) async throws -> Answer {
        guard var window = await session.favorites else {
            throw command.mistake(.reference(.nothingShown))
        }
        let first = window.printed
        let size = settings.pageSize * max(1, command.value.pages ?? 1)
        window.printed = min(window.favorites.count, first + size)
        await session.printed(window)
        return .favorites(await withOwnWords(window.answer(from: first)))
    }

    /// The named recipes as a list, with the numbers that they have.
    fileprivate func list(named command: Invocation<ListCommand>) async throws -> Answer {
        let picked = try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        guard picked.allSatisfy(\.isResult), await session.view != nil else {
            let favorites = await session.favorites
            let named = Set(picked.map(\.recipe.id))
            let all = try await surroundings.favorites.favorites(matching: [])
            let window = favorites ?? FavoritesWindow(favorites: all)
            let rows = window.favorites.enumerated().filter { named.contains($0.element.recipe.id) }
            let answer = FavoritesAnswer(
                rows: rows.map { .init(number: $0.offset + 1, favorite: $0.element) },
                total: window.favorites.count,
                offline: window.favorites.count(where: \.isOffline),
                hasMore: false
            )
            return .favorites(await withOwnWords(answer))
        }
        let numbers = Set(picked.compactMap(\.number))
        let recipes =
            await session.view?.paging.recipes.filter { numbers.contains($0.number) } ?? []
        await session.printed(recipes.map(\.number))
        return .results(await queries.results(recipes))
    }
}
