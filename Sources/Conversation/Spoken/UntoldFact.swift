/// What cooks ask recipes for and no recipe tells: where a line that isn't understood asks for it,
/// that is what the cook is told.
package enum UntoldFact: Hashable, Sendable {
    /// What a dish costs.
    case cost
    /// Whether it is good for somebody.
    case health
    /// Whether children eat it.
    case children

    /// The first that a line asks for.
    init?(in line: String) {
        let words = line.lowercased().split { !$0.isLetter }.map(String.init)
        guard let fact = words.compactMap({ Self.words[$0] }).first else { return nil }
        // `The kids are hungry` asks for no dish of theirs.
        if fact == .children, !words.contains("for"), !words.contains("friendly") { return nil }
        self = fact
    }

    private static let table: [(UntoldFact, String)] = [
        (
            .cost,
            """
            cheap cheaper cheapest budget inexpensive affordable economical frugal thrifty costly \
            expensive pricey
            """
        ),
        (.health, "healthy healthier healthiest unhealthy nutritious wholesome slimming"),
        (.children, "kids kid children child toddler toddlers"),
    ]

    private static let words: [String: UntoldFact] = Dictionary(
        table.flatMap { fact, words in words.split(separator: " ").map { (String($0), fact) } },
        uniquingKeysWith: { first, _ in first }
    )
}
