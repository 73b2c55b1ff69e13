import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// When it is ready, by the clock: a timer that runs tells, else all that it takes from now on; nil
    /// where the question is another one, or nothing tells.
    func ready(_ question: RecipeQuestion) -> RecipeReply? {
        if let start = question.clock, question.beginsAtClock,
            let minutes = recipe.times.minutes
        {
            return RecipeReply(
                .time,
                .ready(
                    at: (start + minutes) % 1_440,
                    minutes: minutes,
                    isRest: false,
                    start: start
                )
            )
        }
        let asksWhen = question.has("when") || question.has("what") && question.has("time")
        // `How long from here till it's ready`
        let asksRest =
            place != nil && question.has("how") && question.has("long", "much")
            && question.has("till", "until", "before") && question.has("from", "left", "more")
        guard let clock, asksWhen || asksRest, question.clock == nil,
            question.has("ready", "done", "finish", "finished", "eat"),
            !question.has("know", "see", "tell", "check", "start", "begin"),
            // A part of it is ready before all of it.
            group(namedIn: question) == nil,
            QuestionWords.content(of: question.sentence.foodNames.joined(separator: " "))
                .isSubset(of: QuestionWords.stems(of: recipe.title))
        else { return nil }
        if !clock.timers.isEmpty {
            let alarms = clock.timers.sorted { $0.left < $1.left }.map { timer in
                RecipeReply.Alarm(
                    name: timer.name,
                    minute: (clock.minute + (timer.left + 59) / 60) % 1_440
                )
            }
            return RecipeReply(.time, .alarms(alarms), from: place.map { [.step($0)] } ?? [])
        }
        guard let place else {
            guard let minutes = recipe.times.minutes else { return nil }
            return RecipeReply(
                .time,
                .ready(at: (clock.minute + minutes) % 1_440, minutes: minutes, isRest: false)
            )
        }
        guard question.has("time") || asksRest else { return nil }
        let rest = steps.filter { $0.number >= place && !$0.times.isEmpty }
        let seconds = rest.flatMap(\.times).reduce(0) { $0 + $1.seconds }
        guard seconds > 0 else { return nil }
        let minutes = (seconds + 59) / 60
        return RecipeReply(
            .time,
            .ready(at: (clock.minute + minutes) % 1_440, minutes: minutes, isRest: true),
            from: rest.prefix(4).map { .step($0.number) }
        )
    }

    /// The next step that needs nothing of the one under way, or of the one that does what is named:
    /// `while it bakes`.
    func meanwhile(_ question: RecipeQuestion) -> RecipeReply {
        let deeds = QuestionWords.deeds(in: QuestionWords.content(of: question.sentence))
        let named =
            deeds.isEmpty
            ? nil
            : asked.sentences.first { $0.namesTime && !$0.stems.isDisjoint(with: deeds) }
        let current = named.flatMap { named in steps.first { $0.number == named.step } } ?? current
        guard let current, current.number < steps.count else {
            return RecipeReply(.meanwhile, .lastStep)
        }
        var busy = wholes(of: current)
        for step in steps where step.number > current.number {
            // The recipe itself says what goes on meanwhile.
            let parallel = asked.sentences.first {
                $0.step == step.number && Self.isParallel($0.text)
            }
            let own = wholes(of: step)
            let words = Set(QuestionWords.words(of: step.text))
            if parallel != nil
                || !own.isEmpty && own.isDisjoint(with: busy)
                    && words.isDisjoint(with: Self.backwards)
            {
                return RecipeReply(
                    .meanwhile,
                    .sentences([.init(step: step.number, text: parallel?.text ?? step.text)]),
                    from: [.step(step.number)]
                )
            }
            busy.formUnion(own)
        }
        return RecipeReply(
            .meanwhile,
            .nothingMeanwhile(step: current.number),
            from: [.step(current.number + 1)]
        )
    }

    /// Whether a sentence says itself that it goes on beside what was told before: `While they cook,
    /// make the dressing`, not `While stirring`.
    private static func isParallel(_ sentence: String) -> Bool {
        let words = sentence.lowercased().split { !$0.isLetter }.prefix(3).map(String.init)
        if words.first == "meanwhile" || words == ["in", "the", "meantime"] { return true }
        return ["while", "whilst"].contains(words.first)
            && ["the", "they", "it", "that", "this", "these", "your"].contains(
                words.dropFirst().first
            )
    }

    /// The ingredients that a step takes whole: of what is shared out each step has its own part.
    private func wholes(of step: Guide.Step) -> Set<String> {
        let lines = Set(lines.map(\.text))
        return Set(step.ingredients.filter { lines.contains($0.text) }.map(\.name))
    }

    /// What speaks of a thing that was made before.
    private static let backwards: Set<String> = [
        "it", "them", "mixture", "dough", "batter", "sauce", "filling", "marinade", "then",
        "return", "remaining", "cooked", "remove", "drain", "serve", "cool", "cooled", "other",
        "same", "these", "those",
    ]
}
