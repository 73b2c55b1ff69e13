/// Lines with a small word too many: what they would be without it.
///
/// Only words of the class `ADRIFT` are left out, one or two neighbours at a time: never a
/// negation, a number, a question word or what points at a recipe.
struct LineRepair {
    let book: RuleBook

    /// The line in plainer forms: `I'm going with 2` as `I go with 2`, `turn the timer off` as `turn
    /// off the timer`.
    func plainer(than words: [SpokenWord]) -> [[SpokenWord]] {
        guard words.count > 1, words.count <= 20 else { return [] }
        var lines: [[SpokenWord]] = []
        for place in words.indices.dropLast() where Self.being.contains(words[place].text) {
            guard let base = base(of: words[place + 1]) else { continue }
            var line = words
            line[place + 1] = base
            line.remove(at: place)
            lines.append(line)
        }
        if let place = words.indices.dropFirst(2).first(where: {
            Self.particles.contains(words[$0].text)
                && ($0 + 1 == words.count || words[$0 + 1].isMark)
        }) {
            var line = words
            line.insert(line.remove(at: place), at: 1)
            lines.append(line)
        }
        return lines
    }

    private static let being: Set<String> = ["am", "are", "is", "was", "were", "mind"]
    private static let particles: Set<String> = [
        "off", "out", "up", "down", "in", "on", "away", "back", "over",
    ]

    /// The verb of which a word is the form with `ing`; nil where the book has none.
    private func base(of word: SpokenWord) -> SpokenWord? {
        guard word.text.hasSuffix("ing"), word.text.count > 4 else { return nil }
        let stem = String(word.text.dropLast(3))
        guard
            let verb = [stem, stem + "e", String(stem.dropLast())]
                .first(where: { book.id(of: $0) != nil })
        else { return nil }
        var base = word
        base.text = verb
        base.id = book.id(of: verb)
        return base
    }

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

    /// Whether what a shorter line leaves out may have said what is done: `the hens got out`.
    func leavesOutADeed(_ shorter: [SpokenWord], of words: [SpokenWord]) -> Bool {
        let verbs = { (word: SpokenWord) in Self.verbs.contains(word.text) }
        return shorter.count(where: verbs) < words.count(where: verbs)
    }

    private static let verbs: Set<String> = ["got", "get", "go", "come"]

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
