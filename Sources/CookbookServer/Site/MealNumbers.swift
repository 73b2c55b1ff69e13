import KitchenLanguage
import RecipeModel

/// The numbers by which TheMealDB's clients know recipes.
///
/// A recipe that was brought in has its number in its key. The starters have words for keys; theirs
/// are made from the words, beyond all others, so that they stay the same.
struct MealNumbers: Sendable {
    private let keys: [Int: String]

    init(_ wordKeys: [String]) {
        keys = Dictionary(wordKeys.map { (MealNumbers.made(of: $0), $0) }) { first, _ in first }
    }

    /// The number of a key.
    func number(ofKey key: String) -> Int {
        let made = MealNumbers.made(of: key)
        return keys[made] == key ? made : MealNumbers.written(in: key) ?? made
    }

    /// The key of a number; nil where it is none's.
    func key(ofNumber number: Int) -> String? {
        if let key = keys[number] { return key }
        return (1..<MealNumbers.first).contains(number) ? "n" + String(number, radix: 36) : nil
    }

    private static let first = 1 << 40

    private static func written(in key: String) -> Int? {
        key.first == "n" ? Int(key.dropFirst(), radix: 36).flatMap { $0 > 0 ? $0 : nil } : nil
    }

    /// FNV-1a in 40 bits.
    private static func made(of key: String) -> Int {
        first + Int(FNV1a(key.utf8).value >> 24)
    }
}
