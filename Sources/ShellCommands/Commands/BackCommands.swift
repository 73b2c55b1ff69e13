import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension CommandRow {
    static let back = CommandRow(
        "back",
        aliases: ["b"],
        takes: .count(isRequired: false),
        as: "[N]",
        group: .see,
        summary: "what was shown before the last query, at once and offline",
        examples: [
            "back": "one query back, with all its pages",
            "back 3": "three queries back",
            "search leek; back": "there and back again",
        ],
        run: { command, shell in
            // From the favorites it is one step to the results that were there before.
            if await shell.session.printedList != .results, command.number == nil,
                await shell.session.view != nil
            {
                return await shell.printedView()
            }
            var steps = 0
            for _ in 0..<(command.number ?? 1) {
                guard await shell.session.back() else { break }
                steps += 1
            }
            guard steps > 0 else { throw command.mistake(.nothingBefore) }
            return await shell.printedView()
        }
    )

    static let forward = CommandRow(
        "forward",
        group: .see,
        summary: "to the query that 'back' left",
        examples: [
            "forward": "one query forward",
            "back; forward": "the same view as before",
            "forward --format plain": "read aloud",
        ],
        run: { command, shell in
            guard await shell.session.goForward() else { throw command.mistake(.nothingAfter) }
            return await shell.printedView()
        }
    )

    static let reset = CommandRow(
        "reset",
        group: .see,
        summary: "forget the query; favorites and settings stay",
        examples: [
            "reset": "start over",
            "reset; search leek": "a fresh start",
            "back": "after 'reset': the query is there again",
        ],
        run: { _, shell in
            await shell.session.reset()
            return .done(.reset)
        }
    )
}

extension Shell {
    /// What was printed last of the view that is shown now.
    fileprivate func printedView() async -> Answer {
        guard let view = await session.view else { return .silence }
        let printed = Set(view.printed)
        let recipes = view.paging.recipes.filter { printed.contains($0.number) }
        await session.printed(view.printed)
        return .results(await results(recipes))
    }
}
