/// Tells whether an ingredient names milk or cheese.
///
/// Milk of animals counts, also as buttermilk, condensed or powdered milk and milk chocolate
/// (it is made with milk, and says so); so does every cheese, also by its own name. Plant milks,
/// vegan cheeses and what is called free of milk or lactose do not. Cream, butter and yogurt are
/// neither milk nor cheese. `cheddar (vegan)` says so behind the name.
package enum Lactose {
    /// Whether an ingredient, given as a name or a whole line, names milk or cheese.
    ///
    /// A line that offers milk or something else, `milk (or almond milk)`, names milk.
    package static func isNamed(in ingredient: some StringProtocol) -> Bool {
        let phrases = phrases(of: String(ingredient))
        return phrases.indices.contains { index in
            guard isNamed(inPhrase: phrases[index].words) else { return false }
            guard let next = phrases.dropFirst(index + 1).first, next.saysFree else { return true }
            // `feta (vegan or not)` leaves it open.
            return phrases.dropFirst(index + 2).first?.isBehindMark == false
        }
    }

    /// A part of a line.
    private struct Phrase {
        var words: ArraySlice<String> = []
        /// Whether a sign of punctuation stands before it, not a word such as `or`.
        var isBehindMark = false

        /// Whether it says no more than that what stands before it is of plants.
        var saysFree: Bool {
            isBehindMark
                && [
                    ["vegan"], ["plant", "based"], ["non", "dairy"], ["dairy", "free"],
                    ["lactose", "free"],
                ].contains(Array(words))
        }
    }

    /// The parts of a line between punctuation and words such as `or`, as normalised words.
    private static func phrases(of ingredient: String) -> [Phrase] {
        let bytes = Array(ingredient.utf8)
        let words = FoodSynonyms.shared.unify(WordScanner.words(in: ingredient))
        var phrases: [Phrase] = []
        var phrase = Phrase()
        var end = 0
        for word in words {
            // Words that took the place of others share one place, and have no gap.
            let hasMark = word.start > end && bytes[end..<word.start].contains(where: isMark)
            if hasMark || dividers.contains(word.word) {
                phrases.append(phrase)
                phrase = Phrase(isBehindMark: hasMark)
            }
            if !dividers.contains(word.word) { phrase.words.append(word.word) }
            end = word.end
        }
        phrases.append(phrase)
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
        return FoodKind.milkOrCheese.namedPlaces(in: words).contains { place in
            !saysFree(words[..<place.lowerBound])
        }
    }

    /// Whether words before milk or a cheese say that the animal's is not meant.
    private static func saysFree(_ earlier: ArraySlice<String>) -> Bool {
        earlier.contains("vegan") || earlier.containsRow(["non", "dairy"])
            || ["dairy", "lactose", "milk", "cheese", "animal"].contains {
                earlier.containsRow([$0, "free"])
            }
    }

    private static let dividers: Set<String> = [
        "and", "or", "with", "in", "plus", "for", "from", "then", "into",
    ]
}

extension Recipe {
    /// Whether an ingredient names milk or cheese. A recipe is never promised to be free of it.
    package var hasLactose: Bool {
        ingredientGroups.contains { group in
            group.items.contains { item in
                Lactose.isNamed(in: item.name)
                    || (item.text != item.name && Lactose.isNamed(in: item.text))
            }
        }
    }
}
