import KitchenLanguage

/// A step with the names in it, and what its words say around them.
///
/// Each question looks at a few words, so that a step of any length is read in one go.
struct StepPlace {
    /// Its place among the steps.
    let number: Int
    let text: String
    let words: [PlacedFoodWord]
    let rows: [StepFoodNames.Row]
    /// Reads how much is meant.
    let reader: StepShareReader
    /// The words of its heading.
    let title: Set<String>
    /// Its own words, each once.
    let wordSet: Set<String>

    init(_ number: Int, _ text: String, title: Set<String>, names: StepFoodNames) {
        self.number = number
        self.text = text
        self.title = title
        words = PlacedFoodWord.all(in: text)
        wordSet = Set(words.map(\.word))
        rows = names.rows(in: words, of: text)
        reader = StepShareReader(text)
    }

    func range(of row: StepFoodNames.Row) -> Range<String.Index> {
        words[row.range.lowerBound].range
            .lowerBound..<words[row.range.upperBound - 1].range.upperBound
    }

    /// The text between two places; none where words that stand for others have those others' place.
    func text(from start: String.Index, to end: String.Index) -> Substring {
        text[start..<max(start, end)]
    }

    // MARK: Before a name

    /// Whether a food at a place is put into the dish, and not only spoken of.
    func isAdded(_ start: String.Index) -> Bool {
        let words = before(start, ".;:")
        let last = words.lastIndex(where: StepWords.conditions.contains) ?? -1
        return words[(last + 1)...].contains(where: StepWords.adding.contains)
    }

    /// `until the beef is tender`, `so hard that the juice runs`: nothing is taken there.
    func isCondition(_ start: String.Index) -> Bool {
        let words = before(start, Self.clauseEnds)
        guard let last = words.lastIndex(where: StepWords.ends.contains) else { return false }
        return !words[(last + 1)...].contains(where: StepWords.adding.contains)
    }

    /// `melt the butter`, not `melt it in the butter`: all of it is prepared there.
    func isPreparing(_ start: String.Index) -> Bool {
        let words = before(start, Self.clauseEnds).suffix(4)
        guard let verb = words.lastIndex(where: StepWords.preparing.contains) else { return false }
        return !words[verb...].contains(where: StepWords.means.contains)
    }

    /// `Grease a tin with butter`.
    func isGreasing(_ start: String.Index) -> Bool {
        before(start, Self.clauseEnds).contains("grease")
    }

    /// `Pour off all but 1 tbsp of the oil`: nothing goes into the dish.
    func isPouredOff(_ start: String.Index) -> Bool {
        let words = before(start, Self.clauseEnds).suffix(6)
        return words.contains("discard")
            || words.contains { ["off", "away"].contains($0) }
                && words.contains(where: StepWords.pouring.contains)
    }

    /// `Crush a third of the potatoes`: what is in the pot is worked on.
    func isWorkedOn(_ start: String.Index) -> Bool {
        before(start, Self.clauseEnds).suffix(4).contains(where: StepWords.crushing.contains)
    }

    /// `all the ingredients except the parsley`.
    func isException(_ start: String.Index) -> Bool {
        let words = text[..<start].suffix(32).lowercased().split { !$0.isLetter }
        guard let last = words.last else { return false }
        return ["except", "but", "excluding"].contains(last)
            || words.suffix(2).elementsEqual(["except", "for"])
            || words.suffix(2).elementsEqual(["apart", "from"])
            || words.suffix(2).elementsEqual(["other", "than"])
    }

    private static let clauseEnds = ".,;:!?()"

    private func before(_ start: String.Index, _ signs: String) -> [String] {
        reader.words(before: start, upTo: signs)
    }

    // MARK: After and between names

    /// `the cheese is salty`: it is only spoken of.
    func isSpokenOf(_ end: String.Index) -> Bool {
        StepWords.predicates.contains(reader.word(after: end))
    }

    /// Whether a name and the next are one thing that was made: `garlic butter`.
    func isCompound(_ row: StepFoodNames.Row, _ next: StepFoodNames.Row) -> Bool {
        guard !next.isFamily, !next.isVague, row.owners != next.owners else { return false }
        let gap = text(from: range(of: row).upperBound, to: range(of: next).lowerBound)
        return !gap.isEmpty && gap.allSatisfy(\.isWhitespace)
    }

    /// `and`, a comma or both between two names.
    static func isJoint(_ text: Substring) -> Bool {
        let words = text.split { $0.isWhitespace }
        return !words.isEmpty
            && words.allSatisfy { ["and", "&", ",", ", and", "plus"].contains($0) }
    }

    // MARK: All ingredients

    /// Whether it takes all ingredients that are left, or `everything` as the first step may.
    func takesTheRest(isFirst: Bool) -> Bool {
        let row = words.map(\.word)
        for end in row.indices where row[end] == "ingredient" {
            let isSaid = Self.phrases.contains { phrase in
                let start = end + 1 - phrase.count
                return start >= 0 && row.hasRow(phrase, at: start)
                    && !row[max(0, start - 3)..<start].contains(
                        where: StepWords.conditions.contains
                    )
            }
            if isSaid { return true }
        }
        guard let at = row.firstIndex(of: "everything") else { return false }
        return row[(at + 1)...].first == "else"
            || isFirst && !row[..<at].contains(where: StepWords.conditions.contains)
    }

    private static let phrases = [
        "all the ingredients", "all ingredients", "all of the ingredients",
        "all the other ingredients", "all the remaining ingredients", "all remaining ingredients",
        "the remaining ingredients", "remaining ingredients", "rest of the ingredients",
        "the other ingredients", "all your ingredients",
    ].map { FoodWords($0).words }
}
