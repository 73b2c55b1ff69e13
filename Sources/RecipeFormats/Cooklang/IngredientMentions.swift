import KitchenLanguage

/// Where the steps of a recipe name its ingredients for the first time.
///
/// An ingredient is named by all of its food's words (`soft butter`), else by the known food in
/// them (`butter`), unless several ingredients are of that food. Singular and plural are the same.
/// No two ingredients are named by the same words, and the words of a step stay as they are.
struct IngredientMentions {
    /// An ingredient, named in a step.
    struct Mention: Hashable {
        /// Where in the step.
        var range: Range<String.Index>
        /// The ingredient, with the words there as its food; all its other words are kept.
        var parts: IngredientParts
        /// Which of the ingredients it is, from 0 on.
        var place: Int
    }

    /// For each step the ingredients that it names, in the order of the step.
    private(set) var mentions: [[Mention]]
    /// The ingredients that no step names, in the recipe's order.
    private(set) var unnamed: [IngredientParts] = []

    private let steps: [Step]

    private struct Step {
        var text: String
        var words: [PlacedFoodWord]
    }

    init(of ingredients: [IngredientParts], in steps: [String]) {
        self.steps = steps.map { Step(text: $0, words: PlacedFoodWord.all(in: $0)) }
        mentions = steps.map { _ in [] }
        let candidates = ingredients.map(Candidate.init)
        var found = [Bool](repeating: false, count: ingredients.count)
        // The longer name takes its place first: `peanut butter` before `butter`.
        let order = candidates.indices.sorted {
            let (left, right) = (candidates[$0].food.count, candidates[$1].food.count)
            return left == right ? $0 < $1 : left > right
        }
        for place in order {
            found[place] = take(ingredients[place], at: place, as: candidates[place].food)
        }
        for place in order where !found[place] {
            guard let known = candidates[place].known,
                candidates.count(where: { $0.known == known }) == 1
            else { continue }
            found[place] = take(ingredients[place], at: place, as: known)
        }
        unnamed = ingredients.indices.filter { !found[$0] }.map { ingredients[$0] }
        for step in mentions.indices {
            mentions[step].sort { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    /// What an ingredient may be called.
    private struct Candidate {
        var food: [String]
        /// The known food among those words, where it is not all of them.
        var known: [String]?

        init(_ parts: IngredientParts) {
            food = FoodWords(parts.food).words
            let words = parts.food.lowercased().split(separator: " ").map(String.init)
            var longest: [String] = []
            for start in words.indices {
                guard let name = KnownFoods.shared.longestName(in: words[start...], of: .food),
                    name.wordCount >= longest.count
                else { continue }
                longest = Array(words[start...].prefix(name.wordCount))
            }
            known = longest.isEmpty ? nil : FoodWords(longest.joined(separator: " ")).words
        }
    }

    /// Finds the first free place where the words stand in a row.
    private mutating func take(
        _ parts: IngredientParts,
        at place: Int,
        as words: [String]
    ) -> Bool {
        guard !words.isEmpty else { return false }
        for (index, step) in steps.enumerated() where step.words.count >= words.count {
            for start in 0...(step.words.count - words.count) {
                let row = step.words[start..<start + words.count]
                guard row.map(\.word) == words, let first = row.first, let last = row.last,
                    first.range.lowerBound < last.range.upperBound
                else { continue }
                let range = first.range.lowerBound..<last.range.upperBound
                guard IngredientMentions.isName(step.text[range]),
                    !mentions[index].contains(where: { $0.range.overlaps(range) })
                else { continue }
                mentions[index].append(
                    Mention(
                        range: range,
                        parts: parts.named(String(step.text[range])),
                        place: place
                    )
                )
                return true
            }
        }
        return false
    }

    /// Whether words can be an ingredient's name as they stand, with no sign that means something.
    private static func isName(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0.isNumber } ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || " -'’".contains($0) }
            && !text.contains("--")
    }
}

extension IngredientParts {
    /// The same ingredient under the words by which a step names it; what else its food is called
    /// goes to the preparation.
    fileprivate func named(_ name: String) -> IngredientParts {
        var parts = self
        parts.food = name
        let words = FoodWords(name).words
        let placed = PlacedFoodWord.all(in: food)
        guard placed.count > words.count else { return parts }
        let start = (0...(placed.count - words.count)).first { start in
            placed[start..<start + words.count].map(\.word) == words
        }
        guard let start else { return parts }
        let row = placed[start..<start + words.count]
        guard let first = row.first, let last = row.last else { return parts }
        let others = [
            food[..<first.range.lowerBound].trimmingWhitespace(),
            food[last.range.upperBound...].trimmingWhitespace(), preparation,
        ]
        parts.preparation = others.filter { !$0.isEmpty }.joined(separator: ", ")
        return parts
    }
}
