import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// How long: all of it where that is asked, else what the step before the cook says, else the
    /// sentence that is most about what is asked.
    func time(_ question: RecipeQuestion) -> RecipeReply {
        if let told = length(question) ?? ready(question) ?? signs(ofGroup: question) {
            return told
        }
        let isOfOven = question.has("oven")
        let asksHowToTell = question.has("know", "tell", "see", "check") && question.has("how")
        let isTotal =
            !isOfOven && !asksHowToTell
            && question.has("total", "altogether", "recipe", "whole", "start", "begin")
            || (!isOfOven && !asksHowToTell && place == nil
                && question.has("take", "takes", "ready", "long", "time")
                && !question.has("after"))
        let stems = QuestionWords.stems(of: question.sentence.words)
        var content = stems.subtracting(Self.plainStems)
        let known = asked.sentences.filter(\.namesTime)
            .reduce(into: Set<String>()) { $0.formUnion($1.stems) }
        for (deed, others) in Self.likeDeeds where content.contains(deed) && !known.contains(deed) {
            content.formUnion(others)
        }
        if isOfOven {
            content = content.subtracting(["oven"]).union(["bak", "roast"].filter(known.contains))
        }
        let said = nearby { $0.namesTime || $0.hasSign }.filter { !isSignOfOther($0, question) }
        if let told = turn(question) ?? spanned(question, content, in: said)
            ?? side(question, in: said)
        {
            return told
        }
        let isOfDeed = said.contains { sentence in
            sentence.namesTime && !Self.deedStems(of: sentence).isDisjoint(with: content)
        }
        let isOfStart =
            question.has("start", "begin") && question.has("when", "time", "before")
        // How long the rice takes is another question than how long all of it does.
        let isOfFood =
            !question.sentence.foodNames.isEmpty
            && !QuestionWords.content(of: recipe.title).isSubset(of: stems)
        // A note that mentions the oven in passing doesn't tell how long to bake.
        let isBaked =
            isOfOven && said.contains { $0.namesTime && !$0.stems.isDisjoint(with: content) }
        if place == nil, !isBaked, let own = spans(question, in: said) { return own }
        // Nor does it tell how long one side takes, or the jars.
        let others = QuestionWords.content(of: question.sentence).subtracting(Self.plainStems)
            .subtracting(Self.wholeStems).subtracting(QuestionWords.stems(of: recipe.title))
        let isOfPart = isOfFood || !others.isEmpty
        if isTotal, let minutes = recipe.times.minutes, QuestionWords.deeds(in: stems).isEmpty,
            isOfStart || !isOfDeed && !isOfPart
        {
            if let clock = question.times.end ?? (isOfStart ? self.clock?.dinner : nil) {
                return RecipeReply(.time, .start(minutes: minutes, for: clock))
            }
            return RecipeReply(.time, .total(recipe.times))
        }
        // What no recipe tells, no step of it tells either.
        if isTotal, place == nil, recipe.times.minutes == nil, !isOfPart, !isOfDeed,
            QuestionWords.deeds(in: stems).isEmpty
        {
            return silent(.time, question)
        }
        let isOfDone = question.has("know", "see", "tell", "check", "ready", "done")
        let asksForSigns =
            isOfDone || question.has("stop")
            || question.has("when") && question.has("take", "remove", "pull", "get", "off", "out")
        let isTold = said.contains {
            !$0.stems.isDisjoint(with: others.union(content))
                || !$0.heading.isDisjoint(with: others)
        }
        if place == nil, !asksForSigns, !others.isEmpty, !isTold {
            return silent(.time, question)
        }
        let isOfIt = question.has("it", "them", "this", "that", "these", "those")
        guard
            let best = best(
                of: said,
                content,
                asksForSigns: asksForSigns,
                isOfDone: isOfDone,
                isOfStep: isOfIt
            )
        else {
            // The total time does not answer how long one deed takes.
            return recipe.times.minutes == nil || place != nil || isOfPart
                || !QuestionWords.deeds(in: content).isEmpty
                ? silent(.time, question) : RecipeReply(.time, .total(recipe.times))
        }
        // The time of another deed is no answer.
        if !asksForSigns, best.step != place,
            isOfOther(best, content) || isOfOtherFood(best, question)
        {
            return silent(.time, question)
        }
        var chosen = said.filter { $0.step == best.step }
        if place == nil, chosen.count > 2 { chosen = [best] }
        if place == nil {
            chosen = (chosen + rivals(of: best, in: said, content)).sorted { $0.step < $1.step }
        }
        // `How long do I bake it?` is answered by the step that bakes; to cook may be anything.
        let isOwn =
            best.step == place || !QuestionWords.deeds(in: content).subtracting(["cook"]).isEmpty
        // A step without a time ends with what the next one begins, and so does one without a sign.
        let isTimed = chosen.contains(where: \.namesTime)
        let misses = asksForSigns ? !chosen.contains(where: \.hasSign) : !isTimed
        if let place, !isOwn || misses,
            best.step != place + 1,
            let first = asked.sentences.first(where: { $0.step == place + 1 })
        {
            chosen.append(first)
        }
        return quoted(.time, chosen)
    }

    /// Whether a sentence tells by what one sees that another food is done than the one that is asked for.
    private func isSignOfOther(_ sentence: AskedSentence, _ question: RecipeQuestion) -> Bool {
        guard sentence.hasSign, question.has("know", "see", "tell", "check") else { return false }
        let foods = ingredients(namedIn: question)
        guard foods.count == 1 else { return false }
        let own = asked.names.places(namedIn: sentence.text)
        return !own.isEmpty && Set(own).isDisjoint(with: foods)
            && asked.sentences.contains { other in
                other.step == sentence.step
                    && !Set(asked.names.places(namedIn: other.text)).isDisjoint(with: foods)
            }
    }

    /// Whether a sentence and its step do nothing of what is asked, though something is: how long the
    /// tofu is fried doesn't tell how long it sits.
    private func isOfOther(_ sentence: AskedSentence, _ content: Set<String>) -> Bool {
        let deeds = QuestionWords.deeds(in: content).subtracting(Self.anyDeeds)
        guard !deeds.isEmpty else { return false }
        let like = Self.likeDeeds.reduce(into: deeds) { like, row in
            if deeds.contains(row.0) { like.formUnion(row.1) }
        }
        let step = asked.sentences.filter { $0.step == sentence.step }
            .reduce(into: sentence.heading) { $0.formUnion(Self.deedStems(of: $1)) }
        return step.isDisjoint(with: like)
    }

    /// Whether a question names foods, and a sentence and its step others and none of these.
    private func isOfOtherFood(_ sentence: AskedSentence, _ question: RecipeQuestion) -> Bool {
        let foods = ingredients(namedIn: question)
        let own = asked.sentences.filter { $0.step == sentence.step }
            .flatMap { asked.names.places(namedIn: $0.text) }
        return !foods.isEmpty && !own.isEmpty && Set(foods).isDisjoint(with: own)
    }

    /// Deeds that may be any.
    private static let anyDeeds = QuestionWords.stems(of: "cook")

    /// How long a thing is, and no time: `how long are the ropes`. Nil where no sentence measures it.
    private func length(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        let things = QuestionWords.content(of: question.sentence)
        guard words.starts(with: ["how", "long"]), words.count > 3,
            ["is", "are"].contains(words[2]),
            !things.isEmpty, QuestionWords.deeds(in: things).isEmpty
        else { return nil }
        return nearby { sentence in
            sentence.stems.isSuperset(of: things)
                && sentence.amounts.contains { $0.amount.unit?.measure == .length }
        }.first.map { quoted(.amount, [$0]) }
    }

    /// How long what is done takes that the question names beside the dish, where a sentence or a note
    /// says it: `with the lid on`, `would red lentils take`.
    private func spans(_ question: RecipeQuestion, in said: [AskedSentence]) -> RecipeReply? {
        let words = QuestionWords.content(of: question.sentence)
            .subtracting(QuestionWords.content(of: recipe.title)).subtracting(Self.plainStems)
        guard question.has("how"), !words.isEmpty, QuestionWords.deeds(in: words).isEmpty else {
            return nil
        }
        let own = said.filter { $0.namesTime && QuestionWords.have($0.stems, all: words) }
        if !own.isEmpty {
            return own.contains { $0.stems.isSuperset(of: words) }
                ? nil : quoted(.time, Array(own.prefix(2)))
        }
        let noted = asked.notes.filter { $0.namesTime && QuestionWords.have($0.stems, all: words) }
        return noted.isEmpty ? nil : quoted(.time, noted)
    }

    /// By what one sees that a part of the recipe is ready, whose ingredients alone a step takes; nil
    /// where that isn't asked.
    private func signs(ofGroup question: RecipeQuestion) -> RecipeReply? {
        guard question.has("ready", "done", "finished"), let group = group(namedIn: question) else {
            return nil
        }
        let own = steps.filter { step in
            let taken = shares(of: step)
            return !taken.isEmpty && taken.allSatisfy(group.places.contains)
        }.map(\.number)
        return asked.sentences.last { own.contains($0.step) && $0.hasSign }
            .map { quoted(.time, [$0]) }
    }

    /// The sentence that answers: of the step before the cook, else the one that is most about what is
    /// asked, else the one of the step that comes.
    private func best(
        of said: [AskedSentence],
        _ content: Set<String>,
        asksForSigns: Bool,
        isOfDone: Bool,
        isOfStep: Bool
    ) -> AskedSentence? {
        let score = { (sentence: AskedSentence) in nearness(of: sentence, content) }
        if isOfDone, place == nil {
            // What is cooked last is what gets done.
            let signs = said.filter(\.hasSign)
            // `When it has risen enough` is told where it rises.
            let asked = content.subtracting(Self.doneStems)
            if !asked.isSubset(of: lines.reduce(into: Set<String>()) { $0.formUnion($1.stems) }) {
                let met = signs.map { sign in
                    asked.count { QuestionWords.have(sign.stems, all: [$0]) }
                }
                if let most = met.max(), 2 * most >= asked.count, most > 0,
                    let place = met.lastIndex(of: most)
                {
                    return signs[place]
                }
            }
            let foods = QuestionWords.content(of: asked)
            let ofFood = signs.filter { !$0.stems.isDisjoint(with: foods) }
            let done = (ofFood.isEmpty ? signs : ofFood)
                .filter { !$0.stems.isDisjoint(with: Self.doneStems) }
            // What is baked is done when that is, and no glaze.
            let baked =
                foods.isEmpty
                ? done.filter { !stems(ofStep: $0.step).isDisjoint(with: ["bak", "roast"]) } : []
            // Where no sign tells, the time in the oven does.
            if baked.isEmpty, asked.isEmpty, let bake = bakes.last?.last { return bake }
            let last = baked.isEmpty ? done : baked
            let most = last.map(score).max() ?? 0
            if let best = last.last(where: { score($0) == most }) { return best }
        }
        if asksForSigns, place == nil, said.allSatisfy({ score($0) == 0 }) {
            let signs = said.filter(\.hasSign)
            return signs.last { !QuestionWords.deeds(in: Self.deedStems(of: $0)).isEmpty }
                ?? signs.last
        }
        let own = said.first { $0.step == place }
        let most = said.map(score).max() ?? 0
        // What another step says of it in so many words comes before a time of another thing.
        let isSign = isOfDone && own?.hasSign == true
        if let own, isOfStep || isSign || score(own) > 0 || most < 5 { return own }
        if most > 0 { return said.first { score($0) == most } }
        let next = said.first { $0.step == (place ?? 0) + 1 }
        // Nobody stands it anywhere: another deed's time would be no answer.
        if !QuestionWords.deeds(in: content).isEmpty { return place == nil ? nil : next }
        // Nor is what is done two steps later what `that` means.
        return next ?? (place == nil ? said.first : nil)
    }

    /// How much a sentence is about what is asked; zero where it isn't.
    private func nearness(of sentence: AskedSentence, _ content: Set<String>) -> Int {
        let met = Self.deedStems(of: sentence).intersection(content)
        // What is done says more of a time than what it is done to.
        let own = met.count + QuestionWords.deeds(in: met).count
        let step = asked.sentences.lazy.filter { $0.step == sentence.step }
            .reduce(into: sentence.heading) { $0.formUnion(Self.deedStems(of: $1)) }
            .intersection(content).count
        let base = own > 0 ? 2 + 2 * own : step > 0 ? 1 + step : 0
        return base == 0 ? 0 : base + (sentence.namesTime ? 1 : 0)
    }

    /// Sentences of other steps that are as much about it: a dough rises twice.
    private func rivals(
        of best: AskedSentence,
        in said: [AskedSentence],
        _ content: Set<String>
    ) -> [AskedSentence] {
        let most = nearness(of: best, content)
        guard most > 3 else { return [] }
        let asked = QuestionWords.deeds(in: content)
        let own = Self.deedStems(of: best).intersection(asked.isEmpty ? content : asked)
        let others = said.filter { sentence in
            sentence.step != best.step && sentence.namesTime
                && own.isSubset(of: Self.deedStems(of: sentence))
        }
        return own.isEmpty ? [] : Array(others.prefix(2))
    }

    /// How long one side takes: what is said of sides, or of turning it over; nil where no side is asked
    /// for.
    private func side(_ question: RecipeQuestion, in said: [AskedSentence]) -> RecipeReply? {
        guard question.has("side", "sides") else { return nil }
        let own = said.filter { sentence in
            sentence.namesTime
                && Self.ofSides.stand(in: sentence.text)
        }
        return own.isEmpty ? silent(.time, question) : quoted(.time, Array(own.prefix(3)))
    }

    /// Deeds that recipes call by other names.
    private static let likeDeeds: [(String, Set<String>)] = [
        ("marinate", ["chill", "refrigerate", "leave", "stand", "rest", "soak"]),
        ("rest", ["leave", "stand", "settle", "sit", "chill", "cool", "refrigerate"]),
        ("stand", ["leave", "rest", "settle", "sit"]), ("sit", ["leave", "rest", "stand"]),
        ("soak", ["leave", "sit", "stand", "steep"]), ("cure", ["fridge", "leave"]),
        ("refrigerate", ["chill", "fridge", "cool"]), ("chill", ["refrigerate", "fridge", "cool"]),
        ("beat", ["whisk", "cream", "mix", "whip"]), ("whisk", ["beat", "whip", "mix"]),
        ("mix", ["stir", "beat", "whisk", "blend", "combin", "knead"]), ("stir", ["mix"]),
        ("knead", ["mix", "work"]), ("grill", ["broil", "cook", "barbecu"]),
        ("poach", ["simmer", "cook"]), ("toast", ["fry", "bake", "brown", "cook"]),
        ("cool", ["leave", "stand", "rest", "sit", "set"]), ("freeze", ["freezer"]),
        ("melt", ["heat", "stir"]), ("smoke", ["cook", "grill"]),
        ("fridge", ["refrigerate", "chill"]), ("boil", ["simmer", "bubble", "cook"]),
        ("simmer", ["boil", "bubble", "cook"]),
        ("fry", ["brown", "soften", "saute", "sear", "cook"]),
        ("brown", ["fry"]), ("steam", ["cook"]), ("roast", ["bake", "oven", "cook"]),
        ("bake", ["roast", "oven", "cook"]),
        ("set", ["firm", "chill", "refrigerate"]), ("oven", ["bake", "roast"]),
        ("rise", ["leave", "prove", "rest", "doubl"]),
        ("prove", ["leave", "rise", "rest", "doubl"]),
        ("marinade", ["chill", "leave", "stand", "refrigerate", "marinate"]),
    ].map { (QuestionWords.stem($0.0), Set($0.1.map(QuestionWords.stem))) }

    /// The words of a sentence, without what only looks like a deed: boiling water.
    static func deedStems(of sentence: AskedSentence) -> Set<String> {
        var stems = sentence.stems
        if stems.contains("water"), sentence.text.lowercased().contains("boiling water") {
            stems.remove(QuestionWords.stem("boiling"))
        }
        // What doubles rises.
        if stems.contains(QuestionWords.stem("doubled")) {
            stems.insert(QuestionWords.stem("rise"))
        }
        return stems
    }

    /// What food is when it is done.
    private static let doneStems = QuestionWords.stems(
        of:
            "done cooked clean skewer toothpick tester golden brown tender firm set risen ready wrinkles sticky clear crisp "
            + "springy flaky opaque"
    )

    /// Words of which the whole is meant: `how long until dinner`.
    private static let wholeStems = QuestionWords.stems(
        of: "dinner lunch supper breakfast food finish end table serve served cook cooking guests"
    )
    /// Words of questions about time that say nothing of what is done.
    private static let plainStems = Set(
        """
        how long does do it take takes the to a an i we you should must need for be is are in this \
        that recipe total whole time what when will ready make prepare altogether of and all my \
        much many minute minutes hour hours leave keep done know can stay on at start begin if want \
        eat have dish meal them they these those one ones so then now see tell check stop there \
        until enough more longer would could each every
        """.split(separator: " ").map { QuestionWords.stem(String($0)) }
    )

    private static let ofSides = SaidPhrases(
        """
        each|both|per|other|second|first|one|a side|sides; flip|flips|flipping|flipped
        turn|turning it|them|over
        """
    )
}
