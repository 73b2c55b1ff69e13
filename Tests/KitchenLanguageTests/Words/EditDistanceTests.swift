import KitchenLanguage
import RecipeTestSupport
import Testing

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("search", "saerch", 1), ("search", "serch", 1),
        ("garlic", "garlci", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("pie", "sage", 3),
        ("crème", "creme", 1), ("more", "mroe", 1), ("ab", "ba", 1), ("abcd", "badc", 2),
    ])
    func slips(left: String, right: String, distance: Int) {
        #expect(EditDistance.between(left, right, limit: 5) == distance)
        #expect(EditDistance.between(right, left, limit: 5) == distance)
        #expect(EditDistance.between(left, right, limit: distance) == distance)
        #expect(EditDistance.between(left, right, limit: distance - 1) == nil)
    }

    /// Two slips make another word of one that has only five letters.
    @Test(arguments: [
        ("onion", "onoin"), ("lemon", nil), ("melno", "melon"), ("ounon", nil), ("spices", nil),
        ("parlsye", "parsley"), ("prsley", "parsley"), ("prsly", nil), ("parsly", "parsley"),
    ])
    func theClosest(to word: String, is expected: String?) {
        let names = ["melon", "onoin", "spine", "parsley"]
        #expect(EditDistance.closest(to: word, among: names) == expected)
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
