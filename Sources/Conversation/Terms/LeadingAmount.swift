import KitchenLanguage

/// An amount that words begin with, where things are listed: `2 kg`, `six`, `a dozen`.
struct LeadingAmount: Hashable {
    /// Its words, the number in digits.
    let written: [String]
    /// How many words say it.
    let count: Int

    /// The longest amount at the beginning of words in lower case; nil where they begin with something
    /// else. An article is one only before a measure: `a kilo of`, but not `a leek`.
    init?(of words: some Collection<String>) {
        var row = Array(words.prefix(Self.longest))
        // `1 1/2 kg`, as it is said
        if row.count > 1, row[1] == "half", row[0].allSatisfy(\.isNumber) { row[1] = "1/2" }
        let found = row.indices.reversed().lazy.compactMap { last in
            Amount(row[...last].joined(separator: " ")).map { ($0, last + 1) }
        }.first
        guard let (amount, count) = found else { return nil }
        self.count = count
        let said = Array(row[..<count])
        guard said[0].allSatisfy(\.isLetter) else {
            written = said
            return
        }
        let start = (0..<count).first { Amount("1 " + said[$0...].joined(separator: " ")) != nil }
        if Self.articles.contains(said[0]) {
            guard count > 1, let unit = amount.unit, Self.isMeasure(unit) else { return nil }
        }
        let unit = amount.unit == nil ? [] : start.map { Array(said[$0...]) } ?? []
        written = [amount.quantity.text(in: .glyphs)] + unit
    }

    private static let longest = 4
    private static let articles: Set<String> = ["a", "an"]

    private static func isMeasure(_ unit: CookingUnit) -> Bool {
        [.weight, .volume].contains(unit.measure) || unit.name == "dozen"
    }
}
