/// The words of a food or a title, in the form in which they are compared: small letters, plain
/// letters, singular.
struct FoodKey: Hashable {
    let words: [String]

    init(_ text: String) {
        words = StarterKey.key(forTitle: text).split(separator: "-").map { FoodKey.singular($0) }
    }

    /// Whether all words of another stand in this one, side by side.
    func contains(_ other: FoodKey) -> Bool {
        guard !other.words.isEmpty, other.words.count <= words.count else { return false }
        return (0...(words.count - other.words.count)).contains { start in
            words[start..<(start + other.words.count)].elementsEqual(other.words)
        }
    }

    private static func singular(_ word: Substring) -> String {
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if word.count > 4, word.hasSuffix("oes") { return String(word.dropLast(2)) }
        if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") {
            return String(word.dropLast())
        }
        return String(word)
    }
}
