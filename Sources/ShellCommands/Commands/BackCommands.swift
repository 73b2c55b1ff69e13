package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension BackCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "what was shown before the last query, at once and offline",
            examples: [
                "back": "one query back, with all its pages",
                "back 3": "three queries back",
                "search leek; back": "there and back again",
            ]
        )
    }

    package static func answer(
        to command: Invocation<BackCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        // While a step of a recipe is shown last it is the step before.
        if shell.kitchen.isGuiding, command.value.steps == nil,
            shell.kitchen.cooking?.guide.place != 0
        {
            return shell.guideStep { $0.goBack() }
        }
        // From the favorites it is one step to the results that were there before.
        if await shell.session.printedList != .results, command.value.steps == nil,
            await shell.session.view != nil
        {
            return await shell.printedView()
        }
        var steps = 0
        for _ in 0..<(command.value.steps ?? 1) {
            guard await shell.session.back() else { break }
            steps += 1
        }
        guard steps > 0 else { throw command.mistake(.navigation(.nothingBefore)) }
        return await shell.printedView()
    }
}

extension ForwardCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "to the query that 'back' left",
            examples: [
                "forward": "one query forward",
                "back; forward": "the same view as before",
                "forward --format plain": "read aloud",
            ]
        )
    }

    package static func answer(
        to command: Invocation<ForwardCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard await shell.session.goForward() else {
            throw command.mistake(.navigation(.nothingAfter))
        }
        return await shell.printedView()
    }
}

extension ResetCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "forget the query; favorites and settings stay",
            examples: [
                "reset": "start over",
                "reset; search leek": "a fresh start",
                "back": "after 'reset': the query is there again",
            ]
        )
    }

    package static func answer(
        to _: Invocation<ResetCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        await shell.session.reset()
        return .done(.reset)
    }
}

extension Shell {
    /// What was printed last of the view that is shown now.
    fileprivate func printedView() async -> Answer {
        guard let view = await session.view else { return .silence }
        let printed = Set(view.printed)
        let recipes = view.paging.recipes.filter { printed.contains($0.number) }
        await session.printed(view.printed)
        return .results(await queries.results(recipes))
    }
}
