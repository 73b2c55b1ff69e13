/// The names of foods and dishes that the program knows without having met them in a recipe.
///
/// They decide which neighbouring words are one thing to look for, which words are no misspelt
/// commands, and what Tab offers. Every question takes text as typed: letter case, diacritics,
/// singular, plural and spelling (`yoghurt`, `yogurt`) do not matter. A dish is listed where its
/// words apart would mean something else (`cottage pie`), not where each says its own (`leek
/// pie`): the latter finds more as two terms.
package struct KnownFoods: Sendable {
    /// The names that come with the program.
    package static let shared = KnownFoods(
        foods: [
            vegetables, fruits, seasonings, meats, fish, dairy, staples, sauces, sweets, drinks,
        ],
        dishes: [dishes, wholeNames]
    )

    /// What a name names.
    package enum Kind: Hashable, Sendable {
        case food
        case dish
    }

    /// A name found in a row of words.
    package struct Finding: Hashable, Sendable {
        /// What it names.
        package var kind: Kind
        /// How many of the words it takes.
        package var wordCount: Int
    }

    /// The known foods as they are written: in lower case, in the singular or as cooks say them.
    package var foods: [String] { KnownFoods.names(in: lists[.food] ?? []) }
    /// The known dishes, written so too.
    package var dishes: [String] { KnownFoods.names(in: lists[.dish] ?? []) }

    private let lists: [Kind: [String]]
    private var kinds: [String: Kind] = [:]
    /// For the first word of each name how many words the longest such name has.
    private var lengths: [String: Int] = [:]
    private var wordsOfNames: Set<String> = []

    /// Knows the names in these lists, parted by commas or line ends.
    init(foods: [String], dishes: [String]) {
        lists = [.food: foods, .dish: dishes]
        kinds.reserveCapacity(4_096)
        wordsOfNames.reserveCapacity(2_048)
        for list in dishes { learn(list, as: .dish) }
        for list in foods { learn(list, as: .food) }
        wordsOfNames.subtract(KnownFoods.smallWords)
    }

    /// Learns a list in one go, for thousands of short texts would take much longer.
    private mutating func learn(_ list: String, as kind: Kind) {
        let bytes = Array(list.utf8)
        var name: [String] = []
        var end = 0
        for word in WordScanner.words(in: list) {
            let gap = bytes[end..<word.start]
            if gap.contains(UInt8(ascii: ",")) || gap.contains(UInt8(ascii: "\n")) {
                learn(name: name, as: kind)
                name.removeAll(keepingCapacity: true)
            }
            name.append(word.word)
            end = word.end
        }
        learn(name: name, as: kind)
    }

    private mutating func learn(name: [String], as kind: Kind) {
        guard let first = name.first else { return }
        kinds[name.count == 1 ? first : name.joined(separator: " ")] = kind
        if lengths[first, default: 0] < name.count { lengths[first] = name.count }
        for word in name { wordsOfNames.insert(word) }
    }

    /// Whether a whole text is the name of a known food.
    package func isFood(_ text: some StringProtocol) -> Bool { kind(of: text) == .food }

    /// What a whole text names; nil where it is no known name.
    package func kind(of text: some StringProtocol) -> Kind? {
        kinds[WordScanner.plainWords(in: String(text)).joined(separator: " ")]
    }

    /// Whether a word is part of the name of a food or dish, as `pie`, `leg` and `sage` are.
    ///
    /// Small words such as `and` are not, though names have them.
    package func isWordOfName(_ word: some StringProtocol) -> Bool {
        let words = WordScanner.plainWords(in: String(word))
        return !words.isEmpty && words.allSatisfy(wordsOfNames.contains)
    }

    /// The longest name of a food or dish that begins at a word of a line; nil where none does.
    ///
    /// The words are as typed, split at spaces, so `no-bake` is one word; `&`, `+` and `n` are
    /// read as `and`.
    package func longestName(
        in words: some RandomAccessCollection<String>,
        of kind: Kind? = nil
    ) -> Finding? {
        var parts: [String] = []
        var longest: Finding?
        var limit = 0
        for (place, word) in words.enumerated() {
            let added = KnownFoods.parts(of: word)
            guard !added.isEmpty else { break }
            parts += added
            if place == 0 {
                guard let first = parts.first, let length = lengths[first] else { return nil }
                limit = length
            }
            guard parts.count <= limit else { break }
            if let found = kinds[parts.joined(separator: " ")], kind == nil || kind == found {
                longest = Finding(kind: found, wordCount: place + 1)
            }
        }
        return longest
    }

    private static func parts(of word: String) -> [String] {
        switch word {
        case "&", "+", "n", "'n'", "’n’": ["and"]
        default: WordScanner.plainWords(in: word)
        }
    }

    private static func names(in lists: [String]) -> [String] {
        lists.flatMap { $0.fields(separatedBy: ",", "\n") }
    }

    /// Words of names that mean nothing of their own.
    private static let smallWords: Set<String> = [
        "and", "of", "in", "on", "the", "with", "a", "an", "no", "to", "by", "con", "e", "n", "de",
        "la", "au", "en", "alla", "alle", "al", "up", "down", "one", "free", "all",
    ]
}
