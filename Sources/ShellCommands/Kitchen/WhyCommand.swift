package import Conversation
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension WhyCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "how a recipe matched, and why it stands where it does",
            examples: [
                "why 3": "the third result",
                "why": "the one opened last",
                "why last": "the last one in the list",
            ]
        )
    }

    package static func answer(
        to command: Invocation<WhyCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        guard let view = await shell.session.view,
            let place = view.paging.recipes.firstIndex(where: {
                $0.recipe.id == picked.recipe.id
            })
        else { throw command.mistake(.kitchen(.notAResult(title: picked.recipe.title))) }
        let result = view.paging.recipes[place]
        let query = view.paging.query
        let pantry = await shell.recipeLibrary.pantry()
        var counted: Pantry? = pantry.isEmpty ? nil : pantry
        if case .missing(let provisions) = query.ranking { counted = provisions.pantry }
        var answer = WhyAnswer(
            title: result.recipe.title,
            number: result.number,
            count: view.paging.recipes.count,
            service: view.service.name,
            query: query,
            reasons: MatchReasons(result.recipe, for: query, pantry: counted),
            hints: await shell.session.dropHints(of: view).map {
                DropHint(condition: $0.condition, total: $0.total)
            }
        )
        answer.history = await shell.history(of: result.recipe.id)
        answer.today = shell.today
        return .kitchen(.why(answer))
    }
}
