import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Terminals by name, and facts at both sides of where they count.
struct TerminalKindsTests {
    private func style(_ change: (inout StyleFacts) -> Void) -> OutputStyle {
        var facts = StyleFacts()
        facts.isTerminal = true
        facts.term = "xterm-256color"
        facts.background = .dark
        change(&facts)
        return OutputStyle.decided(from: facts)
    }

    @Test(
        arguments: [
            ("vt100", .neutral), ("ansi", .neutral), ("linux", .neutral), ("cons25", .neutral),
            ("sun", .neutral), ("wy60", .neutral), ("vt100-256color", .dark), ("linux-256", .dark),
            ("xterm", .dark), ("screen", .dark), ("rxvt", .dark), ("foot", .dark), ("", .none),
            ("dumb", .none), ("dumber", .dark),
        ] as [(String, Theme)]
    )
    func aTerminalsNameTellsItsColors(_ term: String, _ theme: Theme) {
        #expect(style { $0.term = term }.theme == theme)
    }

    @Test(
        arguments: [
            ("0;0", .dark), ("15;6", .dark), ("0;7", .light), ("15;8", .dark), ("0;9", .light),
            ("0;15", .light), ("0;16", .neutral), ("0;-1", .neutral), ("7", .light),
            ("0;7;x", .neutral),
            ("", .neutral), (";", .neutral),
        ] as [(String, Theme)]
    )
    func theBackgroundsNumberIsDarkOrLight(_ value: String, _ theme: Theme) {
        let decided = style {
            $0.background = nil
            $0.colorFGBG = value
        }
        #expect(decided.theme == theme)
    }

    @Test(arguments: [
        "xterm-kitty", "foot", "foot-extra", "alacritty", "xterm-ghostty", "wezterm", "contour",
    ])
    func theseTerminalsHaveLinks(_ term: String) {
        #expect(style { $0.term = term }.hasLinks)
        #expect(!style { $0.term = "screen.\(term)" }.hasLinks)
        #expect(!style { $0.term = "tmux-\(term)" }.hasLinks)
    }

