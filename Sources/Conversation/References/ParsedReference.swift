/// What a single word names, before the order of a range is looked at.
enum ParsedReference: Hashable {
    case number(Int, Reference.List)
    case range(Int, Int, Reference.List)
    case other(Reference)

    /// Reads one word in lower case; nil when it isn't a recipe here.
    init?(_ word: String) {
        if let reference = ParsedReference.words[word] {
            self = .other(reference)
            return
        }
        if let index = ParsedReference.cardinals.firstIndex(of: word) {
            self = .number(index + 2, .shown)
            return
        }
        let (list, rest) = ParsedReference.list(of: word[...])
        let parts = rest.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        switch parts.count {
        case 1:
            guard let number = ParsedReference.number(parts[0]) else { return nil }
            self = .number(number, list)
        case 2:
            let (other, end) = ParsedReference.list(of: parts[1])
            guard let first = ParsedReference.number(parts[0]),
                let last = ParsedReference.number(end), other == list || other == .shown
            else { return nil }
            self = .range(first, last, list)
        default:
            return nil
        }
    }

    /// The list that `r` or `f` before a number means, and the rest.
    private static func list(of word: Substring) -> (Reference.List, Substring) {
        switch word.first {
        case "r": (.results, word.dropFirst())
        case "f": (.favorites, word.dropFirst())
        default: (.shown, word)
        }
    }

    /// `3` or `3rd`.
    private static func number(_ text: Substring) -> Int? {
        var digits = text
        if digits.count > 2, ordinalEndings.contains(digits.suffix(2)) { digits.removeLast(2) }
        guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy(\.isDigit) else { return nil }
        return Int(digits)
    }

    private static let ordinalEndings: Set<Substring> = ["st", "nd", "rd", "th"]

    private static let words: [String: Reference] = {
        let ordinals = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth", "eleventh", "twelfth",
        ]
        var words: [String: Reference] = [
            "last": .last, "it": .it, "this": .it, "that": .it, "all": .all, "these": .all,
            "favorites": .everyFavorite, "favourites": .everyFavorite,
        ]
        for (index, word) in ordinals.enumerated() {
            words[word] = .number(index + 1, in: .shown)
        }
        return words
    }()

    /// `one` is not among them: in `the second one` it means nothing.
    private static let cardinals = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
}
