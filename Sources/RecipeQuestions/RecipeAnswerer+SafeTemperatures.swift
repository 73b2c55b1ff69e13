import KitchenLanguage
import RecipeModel

extension RecipeAnswerer {
    /// How hot meat and fish must be inside: of what the question names, else of what the recipe has.
    func safe(_ question: RecipeQuestion) -> RecipeReply {
        let named = ingredients(namedIn: question)
        let places = named.isEmpty ? Array(lines.indices) : named
        var told: [RecipeReply.SafeTemperature] = []
        var grounds: [RecipeReply.Ground] = []
        for place in places {
            guard let found = Self.safeTemperature(of: recipe.ingredients[place]) else { continue }
            grounds.append(.ingredient(place + 1))
            if !told.contains(found) { told.append(found) }
        }
        guard !told.isEmpty else { return silent(.temperature, question) }
        return RecipeReply(.temperature, .safe(told), from: Array(grounds.prefix(4)))
    }

    private static func safeTemperature(of item: Ingredient) -> RecipeReply.SafeTemperature? {
        let foods = Set(NamedFoods.names(in: item.name).flatMap(NamedFoods.families))
        // What is cured was made safe by other means.
        guard !foods.isDisjoint(with: ["meat", "fish", "poultry"]),
            foods.isDisjoint(with: ["cured meat", "bacon", "ham"])
        else { return nil }
        let words = Set(QuestionWords.words(of: item.text))
        for fields in Substitute.rows(of: SafeTemperatureTable.text, count: 5) {
            let kinds = Set(fields[4].split(separator: " ").map(String.init))
            let isMet = kinds.isEmpty ? foods.contains(fields[0]) : !kinds.isDisjoint(with: words)
            guard isMet, let celsius = Int(fields[1]), let fahrenheit = Int(fields[2]),
                let rest = Int(fields[3])
            else { continue }
            return RecipeReply.SafeTemperature(
                food: fields[0],
                celsius: celsius,
                fahrenheit: fahrenheit,
                rest: rest,
                source: SafeTemperatureTable.source
            )
        }
        return nil
    }
}
