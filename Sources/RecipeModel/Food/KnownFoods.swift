/// The names of foods and dishes that the program knows without having met them in a recipe.
///
/// They decide which neighbouring words are one thing to look for, which words are not misspelt
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
    private var kinds = PhraseTable<Kind>(capacity: 4_096)
    /// For the first word of each name how many words the longest such name has.
    private var lengths = PhraseTable<Int>(capacity: 2_048)
    private var wordsOfNames: Set<PhraseHash> = []

    /// Knows the names in these lists, parted by commas or line ends.
    init(foods: [String], dishes: [String]) {
        lists = [.food: foods, .dish: dishes]
        wordsOfNames.reserveCapacity(2_048)
        for list in dishes { learn(list, as: .dish) }
        for list in foods { learn(list, as: .food) }
        for word in KnownFoods.smallWords { wordsOfNames.remove(PhraseHash(word.utf8)) }
    }

    /// Learns a list, of which most words are read as bytes alone: thousands of short texts would
    /// take much longer.
    private mutating func learn(_ list: String, as kind: Kind) {
        var list = list
        list.withUTF8 { bytes in
            var name = NameHash()
            var start = 0
            for place in 0...bytes.count {
                let byte = place < bytes.count ? bytes[place] : UInt8(ascii: ",")
                switch byte {
                case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "-"):
                    if start < place { add(bytes[start..<place], to: &name) }
                    start = place + 1
                    guard byte != UInt8(ascii: " "), byte != UInt8(ascii: "-") else { continue }
                    learn(name, as: kind)
                    name = NameHash()
                default: continue
                }
            }
        }
    }

    /// The words of a name so far, as numbers.
    private struct NameHash {
        var whole = PhraseHash()
        var first: PhraseHash?
        var count = 0

        mutating func add(_ word: String) {
            whole.add(word: word)
            if first == nil { first = PhraseHash(word.utf8) }
            count += 1
        }

        mutating func add(_ word: TableScanner.Bytes, hash: PhraseHash) {
            whole.add(word: word)
            if first == nil { first = hash }
            count += 1
        }
    }

    /// Adds a word. Only one that may be a plural, another spelling or no plain letters is made a
    /// text.
    private mutating func add(_ word: TableScanner.Bytes, to name: inout NameHash) {
        let hash = PhraseHash(word)
        let isPlain = word.allSatisfy { (0x61...0x7A).contains($0) }
        if isPlain, word.last != UInt8(ascii: "s"), !FoodSynonyms.shared.hasEntry(for: hash) {
            name.add(word, hash: hash)
            wordsOfNames.insert(hash)
            return
        }
        for plain in WordScanner.plainWords(in: word.text) {
            name.add(plain)
            wordsOfNames.insert(PhraseHash(plain.utf8))
        }
    }

    private mutating func learn(_ name: NameHash, as kind: Kind) {
        guard let first = name.first else { return }
        kinds.update(name.whole, from: kind) { $0 = kind }
        lengths.update(first, from: name.count) { $0 = max($0, name.count) }
    }

    /// Whether a whole text is the name of a known food.
    package func isFood(_ text: some StringProtocol) -> Bool { kind(of: text) == .food }

    /// What a whole text names; nil where it is not a known name.
    package func kind(of text: some StringProtocol) -> Kind? {
        let words = WordScanner.plainWords(in: String(text))
        return words.isEmpty ? nil : kinds[PhraseHash(words: words)]
    }

    /// Whether a word is part of the name of a food or dish, as `pie`, `leg` and `sage` are.
    ///
    /// Small words such as `and` are not, though names have them.
    package func isWordOfName(_ word: some StringProtocol) -> Bool {
        let words = WordScanner.plainWords(in: String(word))
        return !words.isEmpty && words.allSatisfy { wordsOfNames.contains(PhraseHash($0.utf8)) }
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
                guard let first = parts.first, let length = lengths[PhraseHash(first.utf8)] else {
                    return nil
                }
                limit = length
            }
            guard parts.count <= limit else { break }
            if let found = kinds[PhraseHash(words: parts)], kind == nil || kind == found {
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
