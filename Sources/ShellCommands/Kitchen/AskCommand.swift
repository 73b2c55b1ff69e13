package import Conversation
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeQuestions
package import ShellAnswers
import ShellSession

extension AskCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a question about the recipe that you opened or cook",
            details: [
                "With a recipe open a plain question is enough: 'how much butter?', 'how hot?', 'is it "
                    + "vegetarian?', 'how long does it take?', 'what next?'. In a guide 'it' and 'them' are "
                    + "what the step takes.",
                "Answers come from the recipe's own lines, steps and facts, at the amounts in force, and "
                    + "from the kitchen tables: 'can I use oil instead?'. Where both are silent the "
                    + "shell says so and never guesses.",
                "The tables answer without a recipe too: 'what can I use instead of buttermilk?', 'how "
                    + "many grams is a cup of flour?'.",
                "'can we all eat it?' and 'is it safe for Mia?' ask the household's rules, and nothing "
                    + "that breaks one is named in another food's place.",
                "'what goes with beetroot?' counts the foods that are in your recipes with it far "
                    + "more often than by chance.",
                "Of a list: 'which is quickest?', 'which of these has no egg?', 'how long does the "
                    + "second one take?'.",
            ],
            examples: [
                "open 1; ask how much garlic":
                    "the lines that have garlic, and the steps that take it",
                "open 2; ask is it vegetarian": "yes, no, or what it depends on",
                "guide 1; ask what next": "goes on to the next step",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<AskCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        var reference = command.value.recipe
        var text = command.value.question ?? ""
        if reference == nil, let pairing = PairingQuestion(text) {
            return try await shell.pairings(of: pairing)
        }
        if reference == nil, let asked = ListQuestion(text) {
            if let one = asked.one {
                reference = one.place < 0 ? .last : .number(one.place, in: .shown)
                text = one.question
            } else if let rows = await shell.rowsShown {
                let reply = asked.reply(over: rows)
                if case .choices(let chosen, _, _) = reply.saying, chosen.count == 1,
                    let row = rows.first(where: { $0.number == chosen[0].number })
                {
                    await shell.session.tells(of: row.recipe)
                }
                return shell.asked(reply, title: rows.first?.recipe.title ?? "")
            }
        }
        guard let question = RecipeQuestion(text) else {
            throw command.mistake(.command(.missingArgument(command: name, wanted: "QUESTION")))
        }
        if reference == nil, !shell.kitchen.isGuiding, await shell.session.it == nil {
            if let measures = MeasureQuestion(text) {
                return shell.asked(measures.reply, title: "")
            }
            if let substitute = SubstituteQuestion(text) {
                let reply = substitute.reply(
                    exclusions: await shell.exclusions,
                    eaters: await shell.eaters
                )
                return shell.asked(reply, title: "")
            }
        }
        if reference == nil || reference == .it,
            let (picked, question) = await shell.named(in: question)
        {
            return try await shell.answer(question, about: picked)
        }
        let isAboutCooking =
            (reference == nil || reference == .it) && shell.kitchen.isGuiding
            && shell.kitchen.cooking != nil
        if !isAboutCooking {
            guard
                let picked = try await shell.recipe(
                    named: [reference ?? .it],
                    at: \.question,
                    of: command
                )
            else { throw command.mistake(.reference(.nothingNamed)) }
            return try await shell.answer(question, about: picked)
        }
        guard let (recipe, guide) = shell.kitchen.cooking else { return .silence }
        let reply = RecipeAnswerer(
            shell.kitchen.asking(recipe, by: shell.amountChange(of: recipe)).ready,
            at: guide.step.number,
            exclusions: await shell.exclusions,
            eaters: await shell.eaters,
            clock: shell.clock
        ).reply(to: question)
        return shell.asked(reply, about: recipe)
    }
}

extension Shell {
    /// What goes with foods, by the recipes of the cookbook that everybody here may eat.
    fileprivate func pairings(of question: PairingQuestion) async throws -> Answer {
        let demands = await recipeLibrary.demands(unless: false)
        let sample = surroundings.cookbook.sample
        let foods = question.foods.map { Condition.has(Term($0, in: .ingredient)) }
        let recipes = try await sample(RecipeQuery(foods + demands), 1_000) ?? []
        let all = try await sample(RecipeQuery(demands), 1_000) ?? []
        let pairings = FoodPairings(with: question.foods, in: recipes, among: all)
        return asked(pairings.reply(to: question), title: "")
    }

    /// The recipes of the list that was printed last, by their numbers; nil where there is none.
    fileprivate var rowsShown: [ListQuestion.Row]? {
        get async {
            guard let picked = try? await recipeLibrary.recipes(named: .all), !picked.isEmpty else {
                return nil
            }
            return picked.enumerated().map { ($1.number ?? $0 + 1, $1.recipe) }
        }
    }

