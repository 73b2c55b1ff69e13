import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Terminals by name, and facts at both sides of where they count.
struct TerminalKindsTests {
    @Test func cellsNeedColorsAndSigns() {
        var style = OutputStyle(width: 80, keepsBold: true, isTerminal: true)
        style.show(.cells, columns: 80)
        #expect(style.pictures == .none)
        style.show(.graphics, columns: 80)
        #expect(style.pictures == .graphics)
        style.theme = .dark
        style.isASCII = true
        style.show(.cells, columns: 80)
        #expect(style.pictures == .none)
        style.isASCII = false
        style.show(.cells, columns: 80)
        #expect(style.pictures == .cells)
    }
}

/// Signs that are taken out, that are replaced, and whose width terminals agree on.
struct SignsTests {
    @Test func picturesAreLookedForWhereTheyAreShown() {
        let reply = Reply(command: "search", answer: .results(Sample.pictured))
        let plain = Reply(command: "search", answer: .results(Sample.results))
        let part = ResultsPart(
            query: Sample.query,
            service: .feed,
            rows: Sample.pictured.rows,
            isFirst: true
        )
        func cards(_ format: FormatChoice = .automatic, accessible: Bool = false) -> Renderer {
            renderer(
                accessible: accessible,
                format: format,
                layout: .cards,
                pictures: .cells
            )
        }
        #expect(cards().showsPictures(of: reply))
        #expect(!cards().showsPictures(of: plain))
        #expect(cards().showsPictures(of: part))
        #expect(!cards(accessible: true).showsPictures(of: reply))
        #expect(!cards(accessible: true).showsPictures(of: part))
        #expect(!cards(.chosen(.json)).showsPictures(of: reply))
        #expect(!cards(.chosen(.list)).showsPictures(of: reply))
        #expect(cards(.chosen(.cards)).showsPictures(of: reply))
        #expect(!renderer(format: .automatic, layout: .list).showsPictures(of: part))
    }
}
