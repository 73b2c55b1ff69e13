package import RecipeModel

/// Answers questions from a recipe's own lines, steps and facts.
///
/// It never infers: where the recipe is silent the reply says so, with what comes nearest.
package struct RecipeAnswerer {
    /// The recipe at the amounts in force.
    let recipe: Recipe
    let guide: Guide?
    /// The step that the cook is at, from 1; nil before the first.
    let place: Int?

    /// A recipe whose guide stands at a step, or wasn't begun.
    package init(_ recipe: Recipe, guide: Guide?, isGuiding: Bool) {
        self.recipe = recipe
        self.guide = guide ?? Guide(recipe)
        place = isGuiding ? guide?.step.number : nil
    }

    /// What the recipe says to a question.
    package func reply(to question: RecipeQuestion) -> RecipeReply {
        switch question.subject {
        case .next: return next
        case .previous: return previous
        case .repeat: return repeated(question)
        case .finished: return finished
        case .ingredients: return ingredients(question)
        case .count:
            return RecipeReply(
                .count,
                .counts(ingredients: recipe.ingredients.count, steps: steps.count)
            )
        case .amount: return amount(question)
        case .time: return time(question)
        case .temperature: return temperature(question)
        case .tool: return tool(question)
        case .substitute: return substitute(question)
        case .diet: return diet(question)
        case .contains: return contains(question)
        case .servings: return servings(question)
        case .meanwhile: return meanwhile
        case .title:
            return RecipeReply(
                .title,
                .title(recipe.title, minutes: recipe.times.minutes, yield: recipe.yield?.text)
            )
        case .source:
            return RecipeReply(.source, .source(author: recipe.author, site: recipe.source))
        case .other: return silent(.other, question)
        case nil: return unread(question)
        }
    }

    // MARK: The way through the steps

    var steps: [Guide.Step] { guide?.steps ?? [] }

    /// The step before the cook; the first before the guide is begun.
    var current: Guide.Step? {
        place.flatMap { place in steps.first { $0.number == place } } ?? steps.first
    }

    private func at(_ number: Int, as subject: QuestionSubject) -> RecipeReply {
        RecipeReply(subject, .step(number), from: [.step(number)])
    }

    private var next: RecipeReply {
        guard !steps.isEmpty else { return RecipeReply(.next, .silence(nearest: [])) }
        let number = (place ?? 0) + 1
        return number <= steps.count ? at(number, as: .next) : RecipeReply(.next, .lastStep)
    }

    private var previous: RecipeReply {
        guard let place, place > 1 else { return RecipeReply(.previous, .firstStep) }
        return at(place - 1, as: .previous)
    }

    private var finished: RecipeReply {
        let left = steps.count - (place ?? 0)
        let grounds = left > 0 ? [RecipeReply.Ground.step((place ?? 0) + 1)] : []
        return RecipeReply(.finished, .left(left), from: grounds)
    }

    /// What was told, or the part of it that is asked for.
    private func repeated(_ question: RecipeQuestion) -> RecipeReply {
        if question.has("ingredient", "ingredients") {
            let own = place == nil ? [] : recipe.ingredientPlaces(namedIn: current?.text ?? "")
            let places = own.isEmpty ? Array(recipe.ingredients.indices) : own
            if let ordinal = question.ordinal {
                let chosen = ordinal < 0 ? places.last : places.dropFirst(ordinal - 1).first
                return chosen.map { listed(.repeat, [$0]) } ?? listed(.repeat, places)
            }
            return listed(.repeat, places)
        }
        if question.has("step"), let ordinal = question.ordinal {
            let number = ordinal < 0 ? steps.count : ordinal
            if (1...max(1, steps.count)).contains(number) { return at(number, as: .repeat) }
        }
        if question.has("quantities", "quantity", "amounts", "amount", "sizes") {
            return amount(question)
        }
        let named = ingredients(namedIn: question)
        guard let current else { return listed(.repeat, Array(recipe.ingredients.indices)) }
        if !named.isEmpty, question.has("kind", "type", "sort", "besides") || place == nil {
            var reply = listed(.repeat, named)
            if place != nil { reply.grounds.append(.step(current.number)) }
            return reply
        }
        return at(current.number, as: .repeat)
    }

    /// A step that needs nothing of the one before it, after this one.
    private var meanwhile: RecipeReply {
        guard let current, let following = steps.first(where: { $0.number > current.number }) else {
            return RecipeReply(.meanwhile, .lastStep)
        }
        let words = Set(following.text.lowercased().split { !$0.isLetter }.map(String.init))
        let needsIt =
            !words.isDisjoint(with: Self.backwards)
            || !Set(following.ingredients.map(\.name)).isDisjoint(
                with: current.ingredients.map(\.name)
            )
        return needsIt
            ? RecipeReply(
                .meanwhile,
                .silence(nearest: [following.text]),
                from: [.step(following.number)]
            )
            : RecipeReply(
                .meanwhile,
                .sentences([.init(step: following.number, text: following.text)]),
                from: [.step(following.number)]
            )
    }

    /// What speaks of a thing that was made before.
    private static let backwards: Set<String> = [
        "it", "them", "mixture", "dough", "batter", "sauce", "filling", "marinade", "then",
        "return",
        "remaining", "cooked", "remove", "drain", "serve", "cool", "cooled",
    ]

    // MARK: What was not understood

    /// Somebody who tells of the work has done it; a food alone is asked for by its amount.
    private func unread(_ question: RecipeQuestion) -> RecipeReply {
        if !question.isAsked {
            return place == nil && steps.isEmpty ? silent(.other, question) : next
        }
        let named = ingredients(namedIn: question)
        return named.isEmpty ? silent(.other, question) : listed(.amount, named)
    }

    /// The recipe doesn't say; its sentences that have the question's words come nearest.
    func silent(_ subject: QuestionSubject, _ question: RecipeQuestion) -> RecipeReply {
        let asked = Set(question.sentence.words.filter { $0.count > 3 }.map(Self.stem))
            .intersection(Self.tellingWords)
        let near = (recipe.notes + steps.flatMap { Self.sentences(of: $0.text) })
            .filter { !asked.isDisjoint(with: Self.stems(of: $0)) }
        return RecipeReply(subject, .silence(nearest: Array(near.prefix(2))))
    }

    /// Words that a note of the recipe answers by having them too.
    private static let tellingWords = Set(
        [
            "keep", "store", "freeze", "frozen", "reheat", "leftover", "ahead", "fridge", "calorie",
            "protein", "spicy", "sweet", "cost", "week", "days",
        ].map(stem)
    )

    static func stem(_ word: String) -> String {
        for end in ["ing", "es", "ed", "s", "e"]
        where word.count > end.count + 2 && word.hasSuffix(end) {
            return String(word.dropLast(end.count))
        }
        return word
    }

    /// The words of a text, each by its stem.
    static func stems(of text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map { stem(String($0)) })
    }

    static func sentences(of text: String) -> [String] {
        text.split(whereSeparator: { ".!;".contains($0) })
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
            .filter { !$0.isEmpty }
            .map(String.init)
    }
}