    /// The recipe whose whole name a question says, and what is asked of it: `victoria sponge how long`,
    /// `is pad thai safe for Mia`. Nil where it is that before the cook, or names a food of it.
    fileprivate func named(in asked: RecipeQuestion) async -> (PickedRecipe, RecipeQuestion)? {
        let words = asked.text.split { $0.isWhitespace || $0 == "\"" }.map(String.init)
        let before = await beforeTheCook
        let runs = NamedTitle.candidates(inQuestion: words).filter { run in
            // Many a food is called as a dish is.
            before.map { !SaidTitle(words[run].joined(separator: " ")).isFood(of: $0) } ?? true
        }
        for (run, found) in await recipeLibrary.titles(at: runs, of: words)
        where found.recipe.id != before?.id {
            let isTopic =
                run.lowerBound == 0
                && words[run.upperBound...].first.map(AskCommand.isOpener) == true
            let rest = words[run.upperBound...].joined(separator: " ")
            guard
                let question = RecipeQuestion(
                    isTopic ? rest : NamedTitle.question(words, naming: run)
                ), isTopic || question.isOfNamedDish
            else { continue }
            // Of a food an amount is asked for.
            let said = words[run].joined(separator: " ")
            if before != nil, question.subject == .amount,
                RecipeQuestion(said)?.isFoodAlone == true
            {
                continue
            }
            return (found, question)
        }
        return nil
    }

    /// The recipe that is cooked or open; nil where none is.
    private var beforeTheCook: Recipe? {
        get async {
            if kitchen.isGuiding, let (cooked, _) = kitchen.cooking { return cooked }
            return kitchen.isReading ? await session.opened : nil
        }
    }

    /// What the query leaves out, and the diets that it asks for: an answer names nothing against it.
    fileprivate var exclusions: [Condition] {
        get async {
            await session.standingQuery?.conditions.filter { condition in
                switch condition {
                case .none: true
                case .any(let terms):
                    terms.allSatisfy { Vocabulary.shared.senses(of: $0.text) == .diet }
                case .minutes: false
                }
            } ?? []
        }
    }

    /// Those who eat here; where what is kept of them can't be read, that is known too.
    fileprivate var eaters: Eaters {
        get async { Eaters(try? await surroundings.plan.household()) }
    }

    /// The time of day, and the timers that run.
    fileprivate var clock: RecipeAnswerer.Clock {
        let now = surroundings.now()
        let time = CivilTime(seconds: now, offset: surroundings.localOffset(now))
        return RecipeAnswerer.Clock(
            minute: time.hour * 60 + time.minute,
            timers: kitchen.timers.timers.filter { !$0.isPaused }.map { timer in
                RecipeAnswerer.Clock.Timer(
                    name: timer.name ?? "timer \(timer.number)",
                    left: timer.left(at: now)
                )
            },
            dinner: settings.dinnerAt
        )
    }

    /// What a recipe that isn't cooked step by step says to a question.
    fileprivate func answer(
        _ question: RecipeQuestion,
        about picked: PickedRecipe
    ) async throws -> Answer {
        let recipe = try await recipeLibrary.open(.recipe(picked), part: .whole).recipe
        await warn(of: recipe)
        let reply = RecipeAnswerer(
            kitchen.asking(recipe, by: amountChange(of: recipe)).ready,
            exclusions: await exclusions,
            eaters: await eaters,
            clock: clock,
            told: kitchen.told.flatMap { $0.recipe == recipe.id ? $0.places : nil },
            spoken: kitchen.spoken.flatMap { $0.recipe == recipe.id ? $0.places : nil } ?? []
        ).reply(to: question)
        if let told = reply.told { kitchen.told = (recipe.id, told) }
        if !reply.ingredients.isEmpty { kitchen.spoken = (recipe.id, reply.ingredients) }
        if reply.step != nil { try await beginGuide(of: picked) }
        return asked(reply, about: recipe)
    }

    /// Answers what is said of a list, or of none.
    fileprivate func asked(_ reply: RecipeReply, title: String) -> Answer {
        .kitchen(.asked(AskedAnswer(title: title, reply: reply)))
    }

    /// Answers a reply; where it is a step, the guide goes there.
    fileprivate func asked(_ reply: RecipeReply, about recipe: Recipe) -> Answer {
        var step: GuideAnswer?
        if let number = reply.step,
            case .kitchen(.step(let shown)) = guideStep({ $0.go(to: number) })
        {
            step = shown
            step?.isAtEdge = false
        }
        let guide = kitchen.isGuiding || step != nil ? kitchen.cooking?.guide : nil
        return .kitchen(
            .asked(
                AskedAnswer(
                    title: recipe.title,
                    reply: reply,
                    step: step,
                    place: guide.map { .init(step: $0.step.number, count: $0.steps.count) }
                )
            )
        )
    }
}
