@testable import Conversation

/// A few foods and dishes, so that tests do not hang on the program's own list.
struct KnownNames: FoodKnowledge {
    private static let names = Set(
        [
            "goat cheese", "cream cheese", "soy sauce", "red onion", "spring onion", "back bacon",
            "coconut milk", "peanut butter", "butternut squash", "mac and cheese",
            "fish and chips", "stir fry", "baby back ribs", "five spice", "cottage pie",
            "clear soup", "red wine vinegar", "olive oil", "sandwiches", "cheese", "garlic",
            "bacon", "soup", "kelp", "udon", "whisky", "mint", "pie", "stew", "leg of lamb",
            "pastry", "sage", "onion", "milk", "cream", "eggs", "rice", "leek", "ham",
        ].map { $0.split(separator: " ").map(String.init) }
    )
    private static let words = Set(names.joined()).subtracting(["and", "of"])

    func lengthOfName(at start: Int, in words: [String]) -> Int {
        for length in stride(from: min(4, words.count - start), to: 0, by: -1)
        where KnownNames.names.contains(Array(words[start..<start + length])) {
            return length
        }
        return 0
    }

    func isWordOfName(_ word: String) -> Bool { KnownNames.words.contains(word) }
}
