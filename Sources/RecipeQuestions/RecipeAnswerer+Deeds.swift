import KitchenLanguage
import RecipeCooking
import RecipeModel

/// What is done to a food, and how: the sentence that says it answers who asks for it, though it has
/// not each word of the question.
extension RecipeAnswerer {
    /// The same reply, or what the recipe says of the deed that was asked for where no sentence had all
    /// words.
    func answering(_ question: RecipeQuestion, _ reply: RecipeReply) -> RecipeReply {
        switch reply.saying {
        case .silence, .unnamed: break
        default: return reply
        }
        guard question.isAsked, !Self.ofOthers.contains(reply.subject),
            !question.has("instead", "without")
        else { return reply }
        if reply.subject == .amount { return measured(byWords: question) ?? reply }
        return deed(question, as: reply.subject) ?? leave(question, as: reply.subject) ?? reply
    }

    /// What no deed answers.
    private static let ofOthers: Set<QuestionSubject> = [
        .time, .temperature, .substitute, .diet, .contains, .servings, .meanwhile, .count, .title,
        .source,
    ]

    /// What the steps, and then the lines, say of what is done to the things that a question names: by
    /// the same verb, else, where it is asked whether, by one of its kind.
    func deed(_ question: RecipeQuestion, as subject: QuestionSubject) -> RecipeReply? {
        // `Do I tip it in all at once` asks in what parts, and of no tipping.
        let all = question.deeds
        let ordered = all.filter(VerbKinds.orders.contains)
        let spoken = ordered.isEmpty ? all : ordered
        guard let main = spoken.first, !asksToKeep(question) else { return nil }
        let things = QuestionWords.content(of: question.sentence).subtracting(all)
        let tools = Self.toolKinds.kin(of: tools(in: question))
        let named = names(of: things, question).union(tools)
        // Who asks whether something may be done means that deed alone.
        let isLeave = question.has("can", "could", "may", "would")
        let deeds: Set<String> = isLeave ? [main] : Set(spoken)
        // What the recipe names nowhere says only how it is done: `beat till frothy`.
        let isOfIt =
            things.isEmpty || question.has("it", "them", "they", "this", "that")
            || question.sentence.foodNames.isEmpty && place != nil && !asked.names(any: things)
        let names = { (stems: Set<String>) in QuestionWords.haveAny(stems, of: named) }
        func said(_ words: Set<String>) -> [AskedSentence] {
            let having = nearby { QuestionWords.haveAny($0.stems, of: words) }
            let direct = having.filter { names($0.stems) }
            if !direct.isEmpty { return most(direct, of: named.union(deeds)) }
            // `Shake the elderflowers. Do not wash them.`
            let spoken = having.filter { sentence in
                Self.isAnaphoric(sentence) && isStep(sentence.step, names)
            }
            if !spoken.isEmpty { return spoken }
            let own = having.filter { $0.step == place }
            return isOfIt ? (own.isEmpty && things.isEmpty ? having : own) : []
        }
        let exact = said(deeds)
        if !exact.isEmpty { return standing(on: exact, question, as: subject) }
        let listed = lines.indices.filter { place in
            QuestionWords.haveAny(lines[place].stems, of: deeds) && names(lines[place].stems)
        }
        if !listed.isEmpty { return self.listed(subject, Array(listed.prefix(3))) }
        let isOfOrder = deeds.isSubset(of: VerbKinds.orders)
        guard
            question.isWhether && (!isLeave || isOfOrder)
                || ["how", "when"].contains(question.sentence.words.first),
            !things.isEmpty || isOfOrder || place != nil
        else { return nil }
        // A thing that isn't food is told of by its own verb alone.
        let isOfFood = !foods(namedIn: question).isEmpty || named != things.union(tools)
        guard isOfOrder || things.isEmpty || isOfFood else { return nil }
        let kin = VerbKinds.kinds.kin(of: deeds)
        let like = nearby {
            QuestionWords.haveAny($0.stems, of: kin)
                && (named.isEmpty ? isOfOrder || $0.step == place : names($0.stems))
        }
        // `Do I tip it in all at once` is about this step, whatever its verb is.
        let own =
            like.isEmpty && isOfOrder && isOfIt
            ? nearby { $0.step == place && QuestionWords.haveAny($0.stems, of: kin) } : []
        if !own.isEmpty { return standing(on: own, question, as: subject) }
        if !like.isEmpty {
            return standing(on: most(like, of: named), question, as: subject)
        }
        let kinds = lines.indices.filter { place in
            !lines[place].stems.isDisjoint(with: kin) && names(lines[place].stems)
        }
        return kinds.isEmpty ? nil : self.listed(subject, Array(kinds.prefix(2)))
    }

