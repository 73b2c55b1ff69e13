/// Tells whether an ingredient names milk or cheese.
///
/// Milk of animals counts, also as buttermilk, condensed or powdered milk and milk chocolate
/// (it is made with milk, and says so); so does every cheese, also by its own name. Plant milks,
/// vegan cheeses and what is called free of milk or lactose do not. Cream, butter and yogurt are
/// neither milk nor cheese.
public enum Lactose {
    /// Whether an ingredient, given as a name or a whole line, names milk or cheese.
    ///
    /// A line that offers milk or something else, `milk (or almond milk)`, names milk.
    public static func isNamed(in ingredient: String) -> Bool {
        phrases(of: ingredient).contains(where: isNamed(inPhrase:))
    }

    /// The parts of a line between punctuation and words such as `or`, as normalised words.
    private static func phrases(of ingredient: String) -> [[String]] {
        ingredient.split { ",;:()[]/+&.".contains($0) || $0.isNewline }.flatMap { part in
            FoodWords(String(part).lowercased().split(separator: " ").joined(separator: " "))
                .words.split { dividers.contains($0) }.map(Array.init)
        }
    }

    private static func isNamed(inPhrase words: [String]) -> Bool {
        for place in words.indices {
            let isMilk = milkWords.contains(words[place])
            let isCheese = words[place] == "cheese"
            guard isMilk || isCheese else { continue }
            let next = place + 1 < words.count ? words[place + 1] : ""
            if notBehind.contains(next) { continue }
            let earlier = words[..<place]
            if isCheese, let last = earlier.last, noCheeses.contains(last) { continue }
            if isOfPlants(earlier) { continue }
            return true
        }
        guard let cheese = FoodKind.cheese.firstName(in: words) else { return false }
        let next = cheese.upperBound < words.count ? words[cheese.upperBound] : ""
        return !notBehind.contains(next) && !isOfPlants(words[..<cheese.lowerBound])
    }

    private static func isOfPlants(_ earlier: ArraySlice<String>) -> Bool {
        earlier.contains { vegan.contains($0) } || plantBefore(earlier)
    }

    private static func plantBefore(_ earlier: ArraySlice<String>) -> Bool {
        for word in earlier.reversed() {
            if plants.contains(word) { return true }
            if !describing.contains(word) { return false }
        }
        return false
    }

    private static let dividers: Set<String> = ["or", "with", "in", "plus", "for", "from"]
    private static let milkWords: Set<String> = ["milk", "buttermilk", "milkshake"]
    private static let notBehind: Set<String> = [
        "free", "alternative", "substitute", "replacement", "replacer", "thistle", "cloth",
    ]
    private static let noCheeses: Set<String> = ["head", "quince", "damson", "guava", "lemon"]
    private static let vegan: Set<String> = [
        "vegan", "nondairy", "non", "free", "without", "no", "plant", "faux", "imitation",
    ]
    private static let plants: Set<String> = [
        "coconut", "almond", "oat", "soy", "rice", "cashew", "hazelnut", "hemp", "macadamia", "pea",
        "walnut", "pistachio", "peanut", "flax", "flaxseed", "quinoa", "sesame", "nut", "tofu",
        "spelt",
        "potato", "banana", "pecan", "barley", "lupin", "chickpea", "bean", "sunflower", "pumpkin",
    ]
    private static let describing: Set<String> = [
        "unsweetened", "sweetened", "condensed", "evaporated", "light", "lite", "low", "reduced",
        "fat",
        "full", "whole", "canned", "vanilla", "chocolate", "barista", "organic", "creamy",
        "drinking",
        "style", "based", "plain", "warm", "cold", "hot", "thick", "thin", "seed", "cream", "skim",
    ]
}

extension Recipe {
    /// Whether an ingredient names milk or cheese. A recipe is never promised to be free of it.
    public var hasLactose: Bool {
        ingredientGroups.contains { group in
            group.items.contains { item in
                Lactose.isNamed(in: item.name)
                    || (item.text != item.name && Lactose.isNamed(in: item.text))
            }
        }
    }
}
