/// How well letters stand in a text in their order, with anything between them.
///
/// The letters' last place is looked for from the start, then their first from there backwards, and what
/// lies between is scored, as fzf's first algorithm does it (junegunn/fzf, `src/algo/algo.go`): in one
/// pass each way, and not always the best of all ways.
enum FuzzyScore {
    /// What a letter counts that is found.
    static let found = 16
    /// What it counts more at the beginning of a word; twice for the first letter.
    private static let begins = 8
    /// What it counts more where it follows the one before it at once.
    private static let follows = 4
    /// What the first letter between two counts less, and each further one.
    private static let gap = (first: 3, further: 1)

    /// A letter as it is compared: without its case if it is ASCII's, and a space for a hyphen.
    @inline(__always)
    static func plain(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter | 0x20
        case UInt8(ascii: "-"): UInt8(ascii: " ")
        default: letter
        }
    }

    /// The score of some plain letters in part of a text; nil where they aren't all there in their order.
    static func of(
        _ letters: [UInt8],
        in text: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Int? {
        guard !letters.isEmpty else { return 0 }
        var (place, next) = (start, 0)
        while place < end, next < letters.count {
            if plain(text[place]) == letters[next] { next += 1 }
            place += 1
        }
        guard next == letters.count else { return nil }
        let last = place
        while next > 0 {
            place -= 1
            if plain(text[place]) == letters[next - 1] { next -= 1 }
        }
        var (score, skipped) = (0, 0)
        var bonusBefore = 0
        for index in place..<last {
            guard next < letters.count, plain(text[index]) == letters[next] else {
                score -= skipped == 0 ? gap.first : gap.further
                skipped += 1
                continue
            }
            var bonus = index == start || plain(text[index - 1]) == UInt8(ascii: " ") ? begins : 0
            // A run of letters is worth as much as what it began with.
            if next > 0, skipped == 0 { bonus = max(bonus, bonusBefore, follows) }
            score += found + (next == 0 ? 2 * bonus : bonus)
            (bonusBefore, skipped) = (bonus, 0)
            next += 1
        }
        return score
    }
}
