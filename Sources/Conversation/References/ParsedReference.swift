import KitchenLanguage
import RecipeModel

/// What a single word names, before the order of a range is looked at.
enum ParsedReference: Hashable {
    case number(Int, Reference.List)
    case range(Int, Int, Reference.List)
    case other(Reference)

    /// Reads one word in lower case, but for an id; nil when it isn't a recipe here.
    init?(_ word: String) {
        if word.hasPrefix(ParsedReference.idMark) {
            guard let id = RecipeID(word.dropFirst(ParsedReference.idMark.count)) else {
                return nil
            }
            self = .other(.id(id))
            return
        }
        if let reference = ParsedReference.words[word] {
            self = .other(reference)
            return
        }
        // `one` is not among them: in `the second one` it means nothing.
        if word.first?.isLetter == true, word != "one", word != "hundred",
            let number = Numeral(word), number.value > 0
        {
            self =
                number.isOrdinal
                ? .other(.number(number.value, in: .shown)) : .number(number.value, .shown)
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

    /// What an id begins with.
    static let idMark = "id:"

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
        text.first?.isDigit == true ? Numeral(text)?.value : nil
    }

    private static let words: [String: Reference] = [
        "last": .last, "it": .it, "this": .it, "that": .it, "all": .all, "these": .all,
        "favorites": .everyFavorite, "favourites": .everyFavorite,
    ]
}
