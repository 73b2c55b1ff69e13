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
    public static func isNamed(in ingredient: some StringProtocol) -> Bool {
        phrases(of: String(ingredient)).contains(where: isNamed(inPhrase:))
    }

    /// The parts of a line between punctuation and words such as `or`, as normalised words.
    private static func phrases(of ingredient: String) -> [ArraySlice<String>] {
        let bytes = Array(ingredient.utf8)
        let words = FoodSynonyms.shared.unify(WordScanner.words(in: ingredient))
        var phrases: [ArraySlice<String>] = []
        var phrase: [String] = []
        var end = 0
        for word in words {
            // Words that took the place of others share one place, and have no gap.
            let hasMark = word.start > end && bytes[end..<word.start].contains(where: isMark)
            if hasMark || dividers.contains(word.word) {
                phrases.append(phrase[...])
                phrase = []
            }
            if !dividers.contains(word.word) { phrase.append(word.word) }
            end = word.end
        }
        phrases.append(phrase[...])
        return phrases
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"),
            UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "\n"):
            true
        default: false
        }
    }

    private static func isNamed(inPhrase words: ArraySlice<String>) -> Bool {
        let words = Array(words)
        for place in words.indices {
            let found: Range<Int>
            let plants: Set<String>
            if milks.contains(words[place]) {
                (found, plants) = (place..<(place + 1), milkPlants)
            } else if words[place] == "cheese" {
                if place > 0, otherCheeses.contains(words[place - 1]) { continue }
                (found, plants) = (place..<(place + 1), cheesePlants)
            } else if let cheese = FoodKind.cheese.name(at: place, in: words) {
                (found, plants) = (cheese, cheesePlants)
            } else {
                continue
            }
            let behind = found.upperBound < words.count ? words[found.upperBound] : ""
            if !replacing.contains(behind), !isFree(words[..<place], plants: plants) { return true }
        }
        return false
    }

    /// Whether the words before milk or a cheese say that it is none of animals.
    private static func isFree(_ earlier: ArraySlice<String>, plants: Set<String>) -> Bool {
        if earlier.contains(where: vegan.contains) || earlier.containsRow(["non", "dairy"]) {
            return true
        }
        for contained in ["dairy", "lactose", "milk", "cheese", "animal"]
        where earlier.containsRow([contained, "free"]) {
            return true
        }
        for word in earlier.reversed() {
            if plants.contains(word) || negating.contains(word) { return true }
            if !describing.contains(word) { return false }
        }
        return false
    }

    private static let milks: Set<String> = ["milk", "buttermilk", "milkshake"]
    private static let dividers: Set<String> = [
        "and", "or", "with", "in", "plus", "for", "from", "then", "into",
    ]
    /// Words behind milk or a cheese that make it something else.
    private static let replacing: Set<String> = [
        "free", "alternative", "substitute", "replacement", "replacer", "thistle", "cloth",
    ]
    /// Words before `cheese` that make it a thing without milk: brawn, and jellies of fruit.
    private static let otherCheeses: Set<String> = ["head", "quince", "damson", "guava"]
    private static let vegan: Set<String> = ["vegan", "nondairy", "plant", "faux", "dairyfree"]
    private static let negating: Set<String> = ["no", "without", "not"]
    private static let cheesePlants: Set<String> = [
        "almond", "cashew", "coconut", "macadamia", "nut", "soy", "tofu", "oat", "hemp",
    ]
    private static let milkPlants: Set<String> = cheesePlants.union([
        "banana", "barley", "bean", "chickpea", "flax", "flaxseed", "hazelnut", "lupin", "pea",
        "peanut", "pecan", "pistachio", "potato", "pumpkin", "quinoa", "rice", "sesame", "spelt",
        "sunflower", "tiger", "walnut",
    ])
    /// Words that may stand between a plant and its milk.
    private static let describing: Set<String> = [
        "barista", "based", "canned", "chocolate", "cold", "condensed", "cream", "creamy",
        "drinking", "evaporated", "fat", "free", "full", "hot", "light", "lite", "low", "nut",
        "organic", "plain", "reduced", "seed", "semi", "skim", "style", "sugar", "sweetened",
        "thick", "thin", "unsweetened", "vanilla", "warm", "whole",
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
