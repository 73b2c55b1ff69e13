/// A text as a row of normalised words, so that two ways of writing one food are equal.
///
/// Letters are in lower case and without diacritics, apostrophes are gone, singular and plural are
/// one, `and` is dropped, and of words that mean the same food one stands for all: `Aubergines`
/// and `eggplant` are equal, and so are `Scallions`, `green onions` and `spring onion`. A text
/// that has no letter and no digit has no words.
///
///     FoodWords("Crème fraîche").words         // ["creme", "fraiche"]
///     FoodWords("red onions").contains("onion") // true
package struct FoodWords: Hashable, Sendable {
    /// The words in the order of the text.
    package let words: [String]

    /// The words of a text.
    package init(_ text: some StringProtocol) {
        words = FoodWords.scanned(String(text)).map { $0.word }
    }

    /// Words that are normalised already.
    package init(normalized words: [String]) { self.words = words }

    /// The words of a text with their places, `and` dropped and synonyms made one.
    fileprivate static func scanned(_ text: String) -> [WordScanner.Word] {
        var words = WordScanner.words(in: text)
        words.removeAll { $0.word == "and" || $0.word == "n" }
        return FoodSynonyms.shared.unify(words)
    }

    /// Whether there is no word at all.
    package var isEmpty: Bool { words.isEmpty }

    /// Whether the other words stand in a row somewhere in these. No words stand nowhere.
    package func contains(_ other: FoodWords) -> Bool {
        words.containsRow(other.words)
    }
}

extension FoodWords: ExpressibleByStringLiteral {
    /// The words of a literal text.
    package init(stringLiteral text: String) { self.init(text) }
}

/// A normalised word with the place in its text where it was read.
package struct PlacedFoodWord: Hashable, Sendable {
    /// The word as in `FoodWords`.
    package var word: String
    /// Where it stands in the text; words that took the place of others have those others' place.
    package var range: Range<String.Index>

    /// All words of a text, each with its place.
    package static func all(in text: String) -> [PlacedFoodWord] {
        let utf8 = text.utf8
        return FoodWords.scanned(text).map { found in
            let start = utf8.index(utf8.startIndex, offsetBy: found.start)
            let end = utf8.index(start, offsetBy: found.end - found.start)
            return PlacedFoodWord(word: found.word, range: start..<end)
        }
    }
}

extension RandomAccessCollection<String> where Index == Int {
    /// Whether a row of words stands in this one; an empty row does not.
    @inlinable
    package func containsRow(_ row: [String]) -> Bool {
        guard let first = row.first, row.count <= count else { return false }
        if row.count == 1 { return contains(first) }
        return (startIndex...(endIndex - row.count)).contains { hasRow(row, at: $0) }
    }

    /// Whether a row of words begins at a place of this one.
    @inlinable
    package func hasRow(_ row: [String], at place: Int) -> Bool {
        guard row.count <= endIndex - place else { return false }
        return row.indices.allSatisfy { self[place + $0] == row[$0] }
    }
}
