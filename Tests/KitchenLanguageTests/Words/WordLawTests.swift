import KitchenLanguage
import RecipeTestSupport
import Testing

/// What holds of every word and every name.
struct WordLawTests {
    @Test func placesCoverTheirWords() throws {
        let text = "Crème: 2 scallions & rocket’s"
        let placed = PlacedFoodWord.all(in: text)
        #expect(placed.map(\.word) == ["creme", "2", "spring", "onion", "arugula"])
        #expect(
            placed.map { text[$0.range] } == ["Crème", "2", "scallions", "scallions", "rocket’s"]
        )
    }

    @Test func normalisingAgainChangesNothing() {
        var random = SeededGenerator(seed: 3)
        let pool = KnownFoods.shared.foods + KnownFoods.shared.dishes
        for _ in 0..<3_000 {
            let text = random.pick(pool) + random.pick([" ", ", ", "-"]) + random.pick(pool)
            let once = FoodWords(text)
            #expect(FoodWords(once.words.joined(separator: " ")) == once, "\(text)")
        }
    }

    @Test func placesAreInOrderAndInsideTheText() {
        var random = SeededGenerator(seed: 5)
        let signs = "aé\u{301}ß'’ -,½豆🍋👩\u{200D}🍳\u{200D}ส้ม\u{FE0F}SsIes"
        for _ in 0..<3_000 {
            let text = random.word(of: signs, upTo: 12)
            let placed = PlacedFoodWord.all(in: text)
            #expect(placed.map(\.word) == FoodWords(text).words)
            var end = text.startIndex
            for word in placed {
                #expect(word.range.lowerBound >= end && !word.range.isEmpty)
                #expect(!word.word.isEmpty)
                end = word.range.upperBound
            }
            #expect(end <= text.endIndex)
        }
    }

    @Test func agreesWithThePlainRecurrenceOnRandomWords() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let left = random.word(of: "abc", upTo: 7)
            let right = random.word(of: "abc", upTo: 7)
            let expected = plainDistance(Array(left), Array(right))
            for limit in 0...4 {
                let found = EditDistance.between(left, right, limit: limit)
                #expect(found == (expected <= limit ? expected : nil), "\(left) \(right) \(limit)")
            }
        }
    }

    /// The definition, word for word: the whole table, without any short cut.
    private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
        var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : row } }
        for row in 0..<left.count {
            for column in 0..<right.count {
                let change = table[row][column] + (left[row] == right[column] ? 0 : 1)
                var least = min(change, table[row][column + 1] + 1, table[row + 1][column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    least = min(least, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = least
            }
        }
        return table[left.count][right.count]
    }
}
