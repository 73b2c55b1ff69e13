/// Which ingredients the steps of a recipe name.
///
/// An ingredient belongs to every step that has all of its food's words in a row, else the known
/// food among them, else its last word, unless another ingredient is called so. Words that a
/// longer name has taken (`butter` in `peanut butter`) name nothing else. `all the ingredients`
/// are those that no earlier step has named.
struct StepIngredients {
    /// For each step the ingredients that it names, in the recipe's order.
    let ingredients: [[Ingredient]]

    init(of ingredients: [Ingredient], in steps: [String]) {
        let words = steps.map { FoodWords($0).words }
        let all = ingredients.map { StepIngredients.names(of: $0) }
        let names = all.map { own in
            own.filter { name in
                name.looseness == 0
                    || !all.contains { other in
                        other.first?.words != own.first?.words
                            && other.contains {
                                $0.words == name.words && $0.looseness <= name.looseness
                            }
                    }
            }
        }
        var found = steps.map { _ in Set<Int>() }
        for (step, text) in words.enumerated() {
            found[step] = StepIngredients.named(names, in: text)
        }
        var used: Set<Int> = []
        for step in steps.indices {
            if StepIngredients.meansTheRest(words[step]) {
                found[step].formUnion(Set(ingredients.indices).subtracting(used))
            }
            used.formUnion(found[step])
        }
        self.ingredients = found.map { places in places.sorted().map { ingredients[$0] } }
    }

    /// One of the names that a step may use for an ingredient.
    private struct Name {
        var words: [String]
        /// 0 for the whole name, 1 for the known food in it, 2 for its last word: the more, the
        /// sooner it means another ingredient.
        var looseness: Int
    }

    /// The names of an ingredient, the longest first.
    private static func names(of ingredient: Ingredient) -> [Name] {
        let text = ingredient.name.prefix { !",;(".contains($0) }
        let whole = FoodWords(text).words.filter { !isNumber($0) }
        var names = whole.isEmpty ? [] : [Name(words: whole, looseness: 0)]
        if let known = knownFood(in: text), known != whole {
            names.append(Name(words: known, looseness: 1))
        }
        if let last = whole.last, last.count > 2, !vagueWords.contains(last),
            !names.contains(where: { $0.words == [last] })
        {
            names.append(Name(words: [last], looseness: 2))
        }
        return names
    }

    private static func knownFood(in text: Substring) -> [String]? {
        let words = text.lowercased().split(separator: " ").map(String.init)
        var longest: ArraySlice<String> = []
        for start in words.indices {
            guard let name = KnownFoods.shared.longestName(in: words[start...], of: .food),
                name.wordCount >= longest.count
            else { continue }
            longest = words[start..<start + name.wordCount]
        }
        return longest.isEmpty ? nil : FoodWords(longest.joined(separator: " ")).words
    }

    /// The ingredients named in a step, the longest names taking their words first.
    private static func named(_ names: [[Name]], in step: [String]) -> Set<Int> {
        var isTaken = [Bool](repeating: false, count: step.count)
        var found: Set<Int> = []
        var owners: [[String]: [Int]] = [:]
        for (place, own) in names.enumerated() {
            for name in own { owners[name.words, default: []].append(place) }
        }
        for (words, places) in owners.sorted(by: { $0.key.count > $1.key.count }) {
            var isNamed = false
            for start in step.indices where step.hasRow(words, at: start) {
                let row = start..<start + words.count
                guard !isTaken[row].contains(true) else { continue }
                for place in row { isTaken[place] = true }
                isNamed = true
            }
            if isNamed { found.formUnion(places) }
        }
        return found
    }

    private static func meansTheRest(_ step: [String]) -> Bool {
        phrases.contains { step.containsRow($0) }
    }

    private static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

    private static let phrases = [
        "all the ingredients", "all ingredients", "everything", "the remaining ingredients",
        "remaining ingredients", "rest of the ingredients", "the other ingredients",
    ].map { FoodWords($0).words }

    /// Last words that name no food of their own.
    private static let vagueWords: Set<String> = [
        "clove", "slice", "piece", "leaf", "sprig", "stick", "powder", "fresh", "dried", "ground",
        "chopped", "sliced", "cube", "half", "taste", "serve", "more", "size", "cup", "tin", "can",
    ]
}
