/// Tells whether an amount in a step is for each of several things, and so doesn't grow with them.
///
/// `2 tbsp of batter for each pancake` and `Fill each with a tablespoon` are, `1 tbsp of oil in a pan
/// and fry for 3 minutes on each side` is not.
package struct AmountForEach {
    let tokens: TokenizedText

    /// Looks at the amounts of a text.
    package init(tokens: TokenizedText) { self.tokens = tokens }

    /// Whether the amount at these tokens is.
    package func holds(for amount: Range<Int>) -> Bool {
        isNamedAfter(amount.upperBound) || isNamedBefore(amount.lowerBound)
    }

    private func isNamedAfter(_ end: Int) -> Bool {
        var last = ""
        for place in end..<min(end + Self.phraseLength, tokens.count) {
            if endsPhrase(place) { return false }
            guard tokens.isWord(place) else { continue }
            let word = tokens.word(place)
            if IngredientWords.shares.contains(word) {
                return !IngredientWords.dividing.contains(last) && !isTurn(after: place)
            }
            last = word
        }
        return false
    }

    /// Only some words may stand between: `into each glass pour 50 ml`.
    private func isNamedBefore(_ start: Int) -> Bool {
        var words = 0
        for place in (0..<start).reversed() {
            if endsPhrase(place) || words == Self.reach { return false }
            guard tokens.isWord(place) else { continue }
            if IngredientWords.shares.contains(tokens.word(place)) { return !isTurn(after: place) }
            words += 1
        }
        return false
    }

    private func isTurn(after place: Int) -> Bool {
        let near = (place + 1)..<max(place + 1, min(place + Self.phraseLength, tokens.count))
        let next = near.first { tokens.isWord($0) }
        return next.map { IngredientWords.turns.contains(tokens.word($0)) } ?? false
    }

    /// Another amount, the end of a clause, or something else that is done.
    private func endsPhrase(_ place: Int) -> Bool {
        switch tokens.kind(place) {
        case .digits, .fraction: true
        case .sign: tokens.isSign(place, ".,;:()")
        case .word: Self.joints.contains(tokens.word(place))
        case .space, nil: false
        }
    }

    private static let joints: Set<String> = ["and", "then", "until"]
    private static let reach = 4
    /// How many tokens are looked at after an amount, however long a phrase goes on.
    private static let phraseLength = 64
}
