import RecipeModel
import Testing

struct SpellingTests {
    private let spelling = Spelling(words: [
        ("chicken", 22), ("chickpea", 8), ("zucchini", 3), ("tomato", 40), ("potato", 30),
        ("stroganoff", 1), ("shepherd", 1), ("dessert", 35), ("quagga", 0),
    ])

    @Test(arguments: [
        ("chiken", "chicken"), ("chikpea", "chickpea"), ("zuchini", "zucchini"),
        ("tomatoe", "tomato"), ("potatos", "potato"), ("stroganof", "stroganoff"),
        ("desert", "dessert"), ("quaga", "quagga"), ("shepards", "shepherd"),
    ])
    func aSlipIsFound(typed: String, meant: String) {
        #expect(spelling.correction(of: typed) == meant)
    }

    @Test(arguments: ["cat", "qwerty", "", "ch", "elephant", "tom"])
    func whatIsFarFromAllStays(typed: String) {
        #expect(spelling.correction(of: typed) == nil)
    }

    @Test func theProgramsOwnWordsAreNoSlips() {
        for word in ["house", "wife", "healthy", "asparagus", "soup", "don't", "italian"] {
            #expect(Vocabulary.shared.nearestWord(to: word) == nil, "\(word)")
        }
        #expect(Vocabulary.shared.nearestWord(to: "chiken") == "chicken")
        #expect(Vocabulary.shared.nearestWord(to: "vegitarian") == "vegetarian")
    }
}
