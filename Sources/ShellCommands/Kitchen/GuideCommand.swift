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
                "While a step is shown, 'next' goes on, 'previous' goes back, 'repeat' shows it "
                    + "again, 'guide 4' goes to the fourth step and 'stop' leaves the guide. In scripts: "
                    + "'guide next', 'guide back', 'guide again'.",
                "Where a step names a time, Enter on an empty line starts a timer for it.",
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
            guard let (recipe, guide) = shell.kitchen.cooking else {
                throw command.mistake(.kitchen(.noGuide))
            }
            if move == .stop {
                shell.kitchen.leaveGuide()
                let (step, count) = (guide.step.number, guide.steps.count)
                return .done(.leftGuide(title: recipe.title, step: step, of: count))
            }
            return shell.guideStep { guide in
                switch move {
                case .next: guide.goOn()
                case .back: guide.goBack()
                case .again, .stop: true
                }
            }
        }
        if shell.kitchen.isGuiding, command.value.references.count == 1,
            case .number(let number, .shown) = command.value.references.first
        {
            return shell.guideStep { $0.go(to: number) }
        }
        if command.value.references.isEmpty, shell.kitchen.cooking != nil {
            return shell.guideStep { _ in true }
        }
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let recipe = try await shell.desk.open(.recipe(picked), part: .whole).recipe
        guard let guide = Guide(shell.adjusted(recipe)) else {
            throw await shell.desk.worldFailure(.nothingToOpen(title: recipe.title))
        }
        shell.kitchen.cooking = (recipe, guide)
        return shell.guideStep { _ in true }
    }
}

extension Shell {
    /// Goes to another step and answers it; at an edge the step stays.
    func guideStep(_ move: (inout Guide) -> Bool) -> Answer {
        guard let (recipe, cooked) = kitchen.cooking else { return .silence }
        // `scale` and `units` may have changed since.
        var guide = Guide(adjusted(recipe)) ?? cooked
        _ = guide.go(to: cooked.place + 1)
        let isAtEdge = !move(&guide)
        kitchen.cooking = (recipe, guide)
        kitchen.offers = guide.step.timerOffers
        return .kitchen(
            .step(
                GuideAnswer(
                    title: recipe.title,
                    step: guide.step,
                    count: guide.steps.count,
                    isAtEdge: isAtEdge
                )
            )
        )
    }

    /// What Enter alone does: it starts the timer that the step offers; nil where none is.
    func offeredCommand() -> Command? {
        guard kitchen.isGuiding, let offer = kitchen.offers.first else { return nil }
        return Command(
            TimerCommand {
                $0.time = offer.time
                $0.label = offer.name
            },
            reading: .understood,
            source: SourceLine(offer.command)
        )
    }
}
