import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// Lines in the unit that is asked for, or for as many as are named; nil where the question asks
    /// for neither, or the tables don't tell.
    func measured(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        scaled(places, question) ?? converted(places, question)
    }

    /// `How much milk for six people?`
    private func scaled(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard let yield = recipe.yield?.amount, yield > 0,
            let place = words.firstIndex(where: Self.eating.contains), place > 1,
            words[place - 2] == "for" || words[place - 2] == "of",
            let count = Numeral.cardinal(words[place - 1]),
            count > 0, Double(count) != yield
        else { return nil }
        let factor = Fraction(approximating: Double(count) / yield)
        let scaled = recipe.adjusted(by: AmountChange(factor: factor), keepsOriginal: false)
        return RecipeReply(
            .amount,
            .scaled(places.map { scaled.ingredients[$0].text }, servings: count),
            from: places.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    private static let eating: Set<String> = [
        "people", "persons", "guests", "servings", "portions", "us",
    ]

    /// `How much milk in cups?`
    private func converted(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard places.count == 1, let place = places.first else { return nil }
        let named = zip(words, words.dropFirst()).compactMap { before, word in
            ["in", "into", "many", "to"].contains(before) ? CookingUnit(word) : nil
        }
        let line = recipe.ingredients[place]
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

    /// What a question measures that is no ingredient, in the steps' words: the water for the rice.
    func notListed(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("much", "many"), let food = question.sentence.placedFoods.first,
            recipe.ingredientPlaces(namedIn: food.name).isEmpty,
            ingredients(having: food.name).isEmpty
        else { return nil }
        let stems = Self.stems(of: food.name)
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                stems.isSubset(of: Self.stems(of: sentence))
                    && AmountsInText(sentence).mentions.contains { mention in
                        let rest = sentence[mention.range.upperBound...].lowercased()
                        // `370 ml of water`, and no other food's amount.
                        return rest.split { !$0.isLetter }.prefix(4).map { Self.stem(String($0)) }
                            .contains(where: stems.contains)
                    }
            }
        }
        guard let first = said.first else { return nil }
        return RecipeReply(.amount, .sentences([first]), from: [.step(first.step)])
    }
}
