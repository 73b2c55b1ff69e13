import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// When it is ready, by the clock: a timer that runs tells, else all that it takes from now on; nil
    /// where the question is another one, or nothing tells.
    func ready(_ question: RecipeQuestion) -> RecipeReply? {
        let times = question.times
        if let told = out(question, times) { return told }
        let asksStart = times.start == nil && question.has("start", "begin")
        if !asksStart, let start = times.start ?? (place == nil ? times.now : nil),
            let minutes = recipe.times.minutes
        {
            return RecipeReply(
                .time,
                .ready(
                    at: (start + minutes) % 1_440,
                    minutes: minutes,
                    isRest: false,
                    start: start,
                    by: times.end
                )
            )
        }
        let clock =
            times.now.map { Clock(minute: $0, timers: self.clock?.timers ?? []) } ?? self.clock
        let asksWhen = question.has("when") || question.has("what") && question.has("time")
        // `How long from here till it's ready`
        let asksRest =
            place != nil && question.has("how") && question.has("long", "much")
            && question.has("till", "until", "before") && question.has("from", "left", "more")
        guard let clock, asksWhen || asksRest || times.now != nil,
            times.end == nil || times.now != nil,
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
        guard question.has("time") || asksRest || times.now != nil else { return nil }
        let rest = steps.filter { $0.number >= place && !$0.times.isEmpty }
        let seconds = rest.flatMap(\.times).reduce(0) { $0 + $1.seconds }
        guard seconds > 0 else { return nil }
        let minutes = (seconds + 59) / 60
        return RecipeReply(
            .time,
            .ready(
                at: (clock.minute + minutes) % 1_440,
                minutes: minutes,
                isRest: true,
                by: times.end
            ),
            from: rest.prefix(4).map { .step($0.number) }
        )
    }

    // MARK: The oven

    /// When something comes out of the oven of which it is told when it went in; nil where that isn't
    /// asked, or no step has it in there for a time.
    private func out(_ question: RecipeQuestion, _ times: StatedTimes) -> RecipeReply? {
        guard times.isInOven,
            ingredients(namedIn: question).allSatisfy({ place in
                !lines[place].foodStems.isDisjoint(with: QuestionWords.stems(of: recipe.title))
            })
        else { return nil }
        let all = bakes
        guard let own = all.last(where: { $0.contains { $0.step == place } }) ?? all.last else {
            return nil
        }
        let here = own.filter { $0.step == place }
        let said = here.isEmpty ? own : here
        return RecipeReply(
            .time,
            .out(
                minutes: Self.minutes(of: said),
                since: times.entry,
                passed: times.passed ?? 0,
                said.map(\.told)
            ),
            from: grounds(of: said)
        )
    }

    /// The sentences by which it is in the oven for a time; those that go on with one are with it.
    var bakes: [[AskedSentence]] {
        var runs: [[AskedSentence]] = []
        for sentence in asked.sentences where !Self.waits(of: sentence).isEmpty {
            let goesOn = !sentence.stems.isDisjoint(with: Self.goingOn) && !runs.isEmpty
            let isBaked =
                !sentence.stems.isDisjoint(with: Self.baking)
                && !sentence.stems.contains(QuestionWords.stem("preheat"))
            if goesOn, isBaked || sentence.stems.isDisjoint(with: Self.onHob) {
                runs[runs.count - 1].append(sentence)
            } else if isBaked {
                runs.append([sentence])
            }
        }
        return runs
    }

    /// How long sentences take together, in minutes, at least and at most.
    static func minutes(of said: [AskedSentence]) -> ClosedRange<Int> {
        let times = said.flatMap { waits(of: $0) }
        let least = times.reduce(0) { $0 + $1.seconds }
        let most = times.reduce(0) { $0 + $1.longest }
        return (least + 59) / 60...max(least + 59, most + 59) / 60
    }

    /// The times of a sentence: of several the last one, but where it goes on all.
    private static func waits(of sentence: AskedSentence) -> [StepTime] {
        let all = StepTime.all(in: sentence.text)
        return sentence.stems.isDisjoint(with: goingOn) ? Array(all.suffix(1)) : all
    }

    private static let goingOn = QuestionWords.stems(of: "more another further return back")
    private static let baking = QuestionWords.stems(of: "bake roast oven")
    private static let onHob = QuestionWords.stems(
        of: "pan pot fry simmer boil hob knead rise prove rest chill cool heat stand beat whisk"
    )

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
