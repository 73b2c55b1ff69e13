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
        if let all = toolsOfAll(question) { return all }
        let asks = tools(in: question)
        let deeds = Set(words.compactMap { Self.deedsOfTools[$0] })
        let named = things(in: question)
        // `Do I need a thermometer?` is about that alone.
        let wanted =
            !asks.isEmpty
            ? asks.union(deeds)
            : named.isEmpty || !question.has("need") ? Self.tools : named
        let exact = nearby { !$0.stems.isDisjoint(with: wanted) }
        let isOpen = words.first.map { ["what", "which"].contains($0) } == true
        let chosen =
            (asks.isEmpty || !isSized ? [] : exact.filter(Self.namesSize))
            + (isOpen && place == nil ? exact.filter { Self.introduces(wanted, in: $0.text) } : [])
            + exact
        if let first = chosen.first { return quoted(.tool, [first]) }
        if !named.isEmpty, let first = nearby({ $0.stems.isSuperset(of: named) }).first {
            return quoted(.tool, [first])
        }
        let noted = asked.notes.filter { !$0.stems.isDisjoint(with: wanted.union(named)) }
        if !noted.isEmpty { return quoted(.tool, Array(noted.prefix(2))) }
        // A pan by another name is that pan.
        let kin = Self.toolKinds.kin(of: asks).subtracting(asks)
        if let first = nearby({ !$0.stems.isDisjoint(with: kin) }).first {
            return quoted(.tool, [first])
        }
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

    /// Tools that do the same work.
    static let toolKinds = WordKinds(QuestionTable.toolKinds)

    /// Whether a sentence says what tool it is: `a cast iron skillet`, not `the skillet`.
    private static func introduces(_ tools: Set<String>, in text: String) -> Bool {
        let words = QuestionWords.words(of: text)
        return words.indices.contains { place in
            tools.contains(QuestionWords.stem(words[place]))
                && words[max(0, place - 5)..<place].contains { ["a", "an", "your"].contains($0) }
        }
    }

    /// All tools that the steps name, each in their words with what it is called there, where all are
    /// asked for: `what tools do I need`.
    private func toolsOfAll(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("tools", "equipment", "utensils", "gear") else { return nil }
        var told: Set<String> = []
        var found: [RecipeReply.StepSentence] = []
        for step in steps {
            let text = step.text
            let ranges = Self.wordRanges(of: text)
            for (place, range) in ranges.enumerated() {
                let stem = QuestionWords.stem(text[range].lowercased())
                guard Self.tools.contains(stem),
                    CookingUnit(String(text[range]))?.measure != .volume,
                    told.insert(stem).inserted
                else { continue }
                var start = range.lowerBound
                if place > 0, text[ranges[place - 1].upperBound..<start] == " ",
                    !Self.plain.contains(text[ranges[place - 1]].lowercased())
                {
                    start = ranges[place - 1].lowerBound
                }
                found.append(.init(step: step.number, text: String(text[start..<range.upperBound])))
            }
        }
        guard !found.isEmpty else { return nil }
        let grounds = found.reduce(into: [RecipeReply.Ground]()) { all, one in
            if !all.contains(.step(one.step)), all.count < 4 { all.append(.step(one.step)) }
        }
        return RecipeReply(.tool, .sentences(found), from: grounds)
    }

    /// Words before a tool that don't say which kind it is.
    private static let plain: Set<String> = [
        "the", "a", "an", "your", "to", "of", "in", "into", "and", "or", "on", "each", "this",
        "with",
    ]

    private static func namesSize(_ sentence: AskedSentence) -> Bool {
        sentence.amounts.contains { $0.amount.unit?.measure == .length }
    }

    /// The things that a question names last, by their stems: `a blowtorch`.
    func things(in question: RecipeQuestion, upTo count: Int = 1) -> Set<String> {
        let words = question.sentence.words
        let articles: Set<String> = ["a", "an", "many", "no", "any"]
        guard let article = words.lastIndex(where: articles.contains) else {
            return []
        }
        return Set(words[(article + 1)...].prefix(count).map(QuestionWords.stem))
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
                Self.freezing.stand(in: sentence.text)
            }
        } else if question.has("reheat", "reheated", "reheating", "warm", "rewarm") {
            said = all.filter { !$0.stems.isDisjoint(with: ["reheat", "rewarm"]) }
        } else if question.has("ahead", "advance", "before", "evening", "night") {
            said = all.filter { sentence in
                Self.ahead.stand(in: sentence.text)
            }
        } else if question.has("keep"), keepsDoing(question) {
            return nil
        } else if question.has("keep", "keeps", "store", "stored", "leftovers")
            || question.has("long", "days") && question.has("fresh", "last", "lasts", "good")
        {
            let things = QuestionWords.content(of: question.sentence)
            said =
                question.sentence.words.first == "where" && !things.isEmpty
                ? all.filter {
                    !$0.stems.isDisjoint(with: Self.keeps) && !$0.stems.isDisjoint(with: things)
                } : all.filter { $0.namesLongTime && !$0.stems.isDisjoint(with: Self.keeps) }
        } else {
            return nil
        }
        return said.isEmpty
            ? nil : RecipeReply(.other, .told(said.prefix(2).map(\.text)), from: grounds(of: said))
    }

    /// Whether it asks how long something keeps, which no other time of the recipe answers.
    func asksToKeep(_ question: RecipeQuestion) -> Bool {
        if question.sentence.words.starts(with: ["what", "keeps"]) || question.has("back", "aside")
        {
            return false
        }
        return question.has("keep", "keeps", "store", "stored", "leftovers")
            && !keepsDoing(question)
            || question.has("freeze") && question.has("can", "could", "may")
            || question.has("long", "days") && question.has("fresh", "last", "lasts", "good")
    }

    /// Whether it asks to go on with something: `should I keep stirring`.
    private func keepsDoing(_ question: RecipeQuestion) -> Bool {
        let words = question.sentence.words
        return zip(words, words.dropFirst()).contains { $0 == "keep" && $1.hasSuffix("ing") }
    }

    private static let keeps = QuestionWords.stems(
        of: "keep store fresh within airtight leftover leftovers last good shelf"
    )

    /// What the recipe tells of its nutrition.
    func nutrition(_ question: RecipeQuestion) -> RecipeReply? {
        if question.has("nutrition", "nutritional", "macros"), !recipe.nutrition.isEmpty {
            return RecipeReply(
                .other,
                .told(recipe.nutrition.map { "\($0.name) \($0.amount)" })
            )
        }
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
        "energy": QuestionWords.stem("calories"),
        "carbs": QuestionWords.stem("carbohydrate"), "fibre": QuestionWords.stem("fiber"),
    ]

    /// What it is served with, as the last steps and the notes say it.
    func companions(_ question: RecipeQuestion) -> RecipeReply? {
        let asks =
            question.has("eaten", "drunk")
            ? ["eaten", "drunk"]
            : question.has("with")
                ? ["serve", "served", "eat", "goes", "go", "good", "nice", "best"]
                : ["serve", "served"]
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

    /// When it is eaten, and what comes before: the last sentence that serves it or lets it rest; nil
    /// where nobody asks whether to eat it at once.
    func serving(_ question: RecipeQuestion) -> RecipeReply? {
        guard
            question.has("wait", "stand", "sit")
                || question.has("eat", "serve", "have", "drink")
                    && question.has("straight", "immediately", "right", "after")
        else { return nil }
        let said = asked.sentences.filter { !$0.stems.isDisjoint(with: Self.waiting) }
        let timed = question.has("wait", "stand", "sit") ? nil : said.last(where: \.namesTime)
        return (timed ?? said.last).map { quoted(.other, [$0]) }
    }

    private static let waiting = QuestionWords.stems(
        of: "serve rest settle stand cool cure chill leave eat once"
    )

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
        // Of a thing that no measure is said of another one says nothing, nor does the size of a tin
        // say how thick it is.
        let isOfThing = !QuestionWords.content(of: question.sentence).subtracting(Self.amountStems)
            .isEmpty
        let isOfTin = !tools(in: question).isEmpty
        let own = said.first { sentence in
            (place == nil || sentence.step == place)
                && (isOfTin || sentence.stems.isDisjoint(with: Self.tools)
                    || !sentence.stems.isDisjoint(with: Self.thickness))
        }
        return (best ?? (isOfThing ? nil : own)).map { quoted(.amount, [$0]) }
    }

    private static let thickness = QuestionWords.stems(of: "thick thin thinly wide apart long high")

    func servings(_ question: RecipeQuestion) -> RecipeReply {
        guard let yield = recipe.yield else { return RecipeReply(.servings, .silence(nearest: [])) }
        let asked = question.sentence.words.lazy.compactMap { Numeral.cardinal($0) }.first
        // How many the dish serves is not how much sauce it makes.
        let words = question.sentence.words
        let counted = zip(words, words.dropFirst()).first { $0.0 == "many" }?.1 ?? ""
        let thing =
            (question.sentence.placedFoods.map(\.name)
            + (AskedShare.countsEaters(counted) ? [] : [counted])).joined(separator: " ")
        let known = QuestionWords.stems(of: recipe.title + " " + yield.text)
        guard QuestionWords.content(of: thing).isSubset(of: known) else {
            return silent(.servings, question)
        }
        return RecipeReply(.servings, .servings(yield, asked: asked))
    }

    private static let freezing = SaidPhrases(
        "freeze|freezes|freezer|freezing; be|is|are|from|once|been frozen"
    )
    private static let ahead = SaidPhrases(
        "ahead; in advance; overnight; day|night|evening|days|hour|hours before"
    )

    /// Where the words of a text are, one with a hyphen whole.
    private static func wordRanges(of text: String) -> [Range<String.Index>] {
        text.split { !$0.isLetter && $0 != "-" }.map { $0.startIndex..<$0.endIndex }
    }
}
