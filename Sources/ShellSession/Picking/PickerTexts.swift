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
            let start = letters.count
            add(recipe.title)
            let titleEnd = letters.count
            for ingredient in recipe.ingredients { add(ingredient.name) }
            places.append((start, titleEnd, letters.count))
        }
    }

    var count: Int { places.count }

    /// Those of some recipes that have every typed word, or one that begins with it: those with all
    /// of them in the title first.
    func matches(_ typed: String, among candidates: [Int]) -> [Int] {
        let words = typed.split(whereSeparator: \.isWhitespace).map { Self.word($0) }
        guard !words.isEmpty else { return candidates }
        var titled: [Int] = []
        var others: [Int] = []
        letters.withUnsafeBufferPointer { letters in
            for index in candidates {
                let place = places[index]
                let found = words.map { Self.find($0, in: letters, place.start, place.end) }
                if found.allSatisfy({ $0.map { $0 < place.titleEnd } ?? false }) {
                    titled.append(index)
                } else if !found.contains(nil) {
                    others.append(index)
                }
            }
        }
        return titled + others
    }

    private mutating func add(_ text: String) {
        letters.append(UInt8(ascii: " "))
        letters += Self.folded(text)
    }

    private static func word(_ text: Substring) -> [UInt8] { [UInt8(ascii: " ")] + folded(text) }

    private static func folded(_ text: some StringProtocol) -> [UInt8] {
        LetterFolding.folded(text).map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    }

    private static func find(
        _ word: [UInt8],
        in letters: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Int? {
        var place = start
        search: while place <= end - word.count {
            for offset in word.indices where letters[place + offset] != word[offset] {
                place += 1
                continue search
            }
            return place
        }
        return nil
    }

    static func == (left: PickerTexts, right: PickerTexts) -> Bool {
        left.letters == right.letters && left.places.elementsEqual(right.places) { $0 == $1 }
    }
}
