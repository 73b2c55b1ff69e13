import KitchenLanguage
import RecipeCooking
import RecipeModel

/// What the recipe itself says, sentence by sentence.
extension RecipeAnswerer {
    /// What a question finds in the steps: in the one before the cook first, then in those after it,
    /// then in those before.
    func nearby(_ isFound: (AskedSentence) -> Bool) -> [AskedSentence] {
        let found = asked.sentences.filter(isFound)
        guard let place, !found.isEmpty else { return found }
        return found.filter { $0.step == place } + found.filter { $0.step > place }
            + found.filter { $0.step < place }.reversed()
    }

    /// An answer in the words of steps and notes.
    func quoted(_ subject: QuestionSubject, _ said: [AskedSentence]) -> RecipeReply {
        let steps = said.filter { $0.step > 0 }
        guard !steps.isEmpty else { return RecipeReply(subject, .told(said.map(\.text))) }
        return RecipeReply(subject, .sentences(said.map(\.told)), from: grounds(of: said))
    }

    /// The steps of sentences, each once, four at most.
    func grounds(of said: [AskedSentence]) -> [RecipeReply.Ground] {
        var grounds: [RecipeReply.Ground] = []
        for sentence in said where sentence.step > 0 && grounds.count < 4 {
            if !grounds.contains(.step(sentence.step)) { grounds.append(.step(sentence.step)) }
        }
        return grounds
    }

    /// What the recipe says of all that a question is about: a sentence, or a line, that has all its
    /// words; nil where none has. Of `in one go or in parts` it needs one side.
    func said(_ question: RecipeQuestion, as subject: QuestionSubject) -> RecipeReply? {
        let sides = Self.sides(of: question)
        guard !sides.isEmpty else { return nil }
        let has = { (stems: Set<String>) in
            sides.contains { QuestionWords.have(stems, all: $0) }
        }
        var said = nearby { has($0.stems) }
        let noted = asked.notes.filter { has($0.stems) }
        if question.sentence.words.first == "how" {
            // `Crush the biscuits in a bag` tells how, `add the crushed biscuits` doesn't.
            let verbs = Set(question.sentence.words)
                .filter { VerbKinds.all.contains(QuestionWords.stem($0)) }
            let telling = (said + noted).filter { sentence in
                QuestionWords.words(of: sentence.text).contains(where: verbs.contains)
            }
            if !telling.isEmpty { said = telling }
        }
        if said.isEmpty { said = noted }
        if said.isEmpty, let step = steps.first(where: { has(stems(ofStep: $0.number)) }) {
            // What two sentences of one step say together.
            let all = sides.reduce(into: Set<String>()) { $0.formUnion($1) }
            said = asked.sentences.filter {
                $0.step == step.number && !$0.stems.isDisjoint(with: all)
            }
        }
        if !said.isEmpty {
            var reply = quoted(subject, Array(said.prefix(3)))
            let foods = ingredients(namedIn: question).prefix(4 - reply.grounds.count)
            reply.grounds = foods.map { .ingredient($0 + 1) } + reply.grounds
            return reply
        }
        let own = lines.indices.filter { has(lines[$0].stems) }
        return own.isEmpty ? nil : listed(subject, Array(own.prefix(3)))
    }

    func stems(ofStep number: Int) -> Set<String> {
        asked.sentences.filter { $0.step == number }
            .reduce(into: Set<String>()) { $0.formUnion($1.stems) }
    }

    /// Why something is done, as the notes say it, else the steps.
    func reason(_ question: RecipeQuestion) -> RecipeReply {
        let content = QuestionWords.content(of: question.sentence)
        let noted = asked.notes.filter { !content.isEmpty && $0.stems.isSuperset(of: content) }
        if !noted.isEmpty { return quoted(.other, Array(noted.prefix(2))) }
        if let said = said(question, as: .other) { return said }
        // What a sentence is for it says itself: `to take off its edge`.
        let telling = (asked.notes + nearby { _ in true }).filter { sentence in
            Self.reasons.stand(in: sentence.text)
        }
        let about = telling.filter {
            let met = $0.stems.intersection(content).count
            return met > 0 && 2 * met >= content.count
        }
        let here = telling.filter { $0.step == place && place != nil }
        guard
            let best = about.first
                ?? (question.has("it", "them", "this", "that") ? here.first : nil)
        else { return silent(.other, question) }
        return quoted(.other, [best])
    }

