import KitchenLanguage
import RecipeCooking
package import RecipeModel
import RecipeSearch

/// Answers questions from a recipe's own lines, steps and facts.
///
/// It never infers: where the recipe is silent the reply says so, with what comes nearest.
package struct RecipeAnswerer {
    /// The recipe, made ready.
    let asked: AskedRecipe
    /// The step that the cook is at, from 1; nil before the first.
    let place: Int?
    /// The ingredients that were read out last, before the steps; nil where none were.
    let told: Range<Int>?
    /// The ingredients of the last answer, by their places: what `it` and `that` mean before the steps.
    let spoken: [Int]
    /// The time of day, where it is known.
    let clock: Clock?
    /// What must not be in the dish: nothing that breaks it is named in another food's place.
    let exclusions: [Condition]
    /// Those who eat it.
    let eaters: Eaters

    /// A recipe whose guide stands at a step, from 1, or wasn't begun.
    package init(
        _ asked: AskedRecipe,
        at place: Int? = nil,
        exclusions: [Condition] = [],
        eaters: Eaters = Eaters(),
        clock: Clock? = nil,
        told: Range<Int>? = nil,
        spoken: [Int] = []
    ) {
        self.asked = asked
        self.place = place
        self.told = told
        self.spoken = spoken.filter(asked.lines.indices.contains)
        self.clock = clock
        self.exclusions = exclusions + eaters.demands.map(\.condition)
        self.eaters = eaters
    }

    /// What the recipe says to a question.
    package func reply(to question: RecipeQuestion) -> RecipeReply {
        var reply = answering(question, told(to: question))
        guard reply.isWithoutGrounds || reply.promisesAbsence else { return reply }
        reply.unread = recipe.unreadLines
        // Of a food that nothing knows nobody can tell what is in it, and what a step takes is in it.
        let isOpen = !reply.unread.isEmpty || reply.beside.contains(where: \.takesItsFood)
        return isOpen ? reply.unsure : reply
    }

    private func told(to question: RecipeQuestion) -> RecipeReply {
        if let measured = measured(question) { return measured }
        if let ordered = ordered(question) ?? added(question) { return ordered }
        if question.sentence.words.first == "why", !question.goesOn { return reason(question) }
        // `What do I need the weight for`
        if question.has("what"), question.sentence.words.last == "for",
            let told = said(question, as: .other)
        {
            return told
        }
        if let told = topping(question) ?? looks(question) ?? often(question) ?? mishap(question)
            ?? plight(question) ?? haste(question) ?? fate(question) ?? manner(question)
        {
            return told
        }
        // `All of it at once?` asks for no amount.
        if question.isWhether, !question.deeds.isEmpty,
            VerbKinds.orders.isSuperset(of: question.deeds)
                || VerbKinds.atOnce.stand(in: question.text),
            let told = deed(question, as: question.subject ?? .other)
        {
            return told
        }
        switch question.subject {
        case .next: return goingOn(question)
        case .previous: return previous
        case .repeat: return repeated(question)
        case .finished: return finished
        case .ingredients: return ingredients(question)
        case .count:
            return RecipeReply(.count, .counts(ingredients: lines.count, steps: steps.count))
        case .amount: return amount(question)
        case .time: return time(question)
        case .temperature: return temperature(question)
        case .tool:
            // `Do I need to stir it all the time` asks for no tool.
            let isOfDeed = question.isWhether && tools(in: question).isEmpty
            return (isOfDeed ? deed(question, as: .other) : nil) ?? tool(question)
        case .substitute: return substitute(question)
        case .diet: return diet(question)
        case .contains: return contains(question)
        case .servings: return servings(question)
        case .meanwhile: return meanwhile(question)
        case .title:
            return RecipeReply(
                .title,
                .title(recipe.title, minutes: recipe.times.minutes, yield: recipe.yield?.text)
            )
        case .source:
            return RecipeReply(.source, .source(author: recipe.author, site: recipe.source))
        case .other, .pairing:
            if let told = companions(question) ?? keeping(question) { return told }
            if asksToKeep(question) { return silent(.other, question) }
            if !question.isAsked, let told = trouble(question) { return told }
            // What the step before the cook says of the fat is meant, and no fact of nutrition.
            if place != nil, !question.has("much", "many"), let told = said(question, as: .other) {
                return told
            }
            return nutrition(question) ?? serving(question) ?? said(question, as: .other)
                ?? passage(question, as: .other) ?? silent(.other, question)
        case nil: return unread(question)
        }
    }

    /// The recipe at the amounts in force.
    var recipe: Recipe { asked.recipe }
    var lines: [AskedRecipe.Line] { asked.lines }

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

    var steps: [Guide.Step] { asked.guide?.steps ?? [] }

    /// The step before the cook; the first before the guide is begun.
    var current: Guide.Step? {
        place.flatMap { place in steps.first { $0.number == place } } ?? steps.first
    }

    func at(_ number: Int, as subject: QuestionSubject) -> RecipeReply {
        RecipeReply(subject, .step(number), from: [.step(number)])
    }

    /// What comes next; before the first step, and where something else is asked, what the recipe says
    /// of that.
    private func goingOn(_ question: RecipeQuestion) -> RecipeReply {
        if place != nil { return elsewhere(question) ?? next }
        if let read = nextIngredients(question) { return read }
        guard question.isAsked, !question.goesOn else { return next }
        let foods = foods(namedIn: question)
        if question.isOfKind {
            let kinds = question.sentence.placedFoods.flatMap { ingredients(having: $0.name) }
            let all = Set(foods + kinds).sorted()
            if !all.isEmpty { return listed(.ingredients, all) }
        }
        // `What do I do with the egg whites`, where there are none.
        if foods.isEmpty, question.has("do"), question.has("with"),
            let food = question.sentence.foodNames.first
        {
            return said(question, as: .next) ?? absent(food, .amount)
        }
        let isOpen =
            foods.isEmpty && !question.isYesOrNo
            && QuestionWords.content(of: question.sentence).subtracting(Self.workStems).isEmpty
        return said(question, as: .next) ?? told(ofDeedWith: foods, question)
            ?? (isOpen ? next : silent(.next, question))
    }

    /// What cooks call all of the work.
    private static let workStems = QuestionWords.stems(of: "cook bake prepare mix meal grab")

    /// What to do with a food that the next step doesn't name but the one before the cook, or one
    /// after the next, does; nil where the cook goes on.
    private func elsewhere(_ question: RecipeQuestion) -> RecipeReply? {
        guard let place, !question.tellsOfWork else { return nil }
        // What is done in this step and not in the next one is asked of this one.
        if let verb = question.verb ?? question.deeds.first {
            let (own, next) = (stems(ofStep: place), stems(ofStep: place + 1))
            if !QuestionWords.haveAny(next, of: [verb]) {
                if QuestionWords.haveAny(own, of: [verb]), question.has("now") || question.isWhether
                {
                    return deed(question, as: .next) ?? at(place, as: .repeat)
                }
                // Nor is a page turned for what no step says.
                if question.isWhether, question.isAsked {
                    return deed(question, as: .next) ?? said(question, as: .next)
                        ?? silent(.next, question)
                }
            }
        }
        guard !question.goesOn || question.isYesOrNo && question.has("now") else { return nil }
        // Where it is left to rise, and whether the lid is on, the next step may not say.
        let content = QuestionWords.content(of: question.sentence)
        let isOfState = question.sentence.words.first == "where" || question.isChoice
        if question.isAsked, isOfState, !content.isEmpty,
            !QuestionWords.haveAny(stems(ofStep: place + 1), of: content)
        {
            return said(question, as: .next) ?? silent(.next, question)
        }
        // `What do I put in the blender` is about the step that has one.
        let tools = tools(in: question).intersection(Self.appliances)
        if question.isAsked, !tools.isEmpty, question.sentence.foodNames.isEmpty {
            let own = steps.filter { step in
                step.number >= place && !QuestionWords.stems(of: step.text).isDisjoint(with: tools)
            }.map(\.number)
            if own.first == place, !own.contains(place + 1) { return at(place, as: .repeat) }
        }
        guard question.has("do"), question.has("with") else { return nil }
        let foods = Set(foods(namedIn: question))
        let naming = steps.lazy.filter { step in
            step.number >= place && !foods.isDisjoint(with: asked.names.places(namedIn: step.text))
        }.map(\.number)
        if let first = naming.first {
            return naming.contains(place + 1) ? nil : at(first, as: .repeat)
        }
        // Nobody goes on for what no line and no step names, nor for what only this step does.
        let things = QuestionWords.content(of: question.sentence)
        let having = steps.map { stems(ofStep: $0.number).intersection(things).count }
        let most = having.max() ?? 0
        guard !things.isEmpty, most == 0 || place >= having.count || having[place] < most else {
            return nil
        }
        if most > 0, having[place - 1] == most {
            let own = asked.sentences.filter { $0.step == place }
            return quoted(.repeat, own.filter { !$0.stems.isDisjoint(with: things) })
        }
        return said(question, as: .repeat) ?? (most == 0 ? silent(.other, question) : nil)
    }

    /// What works by itself, so that a step is about it; a pan or a bowl is in many.
    private static let appliances = QuestionWords.stems(
        of: "blender processor mixer microwave oven grill fryer steamer barbecue bbq"
    )

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

    /// The ingredients that a question means by `it` or `those`, or by naming none.
    func meant(by question: RecipeQuestion) -> [Int] {
        guard place == nil, question.sentence.foodNames.isEmpty else { return [] }
        if question.has("it", "that", "this", "them", "those", "these") { return spoken }
        // `How many grams?` measures them; `how many cloves?` counts what a line names, `how many
        // strips?` doesn't, nor does `how much is a pinch?`.
        let words = question.sentence.words
        let isMeant = QuestionWords.content(of: question.sentence).allSatisfy { stem in
            spoken.contains { lines[$0].stems.contains(stem) }
                || [.weight, .volume].contains(CookingUnit(stem)?.measure)
                    && !zip(words, words.dropFirst()).contains {
                        ["a", "an"].contains($0) && QuestionWords.stem($1) == stem
                    }
        }
        return isMeant ? spoken : []
    }

    // MARK: What was not understood

    /// Somebody who tells of the work has done it; a food alone is asked for by its amount.
    private func unread(_ question: RecipeQuestion) -> RecipeReply {
        if !question.isAsked {
            if let told = trouble(question) { return told }
            let isAtWork = !steps.isEmpty && question.tellsOfCooking
            return isAtWork ? next : nutrition(question) ?? silent(.other, question)
        }
        if let group = group(namedIn: question),
            QuestionWords.content(of: question.sentence).isSubset(of: group.stems)
        {
            return listed(.ingredients, Array(group.places))
        }
        let named = ingredients(namedIn: question)
        // `Butter?`, `which spices?`
        if question.sentence.isFoodAlone || question.isOfKind {
            let foods = foods(namedIn: question)
            if !foods.isEmpty { return scaled(foods, question) ?? listed(.amount, foods) }
        }
        if !named.isEmpty, let told = scaled(named, question) { return told }
        let short = question.isWhether && place != nil ? deed(question, as: .other) : nil
        if let said = nutrition(question) ?? said(question, as: .other) ?? raw(question) ?? short
            ?? passage(question, as: .other)
        {
            return said
        }
        // The line alone doesn't say whether to peel the apples.
        guard question.isWhether, let first = named.first else {
            return named.isEmpty
                ? silent(.other, question) : scaled(named, question) ?? listed(.amount, named)
        }
        let near = [lines[first].text] + nearest(question).map(\.text)
        return RecipeReply(
            .other,
            .silence(nearest: Array(near.prefix(2))),
            from: [.ingredient(first + 1)]
        )
    }

    /// The recipe doesn't say; its sentences that are most about what is asked come nearest.
    func silent(_ subject: QuestionSubject, _ question: RecipeQuestion) -> RecipeReply {
        var near = nearest(question)
        if Self.ofStep.contains(subject), let place {
            // At a step what it says itself is nearest, and what comes after it.
            near = [place, place + 1].compactMap { number in
                near.first { $0.step == number } ?? asked.sentences.first { $0.step == number }
            }
        }
        return RecipeReply(
            subject,
            .silence(nearest: near.map(\.text)),
            from: grounds(of: near)
        )
    }

    /// What a step is asked for.
    private static let ofStep: Set<QuestionSubject> = [.time, .temperature, .amount, .next]
}
