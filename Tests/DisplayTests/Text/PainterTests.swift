import Documents
import RecipeModel
import Testing

@testable import Display

struct PainterTests {
    private func painter(links: Bool = false, bold: Bool = true, theme: Theme = .dark) -> Painter {
        Painter(
            style: OutputStyle(
                theme: theme,
                keepsBold: bold,
                hasLinks: links,
                isTerminal: true
            )
        )
    }

    @Test func paintsRolesAndNothingElse() {
        var text = StyledText("11  ")
        text.append("bread", .title, .matchedFood)
        #expect(painter().paint(text) == "11  \u{1B}[1;38;5;117mbread\u{1B}[0m")
        #expect(painter(bold: false).paint(text) == "11  bread")
    }

    @Test func linksWhereTheyAreWanted() {
        let text = StyledText("bread.example", link: WebAddress("https://bread.example/crème"))
        #expect(
            painter(links: true).paint(text)
                == "\u{1B}]8;;https://bread.example/cr%C3%A8me\u{1B}\\bread.example\u{1B}]8;;\u{1B}\\"
        )
        #expect(painter().paint(text) == "bread.example")
    }

    @Test func lastGateLetsNoControlThrough() {
        let text = StyledText("a\u{1B}[2J\u{9B}b\u{202E}c\u{7F}\u{0}\u{200F}")
        #expect(painter(bold: false).paint(text) == "a[2Jbc")
    }

    /// Terminals count emoji and marks differently; a column has to be one on all of them.
    @Test func sendsTheCursorToAColumnBehindWhatTerminalsDoNotAgreeOn() {
        let certain = StyledText("crème, 味噌").padded(to: 20) + "│"
        #expect(painter().paint(certain) == "crème, 味噌         │")
        let emoji = StyledText("👨‍👩‍👧‍👦").padded(to: 20) + "│"
        #expect(painter().paint(emoji).hasSuffix(" \u{1B}[21G│"))
        #expect(painter(bold: false).paint(emoji).hasSuffix("  │"))
        var paged = painter()
        paged.isPaged = true
        #expect(paged.paint(emoji).hasSuffix("  │"))
    }

    @Test func writesUnbreakableSpacesAsSpaces() {
        #expect(painter().paint(StyledText("bread\u{A0}★")) == "bread ★")
    }
}
