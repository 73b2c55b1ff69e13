import KitchenLanguage
import RecipeModel

/// How many of something, and how much of one food goes with another.
extension RecipeAnswerer {
    /// How many of what is no ingredient: `how many skewers`.
    func counted(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard let many = words.firstIndex(of: "many"), many + 1 < words.count,
            ![.weight, .volume].contains(CookingUnit(words[many + 1])?.measure)
        else { return nil }
        let stem = QuestionWords.stem(words[many + 1])
        // A dish is nothing to look for elsewhere, but can be counted.
        let thing = Self.dishes.contains(stem) ? [stem] : QuestionWords.content(of: [stem])
        guard !thing.isEmpty else { return nil }
        if let yield = recipe.yield, !question.has("each", "every", "per"),
            thing.isSubset(of: QuestionWords.stems(of: yield.text))
        {
            return RecipeReply(.servings, .servings(yield, asked: nil))
        }
        let said = nearby { sentence in
            sentence.stems.isSuperset(of: thing) && Self.counts(thing, in: sentence.text)
        }
        return said.first.map { quoted(.amount, [$0]) }
    }

    /// How much of one food goes with another: `how much of the oil goes in the rice`. Nil where no
    /// sentence measures the one and names the other.
    func portion(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        let foods = question.sentence.placedFoods
        guard question.has("of"), foods.count == 2,
            words[foods[0].place..<foods[1].place].contains(where: Self.joints.contains)
        else { return nil }
        let wanted = foods.map { QuestionWords.stems(of: $0.name) }
        let said = nearby { sentence in
            wanted.allSatisfy(sentence.stems.isSuperset)
                && sentence.amounts.contains { mention in
                    let next = sentence.text[mention.range.upperBound...].prefix(40)
                    return QuestionWords.stems(of: String(next.prefix { $0 != "," }))
                        .isSuperset(of: wanted[0])
                }
        }
        return said.first.map { quoted(.amount, [$0]) }
    }

    /// How many of what a food is parted into, which is no measure of the lines: `how many batches of
    /// potatoes`.
    func counted(_ question: RecipeQuestion, of foods: [Int]) -> RecipeReply? {
        let words = question.sentence.words
        guard let many = words.firstIndex(of: "many"), many + 2 < words.count,
            ["of", "for"].contains(words[many + 2]),
            ![.weight, .volume].contains(CookingUnit(words[many + 1])?.measure)
        else { return nil }
        let thing = Set([QuestionWords.stem(words[many + 1])])
        guard foods.allSatisfy({ lines[$0].stems.isDisjoint(with: thing) }) else { return nil }
        let own = foods.reduce(into: Set<String>()) { $0.formUnion(lines[$1].foodStems) }
        let said = nearby { sentence in
            QuestionWords.have(sentence.stems, all: thing) && Self.counts(sentence)
                && !sentence.stems.isDisjoint(with: own)
        }
        let near =
            said.isEmpty
            ? nearby { QuestionWords.have($0.stems, all: thing) && Self.counts($0) } : said
        return near.first.map { quoted(.amount, [$0]) }
    }

    /// A sentence that has all that is asked and a number: `four or five at a time`, `a 1.5 l jar`.
    func numbered(_ question: RecipeQuestion) -> RecipeReply? {
        let content = QuestionWords.content(of: question.sentence).subtracting(Self.amountStems)
        guard !content.isEmpty else { return nil }
        let said = nearby { sentence in
            sentence.stems.isSuperset(of: content)
                && (question.has("many") ? Self.counts(sentence) : !sentence.amounts.isEmpty)
        }
        let each = said.first { !$0.stems.isDisjoint(with: ["each", "per", "every"]) }
        let best = question.has("each", "per", "every") ? each ?? said.first : said.first
        return best.map { quoted(.amount, [$0]) }
    }

    /// Whether a sentence counts something, beside what it measures.
    private static func counts(_ sentence: AskedSentence) -> Bool {
        var rest = sentence.text.lowercased()
        for mention in sentence.amounts where mention.amount.unit != nil {
            rest = rest.replacing(sentence.text[mention.range].lowercased(), with: " ")
        }
        return rest.split { !$0.isLetter && !$0.isNumber }.contains { Numeral.cardinal($0) != nil }
    }

    /// Whether a number stands before a thing, with no more than two words between: `4, 16-ounce
    /// sterilized mason jars`.
    private static func counts(_ thing: Set<String>, in text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.indices.contains { place in
            thing.contains(QuestionWords.stem(String(words[place])))
                && words[max(0, place - 5)..<place].contains { Numeral.cardinal($0) != nil }
        }
    }

    private static let dishes = QuestionWords.stems(of: "dish dishes")
}
