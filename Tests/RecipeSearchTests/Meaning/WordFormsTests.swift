import Testing

@testable import KitchenLanguage
@testable import RecipeSearch

/// Words as they are typed, and the form in which they are compared.
struct WordFormsTests {
    @Test func aSingularHasNoOther() {
        for name in KnownFoods.shared.foods + KnownFoods.shared.dishes {
            for word in WordScanner.plainWords(in: name) {
                #expect(SingularForm.of(word) == word, "\(word)")
            }
        }
    }

    @Test func wordsHavePlaces() {
        let found = WordScanner.words(in: "é Œufs, 豆!")
        #expect(found.map(\.word) == ["e", "oeuf", "豆"])
        #expect(found.map(\.start) == [0, 3, 10])
        #expect(found.map(\.end) == [2, 8, 13])
    }

    @Test(arguments: [
        (["a", "b", "c"], ["b", "c"], true), (["a", "b", "c"], ["a", "c"], false),
        (["a", "b"], ["a", "b"], true), (["a", "b"], ["a", "b", "c"], false), (["a"], [], false),
        ([], [], false), (["a", "b"], ["b"], true), (["a", "b", "a", "c"], ["a", "c"], true),
    ])
    func aRowStandsInAnother(_ words: [String], _ row: [String], _ isThere: Bool) {
        #expect(words.containsRow(row) == isThere)
        #expect((["x"] + words)[1...].containsRow(row) == isThere)
        #expect(words.indices.contains { !row.isEmpty && words.hasRow(row, at: $0) } == isThere)
    }
}
