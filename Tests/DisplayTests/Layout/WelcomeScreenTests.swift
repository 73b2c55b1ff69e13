import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct WelcomeScreenTests {
    private let welcome = Welcome(service: .cookbook)

    @Test func itIsTwoLines() {
        #expect(
            renderer().text(of: welcome) == """
                Welcome. A cookbook is inside; 'open' reads web pages too.
                Try: search garlic cheese     help shows more, Tab completes.

                """
        )
    }

    @Test func itNamesTheServiceThatIsSet() {
        let text = renderer().text(of: Welcome(service: .themealdb))
        #expect(text.hasPrefix("Welcome. Recipes come from themealdb; 'open'"))
    }

    @Test func itIsSpokenInSentences() {
        let text = renderer(accessible: true).text(of: welcome)
        #expect(text.contains("Try: search garlic cheese. The command help tells more."))
    }

    @Test(arguments: [20, 30, 40, 60, 80, 160], [false, true])
    func noLineIsTooWideAndNoWordIsLost(width: Int, isAccessible: Bool) {
        let text = renderer(width: width, accessible: isAccessible).text(of: welcome)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width }, "\(text)")
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Try: search garlic cheese"))
        #expect(words.contains("'open' reads web pages too."))
    }

    /// The answer about the background may come later, so no colour may depend on it.
    @Test func everyThemeDrawsItAlike() {
        let drawn = Theme.allCases.map { theme in
            renderer(theme: theme, bold: true).text(of: welcome)
        }
        #expect(Set(drawn).count == 1, "\(drawn)")
    }
}
