/// Words of which several mean one food, each with the one that stands for all.
package struct FoodSynonyms: Sendable {
    /// Those of the dictionary, and of words that are no foods.
    package static let shared = FoodSynonyms(groups)

    /// Each line: the words that stand for what is meant, then the others, without diacritics.
    ///
    /// The first is chosen so that a shorter wish still finds it: `scallion` becomes `spring
    /// onion`, which is an onion; `ground beef` becomes `beef mince`, found by `mince` as well.
    package static var groups: String { DictionaryTables.spellings }

    /// What is known of a single word.
    struct Entry {
        let word: String
        /// One word for one word: `yoghurt` is `yogurt`, `prawn` is `shrimp`.
        var spelling: String
        /// Whether the word, so spelt, begins a row that another stands for.
        var beginsPhrase = false
    }

    private var entries = PhraseTable<Entry>(capacity: 512)
    /// Rows of words for others, by their first word, the longest first.
    private var phrases = PhraseTable<[Phrase]>(capacity: 256)

    private struct Phrase {
        var from: [String]
        var to: [String]
    }

    /// Reads lines of the form `canonical: other, other`.
    init(_ lines: String) {
        var lines = lines
        lines.withUTF8 { read($0[...]) }
    }

    private mutating func read(_ table: TableScanner.Bytes) {
        // Places in the table.
        var rows: [(from: Range<Int>, to: Range<Int>)] = []
        TableScanner.forEachLine(of: table) { canonical, others in
            guard !others.isEmpty else { return }
            let isRow = canonical.contains(UInt8(ascii: " "))
            // So that `romaine lettuce` stays unchanged where `romaine` alone becomes it.
            let meant = canonical.startIndex..<canonical.endIndex
            if isRow { rows.append((meant, meant)) }
            TableScanner.forEachPart(of: others, separatedBy: UInt8(ascii: ",")) { other in
                if isRow || other.contains(UInt8(ascii: " ")) {
                    rows.append((other.startIndex..<other.endIndex, meant))
                } else {
                    let (word, spelling) = (SingularForm.of(other), SingularForm.of(canonical))
                    entries.update(
                        PhraseHash(word.utf8),
                        from: Entry(word: word, spelling: spelling)
                    ) { $0.spelling = spelling }
                }
            }
        }
        let phrasesOfRows = rows.map { row in
            Phrase(from: words(of: table[row.from]), to: words(of: table[row.to]))
        }
        for phrase in phrasesOfRows {
            guard let first = phrase.from.first else { continue }
            let hash = PhraseHash(first.utf8)
            phrases.update(hash, from: []) { $0.append(phrase) }
            entries.update(hash, from: Entry(word: first, spelling: first)) { _ in }
        }
        phrases.changeAll { $0.sort { $0.from.count > $1.from.count } }
        entries.changeAll { [phrases] in
            $0.beginsPhrase = phrases.place(of: PhraseHash($0.spelling.utf8)) != nil
        }
    }

    /// The words of a row, spelt as scanned words are, whatever the table says.
    private func words(of row: TableScanner.Bytes) -> [String] {
        var words: [String] = []
        TableScanner.forEachPart(of: row, separatedBy: UInt8(ascii: " ")) { word in
            let singular = SingularForm.of(word)
            if singular != "and" { words.append(entry(for: singular)?.spelling ?? singular) }
        }
        return words
    }

    /// The words that are spelt otherwise.
    var spellings: [String] { entries.values.map(\.word) }

    /// What is known of a singular word; nil of most.
    func entry(for word: String) -> Entry? { entry(for: PhraseHash(word.utf8)) }

    /// What is known of a singular word, given by its number.
    func entry(for word: PhraseHash) -> Entry? { entries[word] }

    /// Puts the canonical words in the place of every row that means the same, from the left.
    package func unify(_ words: [WordScanner.Word]) -> [WordScanner.Word] {
        guard words.contains(where: { $0.mayBeginPhrase || $0.word == "of" }) else { return words }
        let plain = words.map { $0.word }
        var result: [WordScanner.Word] = []
        var place = 0
        while place < words.count {
            let candidates =
                words[place].mayBeginPhrase
                ? phrases[PhraseHash(plain[place].utf8)] : nil
            let phrase = candidates?.first { plain.hasRow($0.from, at: place) }
            if let phrase {
                let last = words[place + phrase.from.count - 1]
                result += phrase.to.map {
                    WordScanner.Word(word: $0, start: words[place].start, end: last.end)
                }
                place += phrase.from.count
            } else if plain.indices.contains(place + 2), MeatCuts.isCut(plain[place...(place + 2)])
            {
                result += [plain[place + 2], plain[place]].map {
                    WordScanner.Word(
                        word: $0,
                        start: words[place].start,
                        end: words[place + 2].end
                    )
                }
                place += 3
            } else {
                result.append(words[place])
                place += 1
            }
        }
        return result
    }
}

/// Cuts of meat and fish, which are called both ways: `leg of lamb` and `lamb leg`.
package enum MeatCuts {
    /// Whether three words in the singular are a cut and what it is cut from, with `of` between.
    package static func isCut(_ words: some Collection<String>) -> Bool {
        var words = words.makeIterator()
        guard let cut = words.next(), words.next() == "of", let animal = words.next() else {
            return false
        }
        return cuts.contains(cut) && animals.contains(animal)
    }

    private static let cuts: Set<String> = [
        "belly", "breast", "cheek", "crown", "filet", "fillet", "haunch", "hock", "joint",
        "knuckle", "leg", "loin", "neck", "rack", "rib", "saddle", "shank", "shin", "shoulder",
        "side", "tail",
    ]

    private static let animals: Set<String> = [
        "beef", "boar", "chicken", "cod", "duck", "goat", "goose", "haddock", "hake", "halibut",
        "ham", "hare", "hogget", "kid", "lamb", "monkfish", "mutton", "ox", "pork", "rabbit",
        "salmon", "trout", "tuna", "turkey", "veal", "venison",
    ]
}
