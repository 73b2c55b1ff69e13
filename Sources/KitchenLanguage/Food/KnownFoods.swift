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
        foods: [DictionaryTables.said],
        dishes: [DictionaryTables.dishes]
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
    package var foods: [String] { KnownFoods.names(in: foodLists) }
    /// The known dishes, written so too.
    package var dishes: [String] { KnownFoods.names(in: dishLists) }

    private let foodLists: [String]
    private let dishLists: [String]
    private var kinds = PhraseTable<Kind>(capacity: 4_096)
    /// For each word of a name how many words the longest name has that it begins; 0 for none.
    private var words = PhraseTable<Int>(capacity: 4_096)

    /// Knows the names in these lists, parted by commas or line ends.
    init(foods: [String], dishes: [String]) {
        (foodLists, dishLists) = (foods, dishes)
        for list in dishes { learn(list, as: .dish) }
        for list in foods { learn(list, as: .food) }
    }

    /// Learns a list, of which most words are read as bytes alone: thousands of short texts would
    /// take much longer.
    private mutating func learn(_ list: String, as kind: Kind) {
        var list = list
        list.withUTF8 { bytes in
            var name = NameHash()
            var word = WordHash(in: name)
            var start = 0
            for place in 0...bytes.count {
                let byte = place < bytes.count ? bytes[place] : UInt8(ascii: ",")
                switch byte {
                case 0x61...0x7A: word.add(byte)
                case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "-"):
                    if start < place { learn(word, bytes[start..<place], in: &name) }
                    start = place + 1
                    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") {
                        learn(name, as: kind)
                        name = NameHash()
                    }
                    word = WordHash(in: name)
                default: word.isPlain = false
                }
            }
        }
    }

    /// The words of a name so far, as numbers.
    private struct NameHash {
        var whole = PhraseHash()
        var first: PhraseHash?
        var count = 0
    }

    /// A word so far, by itself and at the end of its name.
    private struct WordHash {
        var own = PhraseHash()
        var whole: PhraseHash
        /// Whether it has plain small letters only.
        var isPlain = true

        init(in name: NameHash) {
            whole = name.whole
            whole.beginWord()
        }

        mutating func add(_ byte: UInt8) {
            own.add(byte)
            whole.add(byte)
        }

        mutating func become(_ word: some Sequence<UInt8>, in name: NameHash) {
            own = PhraseHash(word)
            whole = name.whole
            whole.add(word: word)
        }
    }

    /// Adds a word to its name. Only one with an uncommon plural or other than plain letters is made
    /// a text.
    private mutating func learn(
        _ word: WordHash,
        _ bytes: TableScanner.Bytes,
        in name: inout NameHash
    ) {
        guard word.isPlain else {
            for plain in WordScanner.plainWords(in: bytes.text) {
                learn(PhraseHash(plain.utf8), in: &name)
                name.whole.add(word: plain)
            }
            return
        }
        var word = word
        switch SingularForm.change(of: bytes) {
        case .none: break
        case .drop(let count): word.become(bytes.dropLast(count), in: name)
        case .ies, .exception: word.become(SingularForm.of(bytes).utf8, in: name)
        }
        if let entry = FoodSynonyms.shared.entry(for: word.own), entry.spelling != entry.word {
            word.become(entry.spelling.utf8, in: name)
        }
        learn(word.own, in: &name)
        name.whole = word.whole
    }

    private mutating func learn(_ word: PhraseHash, in name: inout NameHash) {
        words.update(word, from: 0) { _ in }
        if name.first == nil { name.first = word }
        name.count += 1
    }

    private mutating func learn(_ name: NameHash, as kind: Kind) {
        guard let first = name.first else { return }
        kinds.update(name.whole, from: kind) { $0 = kind }
        words.update(first, from: name.count) { $0 = max($0, name.count) }
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
        return !words.isEmpty
            && words.allSatisfy {
                self.words.place(of: PhraseHash($0.utf8)) != nil
                    && !KnownFoods.smallWords.contains($0)
            }
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
                guard let first = parts.first, let length = self.words[PhraseHash(first.utf8)]
                else {
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
