import KitchenLanguage

/// Finds the one recipe of the last list that a cook describes: "the one with the walnuts".
struct RecipePick {
    let line: SpokenLine

    /// The numbers of the recipes that fit.
    func numbers(of verb: String, _ captured: [RuleMatcher.Captured]) -> [Int] {
        let shown = line.context.shown
        guard !shown.isEmpty else { return [] }
        let fitting: [Int]
        if verb == "pick-quickest" {
            let least = shown.compactMap(\.minutes).min()
            fitting = shown.indices.filter { least != nil && shown[$0].minutes == least }
        } else {
            guard
                let range = captured.first(where: { [.foods, .known].contains($0.capture) })?.range,
                let wish = line.wish(in: range)
            else { return [] }
            fitting = shown.indices.filter { place in
                var recipe = shown[place]
                if verb == "pick-named" { recipe.foods = [] }
                return fits(recipe, wish)
            }
        }
        return fitting.map { shown[$0].number }
    }

    private func fits(_ recipe: SpokenContext.Shown, _ wish: Wish) -> Bool {
        wish.wanted.allSatisfy { wanted in
            if let limit = wanted.minutes { return recipe.minutes.map { $0 <= limit } ?? false }
            return wanted.choices.contains { has($0.text, in: recipe) }
        } && !wish.excluded.contains { has($0.text, in: recipe) }
    }

    private func has(_ text: String, in recipe: SpokenContext.Shown) -> Bool {
        let words = FoodWords(text)
        return FoodWords(recipe.title).contains(words)
            || recipe.foods.contains { FoodWords($0).contains(words) }
    }
}
