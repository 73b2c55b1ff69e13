import RecipeModel
import Testing

struct FoodWordsTests {
    @Test(arguments: [
        ("Crème fraîche", "creme fraiche"), ("Soßen-Würfel", "sossen wurfel"),
        ("Shepherd's pie", "shepherd pie"), ("Shepherds Pie", "shepherd pie"),
    ])
    func words(text: String, expected: String) {
        #expect(FoodWords(text).words.joined(separator: " ") == expected)
    }
}
