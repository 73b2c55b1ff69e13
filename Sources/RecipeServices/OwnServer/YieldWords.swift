import KitchenLanguage
import RecipeModel

/// A yield's words and numbers, for servers that keep the number by itself.
struct YieldWords {
    /// All numbers in their order, as they are written.
    let numbers: [String]
    /// The words, of which those for servings say nothing that the number doesn't.
    let words: [String]
    /// What is left for the words beside the first number: `muffins` of `Makes 12 muffins`, `to 6` of
    /// `Serves 4-6`; empty for plain servings.
    let rest: String

    /// What stands beside the number of portions: the text in brackets, where its own number is
    /// another, as in `4 (8 biscuits)`.
    func rest(beside amount: Double?) -> String {
        guard let amount, let first = numbers.first, Double(first) != amount else { return rest }
        return "(\(text))"
    }

    /// A number of portions with how much that is: `4 servings (8 biscuits)`; nil for other texts.
    static func portions(_ text: String) -> RecipeYield? {
        let digits = text.prefix { $0.isASCIIDigit || $0 == "." }
        var rest = text.dropFirst(digits.count).drop { $0 == " " }
        for word in ["servings", "serving"] where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count).drop { $0 == " " }
        }
        guard let amount = Double(digits), rest.first == "(", rest.last == ")",
            rest.contains(where: \.isASCIIDigit), rest.contains(where: \.isLetter)
        else { return nil }
        return RecipeYield(text: String(rest.dropFirst().dropLast()), amount: amount)
    }

    private let text: String

    init(_ text: String) {
        self.text = text
        numbers = text.split { !$0.isASCIIDigit && $0 != "." && $0 != "/" }.map(String.init)
            .filter { $0.contains(where: \.isASCIIDigit) }
        words = FoodWords(text).words.filter { word in
            !word.allSatisfy(\.isNumber) && !Self.servings.contains(word)
        }
        rest = Self.rest(of: text)
    }

    private static let servings: Set<String> = [
        "serve", "serf", "serving", "portion", "make", "yield", "for", "people", "person", "about",
        "to", "a", "of",
    ]

    /// Words before the number that say nothing with it.
    private static let leading: Set<String> = ["serves", "makes", "yields", "yield:", "serves:"]

    private static func rest(of text: String) -> String {
        var line = text.trimmingWhitespace()[...]
        if let word = line.split(separator: " ").first, leading.contains(word.lowercased()) {
            line = line.dropFirst(word.count).drop { $0 == " " }
        }
        let digits = line.prefix { $0.isASCIIDigit || $0 == "." }
        guard !digits.isEmpty else { return text }
        var rest = line.dropFirst(digits.count)
        if let mark = rest.first, "-–".contains(mark) {
            let end = rest.dropFirst().drop { $0 == " " }
            guard end.first?.isASCIIDigit == true else { return "(\(text))" }
            rest = "to " + end
        }
        let words = rest.trimmingWhitespace()
        // What begins with a number would be read together with the one before it.
        guard rest.isEmpty || rest.first == " " || rest.hasPrefix("to ") else { return "(\(text))" }
        return ["serving", "servings", "portion", "portions"].contains(words.lowercased())
            ? "" : words
    }
}