    /// What the recipe allows, in sentences that say what may be done, to who asks for leave: `can the
    /// dough stay overnight` is answered by `the dough may rise overnight in the fridge`.
    private func leave(_ question: RecipeQuestion, as subject: QuestionSubject) -> RecipeReply? {
        guard question.has("can", "could", "may") else { return nil }
        let content = QuestionWords.content(of: question.sentence)
        let said = (asked.notes + asked.sentences).filter { sentence in
            let met = sentence.stems.intersection(content).count
            return !sentence.stems.isDisjoint(with: Self.allowing) && met > 1
                && 2 * met >= content.count
        }
        return said.isEmpty ? nil : quoted(subject, Array(most(said, of: content).prefix(2)))
    }

    private static let allowing = QuestionWords.stems(of: "may can could instead if optional like")

    /// What things may be called in a sentence: `flowers` are the elderflowers, `chicken` is the breast.
    func names(of things: Set<String>, _ question: RecipeQuestion) -> Set<String> {
        let places = Set(foods(namedIn: question))
        let own = lines.indices.reduce(into: Set<String>()) { names, place in
            let stems = QuestionWords.content(of: lines[place].foodStems)
            let isCompound = stems.contains { stem in
                things.contains { $0.count > 4 && stem.hasSuffix($0) }
            }
            if places.contains(place) || isCompound { names.formUnion(stems) }
        }
        return own.union(things)
    }

    /// A quote that stands on the lines too that the question names.
    private func standing(
        on said: [AskedSentence],
        _ question: RecipeQuestion,
        as subject: QuestionSubject
    ) -> RecipeReply {
        var reply = quoted(subject, Array(said.prefix(2)))
        let foods = ingredients(namedIn: question).prefix(4 - reply.grounds.count)
        reply.grounds = foods.map { .ingredient($0 + 1) } + reply.grounds
        return reply
    }

    /// Those that have most of some words.
    func most(_ said: [AskedSentence], of words: Set<String>) -> [AskedSentence] {
        let counts = said.map { $0.stems.intersection(words).count }
        let most = counts.max() ?? 0
        return zip(said, counts).filter { $1 == most }.map(\.0)
    }

    /// Whether the step of a sentence names what is asked.
    private func isStep(_ number: Int, _ names: (Set<String>) -> Bool) -> Bool {
        asked.sentences.contains { $0.step == number && names($0.stems) }
    }

    /// Whether a sentence speaks of what was named before it.
    private static func isAnaphoric(_ sentence: AskedSentence) -> Bool {
        QuestionWords.words(of: sentence.text).contains { ["it", "them", "they"].contains($0) }
    }

    // MARK: How thick, how fine, how full

    /// How thick, fine, stiff or full something is made: the sentence or the line that measures it or
    /// says it in a word; nil where that isn't asked, or nothing tells.
    func manner(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard let how = words.firstIndex(of: "how"), how + 1 < words.count,
            let manner = VerbKinds.manners[QuestionWords.stem(words[how + 1])],
            packages(namedIn: question) == nil
        else { return nil }
        let asks = QuestionWords.stem(words[how + 1])
        // How big the tin is a tool's size tells.
        guard asks == "full" || tools(in: question).isEmpty else { return nil }
        let isLength = asks != "full" && asks != "stiff"
        let things = QuestionWords.content(of: question.sentence).subtracting([asks])
        let isOfFood = !question.sentence.foodNames.isEmpty
        // How big the chicken is its line tells, how big it is cut a step may.
        let isOfSize = ["big", "larg", "small"].contains(asks)
        if isOfSize, isOfFood, question.deeds.isEmpty { return nil }
        let named = names(of: isOfFood ? things.subtracting(VerbKinds.all) : things, question)
        func score(_ text: String, _ stems: Set<String>, _ amounts: [AmountsInText.Mention]) -> Int
        {
            let isMeasured =
                isLength && amounts.contains { $0.amount.unit?.measure == .length }
            guard isMeasured || !stems.isDisjoint(with: manner) else { return 0 }
            let met =
                stems.intersection(named).count
                + (!isOfFood && QuestionWords.haveAny(stems, of: things) ? 1 : 0)
            return (met > 0 ? 3 * met : 0) + (isMeasured ? 2 : 1)
        }
        let said = nearby { score($0.text, $0.stems, $0.amounts) > 0 }
        let scores = said.map { score($0.text, $0.stems, $0.amounts) }
        let ofLines = lines.map { score($0.text, $0.stems, AmountsInText($0.text).mentions) }
        let (most, listed) = (scores.max() ?? 0, ofLines.max() ?? 0)
        if things.isEmpty {
            return said.first { $0.step == place }.map { quoted(.amount, [$0]) }
        }
        let here = zip(said, scores).first { $0.step == place && $1 > 3 }?.0
        if let here { return quoted(.amount, [here]) }
        if listed > most, listed > 3, let line = ofLines.firstIndex(of: listed) {
            return self.listed(.amount, [line])
        }
        if most > 3, let best = scores.firstIndex(of: most) { return quoted(.amount, [said[best]]) }
        return said.first { $0.step == place }.map { quoted(.amount, [$0]) }
    }

