/// A line of ingredients parted where it names several things: `milk (or almond milk)`.
///
/// Words are in the form of `FoodWords`.
struct IngredientPhrases {
    /// A part of a line.
    struct Phrase {
        var words: [String] = []
        /// Whether what it names is of plants, whatever its name is: `cheddar (vegan)`.
        var isOfPlants = false
        /// Whether the words after it say that it has no lactose: `milk (lactose free)`.
        var isFreeOfLactose = false
        /// Whether a sign of punctuation stands before it, not a word such as `or`.
        fileprivate var isBehindMark = false
    }

    /// The parts in their order; those without words are left out.
    let phrases: [Phrase]

    /// The parts of a name or of a whole line.
    init(_ line: String) {
        let bytes = Array(line.utf8)
        let words = FoodSynonyms.shared.unify(WordScanner.words(in: line))
        var parts: [Phrase] = []
        var current = Phrase()
        var end = 0
        for (place, word) in words.enumerated() {
            // Words that took the place of others share one place, and have no gap.
            let hasMark = word.start > end && bytes[end..<word.start].contains(where: Self.isMark)
            let divides = Self.divides(word.word, at: place, in: words)
            if hasMark || divides {
                parts.append(current)
                current = Phrase(isBehindMark: hasMark)
            }
            if !divides, word.word != "and" { current.words.append(word.word) }
            end = word.end
        }
        parts.append(current)
        for place in parts.indices.dropLast() {
            let next = parts[place + 1]
            // `feta (vegan or not)` leaves it open.
            let isOpen = place + 2 < parts.count && !parts[place + 2].isBehindMark
            if next.saysOfPlants, !isOpen { parts[place].isOfPlants = true }
            if next.isBehindMark, next.words == ["lactose", "free"], !isOpen {
                parts[place].isFreeOfLactose = true
            }
            // `vegan butter or regular` may be either.
            if !next.isBehindMark, next.words.count == 1, Self.usual.contains(next.words[0]) {
                parts[place].words.removeAll(where: NameParts.shared.isPlantWord)
            }
        }
        phrases = parts.filter { !$0.words.isEmpty }
    }

    private static func divides(
        _ word: String,
        at place: Int,
        in words: [WordScanner.Word]
    ) -> Bool {
        guard word == "and" || word == "n" else { return dividers.contains(word) }
        // `half and half` is one food.
        guard place > 0, place + 1 < words.count else { return true }
        return !KnownFoods.shared.isFood("\(words[place - 1].word) and \(words[place + 1].word)")
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

    /// Words for what isn't made of plants in place of the other.
    private static let usual: Set<String> = [
        "regular", "normal", "ordinary", "dairy", "standard", "real", "conventional",
    ]

    private static let dividers: Set<String> = [
        "or", "with", "in", "plus", "for", "from", "then", "into",
    ]
}

extension IngredientPhrases.Phrase {
    /// Whether it says no more than that what comes before it is of plants.
    fileprivate var saysOfPlants: Bool {
        isBehindMark
            && [
                ["vegan"], ["plant", "based"], ["non", "dairy"], ["dairy", "free"],
            ].contains(words)
    }
}
