import KitchenLanguage

/// Mends one slip in a small word, where the word is nothing that is known: `waht`, `somthing`.
struct SlipRepair {
    let book: RuleBook
    let vocabulary: any SpokenVocabulary

    func mended(_ words: [SpokenWord]) -> [SpokenWord] {
        // A word alone is a command with a slip, if anything.
        guard words.count > 1, words.count <= 60 else { return words }
        return words.map { word in
            guard word.id == nil, word.number == nil, word.time == nil, !word.isQuoted,
                !word.isMark, !word.isExcluded, word.text.count > 2, word.text.count < 14,
                !vocabulary.isKnown(word.text), let meant = closest(to: word.text)
            else { return word }
            var mended = word
            mended.text = meant
            mended.id = book.id(of: meant)
            return mended
        }
    }

    private func closest(to text: String) -> String? {
        let letters = text.sorted()
        if text.count == 3 {
            return SlipRepair.short.first { $0.sorted() == letters }
                // `shw`, `mke`: a vowel is missing.
                ?? SlipRepair.words.first {
                    $0.count == 4 && $0.filter { !"aeiou".contains($0) } == text
                }
                ?? SlipRepair.words.first {
                    $0.count == 4 && $0.first == text.first
                        && ($0.last == text.last || $0.hasPrefix(text))
                        && EditDistance.between(text, $0, limit: 1) == 1
                }
        }
        for known in SlipRepair.words where known.first == text.first || known.sorted() == letters {
            let isSwap = known.sorted() == letters
            let limit = known.count >= 9 ? 2 : 1
            guard let distance = EditDistance.between(text, known, limit: limit), distance > 0
            else { continue }
            // A wrong letter in a short word makes too many other words.
            if isSwap || known.count != text.count && known.count >= 4 || known.count >= 6 {
                return known
            }
        }
        return nil
    }

    /// Short words whose letters are often swapped: `teh`.
    private static let short = ["the", "and", "for", "how", "can", "one", "add", "all", "get"]

    /// The words that carry a line's meaning and are often mistyped.
    private static let words = """
        what with without make cook show find have anything something recipe recipes dinner please
        tonight ingredients favorites shopping minutes instead another search could should would
        about there these those that this from using leftovers vegetarian breakfast dessert next
        again page previous results timer pantry list fridge cupboard people method steps picture
        looking fancy want need give missing remove
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
