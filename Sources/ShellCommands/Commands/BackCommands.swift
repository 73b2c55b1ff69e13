package import Conversation
import RecipeCooking
import RecipeModel
package import ShellAnswers
import ShellSession

extension BackCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "what was shown before: from a recipe to its list, then to the list before",
            examples: [
                "search lemon; search leek; back": "the lemons again",
                "search leek; open 1; back": "from the recipe to its list",
                "search egg; search rice; search leek; back 2": "two lists back",
            ]
        )
    }

    package static func answer(
        to command: Invocation<BackCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        // While a step of a recipe is shown last it is the step before; before the first one is what
        // was shown before the guide.
        if shell.kitchen.isGuiding, command.value.steps == nil {
            if shell.kitchen.cooking?.guide.place != 0 {
                return shell.guideStep { $0.goBack() }
            }
            shell.kitchen.leaveGuide()
            let before = try await shell.printedAgain()
            if case .silence = before {} else { return before }
        }
        var steps = 0
        for _ in 0..<(command.value.steps ?? 1) {
            guard await shell.session.back() else { break }
            steps += 1
        }
        guard steps > 0 else { throw command.mistake(.navigation(.nothingBefore)) }
        return try await shell.printedAgain()
    }
}

extension ForwardCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "to what 'back' left",
            examples: [
                "search lemon; search leek; back; forward": "the leeks again",
                "search leek; open 1; back; forward": "the recipe again",
                "search leek; open 1; back; forward --format plain": "in plain sentences",
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
        return try await shell.printedAgain()
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
    /// What is shown now, printed again: the recipe that is read, the favorites, or what was printed
    /// last of the results.
    fileprivate func printedAgain() async throws -> Answer {
        if let reading = await session.reading {
            guard var page = pages[reading.recipe] else { return .silence }
            page.isFavorite = await !recipeLibrary.kept(among: [page.recipe]).isEmpty
            await session.opened(page.recipe)
            return .recipe(page)
        }
        if await session.printedList == .favorites, let window = await session.favorites {
            return .favorites(window.answer(from: 0))
        }
        guard let view = await session.view else { return .silence }
        let printed = Set(view.printed)
        let recipes = view.paging.recipes.filter { printed.contains($0.number) }
        await session.printed(view.printed)
        return .results(await queries.results(recipes))
    }
}
