package import Conversation
import RecipeCooking
import RecipeModel
package import ShellAnswers
import ShellSession

extension MoreCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "go on with what was shown last, by a page or N",
            examples: [
                "more": "the next page (usually already loaded)",
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
        if await shell.session.printedList == .favorites, await !shell.session.hasOpenQuery {
            return try await shell.moreFavorites(for: command)
        }
        let heldBack = await shell.session.heldBack
        let wanted = command.common.all ? Int.max : command.common.limit ?? heldBack.count
        if !heldBack.isEmpty, wanted <= heldBack.count {
            await shell.session.printed(heldBack.map(\.number), upTo: wanted)
            return .results(await shell.queries.results(Array(heldBack.prefix(wanted))))
        }
        guard let (query, page) = await shell.session.continuation else {
            throw command.mistake(.query(.missing))
        }
        shell.surroundings.output.progress(.page(number: page, of: query))
        defer { shell.surroundings.output.progress(nil) }
        return try await shell.queries.answer(
            await shell.session.more(),
            pages: command.value.pages ?? 1,
            after: heldBack,
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
                "list --long": "with every ingredient",
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
        let limit = command.common.limit ?? .max
        await shell.session.printed(recipes.map(\.number), upTo: limit)
        var answer = await shell.queries.results(
            Array(recipes.prefix(limit)),
            batches: view.paging.batches
        )
        answer.isLong = command.value.isLong
        return .results(answer)
    }
}

extension Shell {
    /// The next page of the favorites that were listed last; with `--all`, every page after it.
    fileprivate func moreFavorites(for command: Invocation<MoreCommand>) async throws -> Answer {
        guard var window = await session.favorites else {
            throw command.mistake(.reference(.nothingShown))
        }
        let first = window.rows.count
        let size = settings.pageSize * max(1, command.value.pages ?? 1)
        let limit = command.common.all ? Int.max : command.common.limit ?? size
        if window.waiting.isEmpty {
            let page = try await surroundings.favorites.page(
                window.search,
                .init(after: window.rows.last?.key, limit: limit)
            )
            window.rows += page.rows
            window.counts = page.counts
        } else {
            window.rows += window.waiting.prefix(limit)
            window.waiting.removeFirst(min(limit, window.waiting.count))
        }
        await session.printed(window)
        return .favorites(await withOwnWords(window.answer(from: first)))
    }

    /// The named recipes as a list, with the numbers that they have.
    fileprivate func list(named command: Invocation<ListCommand>) async throws -> Answer {
        let all = try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let picked = Array(all.prefix(command.common.limit ?? .max))
        let named = Set(picked.map(\.recipe.id))
        let loaded = await session.view?.paging.recipes ?? []
        let recipes = loaded.filter { named.contains($0.recipe.id) }
        // Results can be listed without a favorites file that can be read.
        let kept: Set<RecipeID> =
            picked.allSatisfy(\.isResult)
            ? [] : try await surroundings.favorites.kept(among: picked.map(\.recipe.id))
        let list = ListOfNamed(
            picked,
            results: Set(recipes.map(\.recipe.id)),
            kept: kept,
            printed: await session.printedList
        )
        switch list {
        case .results:
            await session.printed(recipes.map(\.number))
            var answer = await queries.results(recipes)
            answer.isLong = command.value.isLong
            return .results(answer)
        case .favorites:
            return .favorites(await withOwnWords(try await recipeLibrary.favorites(named: picked)))
        case .neither(let other):
            throw command.mistake(
                .kitchen(.notKept(number: other.number, title: other.recipe.title))
            )
        }
    }
}
