import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// Lines in the unit that is asked for, or for as many as are named; nil where the question asks
    /// for neither, or the tables don't tell.
    func measured(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        scaled(places, question) ?? converted(places, question)
    }

    /// Lines for another quantity than the recipe's own: `how much milk for six people?`
    func scaled(
        _ places: [Int],
        _ question: RecipeQuestion,
        as subject: QuestionSubject = .amount
    ) -> RecipeReply? {
        guard let share = share(askedIn: question) else { return nil }
        // Of the recipe as it is written, whatever it is scaled to now.
        let change = AmountChange(factor: share.factor, system: asked.change.system)
        let scaled = asked.written.adjusted(by: change, keepsOriginal: false)
        let isInForce = share.servings.map(Double.init) == recipe.yield?.amount
        return RecipeReply(
            subject,
            .scaled(
                places.map { scaled.ingredients[$0].text },
                for: share.text,
                servings: isInForce ? nil : share.servings
            ),
            from: places.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// How much of the recipe a question asks for.
    private func share(askedIn question: RecipeQuestion) -> AskedShare? {
        if let share = shareByWeight(question) { return share }
        // `We are 2, how much butter?`
        let words = QuestionSentence.words(of: question.text[...])
        return AskedShare(
            words,
            of: asked.written.yield,
            title: QuestionWords.stems(of: recipe.title)
        ) { thing in
            let stem = QuestionWords.stem(thing)
            let counted = lines.indices.lazy.filter { place in
                lines[place].foodStems.contains {
                    $0 == stem || stem.count > 4 && $0.hasSuffix(stem)
                }
            }.compactMap { IngredientLine(asked.written.ingredients[$0].text).amount }
            return counted.first {
                $0.unit.map { [.pieces, .container].contains($0.measure) } ?? true
            }?.quantity.lower.value
        }
    }

    /// `For a 1.2 kg fillet how much salt`, where the recipe takes another weight of it.
    private func shareByWeight(_ question: RecipeQuestion) -> AskedShare? {
        let text = question.text.lowercased()
        for mention in AmountsInText(text).mentions
        where [.weight, .volume].contains(mention.amount.unit?.measure) {
            let before = text[..<mention.range.lowerBound].split(separator: " ").suffix(2)
            // `2 kilo cabbage, how much salt`.
            let isFirst = before.isEmpty && text[mention.range.upperBound...].contains("how much")
            // `Only got 200 g of dal`.
            guard
                isFirst || before.contains(where: { ["for", "only", "just"].contains(String($0)) })
            else {
                continue
            }
            let next = text[mention.range.upperBound...].split { !$0.isLetter }.prefix(3)
            for (place, line) in lines.enumerated() {
                guard
                    let thing = next.first(where: {
                        line.foodStems.contains(QuestionWords.stem(String($0)))
                    })
                else { continue }
                guard let own = IngredientLine(asked.written.ingredients[place].text).amount,
                    let unit = mention.amount.unit,
                    let same = own.unit == unit ? own : own.converted(to: unit, density: nil),
                    same.quantity.lower.value > 0
                else { continue }
                return AskedShare(
                    mention.amount.quantity.lower.value / same.quantity.lower.value,
                    of: "\(text[mention.range]) \(thing)"
                )
            }
        }
        return nil
    }

    /// `How much milk in cups?`
    private func converted(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard places.count == 1, let place = places.first else { return nil }
        let named = zip(words, words.dropFirst()).compactMap { before, word in
            ["in", "into", "many", "to"].contains(before) ? CookingUnit(word) : nil
        }
        let line = asked.ingredients[place]
        guard let unit = named.first(where: { [.weight, .volume].contains($0.measure) }),
            let amount = IngredientLine(line.text).amount, let own = amount.unit, own != unit
        else { return nil }
        // The line may tell it itself: `1 1/2 cups/190 grams flour`.
        let isTold = AmountsInText(line.text).mentions.contains { $0.amount.unit == unit }
        let density = FoodDensity(of: line.name)
        guard !isTold,
            let other = amount.converted(to: unit, density: density?.gramsPerMillilitre)
        else { return nil }
        return RecipeReply(
            .amount,
            .converted(line.text, [other.rounded().text()]),
            from: [.ingredient(place + 1)]
        )
    }

    /// What a question measures that is no ingredient, in the steps' words: the water for the rice,
    /// the batter for each pancake; nil where they measure none of it.
    func notListed(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard question.has("much", "many"), let thing = measured(in: question),
            asked.names.places(namedIn: thing).isEmpty, ingredients(having: thing).isEmpty
        else { return nil }
        let stems = QuestionWords.stems(of: thing)
        let said = nearby { sentence in
            sentence.stems.isSuperset(of: stems)
                && sentence.amounts.contains { mention in
                    let rest = sentence.text[mention.range.upperBound...].lowercased()
                    // `370 ml of water`, and no other food's amount.
                    return !words.contains("many")
                        && rest.split { !$0.isLetter }.prefix(4)
                            .map { QuestionWords.stem(String($0)) }
                            .contains(where: stems.contains)
                }
        }
        return said.isEmpty ? nil : quoted(.amount, Array(said.prefix(3)))
    }

    /// What shall be measured: the food that is named, else the word after `how much`.
    private func measured(in question: RecipeQuestion) -> String? {
        if let food = question.sentence.placedFoods.first { return food.name }
        let words = question.sentence.words
        guard let place = words.firstIndex(where: { ["much", "many"].contains($0) }) else {
            return nil
        }
        return words[(place + 1)...].prefix(3).first { word in
            !QuestionWords.content(of: [QuestionWords.stem(word)]).isEmpty
                && CookingUnit(word) == nil
        }
    }
}
