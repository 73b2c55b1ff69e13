import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// What was told, or the part of it that is asked for.
    func repeated(_ question: RecipeQuestion) -> RecipeReply {
        if place == nil, let reply = ingredientsAgain(question) { return reply }
        if question.has("ingredient", "ingredients") {
            let own = place == nil ? [] : recipe.ingredientPlaces(namedIn: current?.text ?? "")
            let places = own.isEmpty ? Array(recipe.ingredients.indices) : own
            if let ordinal = question.ordinal {
                let chosen = ordinal < 0 ? places.last : places.dropFirst(ordinal - 1).first
                return standing(listed(.repeat, chosen.map { [$0] } ?? places))
            }
            return standing(listed(.repeat, places))
        }
        if question.has("step"), let ordinal = question.ordinal {
            let number = ordinal < 0 ? steps.count : ordinal
            if (1...max(1, steps.count)).contains(number) { return at(number, as: .repeat) }
        }
        if question.has("quantities", "quantity", "amounts", "amount", "sizes") {
            return amount(question)
        }
        var named = ingredients(namedIn: question)
        if named.isEmpty, let food = question.sentence.foodNames.first {
            named = ingredients(having: food)
        }
        guard let current else { return listed(.repeat, Array(recipe.ingredients.indices)) }
        if !named.isEmpty, question.has("kind", "type", "sort", "besides") || place == nil {
            return standing(listed(.repeat, named))
        }
        return at(current.number, as: .repeat)
    }

    /// The same reply, which stands on the step before the cook too.
    func standing(_ reply: RecipeReply) -> RecipeReply {
        var reply = reply
        if let place, reply.grounds.count < 4 { reply.grounds.append(.step(place)) }
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
        guard recipe.ingredients.indices.contains(start) else { return nil }
        let asked = question.sentence.words.lazy.compactMap { Numeral.cardinal($0) }.first
        let takesAll = question.has("others", "rest", "remaining", "all")
        let count = takesAll ? recipe.ingredients.count : max(1, asked ?? 1)
        return reading(start..<min(recipe.ingredients.count, start + count), as: .ingredients)
    }

    /// Ingredients that were read out, or one of them by its number there; nil where none were.
    private func ingredientsAgain(_ question: RecipeQuestion) -> RecipeReply? {
        let all = recipe.ingredients.indices
        guard !question.has("step", "steps"), !all.isEmpty else { return nil }
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
