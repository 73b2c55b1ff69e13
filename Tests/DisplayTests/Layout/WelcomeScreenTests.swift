import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct WelcomeScreenTests {
    private let welcome = Welcome(service: .cookbook, recipes: 257, cuisines: 49)

    @Test func itTellsWhatIsInsideAndThreeLinesToType() {
        #expect(
            renderer().text(of: welcome) == """
                257 recipes from 49 kitchens, no network needed. Type what you have:
                  soup without cream
                  what can I cook with eggs and rice?
                  help

                """
        )
    }

    @Test func itNamesTheServiceThatIsSet() {
        let welcome = Welcome(service: .themealdb, recipes: 257, cuisines: 49)
        let text = renderer().text(of: welcome)
        #expect(text.hasPrefix("Recipes come from themealdb. Type what you have:\n"))
    }

    @Test func itIsSpokenInSentences() {
        let text = renderer(accessible: true).text(of: welcome)
        #expect(text.contains("no network needed.\nYou can type: soup without cream"))
    }

    @Test(arguments: [20, 30, 40, 60, 80, 160], [false, true])
    func noLineIsTooWideAndNoWordIsLost(width: Int, isAccessible: Bool) {
        let text = renderer(width: width, accessible: isAccessible).text(of: welcome)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width }, "\(text)")
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("soup without cream"))
        #expect(words.contains("what can I cook with eggs and rice?"))
    }

    /// The answer about the background may come later, so no colour may depend on it.
    @Test func everyThemeDrawsItAlike() {
        let drawn = Theme.allCases.map { theme in
            renderer(theme: theme, bold: true).text(of: welcome)
        }
        #expect(Set(drawn).count == 1, "\(drawn)")
    }
}
