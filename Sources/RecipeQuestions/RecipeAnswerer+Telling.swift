import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// What was told, or the part of it that is asked for.
    func repeated(_ question: RecipeQuestion) -> RecipeReply {
        if place == nil, let reply = ingredientsAgain(question) { return reply }
        let named = foods(namedIn: question)
        if question.has("ingredient", "ingredients") {
            let own = ingredientsRead
            let places = own.isEmpty ? Array(lines.indices) : own
            if !named.isEmpty, place == nil { return listed(.repeat, named) }
            if let ordinal = question.ordinal {
                let chosen = ordinal < 0 ? places.last : places.dropFirst(ordinal - 1).first
                return standing(listed(.repeat, chosen.map { [$0] } ?? places))
            }
            return standing(listed(.repeat, places))
        }
        if question.has("order"), let current { return at(current.number, as: .repeat) }
        if question.has("step", "goes", "go", "comes", "gets", "went"),
            let ordinal = question.ordinal
        {
            let number = ordinal < 0 ? steps.count : ordinal
            if (1...max(1, steps.count)).contains(number) { return at(number, as: .repeat) }
        }
        if question.has("quantities", "quantity", "amounts", "amount", "sizes") {
            return amount(question)
        }
        if place == nil, let told = told(ofDeedWith: named, question) { return told }
        guard let current else { return listed(.repeat, Array(lines.indices)) }
        if !named.isEmpty, question.has("kind", "type", "sort", "besides") || place == nil {
            return standing(listed(.repeat, named))
        }
        return at(current.number, as: .repeat)
    }

    /// The ingredients that the step before the cook names, in its order; those of the step before it
    /// where it names none.
    private var ingredientsRead: [Int] {
        guard let place else { return [] }
        for step in steps.prefix(place).reversed().prefix(2) {
            let own = asked.names.places(namedIn: step.text)
            if !own.isEmpty { return own }
        }
        return []
    }

    /// What becomes of an ingredient: `what should I do with the milk?`.
    func told(ofDeedWith named: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        guard !named.isEmpty, question.has("do"), question.has("with") else { return nil }
        if let said = said(question, as: .repeat) { return said }
        let stems = named.reduce(into: Set<String>()) { $0.formUnion(lines[$1].foodStems) }
            .intersection(QuestionWords.content(of: question.sentence))
        let about = nearby { !stems.isEmpty && $0.stems.isSuperset(of: stems) }
        guard !about.isEmpty else { return listed(.repeat, named, withSteps: true) }
        var reply = quoted(.repeat, Array(about.prefix(3)))
        let places = named.prefix(max(0, 4 - reply.grounds.count))
        reply.grounds = places.map { .ingredient($0 + 1) } + reply.grounds
        return reply
    }

    /// The ingredients that a question names, and those of the foods that it names otherwise.
    func foods(namedIn question: RecipeQuestion) -> [Int] {
        let named = ingredients(namedIn: question)
        guard named.isEmpty, let food = question.sentence.foodNames.first else { return named }
        return ingredients(having: food)
    }

    /// The same reply, which stands on the step before the cook too.
    func standing(_ reply: RecipeReply) -> RecipeReply {
        var reply = reply
        if let place, reply.grounds.count < 4, !reply.grounds.contains(.step(place)) {
            reply.grounds.append(.step(place))
        }
        return reply
    }

    // MARK: Ingredients one after another

    /// The ingredients after those that were read out: `the next two`, `the others`; nil where steps
    /// are asked for, or none is left.
    func nextIngredients(_ question: RecipeQuestion) -> RecipeReply? {
        let namesThem = question.has("ingredient", "ingredients")
        let goesOn = told != nil && !question.has("step", "steps", "do", "now")
        guard namesThem || goesOn else { return nil }
        let start = told?.upperBound ?? 0
        guard lines.indices.contains(start) else { return nil }
        let asked = question.sentence.words.lazy.compactMap { Numeral.cardinal($0) }.first
        let takesAll = question.has("others", "rest", "remaining", "all")
        let count = takesAll ? lines.count : max(1, asked ?? 1)
        return reading(start..<min(lines.count, start + count), as: .ingredients)
    }

    /// Ingredients that were read out, or one of them by its number there; nil where none were.
    private func ingredientsAgain(_ question: RecipeQuestion) -> RecipeReply? {
        let all = lines.indices
        guard !question.has("step", "steps"), !all.isEmpty else { return nil }
        if told == nil, spoken.count > 1, let ordinal = question.ordinal,
            !question.has("ingredient"), let last = spoken.last
        {
            let chosen = ordinal < 0 ? last : spoken.dropFirst(ordinal - 1).first
            return chosen.map { listed(.repeat, [$0], withSteps: true) }
        }
        guard let ordinal = question.ordinal else {
            return told.map { reading($0, as: .repeat) }
        }
        guard told != nil || question.has("ingredient") else { return nil }
        let range = told.map { $0.count > 1 ? $0 : 0..<$0.upperBound } ?? all
        let number = ordinal < 0 ? range.upperBound - 1 : range.lowerBound + ordinal - 1
        return all.contains(number) ? reading(number..<number + 1, as: .repeat) : nil
    }

    private func reading(_ range: Range<Int>, as subject: QuestionSubject) -> RecipeReply {
        var reply = listed(subject, Array(range))
        reply.told = range
        return reply
    }
}
