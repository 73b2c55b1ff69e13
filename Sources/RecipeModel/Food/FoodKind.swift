/// A kind of food whose foods are known by name, such as `cheese` with mozzarella and feta.
struct FoodKind: Sendable {
    /// A name of the kind, with the words beside it that make it another thing.
    private struct Name {
        var words: [String]
        /// `oyster` before `mushroom` is no shellfish.
        var notBefore: Set<String> = []
        /// `flour` after `rice` has no gluten.
        var notAfter: Set<String> = []
    }

    /// The names by their first word.
    private let names: [String: [Name]]

    /// Reads names parted by commas or line ends: `oyster > mushroom`, `flour < rice almond`.
    init(_ lists: String...) {
        var names: [String: [Name]] = [:]
        for entry in lists.joined(separator: ",").split(whereSeparator: { $0 == "," || $0 == "\n" })
        {
            let before = entry.split(separator: "<", maxSplits: 1)
            let behind = (before.first ?? "").split(separator: ">", maxSplits: 1)
            guard let text = behind.first else { continue }
            var name = Name(words: FoodWords(text).words)
            if behind.count > 1 { name.notBefore = Set(FoodWords(behind[1]).words) }
            if before.count > 1 { name.notAfter = Set(FoodWords(before[1]).words) }
            guard let first = name.words.first else { continue }
            names[first, default: []].append(name)
        }
        self.names = names
    }

    /// The places in a row of words at which a food of the kind is named.
    func firstName(in words: [String]) -> Range<Int>? {
        for place in words.indices {
            guard let candidates = names[words[place]] else { continue }
            for name in candidates where words.hasRow(name.words, at: place) {
                let end = place + name.words.count
                if end < words.count, name.notBefore.contains(words[end]) { continue }
                if isGuarded(name, by: words[..<place]) { continue }
                return place..<end
            }
        }
        return nil
    }

    /// Whether a food of the kind is named in a row of words.
    func isNamed(in words: [String]) -> Bool { firstName(in: words) != nil }

    /// All names, each as a row of normalised words.
    var rows: [[String]] {
        names.values.flatMap { $0.map(\.words) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Looks back over words such as `condensed`, so that `coconut condensed milk` is seen whole.
    private func isGuarded(_ name: Name, by earlier: ArraySlice<String>) -> Bool {
        guard !name.notAfter.isEmpty else { return false }
        for word in earlier.reversed() {
            if name.notAfter.contains(word) { return true }
            guard FoodKind.describing.contains(word) else { return false }
        }
        return false
    }

    /// Words that describe a food without changing what it is made of.
    private static let describing: Set<String> = [
        "unsweetened", "sweetened", "condensed", "evaporated", "light", "lite", "low", "reduced",
        "fat",
        "full", "whole", "canned", "fresh", "dried", "grated", "shredded", "sliced", "vanilla",
        "chocolate",
        "barista", "organic", "plain", "creamy", "drinking", "style", "based", "thick", "thin",
        "warm",
        "cold", "hot", "double", "single", "whipping", "sour", "soft", "hard", "melted", "self",
        "raising",
    ]
}
