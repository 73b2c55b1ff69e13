import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// How long: all of it where that is asked, else what the step before the cook says, else the
    /// next that says something, then those before.
    func time(_ question: RecipeQuestion) -> RecipeReply {
        if let ready = ready(question) { return ready }
        let isTotal =
            question.has("total", "altogether", "recipe", "whole", "start")
            || (place == nil && question.has("take", "takes", "ready", "long", "time"))
        let verbs = Set(question.sentence.words.map(Self.stem))
        let content = verbs.subtracting(Self.plainStems)
        let names = { (text: String) in !content.isDisjoint(with: Self.stems(of: text)) }
        let isOfDeed = steps.contains { step in
            Self.sentences(of: step.text).contains { names($0) && Self.namesTime($0) }
        }
        if isTotal, let minutes = recipe.times.minutes, deeds(in: verbs).isEmpty, !isOfDeed {
            if let clock = question.clock {
                return RecipeReply(.time, .start(minutes: minutes, for: clock))
            }
            return RecipeReply(.time, .total(recipe.times))
        }
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                let words = Set(sentence.lowercased().split { !$0.isLetter }.map(String.init))
                return Self.namesTime(sentence)
                    || !words.isDisjoint(with: ["until", "till", "overnight"])
            }
        }
        let isDeed = { (text: String) in
            !deeds(in: verbs).isDisjoint(with: Self.stems(of: text)) || names(text)
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
        var chosen = said.filter { $0.step == best.step }
        let asksForSigns = question.has("know", "see", "tell", "check", "ready", "done", "stop")
        // A step without a time ends with what the next one begins, and so does one without a sign.
        if let place, own == nil || asksForSigns && !chosen.contains(where: Self.hasSign),
            best.step != place + 1, let next = steps.first(where: { $0.number == place + 1 }),
            let first = Self.sentences(of: next.text).first
        {
            chosen.append(.init(step: next.number, text: first))
        }
        var grounds: [RecipeReply.Ground] = []
        for sentence in chosen where !grounds.contains(.step(sentence.step)) {
            grounds.append(.step(sentence.step))
        }
        return RecipeReply(.time, .sentences(chosen), from: grounds)
    }

    /// Whether a sentence says how long, days and weeks too.
    private static func namesTime(_ sentence: String) -> Bool {
        if !StepTime.all(in: sentence).isEmpty { return true }
        let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
        return zip(words, words.dropFirst()).contains { number, unit in
            (number.allSatisfy(\.isNumber) || numbers[String(number)] != nil)
                && ["hour", "hours", "day", "days", "week", "weeks", "month", "months"].contains(
                    unit
                )
        }
    }

    /// Words of questions about time that say nothing of what is done.
    private static let plainStems = Set(
        """
        how long does do it take takes the to a an i we you should must need for be is are in this \
        that recipe total whole time what when will ready make prepare altogether of and all my \
        much many minute minutes hour hours leave keep done know can stay on at start begin if want \
        eat have dish meal
        """.split(separator: " ").map { stem(String($0)) }
    )

    /// Whether a sentence tells by what one sees that it is enough.
    private static func hasSign(_ sentence: RecipeReply.StepSentence) -> Bool {
        let words = sentence.text.lowercased().split { !$0.isLetter }
        return words.contains("until") || words.contains("till") || words.contains("when")
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
        if place == nil {
            let ofOven = said.filter { found in
                steps[found.step - 1].text.lowercased().contains("oven")
            }
            let chosen = question.has("oven") && !ofOven.isEmpty ? ofOven : said
            var told: [RecipeReply.StepTemperature] = []
            for found in chosen where !told.contains(where: { $0.isNear(found) }) {
                told.append(found)
            }
            if told.count > 1, !question.has("inside", "internal", "core", "thermometer", "probe") {
                return RecipeReply(
                    .temperature,
                    .temperatures(Array(told.prefix(4))),
                    from: told.prefix(4).map { .step($0.step) }
                )
            }
        }
        let place = place ?? 1
        if question.has("inside", "internal", "core", "thermometer", "probe", "safe") {
            return safe(question)
        }
        if let near = said.map(\.step).min(by: { distance($0, place) < distance($1, place) }) {
            var chosen: [RecipeReply.StepTemperature] = []
            // `370 °F (185 °C)` is one.
            for found in said where found.step == near {
                if !chosen.contains(where: { $0.isNear(found) }) { chosen.append(found) }
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

    /// What the steps say of what is asked whether to do: `should I stir it?`.
    func sentences(ofDeedIn question: RecipeQuestion) -> RecipeReply? {
        guard let first = question.sentence.words.first, ["should", "do", "must"].contains(first)
        else { return nil }
        let asked = deeds(in: Set(question.sentence.words.map(Self.stem)))
        let said = nearby { step in
            Self.sentences(of: step.text).filter { !asked.isDisjoint(with: Self.stems(of: $0)) }
        }
        guard !said.isEmpty else { return nil }
        var grounds: [RecipeReply.Ground] = []
        for sentence in said.prefix(4) where !grounds.contains(.step(sentence.step)) {
            grounds.append(.step(sentence.step))
        }
        return RecipeReply(.repeat, .sentences(Array(said.prefix(4))), from: grounds)
    }

    /// What it is served with, as the last steps and the notes say it.
    func companions(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("with"), question.has("serve", "served", "eat", "goes", "go") else {
            return nil
        }
        let isServing = { (text: String) in
            let words = Self.stems(of: text)
            return words.contains(Self.stem("serve")) && words.contains("with")
        }
        let notes = recipe.notes.filter(isServing)
        if !notes.isEmpty { return RecipeReply(.other, .told(Array(notes.prefix(2)))) }
        let said = steps.flatMap { step in
            Self.sentences(of: step.text).filter(isServing)
                .map { RecipeReply.StepSentence(step: step.number, text: $0) }
        }
        guard let last = said.last else { return nil }
        return RecipeReply(.other, .sentences([last]), from: [.step(last.step)])
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

    static let numbers = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    ]
}

extension RecipeReply.StepTemperature {
    /// Whether another is the same, as both scales round it: `370 °F (185 °C)`.
    fileprivate func isNear(_ other: Self) -> Bool {
        guard let celsius, let others = other.celsius else { return text == other.text }
        return abs(celsius - others) < 6
    }
}
