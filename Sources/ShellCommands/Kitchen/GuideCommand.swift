package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension GuideCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a recipe's steps one at a time, each with its ingredients",
            details: [
                "While a step is shown last, 'next' goes on, 'guide back' goes back, 'guide again' "
                    + "shows it again, and 'guide 4' goes to the fourth step."
            ],
            examples: [
                "guide 3": "the first step of the third recipe",
                "guide 3; next": "and the next one",
                "guide 3; next; guide back": "and back again",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<GuideCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if let move = command.value.move {
            guard shell.kitchen.guide != nil else { throw command.mistake(.kitchen(.noGuide)) }
            return shell.guideStep { guide in
                switch move {
                case .next: guide.goOn()
                case .back: guide.goBack()
                case .again: true
                }
            }
        }
        if shell.isGuiding, case .number(let number, .shown) = command.value.references.first,
            command.value.references.count == 1
        {
            return shell.guideStep { $0.go(to: number) }
        }
        if command.value.references.isEmpty, shell.kitchen.guide != nil {
            return shell.guideStep { _ in true }
        }
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let recipe = try await shell.opened(picked).recipe
        guard let guide = Guide(recipe) else {
            throw await shell.desk.worldFailure(.nothingToOpen(title: recipe.title))
        }
        shell.kitchen.guide = guide
        return shell.guideStep { _ in true }
    }
}

extension Shell {
    /// Whether a step of the guide was shown last.
    var isGuiding: Bool {
        guard kitchen.guide != nil, case .success(let reply) = lastOutcome?.result,
            case .kitchen(let answer) = reply.answer
        else { return false }
        switch answer {
        case .step, .timerStarted, .timersStopped, .timers: return true
        default: return false
        }
    }

    /// Goes to another step and answers it; at an edge the step stays.
    func guideStep(_ move: (inout Guide) -> Bool) -> Answer {
        guard var guide = kitchen.guide else { return .silence }
        let isAtEdge = !move(&guide)
        kitchen.guide = guide
        return .kitchen(
            .step(
                GuideAnswer(
                    title: guide.recipe.title,
                    step: guide.step,
                    count: guide.steps.count,
                    isAtEdge: isAtEdge
                )
            )
        )
    }
}
