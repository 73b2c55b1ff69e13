/// The names of foods and dishes that the program knows without having met them in a recipe.
///
/// They decide which neighbouring words are one thing to look for, which words are not misspelt
/// commands, and what Tab offers. Every question takes text as typed: letter case, diacritics,
/// singular, plural and spelling (`yoghurt`, `yogurt`) do not matter. A dish is listed where its
/// words apart would mean something else (`cottage pie`), not where each says its own (`leek
/// pie`): the latter finds more as two terms.
package struct KnownFoods: Sendable {
    /// The names that come with the program.
    package static let shared = KnownFoods()

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
    package var foods: [String] { KnownFoods.names(in: DictionaryTables.said) }
    /// The known dishes, written so too.
    package var dishes: [String] { KnownFoods.names(in: DictionaryTables.dishes) }

    private let kinds: PhraseTable<Kind>

    /// For each word of a name how many words the longest name has that it begins; 0 for none.
    ///
    /// It is read at its first question by itself: whether a whole text is a name is asked far sooner.
    private static let words = {
        var words = PhraseTable<Int>(capacity: 4_096)
        for list in [DictionaryTables.dishes, DictionaryTables.said] {
            forEachName(in: list) { name in
                for word in name.words { words.update(word, from: 0) { _ in } }
                guard let first = name.words.first else { return }
                words.update(first, from: 0) { $0 = max($0, name.words.count) }
            }
        }
        return words
    }()

    private init() {
        var kinds = PhraseTable<Kind>(capacity: 4_096)
        for (list, kind) in [(DictionaryTables.dishes, Kind.dish), (DictionaryTables.said, .food)] {
            KnownFoods.forEachName(in: list) { kinds.update($0.whole, from: kind) { $0 = kind } }
        }
        self.kinds = kinds
    }

    /// Reads the names of a list, parted by commas or line ends, most words as bytes alone: thousands
    /// of short texts would take much longer.
    private static func forEachName(in list: String, _ take: (NameHash) -> Void) {
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
                    if start < place { name.add(word, bytes[start..<place]) }
                    start = place + 1
                    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") {
                        if !name.words.isEmpty { take(name) }
                        name.clear()
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
        var words: [PhraseHash] = []

        mutating func clear() {
            whole = PhraseHash()
            words.removeAll(keepingCapacity: true)
        }

        /// Adds a word. Only one with an uncommon plural or other than plain letters is made a text.
        mutating func add(_ word: WordHash, _ bytes: TableScanner.Bytes) {
            guard word.isPlain else {
                for plain in WordScanner.plainWords(in: bytes.text) {
                    words.append(PhraseHash(plain.utf8))
                    whole.add(word: plain)
                }
                return
            }
            var word = word
            switch SingularForm.change(of: bytes) {
            case .none: break
            case .drop(let count): word.become(bytes.dropLast(count), in: self)
            case .ies, .exception: word.become(SingularForm.of(bytes).utf8, in: self)
            }
            if let entry = FoodSynonyms.shared.entry(for: word.own), entry.spelling != entry.word {
                word.become(entry.spelling.utf8, in: self)
            }
            words.append(word.own)
            whole = word.whole
        }
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
                KnownFoods.words.place(of: PhraseHash($0.utf8)) != nil
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
                guard let first = parts.first, let length = KnownFoods.words[PhraseHash(first.utf8)]
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

    private static func names(in list: String) -> [String] {
        list.fields(separatedBy: ",", "\n")
    }

    /// Words of names that mean nothing of their own.
    private static let smallWords: Set<String> = [
        "and", "of", "in", "on", "the", "with", "a", "an", "no", "to", "by", "con", "e", "n", "de",
        "la", "au", "en", "alla", "alle", "al", "up", "down", "one", "free", "all",
    ]
}
