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
        if isOfCore(question), let core = core(said) { return core }
        if question.has("oven"), !said.contains(where: isOfOven) { return oven(question) }
        if place == nil {
            let ofOven = said.filter(isOfOven)
            let chosen = question.has("oven") && !ofOven.isEmpty ? ofOven : said
            var told: [RecipeReply.StepTemperature] = []
            for found in chosen where !told.contains(where: { $0.isNear(found) }) {
                told.append(found)
            }
            if told.count > 1, !isOfCore(question) {
                return RecipeReply(
                    .temperature,
                    .temperatures(Array(told.prefix(4))),
                    from: told.prefix(4).map { .step($0.step) }
                )
            }
        }
        let place = place ?? 1
        if isOfCore(question) || question.has("safe") {
            let safe = safe(question)
            // Caramel gets as hot as its recipe says.
            if safe.isSaid || said.isEmpty || !question.has("reach") { return safe }
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
            Self.sentences(of: step.text).filter { sentence in
                sentence.lowercased().contains(#/\b(heat|hot|on (low|medium|high))\b/#)
            }
        }
        guard let first = heat.first else { return silent(.temperature, question) }
        return RecipeReply(.temperature, .sentences([first]), from: [.step(first.step)])
    }

    /// Whether it is asked how hot the food itself gets.
    private func isOfCore(_ question: RecipeQuestion) -> Bool {
        question.has("inside", "internal", "core", "thermometer", "probe", "reach")
    }

    /// What the recipe itself says of how hot the food gets; nil where it doesn't.
    private func core(_ said: [RecipeReply.StepTemperature]) -> RecipeReply? {
        let inside = said.filter { found in
            Self.sentences(of: steps[found.step - 1].text).contains { sentence in
                let words = Self.stems(of: sentence)
                return sentence.contains(found.text)
                    && !words.isDisjoint(with: ["insid", "internal", "thermometer", "reach"])
            }
        }
        guard let first = inside.first(where: { $0.step == place }) ?? inside.first else {
            return nil
        }
        return RecipeReply(.temperature, .temperatures([first]), from: [.step(first.step)])
    }

    private func isOfOven(_ found: RecipeReply.StepTemperature) -> Bool {
        steps[found.step - 1].text.lowercased().contains(#/\boven\b|\bbake\b|\broast\b/#)
    }

    /// How hot the oven is, where no step names degrees: `preheat the oven to 400`.
    private func oven(_ question: RecipeQuestion) -> RecipeReply {
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                let text = sentence.lowercased()
                return text.contains(#/\boven\b.*(\d{2,3}|\b(hot|low|medium|high|warm)\b)/#)
            }
        }
        guard let first = said.first else { return silent(.temperature, question) }
        return RecipeReply(.temperature, .sentences([first]), from: [.step(first.step)])
    }

    /// Steps behind the cook count as farther away than those to come.
    private func distance(_ step: Int, _ place: Int) -> Int {
        step < place ? 2 * (place - step) : step - place
    }

    /// What it is cooked in: the sentences that name the tool that is asked for, else any.
    func tool(_ question: RecipeQuestion) -> RecipeReply {
        let isSized = question.has("size", "big", "large")
        if place == nil, isSized, let packed = packages(namedIn: question) {
            return listed(.amount, packed)
        }
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

    /// How long it keeps, whether it freezes and what can be done before, as the notes and steps say
    /// it.
    func keeping(_ question: RecipeQuestion) -> RecipeReply? {
        let texts = recipe.notes + steps.flatMap { Self.sentences(of: $0.text) }
        let said: [String]
        if question.has("freeze", "frozen", "freezer", "freezes") {
            // Frozen peas are no freezing.
            said = texts.filter { !Self.stems(of: $0).isDisjoint(with: ["freez", "freezer"]) }
        } else if question.has("ahead", "advance", "before", "evening", "night") {
            said = texts.filter { text in
                text.lowercased().contains(
                    #/\b(ahead|in advance|overnight|(day|night|evening|days|hours?) before)\b/#
                )
            }
        } else if question.has("keep", "keeps", "store", "stored", "leftovers")
            || question.has("long", "days") && question.has("fresh", "last", "lasts", "good")
        {
            let keeps = Set(
                ["keep", "store", "fresh", "within", "airtight", "leftover"].map(Self.stem)
            )
            said = texts.filter { text in
                Self.namesLongTime(text) && !Self.stems(of: text).isDisjoint(with: keeps)
            }
        } else {
            return nil
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

    /// How thick or large something is made: the sentence that gives a length, and of several the one
    /// that is about what is asked; nil where a food is asked for and none is about it.
    func size(_ question: RecipeQuestion) -> RecipeReply? {
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                AmountsInText(sentence).mentions.contains { $0.amount.unit?.measure == .length }
            }
        }
        let asked = Set(question.sentence.words.filter { $0.count > 3 }.map(Self.stem))
        let best = said.first { !asked.isDisjoint(with: Self.stems(of: $0.text)) }
        let isOfFood = !question.sentence.foodNames.isEmpty
        guard let chosen = best ?? (isOfFood ? nil : said.first) else { return nil }
        return RecipeReply(.amount, .sentences([chosen]), from: [.step(chosen.step)])
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
