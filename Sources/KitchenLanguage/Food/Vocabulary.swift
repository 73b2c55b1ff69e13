import Synchronization

/// The words that the program knows without having met them in a recipe, for whoever reads a line.
///
/// Every question takes words as typed: letter case, accents, number and either English do not
/// matter, `&` and `+` are `and`, and a hyphen parts words.
///
///     let vocabulary = Vocabulary.shared
///     vocabulary.senses(of: "starters")                    // [.course]
///     vocabulary.senses(of: "soup")                        // [.dish]
///     vocabulary.senses(of: "gluten-free")                 // [.diet]
///     vocabulary.longestName(in: ["spring", "onions", "and", "rice"])
///                                                          // 2 words, [.food]
///     vocabulary.longestName(in: ["mac", "and", "cheese"]) // 3 words, [.dish]
package struct Vocabulary: Sendable {
    /// What comes with the program.
    package static let shared = Vocabulary()

    /// What a name can mean; many mean several of these.
    package struct Senses: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A food or a family of foods: `salmon`, `fish`.
        package static let food = Senses(rawValue: 1)
        /// A dish or a kind of dish: `cottage pie`, `soup`.
        package static let dish = Senses(rawValue: 2)
        /// A course, an occasion or another sort of dish: `dessert`, `lunch`, `comfort food`, `spicy`.
        package static let course = Senses(rawValue: 4)
        /// A cuisine, a region or a country: `italian`, `asian`, `France`.
        package static let cuisine = Senses(rawValue: 8)
        /// A diet: `vegan`, `gluten free`.
        package static let diet = Senses(rawValue: 16)
        /// A word for little time: `quick`. Numbers of minutes are `TimePhrase`'s.
        package static let time = Senses(rawValue: 32)
        /// A wish that no fact of a recipe measures: `low fat`, `slow cooker`.
        package static let wish = Senses(rawValue: 64)
    }

    /// A name found in a row of words.
    package struct Finding: Hashable, Sendable {
        /// All that it can mean.
        package var senses: Senses
        /// How many of the words it takes.
        package var wordCount: Int
    }

    private static let dropped = PhraseSet(wordsOf: WishWordTable.dropped)
    private static let english = PhraseSet(wordsOf: WishWordTable.english)

    private init() {}

    /// All that a whole text can mean as a name; empty where it is none.
    package func senses(of text: some StringProtocol) -> Senses {
        guard text.utf8.count <= TextLimit.name else { return [] }
        let key = String(text)
        if let known = Self.recent.withLock({ $0[key] }) { return known }
        let found = read(text)
        Self.recent.withLock { recent in
            if recent.count >= Self.recentLimit { recent.removeAll(keepingCapacity: true) }
            recent[key] = found
        }
        return found
    }

    /// What was asked for lately: reading one sentence asks for the same names many times.
    private static let recent = Mutex<[String: Senses]>([:])
    private static let recentLimit = 1_024

    private func read(_ text: some StringProtocol) -> Senses {
        let words = FoodWords(text).words
        guard !words.isEmpty else { return [] }
        var senses: Senses = []
        if let reading = CookingLexicon.shared.reading(of: words) {
            if reading.food != nil || reading.adjective != nil { senses.insert(.food) }
            if reading.dish != nil { senses.insert(.dish) }
            if reading.course != nil { senses.insert(.course) }
            if reading.cuisine != nil { senses.insert(.cuisine) }
            if reading.diet != nil { senses.insert(.diet) }
        }
        switch KnownFoods.shared.kind(of: text) {
        case .food: senses.insert(.food)
        case .dish: senses.insert(.dish)
        case nil: break
        }
        if words.count == 1, Self.timeWords.contains(words[0]) { senses.insert(.time) }
        if WishWordTable.isUnmeasured(words) { senses.insert(.wish) }
        return senses
    }

    /// The longest name that begins at the first of some words; nil where none does.
    ///
    /// - Parameters:
    ///   - words: As typed, split at spaces.
    ///   - wanted: What it must be able to mean; nil is anything.
    package func longestName(
        in words: some RandomAccessCollection<String>,
        meaning wanted: Senses? = nil
    ) -> Finding? {
        // `rice or noodles` are two foods, though `rice noodles` is one.
        var row = Array(words.prefix(Self.longestName).prefix { $0 != "or" })
        guard let first = row.first, !Self.isJoining(first) else { return nil }
        while let last = row.last {
            let text = row.map { Self.isAnd($0) ? "and" : $0 }.joined(separator: " ")
            if !Self.isJoining(last) {
                let senses = senses(of: text)
                if !senses.isEmpty, wanted.map({ !senses.isDisjoint(with: $0) }) ?? true,
                    !FoodWords(last).isEmpty
                {
                    return Finding(senses: senses, wordCount: row.count)
                }
            }
            row.removeLast()
        }
        return nil
    }

    /// Whether a word is a word of some name of a food or dish, such as `pie`, or a name itself.
    package func isWordOfName(_ word: some StringProtocol) -> Bool {
        KnownFoods.shared.isWordOfName(word) || !senses(of: word).isEmpty
    }

    /// Whether a word says nothing of what is wanted: `something`, `tasty`, `tonight`.
    package func isDropped(_ word: some StringProtocol) -> Bool {
        let word = word.lowercased().filter { $0 != "'" && $0 != "’" }
        let isListed = Self.dropped.contains(word) || Self.dropped.contains(SingularForm.of(word))
        return isListed && senses(of: word).isEmpty
    }

    /// Whether a word is plain English, not a slip of a food's name: `house` is not `mousse`.
    package func isEnglish(_ word: some StringProtocol) -> Bool {
        let word = word.lowercased().filter { $0 != "'" && $0 != "’" }
        return Self.english.contains(word) || Self.dropped.contains(word)
    }

    private static func isAnd(_ word: String) -> Bool {
        ["and", "&", "+", "n", "'n'", "’n’", "with"].contains(word.lowercased())
    }

    /// Whether a word joins others, and so is neither the first nor the last of a name.
    private static func isJoining(_ word: String) -> Bool {
        isAnd(word) || ["or", "no", "not", "without"].contains(word.lowercased())
    }

    private static let longestName = 8
    private static let timeWords: Set<String> = [
        "quick", "fast", "speedy", "quickly", "quicker", "faster", "quickie", "rapid", "express",
        "quickest", "fastest",
    ]
}

// MARK: - All words

extension Vocabulary {
    /// The names of kinds of dish, courses, diets and cuisines.
    package static let sorts: [String] = {
        let lexicon = CookingLexicon.shared
        return [lexicon.dishes, lexicon.courses, lexicon.diets, lexicon.cuisines]
            .joined().map(\.name)
    }()

    /// Every single word of a name, as cooks write it.
    package static let words: [String] = {
        var words: Set<String> = []
        let lexicon = CookingLexicon.shared
        let names =
            lexicon.foods + lexicon.dishes.map(\.name) + lexicon.courses.map(\.name)
            + lexicon.cuisines.map(\.name) + lexicon.diets.map(\.name) + KnownFoods.shared.foods
            + KnownFoods.shared.dishes
        for name in names + FoodSynonyms.shared.spellings {
            for word in name.split(whereSeparator: { $0 == " " || $0 == "-" }) where word.count > 2
            {
                words.insert(String(word))
            }
        }
        return words.sorted()
    }()
}
