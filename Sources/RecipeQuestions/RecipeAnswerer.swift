import KitchenLanguage
package import RecipeCooking
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

    /// The ingredients that were read out last, before the steps; nil where none were.
    let told: Range<Int>?
    /// The time of day, where it is known.
    let clock: Clock?
    /// What must not be in the dish: nothing that breaks it is named in another food's place.
    let exclusions: [Condition]
    /// Those who eat it.
    let eaters: Eaters

    /// A recipe whose guide stands at a step, or wasn't begun.
    package init(
        _ recipe: Recipe,
        guide: Guide?,
        isGuiding: Bool,
        exclusions: [Condition] = [],
        eaters: Eaters = Eaters(),
        clock: Clock? = nil,
        told: Range<Int>? = nil
    ) {
        self.recipe = recipe
        self.told = told
        self.clock = clock
        self.exclusions = exclusions + eaters.demands.map(\.condition)
        self.eaters = eaters
        self.guide = guide ?? Guide(recipe)
        place = isGuiding ? guide?.step.number : nil
    }

    /// What the recipe says to a question.
    package func reply(to question: RecipeQuestion) -> RecipeReply {
        if let measured = measured(question) { return measured }
        switch question.subject {
        case .next:
            guard place == nil else { return next }
            return nextIngredients(question) ?? sentences(ofDeedIn: question)
                ?? told(ofDeedWith: foods(namedIn: question), question) ?? next
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
        case .other: return companions(question) ?? keeping(question) ?? silent(.other, question)
        case nil: return unread(question)
        }
    }

    /// The time of day and the timers that run.
    package struct Clock: Hashable, Sendable {
        /// Minutes after midnight.
        package var minute: Int
        /// The timers that run, each with the seconds that are left.
        package var timers: [Timer]
        /// When dinner is eaten, in minutes after midnight, where that is set.
        package var dinner: Int?

        package struct Timer: Hashable, Sendable {
            package var name: String
            package var left: Int

            package init(name: String, left: Int) {
                self.name = name
                self.left = left
            }
        }

        package init(minute: Int, timers: [Timer] = [], dinner: Int? = nil) {
            self.minute = minute
            self.timers = timers
            self.dinner = dinner
        }
    }

    // MARK: The way through the steps

    var steps: [Guide.Step] { guide?.steps ?? [] }

    /// The step before the cook; the first before the guide is begun.
    var current: Guide.Step? {
        place.flatMap { place in steps.first { $0.number == place } } ?? steps.first
    }

    func at(_ number: Int, as subject: QuestionSubject) -> RecipeReply {
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

    /// An amount in other units, and the steps that name the same temperature.
    private func measured(_ question: RecipeQuestion) -> RecipeReply? {
        guard var reply = MeasureQuestion(question.text)?.reply else { return nil }
        if case .temperatures(let told) = reply.saying {
            reply.grounds = steps.filter { step in
                AmountsInText(step.text).mentions.compactMap(\.amount.celsius).contains { celsius in
                    told.contains { abs(($0.celsius ?? .infinity) - celsius) < 1 }
                }
            }.prefix(4).map { .step($0.number) }
        }
        return reply
    }

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
        guard near.isEmpty, ofStep.contains(subject), let place else {
            return RecipeReply(subject, .silence(nearest: Array(near.prefix(2))))
        }
        // At a step what it says itself is nearest, and what comes after it.
        let around = steps.filter { $0.number == place || $0.number == place + 1 }
        return RecipeReply(
            subject,
            .silence(nearest: around.compactMap { Self.sentences(of: $0.text).first }),
            from: around.map { .step($0.number) }
        )
    }

    /// What a step is asked for.
    private var ofStep: Set<QuestionSubject> { [.time, .temperature, .amount] }

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
        var sentences: [String] = []
        var start = text.startIndex
        func end(at place: String.Index) {
            let sentence = String(text[start..<place]).trimmingWhitespace()
            if !sentence.isEmpty { sentences.append(sentence) }
        }
        for place in text.indices where ".!;".contains(text[place]) {
            let next = text.index(after: place)
            // Not the point of `1.5 litre`.
            if text[place] == ".", next < text.endIndex, text[next].isNumber { continue }
            end(at: place)
            start = next
        }
        end(at: text.endIndex)
        return sentences
    }
}
