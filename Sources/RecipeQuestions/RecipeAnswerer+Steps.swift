import RecipeModel

extension RecipeAnswerer {
    /// How long: all of it where that is asked, else what the step before the cook says, else the
    /// next that says something, then those before.
    func time(_ question: RecipeQuestion) -> RecipeReply {
        let isTotal =
            question.has("total", "altogether", "recipe", "whole", "start")
            || (place == nil && question.has("take", "takes", "ready", "long", "time"))
        let verbs = Set(question.sentence.words.map(Self.stem))
        if isTotal, let minutes = recipe.times.minutes, deeds(in: verbs).isEmpty {
            if question.has("start", "begin"), let clock = question.clock {
                return RecipeReply(.time, .start(minutes: minutes, for: clock))
            }
            return RecipeReply(.time, .total(recipe.times))
        }
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                let words = Set(sentence.lowercased().split { !$0.isLetter }.map(String.init))
                return !StepTime.all(in: sentence).isEmpty
                    || !words.isDisjoint(with: ["until", "till", "overnight"])
            }
        }
        let isDeed = { (text: String) in
            !deeds(in: verbs).isDisjoint(with: Self.stems(of: text))
        }
        let own = said.first { $0.step == place }
        // The step that is done says it, or the one that comes; `how long do I bake it?` is asked of the
        // step that bakes.
        let following = said.first { $0.step == (place ?? 0) + 1 }
        let doing = said.first { isDeed($0.text) }
        let chosenFirst = own ?? (following.map { isDeed($0.text) } == true ? following : doing)
        guard let best = chosenFirst ?? following ?? said.first else {
            return recipe.times.minutes == nil
                ? silent(.time, question) : RecipeReply(.time, .total(recipe.times))
        }
        let chosen = said.filter { $0.step == best.step }
        return RecipeReply(.time, .sentences(chosen), from: [.step(best.step)])
    }

    /// How hot, in the step before the cook, else the nearest one before or after.
    func temperature(_ question: RecipeQuestion) -> RecipeReply {
        let said = steps.flatMap { step in
            AmountsInText(step.text).mentions
                .filter { $0.amount.unit?.measure == .temperature }
                .map { mention in
                    RecipeReply.StepTemperature(
                        step: step.number,
                        text: String(step.text[mention.range]),
                        celsius: mention.amount.celsius
                    )
                }
        }
        let place = place ?? 1
        if let near = said.map(\.step).min(by: { distance($0, place) < distance($1, place) }) {
            var chosen: [RecipeReply.StepTemperature] = []
            // `370 °F (185 °C)` is one.
            for found in said where found.step == near {
                let isTold = chosen.contains { other in
                    guard let own = other.celsius, let new = found.celsius else { return false }
                    return abs(own - new) < 6
                }
                if !isTold { chosen.append(found) }
            }
            return RecipeReply(.temperature, .temperatures(chosen), from: [.step(near)])
        }
        let heat = nearby { step in
            Self.sentences(of: step.text).filter { $0.lowercased().contains(#/\bheat\b|\bhot\b/#) }
        }
        guard let first = heat.first else { return silent(.temperature, question) }
        return RecipeReply(.temperature, .sentences([first]), from: [.step(first.step)])
    }

    /// Steps behind the cook count as farther away than those to come.
    private func distance(_ step: Int, _ place: Int) -> Int {
        step < place ? 2 * (place - step) : step - place
    }

    /// What it is cooked in: the sentences that name the tool that is asked for, else any.
    func tool(_ question: RecipeQuestion) -> RecipeReply {
        let tools = Set(QuestionSentence.tools.map(Self.stem))
        let asked = tools.intersection(question.sentence.words.map(Self.stem))
        let naming = { (wanted: Set<String>) in
            nearby { step in
                Self.sentences(of: step.text).filter { sentence in
                    !wanted.isDisjoint(with: Self.stems(of: sentence))
                }
            }
        }
        let exact = asked.isEmpty ? [] : naming(asked)
        if asked.isEmpty || !exact.isEmpty {
            guard let first = (asked.isEmpty ? naming(tools) : exact).first else {
                return silent(.tool, question)
            }
            return RecipeReply(.tool, .sentences([first]), from: [.step(first.step)])
        }
        let near = naming(tools).first
        return RecipeReply(
            .tool,
            .silence(nearest: near.map { [$0.text] } ?? []),
            from: near.map { [.step($0.step)] } ?? []
        )
    }

    /// How thick or large something is made: the sentences that give a length.
    func size(_ question: RecipeQuestion) -> RecipeReply {
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                AmountsInText(sentence).mentions.contains { $0.amount.unit?.measure == .length }
            }
        }
        guard let first = said.first else { return silent(.amount, question) }
        return RecipeReply(.amount, .sentences([first]), from: [.step(first.step)])
    }

    func servings(_ question: RecipeQuestion) -> RecipeReply {
        guard let yield = recipe.yield else { return RecipeReply(.servings, .silence(nearest: [])) }
        let asked = question.sentence.words.lazy.compactMap { Int($0) ?? Self.numbers[$0] }.first
        return RecipeReply(.servings, .servings(yield, asked: asked))
    }

    /// What a question finds in the steps, the one before the cook first, then those after it, then
    /// those before.
    private func nearby(
        _ find: (Guide.Step) -> [String]
    ) -> [RecipeReply.StepSentence] {
        let place = place ?? 0
        let order =
            steps.filter { $0.number == place } + steps.filter { $0.number > place }
            + steps.filter { $0.number < place }.reversed()
        return order.flatMap { step in
            find(step).map { RecipeReply.StepSentence(step: step.number, text: $0) }
        }
    }

    /// What is done with food, among words.
    private func deeds(in stems: Set<String>) -> Set<String> { stems.intersection(Self.deeds) }

    private static let deeds = Set(
        """
        bake boil simmer fry roast cook grill chill rest rise prove soak marinate freeze cool steam \
        poach toast broil refrigerate knead whisk mix beat shake stir sit stand
        """.split(separator: " ").map { stem(String($0)) }
    )

    private static let numbers = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12,
    ]
}
