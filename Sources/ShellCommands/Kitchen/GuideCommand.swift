package import Conversation
import RecipeCooking
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
                    + "again, 'step 4' goes to the fourth step and 'stop' leaves the guide. In scripts: "
                    + "'guide next', 'guide back', 'guide again'. A number after 'guide' is a recipe.",
                "Each step tells what it takes: the amount that it names, a part, or what is left. "
                    + "Where it names a time, Enter on an empty line starts a timer for it, and Enter "
                    + "again one for the next.",
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
        if command.value.references.isEmpty, shell.kitchen.cooking != nil {
            return shell.guideStep { _ in true }
        }
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        try await shell.beginGuide(of: picked)
        return shell.guideStep { _ in true }
    }
}

extension StepCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a step of the recipe that is cooked, by its number",
            details: ["Without a guide it begins one of the recipe that was opened last."],
            examples: [
                "guide 3; step 2": "the second step",
                "guide 3; step last": "the last one",
                "open 3; step 2": "a step of the recipe that was opened",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<StepCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let word = command.value.step.lowercased()
        let isLast = ["last", "final"].contains(word)
        let number = Int(word) ?? 0
        guard isLast || number > 0 else {
            throw command.mistake(.kitchen(.notAStep(word: command.value.step)), at: \.step)
        }
        if shell.kitchen.cooking == nil {
            guard let it = try await shell.recipe(named: [.it], at: \.step, of: command) else {
                throw command.mistake(.reference(.nothingNamed))
            }
            try await shell.beginGuide(of: it)
        }
        let count = shell.kitchen.cooking?.guide.steps.count ?? 0
        guard isLast || number <= count else {
            throw command.mistake(.kitchen(.noSuchStep(number: number, count: count)), at: \.step)
        }
        return shell.guideStep { $0.go(to: isLast ? count : number) }
    }
}

extension Shell {
    /// Begins the guide of a recipe at its first step.
    func beginGuide(of picked: PickedRecipe) async throws {
        let recipe = try await recipeLibrary.open(.recipe(picked), part: .whole).recipe
        guard let guide = Guide(adjusted(recipe)) else {
            throw await recipeLibrary.worldFailure(.nothingToOpen(title: recipe.title))
        }
        await warn(of: recipe)
        kitchen.cooking = (recipe, guide)
    }

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
