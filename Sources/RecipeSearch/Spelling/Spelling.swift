import KitchenLanguage

/// Finds the word that a mistyped one was meant to be.
///
/// A slip is a letter too many, missing, wrong, or swapped with its neighbour. Up to five letters one
/// slip is close, in longer words two, and then only where the first letter is right. Words that
/// sound alike are closer than others: doubled letters, vowels and `c` for `k` are what cooks get
/// wrong.
package struct Spelling: Sendable {
    private var words: [(word: [UInt8], letters: UInt32, count: Int)]

    /// A longer word, in letters, is not corrected: nobody meant a name by it.
    package static let longestWord = 40

    /// Knows words in small letters without accents, each with how many recipes it stands for.
    package init(words: some Sequence<(String, Int)>) {
        self.words = words.map { (Array($0.utf8), WordList.letters(in: $0.utf8), $1) }
    }

    /// Knows more words.
    package func adding(_ words: some Sequence<(String, Int)>) -> Spelling {
        var all = self
        all.words += Spelling(words: words).words
        return all
    }

    /// The closest word; of those that are as close, the one that stands for most recipes.
    package func correction(of word: String) -> String? {
        // Folding makes letters shorter, never to a fourth.
        guard word.utf8.count <= 4 * Self.longestWord else { return nil }
        let folded = LetterFolding.folded(word)
        // Known words are in the singular, and so is what is compared with them.
        let singular = Array(SingularForm.of(folded).utf8)
        return closest(to: folded) ?? (singular == folded ? nil : closest(to: singular))
    }

    private func closest(to typed: [UInt8]) -> String? {
        guard typed.count >= 4, typed.count <= Self.longestWord else { return nil }
        let limit = typed.count < 6 ? 1 : 2
        let sound = Self.sound(of: typed)
        let typedLetters = WordList.letters(in: typed)
        var best: (rank: (Double, Int), word: [UInt8])?
        for (known, letters, count) in words where known.count > 2 {
            guard abs(known.count - typed.count) <= limit,
                WordList.mayBeNear(letters, typedLetters, limit: limit),
                let distance = EditDistance.between(typed, known, limit: limit), distance > 0
            else { continue }
            let soundsAlike = Self.sound(of: known) == sound
            if distance == 2, known.first != typed.first { continue }
            if distance == 2, count == 0, !soundsAlike { continue }
            let rank = (
                Double(distance) - (soundsAlike ? 0.5 : 0) + (count == 0 ? 0.25 : 0), -count
            )
            if let best, (best.rank.0, best.rank.1) <= rank { continue }
            best = (rank, known)
        }
        return best.map { String(decoding: $0.word, as: UTF8.self) }
    }

    /// The letters without vowels and doubles, `c` and `ck` as `k`, `z` as `s`, `ph` as `f`.
    static func sound(of word: [UInt8]) -> [UInt8] {
        var sound: [UInt8] = []
        for (place, letter) in word.enumerated() {
            let plain: UInt8
            switch letter {
            case UInt8(ascii: "c"): plain = UInt8(ascii: "k")
            case UInt8(ascii: "z"): plain = UInt8(ascii: "s")
            case UInt8(ascii: "p")
            where place + 1 < word.count && word[place + 1] == UInt8(ascii: "h"):
                plain = UInt8(ascii: "f")
            default: plain = letter
            }
            if place > 0, "aeiouyh".utf8.contains(plain) { continue }
            if sound.last != plain { sound.append(plain) }
        }
        return sound
    }
}