    /// What colour something gets; nil where that isn't asked.
    func looks(_ question: RecipeQuestion) -> RecipeReply? {
        guard
            question.has("colour", "color", "look")
                || question.sentence.words.first == "how" && question.has("dark", "brown", "pale")
        else { return nil }
        let things = QuestionWords.content(of: question.sentence).subtracting(Self.lookStems)
        let said = nearby { !$0.stems.isDisjoint(with: Self.colours) }
        let own = said.filter { sentence in
            !things.isEmpty && !stems(ofStep: sentence.step).isDisjoint(with: things)
        }
        let there = things.isEmpty ? (place == nil ? said.last : said.first) : nil
        let of =
            own.last { !$0.stems.isDisjoint(with: things) } ?? own.last ?? there
            ?? said.first { $0.step == place }
        return of.map { quoted(.other, [$0]) } ?? silent(.other, question)
    }

    private static let lookStems = QuestionWords.stems(
        of: "colour color look looks done ready dark brown pale"
    )
    private static let colours = QuestionWords.stems(
        of: """
            golden brown pale amber red pink white black green dark deep blond straw opaque clear \
            translucent transparent glossy mahogany gold browned
            """
    )

    /// What goes on top at last; nil where that isn't asked, or nothing does.
    func topping(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("top"), question.has("what"), question.sentence.foodNames.isEmpty,
            QuestionWords.content(of: question.sentence).subtracting([
                "top", "very", "end", "final",
            ])
            .isEmpty
        else { return nil }
        let said = nearby { !$0.stems.isDisjoint(with: Self.toppingStems) }
        let served = nearby { $0.stems.isSuperset(of: QuestionWords.stems(of: "serve with")) }
        return (said.last ?? served.last).map { quoted(.other, [$0]) }
    }

    private static let toppingStems = QuestionWords.stems(
        of: "top scatter sprinkle dust strew garnish ending"
    )

    /// How often something is done; nil where that isn't asked.
    func often(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("how"),
            question.has("often") || question.has("many") && question.has("times")
        else { return nil }
        let deeds = QuestionWords.content(of: question.sentence).subtracting(["often", "tim"])
        let said = nearby { sentence in
            Self.howOften.stand(in: sentence.text)
        }
        let most = said.map { $0.stems.intersection(deeds).count }.max() ?? 0
        // What takes so long a side is turned over as often.
        let turning =
            deeds.isDisjoint(with: ["turn", "flip"])
            ? []
            : said.filter { sentence in
                Self.eachSide.stand(in: sentence.text)
            }
        let told =
            most > 0
            ? said.filter { $0.stems.intersection(deeds).count == most } : turning
        return told.isEmpty ? silent(.other, question) : quoted(.other, Array(told.prefix(2)))
    }

    /// What becomes of the rest of something: `what happens to the other nuts`. Nil where that isn't
    /// asked.
    func fate(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("happens", "happen"), question.has("to") else { return nil }
        let named = foods(namedIn: question)
        let things =
            named.isEmpty
            ? QuestionWords.content(of: question.sentence).subtracting(Self.fateStems)
            : named.reduce(into: Set<String>()) { $0.formUnion(lines[$1].foodStems) }
        let said = nearby { !$0.stems.isDisjoint(with: things) }
        let rest = said.filter { !$0.stems.isDisjoint(with: Self.restStems) }
        let isOfRest = question.has("rest", "other", "others", "left", "leftover", "remaining")
        let told = isOfRest && !rest.isEmpty ? rest : said
        return told.isEmpty ? nil : quoted(.other, Array(told.suffix(isOfRest ? 1 : 2)))
    }

    private static let fateStems = QuestionWords.stems(
        of: "happens happen rest leftover remaining remainder"
    )
    private static let restStems = QuestionWords.stems(
        of: "rest remainder other others remaining left last"
    )

    /// What a question is about: one set of words, or one for each side of `or`.
    private static func sides(of question: RecipeQuestion) -> [Set<String>] {
        let content = QuestionWords.content(of: question.sentence)
        let parts = question.sentence.words.split(separator: "or").map { part in
            Set(part.map(QuestionWords.stem)).intersection(content)
        }
        let sides = parts.filter { !$0.isEmpty }
        return sides.count > 1 ? sides : content.isEmpty ? [] : [content]
    }

    private static let reasons = SaidPhrases(
        """
        so that|the|it; because; otherwise
        to take|keep|avoid|prevent|make|get|give|help|stop|let|remove|ensure
        """
    )
    private static let howOften = SaidPhrases(
        """
        once; twice; every; often; now and then; from time to time; times; constantly; half way
        halfway; occasionally; all the time; per|each|a|both side|sides
        """
    )
    private static let eachSide = SaidPhrases("per|each|a|both side|sides")
}
