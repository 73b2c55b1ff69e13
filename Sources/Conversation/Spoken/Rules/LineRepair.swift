/// Lines with a small word too many: what they would be without it.
///
/// Only words of the class `ADRIFT` are left out, one or two neighbours at a time: never a
/// negation, a number, a question word or what points at a recipe.
struct LineRepair {
    let book: RuleBook

    /// The shorter lines that a line may have been meant to be, the nearest first.
    func shorter(than words: [SpokenWord]) -> [[SpokenWord]] {
        let adrift = book.words(of: "ADRIFT")
        let places = words.indices.filter { !words[$0].isQuoted && adrift.contains(words[$0].id) }
        guard words.count > 2, words.count <= 30, !places.isEmpty else { return [] }
        var lines = places.map { words.without($0...$0) }
        for place in places where places.contains(place + 1) && words.count > 3 {
            lines.append(words.without(place...(place + 1)))
        }
        return Array(lines.prefix(LineRepair.tryLimit))
    }

    /// So many lines are tried at most, so that a long one takes no longer.
    private static let tryLimit = 8
}

extension [SpokenWord] {
    fileprivate func without(_ range: ClosedRange<Int>) -> [SpokenWord] {
        var words = self
        words.removeSubrange(range)
        return words
    }
}
