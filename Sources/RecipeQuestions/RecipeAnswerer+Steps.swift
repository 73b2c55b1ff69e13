import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
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
        let deeds = Set(question.sentence.words.compactMap { Self.deedsOfTools[$0] })
        let exact = asked.isEmpty ? [] : naming(asked.union(deeds))
        let namesOther = question.has("need") && question.has("a", "an") && asked.isEmpty
        if asked.isEmpty && !namesOther || !exact.isEmpty {
            guard let first = (asked.isEmpty ? naming(tools) : exact).first else {
                return silent(.tool, question)
            }
            return RecipeReply(.tool, .sentences([first]), from: [.step(first.step)])
        }
        let other = things(in: question)
        if asked.isEmpty || !other.isEmpty, let first = naming(other).first {
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

    /// The things that a question names last, by their stems: `a blowtorch`.
    func things(in question: RecipeQuestion) -> Set<String> {
        let words = question.sentence.words
        guard let article = words.lastIndex(where: { ["a", "an", "many"].contains($0) }) else {
            return []
        }
        return Set(words[(article + 1)...].prefix(1).map(Self.stem))
    }

    /// What is done with a tool, which says as well that it is needed.
    private static let deedsOfTools = [
        "blender": stem("blend"), "grater": stem("grate"), "peeler": stem("peel"),
    ]

    /// How long it keeps, as the notes and steps say it.
    func keeping(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("long", "days"),
            question.has("keep", "keeps", "store", "stored", "fresh", "last", "lasts")
        else { return nil }
        let keeps = Set(
            ["keep", "store", "fresh", "within", "airtight", "leftover"].map(Self.stem)
        )
        let said = (recipe.notes + steps.flatMap { Self.sentences(of: $0.text) }).filter { text in
            Self.namesLongTime(text) && !Self.stems(of: text).isDisjoint(with: keeps)
        }
        return said.isEmpty ? nil : RecipeReply(.other, .told(Array(said.prefix(2))))
    }

    /// What it is served with, as the last steps and the notes say it.
    func companions(_ question: RecipeQuestion) -> RecipeReply? {
        let asks =
            question.has("with") ? ["serve", "served", "eat", "goes", "go"] : ["serve", "served"]
        guard asks.contains(where: { question.has($0) }) else { return nil }
        let isServing = { (text: String) in
            let words = Self.stems(of: text)
            return words.contains(Self.stem("serve"))
                && !words.isDisjoint(with: ["with", "alongsid", "alongside"])
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
        let asked = question.sentence.words.lazy.compactMap { Numeral.cardinal($0) }.first
        return RecipeReply(.servings, .servings(yield, asked: asked))
    }

    /// What a question finds in the steps, the one before the cook first, then those after it, then
    /// those before.
    func nearby(
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
}

extension RecipeReply.StepTemperature {
    /// Whether another is the same, as both scales round it: `370 °F (185 °C)`.
    fileprivate func isNear(_ other: Self) -> Bool {
        guard let celsius, let others = other.celsius else { return text == other.text }
        return abs(celsius - others) < 6
    }
}
