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
        let has = { (stems: Set<String>) in sides.contains(where: stems.isSuperset) }
        var said = nearby { has($0.stems) }
        if said.isEmpty { said = asked.notes.filter { has($0.stems) } }
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

    private func stems(ofStep number: Int) -> Set<String> {
        asked.sentences.filter { $0.step == number }
            .reduce(into: Set<String>()) { $0.formUnion($1.stems) }
    }

    /// Why something is done, as the notes say it, else the steps.
    func reason(_ question: RecipeQuestion) -> RecipeReply {
        let content = QuestionWords.content(of: question.sentence)
        let noted = asked.notes.filter { !content.isEmpty && $0.stems.isSuperset(of: content) }
        return noted.isEmpty
            ? said(question, as: .other) ?? silent(.other, question)
            : quoted(.other, Array(noted.prefix(2)))
    }

    /// What a question is about: one set of words, or one for each side of `or`.
    private static func sides(of question: RecipeQuestion) -> [Set<String>] {
        let content = QuestionWords.content(of: question.sentence)
        let parts = question.sentence.words.split(separator: "or").map { part in
            Set(part.map(QuestionWords.stem)).intersection(content)
        }
        let sides = parts.filter { !$0.isEmpty }
        return sides.count > 1 ? sides : content.isEmpty ? [] : [content]
    }

    /// The sentences that have most of a question's words: half of them at least.
    func nearest(_ question: RecipeQuestion) -> [AskedSentence] {
        let content = QuestionWords.content(of: question.sentence)
        guard !content.isEmpty else { return [] }
        let scored = (asked.notes + nearby { _ in true }).map { sentence in
            (sentence, count: sentence.stems.intersection(content).count)
        }
        guard let most = scored.map(\.count).max(), most > 0, 2 * most >= content.count else {
            return []
        }
        return Array(scored.filter { $0.count == most }.map(\.0).prefix(2))
    }
}
