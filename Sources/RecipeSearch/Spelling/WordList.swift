import KitchenLanguage

/// Many words, of which those near a mistyped one are found without comparing it with each.
package struct WordList: Sendable {
    private var letters: [UInt8] = []
    /// For each word where its letters end.
    private var ends: [UInt32] = []
    /// For each word a bit for each letter of the alphabet that is in it.
    private var masks: [UInt32] = []

    /// Knows these words, in small letters without accents.
    package init(_ words: some Sequence<String>) {
        for word in words where word.utf8.count > 2 {
            letters.append(contentsOf: word.utf8)
            ends.append(UInt32(letters.count))
            masks.append(Self.letters(in: word.utf8))
        }
    }

    /// The words of which a mistyped one has at most two wrong letters.
    package func near(_ typed: String, limit: Int = 64) -> [String] {
        let typed = Array(LetterFolding.folded(typed))
        guard typed.count >= 4, typed.count <= 40 else { return [] }
        let most = typed.count < 6 ? 1 : 2
        let mask = Self.letters(in: typed)
        var near: [(distance: Int, word: String)] = []
        for place in ends.indices where Self.mayBeNear(masks[place], mask, limit: most) {
            let start = place == 0 ? 0 : Int(ends[place - 1])
            let end = Int(ends[place])
            // Next to all are of another length, and are not copied to be compared.
            guard abs(end - start - typed.count) <= most else { continue }
            let word = Array(letters[start..<end])
            guard let distance = EditDistance.between(typed, word, limit: most), distance > 0,
                distance == 1 || word.first == typed.first
            else { continue }
            near.append((distance, String(decoding: word, as: UTF8.self)))
        }
        return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(limit)
            .map(\.word)
    }

    /// A bit for each letter of the alphabet that is in a word.
    static func letters(in word: some Sequence<UInt8>) -> UInt32 {
        word.reduce(0) { letters, letter in
            (0x61...0x7A).contains(letter) ? letters | 1 << UInt32(letter - 0x61) : letters
        }
    }

    /// Whether words with these letters can be so few slips apart: a slip changes two letters at most.
    static func mayBeNear(_ one: UInt32, _ other: UInt32, limit: Int) -> Bool {
        (one ^ other).nonzeroBitCount <= 2 * limit
    }
}
