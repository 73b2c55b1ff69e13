import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// What it is cooked in: the sentence that names the tool that is asked for, else any.
    func tool(_ question: RecipeQuestion) -> RecipeReply {
        let isSized = question.has("size", "big", "large")
        if place == nil, isSized, let packed = packages(namedIn: question) {
            return listed(.amount, packed)
        }
        let words = question.sentence.words
        let asks = tools(in: question)
        let deeds = Set(words.compactMap { Self.deedsOfTools[$0] })
        let named = things(in: question)
        // `Do I need a thermometer?` is about that alone.
        let wanted =
            !asks.isEmpty
            ? asks.union(deeds)
            : named.isEmpty || !question.has("need") ? Self.tools : named
        let exact = nearby { !$0.stems.isDisjoint(with: wanted) }
        let chosen = (asks.isEmpty || !isSized ? [] : exact.filter(Self.namesSize)) + exact
        if let first = chosen.first { return quoted(.tool, [first]) }
        if !named.isEmpty, let first = nearby({ $0.stems.isSuperset(of: named) }).first {
            return quoted(.tool, [first])
        }
        let noted = asked.notes.filter { !$0.stems.isDisjoint(with: wanted.union(named)) }
        if !noted.isEmpty { return quoted(.tool, Array(noted.prefix(2))) }
        // Where one tool is asked for, what is said of another is beside the point.
        let tool = words.last { Self.tools.contains(QuestionWords.stem($0)) }
        if let tool, !isSized, !steps.isEmpty { return RecipeReply(.tool, .unnamed(tool)) }
        let near = nearby { !$0.stems.isDisjoint(with: Self.tools) }
        // A tin by any other name has its size.
        if isSized, let sized = near.first(where: Self.namesSize) { return quoted(.tool, [sized]) }
        return RecipeReply(
            .tool,
            .silence(nearest: near.prefix(1).map(\.text)),
            from: grounds(of: Array(near.prefix(1)))
        )
    }

    private static let tools = Set(QuestionSentence.tools.map(QuestionWords.stem))

    private static func namesSize(_ sentence: AskedSentence) -> Bool {
        sentence.amounts.contains { $0.amount.unit?.measure == .length }
    }

    /// The things that a question names last, by their stems: `a blowtorch`.
    func things(in question: RecipeQuestion) -> Set<String> {
        let words = question.sentence.words
        guard let article = words.lastIndex(where: { ["a", "an", "many"].contains($0) }) else {
            return []
        }
        return Set(words[(article + 1)...].prefix(1).map(QuestionWords.stem))
    }

    /// The tools that a question names, by their stems.
    func tools(in question: RecipeQuestion) -> Set<String> {
        Self.tools.intersection(question.sentence.words.map(QuestionWords.stem))
    }

    /// What is done with a tool, which says as well that it is needed.
    private static let deedsOfTools = [
        "oven": QuestionWords.stem("bake"), "blender": QuestionWords.stem("blend"),
        "grater": QuestionWords.stem("grate"),
        "peeler": QuestionWords.stem("peel"),
    ]

    /// How long it keeps, whether it freezes and what can be done before, as the notes and steps say
    /// it.
    func keeping(_ question: RecipeQuestion) -> RecipeReply? {
        let all = asked.notes + asked.sentences
        let said: [AskedSentence]
        if question.has("freeze", "frozen", "freezer", "freezes") {
            // Frozen peas are no freezing.
            said = all.filter { sentence in
                !sentence.stems.isDisjoint(with: ["freez", "freezer"])
                    || sentence.text.lowercased().contains(#/\b(be|is|are|from) frozen\b/#)
            }
        } else if question.has("reheat", "reheated", "reheating", "warm", "rewarm") {
            said = all.filter { !$0.stems.isDisjoint(with: ["reheat", "rewarm"]) }
        } else if question.has("ahead", "advance", "before", "evening", "night") {
            said = all.filter { sentence in
                sentence.text.lowercased().contains(
                    #/\b(ahead|in advance|overnight|(day|night|evening|days|hours?) before)\b/#
                )
            }
        } else if question.has("keep"), keepsDoing(question) {
            return nil
        } else if question.has("keep", "keeps", "store", "stored", "leftovers")
            || question.has("long", "days") && question.has("fresh", "last", "lasts", "good")
        {
            said = all.filter { $0.namesLongTime && !$0.stems.isDisjoint(with: Self.keeps) }
        } else {
            return nil
        }
        return said.isEmpty
            ? nil : RecipeReply(.other, .told(said.prefix(2).map(\.text)), from: grounds(of: said))
    }

    /// Whether it asks to go on with something: `should I keep stirring`.
    private func keepsDoing(_ question: RecipeQuestion) -> Bool {
        let words = question.sentence.words
        return zip(words, words.dropFirst()).contains { $0 == "keep" && $1.hasSuffix("ing") }
    }

    private static let keeps = QuestionWords.stems(
        of: "keep store fresh within airtight leftover leftovers"
    )

    /// What the recipe tells of its nutrition.
    func nutrition(_ question: RecipeQuestion) -> RecipeReply? {
        let asked = Set(
            question.sentence.words.map { Self.sameFacts[$0] ?? QuestionWords.stem($0) }
        )
        let facts = recipe.nutrition.filter { fact in
            !QuestionWords.stems(of: fact.name).isDisjoint(with: asked)
        }
        guard !facts.isEmpty else { return nil }
        return RecipeReply(.other, .told(facts.map { "\($0.name) \($0.amount)" }))
    }

    /// What cooks call the facts of nutrition, by the stems of their names.
    private static let sameFacts = [
        "calorie": QuestionWords.stem("calories"), "kcal": QuestionWords.stem("calories"),
        "carbs": QuestionWords.stem("carbohydrate"), "fibre": QuestionWords.stem("fiber"),
    ]

    /// What it is served with, as the last steps and the notes say it.
    func companions(_ question: RecipeQuestion) -> RecipeReply? {
        let asks =
            question.has("with") ? ["serve", "served", "eat", "goes", "go"] : ["serve", "served"]
        guard asks.contains(where: { question.has($0) }) else { return nil }
        if !question.has("with"), question.has("hot", "warm", "cold", "chilled") {
            let stem = QuestionWords.stem("serve")
            let last = asked.sentences.last {
                $0.stems.contains(stem) && !$0.stems.isDisjoint(with: Self.servedStems)
            }
            return last.map { quoted(.other, [$0]) }
        }
        let isServing = { (sentence: AskedSentence) in
            sentence.stems.contains("besid")
                || sentence.stems.contains(QuestionWords.stem("serve"))
                    && !sentence.stems.isDisjoint(with: ["with", "alongsid"])
        }
        if question.has("how"), !question.has("with"), let last = steps.last {
            let stem = QuestionWords.stem("serve")
            let own = asked.sentences.filter { $0.stems.contains(stem) }
            let told = own.isEmpty ? asked.sentences.filter { $0.step == last.number } : own
            return quoted(.other, Array(told.suffix(2)))
        }
        let notes = asked.notes.filter(isServing)
        if !notes.isEmpty { return quoted(.other, Array(notes.prefix(2))) }
        return asked.sentences.last(where: isServing).map { quoted(.other, [$0]) }
    }

    /// How warm a dish is served.
    private static let servedStems = QuestionWords.stems(
        of: "hot warm lukewarm cool cold chilled temperature"
    )

    /// How thick or large something is made: the sentence that gives a length, and of several the one
    /// that is about what is asked; nil where a food is asked for and none is about it.
    func size(_ question: RecipeQuestion) -> RecipeReply? {
        let said = nearby { sentence in
            sentence.amounts.contains { $0.amount.unit?.measure == .length }
        }
        let content = Set(
            question.sentence.words.filter { $0.count > 3 }.map(QuestionWords.stem)
        )
        let best = said.first { !content.isDisjoint(with: $0.stems) }
        let isOfFood = !question.sentence.foodNames.isEmpty
        return (best ?? (isOfFood ? nil : said.first)).map { quoted(.amount, [$0]) }
    }

    func servings(_ question: RecipeQuestion) -> RecipeReply {
        guard let yield = recipe.yield else { return RecipeReply(.servings, .silence(nearest: [])) }
        let asked = question.sentence.words.lazy.compactMap { Numeral.cardinal($0) }.first
        return RecipeReply(.servings, .servings(yield, asked: asked))
    }
}