    @Test(arguments: ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"])
    func theseProgramsHaveLinks(_ program: String) {
        #expect(style { $0.termProgram = program }.hasLinks)
        #expect(!style { $0.termProgram = program + "x" }.hasLinks)
        let inside = style {
            $0.termProgram = program
            $0.term = "tmux-256color"
        }
        #expect(!inside.hasLinks)
    }

    @Test(arguments: [("4999", false), ("5000", true), ("6003", true), ("", false), ("x", false)])
    func theLibraryOfGNOMEHasLinksFromAVersionOn(_ version: String, _ hasLinks: Bool) {
        #expect(style { $0.vteVersion = version }.hasLinks == hasLinks)
    }

    @Test(
        arguments: [
            (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false),
            ("1", true),
            ("true", true), ("no", true),
        ] as [(String?, Bool)]
    )
    func theVariableForReadingAloud(_ value: String?, _ isAccessible: Bool) {
        #expect(style { $0.accessibleVariable = value }.isAccessible == isAccessible)
        let set = style {
            $0.accessibleVariable = value
            $0.accessible = !isAccessible
        }
        #expect(set.isAccessible == !isAccessible)
    }

    @Test(
        arguments: [
            (nil, nil, nil, 80), (nil, nil, "100", 100), (nil, nil, "0", 80), (nil, nil, "x", 80),
            (nil, 90, "100", 90), (nil, 0, "100", 100), (nil, -1, nil, 80), (120, 90, "100", 120),
            (nil, 1, nil, 20), (nil, nil, "161", 160), (nil, nil, "160", 160), (nil, 21, nil, 21),
        ] as [(Int?, Int?, String?, Int)]
    )
    func theWidthIsTheFirstThatIsKnown(
        _ chosen: Int?,
        _ terminal: Int?,
        _ variable: String?,
        _ width: Int
    ) {
        let decided = style {
            $0.width = chosen
            $0.terminalColumns = terminal
            $0.columns = variable
        }
        #expect(decided.width == width)
        #expect(decided.isWidthChosen == (chosen != nil))
    }

    @Test(
        arguments: [
            (PictureSupport.graphics, 79, false), (.graphics, 80, true), (.graphics, 0, true),
            (.graphics, nil, true), (.graphics, -1, true), (.cells, 80, true), (.cells, 79, false),
        ] as [(PictureSupport, Int?, Bool)]
    )
    func picturesAreShownWhereTheLinesAreWhole(
        _ support: PictureSupport,
        _ columns: Int?,
        _ isShown: Bool
    ) {
        var style = OutputStyle(width: 80, theme: .neutral, keepsBold: true, isTerminal: true)
        style.show(support, columns: columns)
        #expect(style.pictures == (isShown ? support : .none))
        style.isTerminal = false
        style.show(support, columns: columns)
        #expect(style.pictures == .none)
    }

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

    @Test func whatIsSuggestedIsGrey() {
        func sequence(_ theme: Theme, bold: Bool = true, accessible: Bool = false) -> String? {
            OutputStyle(theme: theme, keepsBold: bold, isAccessible: accessible).suggestionStyle
        }
        #expect(sequence(.dark) == "\u{1B}[38;5;246m")
        #expect(sequence(.light) == "\u{1B}[38;5;240m")
        #expect(sequence(.neutral) == "\u{1B}[2m")
        #expect(sequence(.none) == nil)
        #expect(sequence(.dark, bold: false) == nil)
        #expect(sequence(.dark, accessible: true) == nil)
    }
}

/// Signs that are taken out, that are replaced, and whose width terminals agree on.
struct SignsTests {
    @Test(
        arguments: [
            (0x00, false), (0x1B, false), (0x1F, false), (0x20, true), (0x7E, true), (0x7F, false),
            (0x80, false), (0x9F, false), (0xA1, true), (0x061B, true), (0x061C, false),
            (0x061D, true), (0x200D, true), (0x200E, false), (0x200F, false), (0x2010, true),
            (0x2027, true), (0x2028, false), (0x202E, false), (0x202F, true), (0x2065, true),
            (0x2066, false), (0x2069, false), (0x206A, true),
        ] as [(UInt32, Bool)]
    )
    func aSignIsPrintedOrNot(_ value: UInt32, _ isPrinted: Bool) throws {
        let sign = String(try #require(Unicode.Scalar(value)))
        #expect(Painter.withoutControls("a\(sign)b") == (isPrinted ? "a\(sign)b" : "ab"))
    }

    @Test(arguments: [
        ("★", "*"), ("·", "-"), ("…", "..."), ("→", "->"), ("✓", "x"), ("○", "o"), ("½", "1/2"),
        ("1½", "1 1/2"), ("é", "é"), ("a · b … c", "a - b ... c"),
    ])
    func inASCIISignsAreWrittenOut(_ sign: String, _ ascii: String) {
        #expect(Symbols.ascii.words(sign) == ascii)
        #expect(Symbols.unicode.words(sign) == sign)
    }

    @Test(arguments: [
        ("plain", true), ("crème", true), ("味噌", true), ("\u{1EFFF}", true), ("\u{1F000}", false),
        ("🧄", false), ("e\u{301}", false), ("a🧄", false), ("", true),
    ])
    func terminalsAgreeOnTheWidth(_ text: String, _ isCertain: Bool) {
        #expect(TextWidth.isCertain(text) == isCertain)
    }

    @Test(arguments: [
        ("\u{1160}", 1), ("\u{1100}\u{1160}", 2), ("\u{600}", 1), ("\u{605}", 1), ("\u{6DD}", 1),
        ("\u{70F}", 1), ("\u{890}", 1), ("\u{891}", 1), ("\u{8E2}", 1), ("\u{110BD}", 1),
        ("\u{110CD}", 1), ("\u{1F1E6}", 1), ("\u{1F1E6}\u{1F1E7}", 2), ("#\u{FE0F}", 2),
        ("#\u{20E3}", 2), ("©", 1), ("©\u{FE0F}", 2), ("™", 1), ("\u{1F3FB}", 2),
    ])
    func rareSignsHaveTheirWidth(_ text: String, _ width: Int) {
        #expect(TextWidth.of(text) == width)
    }

    @Test(arguments: [
        ("soup", "a soup"), ("omelet", "an omelet"), ("apple pie", "an apple pie"),
        ("ice cream", "an ice cream"), ("egg dish", "an egg dish"),
        ("upside-down cake", "an upside-down cake"),
        ("Irish stew", "a Irish stew"), ("stew", "a stew"),
    ])
    func aDishHasItsArticle(_ dish: String, _ words: String) {
        #expect(DishWords.withArticle(dish) == words)
    }

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
