import RecipeModel
import Testing

@testable import RecipeFormats

/// Cooklang, mark by mark.
struct CooklangReadingTests {
    private func recipe(_ text: String) -> Recipe? {
        CooklangEntry(Array(text.utf8), title: "File").document.recipe
    }

    @Test func aNameIsOnlySoLong() {
        for (count, isName) in [(119, true), (120, false)] {
            let name = String(repeating: "x", count: count)
            #expect((recipe("Add @\(name){1}")?.ingredients.first?.text == "1 \(name)") == isName)
        }
    }
}