    // MARK: Amounts in the steps' words

    /// A sentence that measures what was asked for, where no line has it: `how much batter per pan`.
    private func measured(byWords question: RecipeQuestion) -> RecipeReply? {
        guard question.has("much", "many", "big", "heavy") else { return nil }
        let isOfRoom = question.has("space", "room")
        let content = QuestionWords.content(of: question.sentence)
            .subtracting(Self.amountStems).subtracting(["heavy"])
        guard !content.isEmpty else { return nil }
        // What is measured stands there, or what it is measured for.
        let food =
            question.sentence.placedFoods.first.map { QuestionWords.stems(of: $0.name) } ?? []
        let said = (asked.notes + nearby { _ in true }).filter { sentence in
            2 * content.count { QuestionWords.have(sentence.stems, all: [$0]) } >= content.count
                && (sentence.stems.isSuperset(of: food) || sentence.stems.contains("per"))
                && sentence.amounts.contains {
                    (isOfRoom ? [.length] : [.weight, .volume]).contains($0.amount.unit?.measure)
                }
        }
        return said.isEmpty ? nil : quoted(.amount, Array(most(said, of: content).prefix(1)))
    }

    /// The sentences that measure foods themselves, where the lines don't say how much, or of what goes
    /// in before the cook: `how much salt` of `salt and pepper`.
    func measuring(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        let isUnmeasured = places.allSatisfy { IngredientLine(lines[$0].text).amount == nil }
        guard place != nil || isUnmeasured else { return nil }
        // `100 g in step 1` says it all.
        let isTold = places.contains { line in
            share(of: line).uses.contains { use in
                use.step == place && use.text.hasSuffix(" of the " + lines[line].text)
                    && use.text.first?.isNumber == true
            }
        }
        if isTold { return nil }
        let asks = QuestionWords.stems(of: question.sentence.foodNames.joined(separator: " "))
        let foods = places.reduce(into: Set<String>()) { $0.formUnion(lines[$1].foodStems) }
            .intersection(asks)
        guard !foods.isEmpty else { return nil }
        let said = nearby { sentence in
            (place == nil || sentence.step == place)
                && sentence.amounts.contains { Self.measures(foods, $0, in: sentence) }
        }
        guard !said.isEmpty else { return nil }
        var reply = quoted(.amount, Array(said.prefix(3)))
        reply.grounds =
            places.prefix(4 - reply.grounds.count).map { .ingredient($0 + 1) }
            + reply.grounds
        return reply
    }

    /// Whether an amount in a sentence is that of a food: `1½ teaspoons of sea salt`.
    static func measures(
        _ foods: Set<String>,
        _ mention: AmountsInText.Mention,
        in sentence: AskedSentence
    ) -> Bool {
        guard [.weight, .volume].contains(mention.amount.unit?.measure) else { return false }
        let rest = sentence.text[mention.range.upperBound...].prefix { !",;(".contains($0) }
        let next = rest.split { !$0.isLetter }.prefix(4)
        return next.contains { foods.contains(QuestionWords.stem($0.lowercased())) }
    }
}
