/// Tells of a title which kinds of dishes it names; see `DishTable`.
package struct DishKinds: Sendable {
    /// The kinds of the tables.
    package static let shared = DishKinds(CookingLexicon.shared)

    /// A kind that a title names.
    package struct Finding: Hashable, Sendable {
        /// A place in `CookingLexicon.dishes`.
        package let dish: Int
        /// Whether it is only near the kind.
        package let isLoose: Bool
    }

    private var rows = PhraseTable<[Finding]>(capacity: 1_024)
    private var byCategory: [String: [Finding]] = [:]
    private var longestRow = 1
    /// Kinds by which a dish is called that is not one of them: bread in bread and butter pickles.
    private let lastWordsOnly: Set<Int>

    private init(_ lexicon: CookingLexicon) {
        lastWordsOnly = Set(
            ["soup", "salad", "cake", "bread", "sauce"].compactMap {
                lexicon.reading(of: [$0])?.dish
            }
        )
        for (dish, entry) in lexicon.dishes.enumerated() {
            for part in entry.definition.split(separator: ",") {
                var name = part.drop { $0 == " " }
                let isLoose = name.first == "~"
                if isLoose { name = name.dropFirst() }
                let finding = Finding(dish: dish, isLoose: isLoose)
                if name.first == "@" {
                    byCategory[String(name.dropFirst()), default: []].append(finding)
                } else {
                    longestRow = max(longestRow, name.split(separator: " ").count)
                    rows.update(PhraseHash(name.utf8), from: []) { $0.append(finding) }
                }
            }
        }
    }

    /// The kinds of a recipe of this title and these categories.
    package func kinds(of title: TitleWords, categories: [String]) -> Set<Finding> {
        var found: [Int: Bool] = [:]
        func add(_ finding: Finding, isLoose: Bool) {
            found[finding.dish] = (found[finding.dish] ?? true) && isLoose
        }
        for category in categories {
            for finding in byCategory[category] ?? [] { add(finding, isLoose: finding.isLoose) }
        }
        let words = title.words
        for start in words.indices {
            var phrase = PhraseHash()
            for end in start..<min(words.count, start + longestRow) {
                phrase.add(word: words[end])
                guard let findings = rows[phrase] else { continue }
                let isName = CookingLexicon.shared.reading(of: phrase)?.dish
                for finding in findings {
                    guard finding.dish == isName, !finding.isLoose else {
                        add(finding, isLoose: finding.isLoose)
                        continue
                    }
                    // By the kind's own name a dish is called at the end of its name, or of what it
                    // comes with: chicken soup with dumplings is first of all a soup.
                    switch title.position(of: end) {
                    case .endOfDish: add(finding, isLoose: false)
                    case .endOfCompanion: add(finding, isLoose: true)
                    case .beforeAnd: continue
                    case .inside:
                        if !lastWordsOnly.contains(finding.dish) { add(finding, isLoose: false) }
                    }
                }
            }
        }
        return Set(found.map { Finding(dish: $0.key, isLoose: $0.value) })
    }
}

/// The words of a title in the form of `FoodWords`, with what parts them.
package struct TitleWords: Sendable {
    /// The words without `and`.
    package let words: [String]
    /// Where words begin that say what the dish comes with, is in or is on.
    private var companions: [Int] = []
    /// The words after which `and` stands.
    private var beforeAnd: Set<Int> = []

    /// Where a word stands in a title.
    enum Position {
        case endOfDish
        case endOfCompanion
        case beforeAnd
        case inside
    }

    /// The words of a title; what is in brackets is left out.
    package init(_ title: String) {
        let plain = title.prefix { $0 != "(" && $0 != "[" && $0 != "|" }
        let text = plain.allSatisfy(\.isWhitespace) ? title : String(plain)
        let scanned = FoodSynonyms.shared.unify(WordScanner.words(in: text))
        var words: [String] = []
        for word in scanned {
            switch word.word {
            case "and", "n":
                if !words.isEmpty { beforeAnd.insert(words.count - 1) }
            case "with", "without", "in", "on", "al", "alla", "au", "la":
                companions.append(words.count)
                words.append(word.word)
            default: words.append(word.word)
            }
        }
        self.words = words
    }

    /// Where a word stands.
    func position(of place: Int) -> Position {
        if beforeAnd.contains(place) { return .beforeAnd }
        if place == (companions.first ?? words.count) - 1 { return .endOfDish }
        if place == words.count - 1 || companions.contains(place + 1) { return .endOfCompanion }
        return .inside
    }

    /// The words of the dish alone, without what it comes with.
    package var dish: ArraySlice<String> { words[..<(companions.first ?? words.count)] }

    /// Whether `and` stands before a word.
    package func isBehindAnd(_ place: Int) -> Bool { beforeAnd.contains(place - 1) }
}
