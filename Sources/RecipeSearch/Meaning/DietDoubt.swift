import KitchenLanguage
package import RecipeModel

/// Ingredients with which a recipe is of a diet only in some makes: most parmesan has animal rennet.
package struct DietDoubt: Hashable, Sendable {
    /// The foods, as the recipe names them.
    package private(set) var foods: [String]
    /// What the diet forbids and they may have in them, as the tables name it: `rennet`, `anchovy`.
    package let hidden: String

    fileprivate mutating func add(_ food: String) {
        if !foods.contains(food) { foods.append(food) }
    }
}

extension Recipe {
    /// What speaks against the recipe's being vegetarian without being named, in its own order.
    ///
    /// Empty where an ingredient is meat or fish itself: then it isn't vegetarian at all.
    package var vegetarianDoubts: [DietDoubt] {
        let lexicon = CookingLexicon.shared
        guard let diet = Diets.shared.all.first(where: { $0.name == "vegetarian" }) else {
            return []
        }
        let families = FoodFamilies.shared
        var doubts: [DietDoubt] = []
        for item in ingredients
        where !FoodWords(item.name).words.contains(where: NameParts.shared.isPlantWord) {
            for food in IngredientReading(item.name).named.keys.sorted() {
                let own = Set(families.kinships(of: food).map(\.food))
                guard diet.forbidden.isDisjoint(with: own) else { return [] }
                let hidden = families.hiddenFoods(in: food)
                let against = hidden.intersection(diet.doubtful.union(diet.forbidden))
                guard !against.isEmpty else { continue }
                // The food itself, sooner than its family and what it is made of: anchovy and gelatin, not
                // seafood and bone.
                let all = hidden.filter { place in
                    families.kinships(of: place).contains { against.contains($0.food) }
                }
                let first = all.filter { place in
                    !all.contains { families.hiddenFoods(in: $0).contains(place) }
                }.min { own, other in
                    let (kin, others) = (families.kinships(of: own), families.kinships(of: other))
                    return (others.count, own) < (kin.count, other)
                }
                guard let first else { continue }
                let (name, hiddenName) = (item.writtenName(of: food), lexicon.foods[first])
                if let place = doubts.firstIndex(where: { $0.hidden == hiddenName }) {
                    doubts[place].add(name)
                } else {
                    doubts.append(DietDoubt(foods: [name], hidden: hiddenName))
                }
            }
        }
        return doubts
    }

    /// Whether the recipe says to be vegetarian, or a query asked for that.
    package func isTakenForVegetarian(in query: RecipeQuery?) -> Bool {
        guard let diet = Diets.shared.all.first(where: { $0.name == "vegetarian" }) else {
            return false
        }
        let memory = ReadingMemory()
        let stated = categories.map { memory.canonical($0, isCategory: true) }
        if diet.statedNames.contains(where: stated.contains) { return true }
        return query?.conditions.contains { condition in
            switch condition {
            case .any(let terms):
                terms.contains { term in
                    let name = CategoryName.canonical(FoodWords(term.text)).words
                    let found = CookingLexicon.shared.reading(of: name)?.diet
                    return found.map { CookingLexicon.shared.diets[$0].name } == diet.name
                }
            case .none(let term): DietWish.unwanted(term) != nil
            case .minutes: false
            }
        } == true
    }
}

extension Ingredient {
    /// A food as the line writes it: `gruyère`, and not `gruyere`.
    fileprivate func writtenName(of food: Int) -> String {
        let lexicon = CookingLexicon.shared
        let placed = PlacedFoodWord.all(in: name)
        for start in placed.indices {
            for end in (start..<min(start + lexicon.longestName, placed.count)).reversed()
            where lexicon.food(placed[start...end].map(\.word)) == food {
                let (first, last) = (placed[start].range, placed[end].range)
                guard first.lowerBound < last.upperBound else { continue }
                return String(name[first.lowerBound..<last.upperBound])
            }
        }
        return lexicon.foods[food]
    }
}
