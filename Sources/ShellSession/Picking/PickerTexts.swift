import KitchenLanguage
import RecipeModel

/// The titles and ingredients that `pick` looks through, as folded letters one after the other, so
/// that ten thousand recipes are gone through in a few milliseconds.
struct PickerTexts: Equatable, Sendable {
    /// A space stands before each word.
    private var letters: [UInt8] = []
    /// Where each recipe's title begins and ends, and where its ingredients end.
    private var places: [(start: Int, titleEnd: Int, end: Int)] = []

    init(_ recipes: [Recipe]) {
        for recipe in recipes {
            letters.append(UInt8(ascii: " "))
            let start = letters.count
            letters += Self.folded(recipe.title)
            let titleEnd = letters.count
            for ingredient in recipe.ingredients {
                letters.append(UInt8(ascii: " "))
                letters += Self.folded(ingredient.name)
            }
            places.append((start, titleEnd, letters.count))
        }
    }

    var count: Int { places.count }

    /// Those of some recipes that have every typed word: its letters in their order in the title, or the
    /// beginning of a word of an ingredient. What fits best comes first.
    func matches(_ typed: String, among candidates: [Int]) -> [Int] {
        let words = Self.folded(typed).split(separator: UInt8(ascii: " ")).map(Array.init)
        guard !words.isEmpty else { return candidates }
        let found = letters.withUnsafeBufferPointer { letters in
            candidates.compactMap { index -> (index: Int, score: Int)? in
                var score = 0
                for word in words {
                    guard let part = Self.score(word, in: letters, places[index]) else {
                        return nil
                    }
                    score += part
                }
                return (index, score)
            }
        }
        return found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.index)
    }

    private static func score(
        _ word: [UInt8],
        in letters: UnsafeBufferPointer<UInt8>,
        _ place: (start: Int, titleEnd: Int, end: Int)
    ) -> Int? {
        let titled = FuzzyScore.of(word, in: letters, place.start, place.titleEnd)
        let whole = FuzzyScore.found * word.count
        // What a run in the title counts at least, an ingredient cannot better.
        if let titled, titled > whole { return titled }
        let isIngredient = begins(word, in: letters, place.titleEnd, place.end)
        return isIngredient ? max(whole, titled ?? 0) : titled
    }

    /// Whether a word of part of the letters begins with these.
    private static func begins(
        _ word: [UInt8],
        in letters: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Bool {
        var place = start
        search: while place < end - word.count {
            guard letters[place] == UInt8(ascii: " ") else {
                place += 1
                continue
            }
            for offset in word.indices where letters[place + 1 + offset] != word[offset] {
                place += 1
                continue search
            }
            return true
        }
        return false
    }

    private static func folded(_ text: some StringProtocol) -> [UInt8] {
        LetterFolding.folded(text).map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    }

    static func == (left: PickerTexts, right: PickerTexts) -> Bool {
        left.letters == right.letters && left.places.elementsEqual(right.places) { $0 == $1 }
    }
}
