import RecipeModel
import Testing

@testable import Display

struct OutputStyleTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var facts: StyleFacts
        var expected: OutputStyle

        init(
            _ name: String,
            _ change: (inout StyleFacts) -> Void,
            gives wanted: (inout OutputStyle) -> Void
        ) {
            self.name = name
            // A terminal with 256 colours of which the background is not known.
            var facts = StyleFacts()
            facts.isTerminal = true
            facts.term = "xterm-256color"
            facts.terminalColumns = 100
            change(&facts)
            self.facts = facts
            var style = OutputStyle(
                width: 100,
                theme: .neutral,
                keepsBold: true,
                format: .automatic,
                layout: facts.isTerminal ? .auto : .list,
                isTerminal: true
            )
            style.isWidthChosen = facts.width != nil
            wanted(&style)
            expected = style
        }

        var testDescription: String { name }
    }

    static let themes = [
        Case("terminal", { _ in }, gives: { _ in }),
        Case("dark by COLORFGBG", { $0.colorFGBG = "15;0" }, gives: { $0.theme = .dark }),
        Case("light by COLORFGBG", { $0.colorFGBG = "0;default;15" }, gives: { $0.theme = .light }),
        Case("COLORFGBG without number", { $0.colorFGBG = "a;b" }, gives: { _ in }),
        Case("light by its answer", { $0.background = .light }, gives: { $0.theme = .light }),
        Case(
            "COLORFGBG before the answer",
            {
                $0.background = .light
                $0.colorFGBG = "15;0"
            },
            gives: { $0.theme = .dark }
        ),
        Case(
            "the setting before both",
            {
                $0.theme = .light
                $0.colorFGBG = "15;0"
            },
            gives: { $0.theme = .light }
        ),
        Case(
            "few colours",
            {
                $0.term = "vt100"
                $0.background = .dark
            },
            gives: { _ in }
        ),
        Case(
            "few colours but COLORTERM",
            {
                $0.term = "linux"
                $0.colorTerm = "truecolor"
                $0.background = .dark
            },
            gives: { $0.theme = .dark }
        ),
        Case("theme none", { $0.theme = Theme.none }, gives: { $0.theme = .none }),
    ]

    static let colors = [
        Case("NO_COLOR", { $0.noColor = "1" }, gives: { $0.theme = .none }),
        Case("NO_COLOR empty", { $0.noColor = "" }, gives: { _ in }),
        Case("--color never", { $0.color = .never }, gives: { $0.theme = .none }),
        Case(
            "--color always before NO_COLOR",
            {
                $0.color = .always
                $0.noColor = "1"
            },
            gives: { _ in }
        ),
        Case(
            "NO_COLOR before CLICOLOR_FORCE",
            {
                $0.noColor = "1"
                $0.cliColorForce = "1"
            },
            gives: { $0.theme = .none }
        ),
        Case(
            "dumb",
            { $0.term = "dumb" },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
            }
        ),
        Case(
            "no TERM",
            { $0.term = nil },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
            }
        ),
        Case(
            "pipe",
            { $0.isTerminal = false },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
                $0.isTerminal = false
            }
        ),
        Case(
            "pipe and NO_COLOR",
            {
                $0.isTerminal = false
                $0.noColor = "1"
                $0.cliColorForce = "1"
            },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
                $0.isTerminal = false
            }
        ),
        Case(
            "pipe and --color always",
            {
                $0.isTerminal = false
                $0.color = .always
                $0.theme = .dark
            },
            gives: {
                $0.theme = .dark
                $0.isTerminal = false
            }
        ),
        Case(
            "pipe and CLICOLOR_FORCE",
            {
                $0.isTerminal = false
                $0.cliColorForce = "1"
            },
            gives: { $0.isTerminal = false }
        ),
        Case(
            "pipe and CLICOLOR_FORCE 0",
            {
                $0.isTerminal = false
                $0.cliColorForce = "0"
            },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
                $0.isTerminal = false
            }
        ),
        Case(
            "dumb and CLICOLOR_FORCE",
            {
                $0.term = "dumb"
                $0.cliColorForce = "1"
            },
            gives: { _ in }
        ),
    ]

    static let others = [
        Case("--width", { $0.width = 44 }, gives: { $0.width = 44 }),
        Case("--width too small", { $0.width = 3 }, gives: { $0.width = 20 }),
        Case("--width too large", { $0.width = 999 }, gives: { $0.width = 160 }),
        Case("terminal before COLUMNS", { $0.columns = "50" }, gives: { _ in }),
        Case(
            "COLUMNS",
            {
                $0.terminalColumns = nil
                $0.columns = "50"
            },
            gives: { $0.width = 50 }
        ),
        Case(
            "COLUMNS no number",
            {
                $0.terminalColumns = 0
                $0.columns = "wide"
            },
            gives: { $0.width = 80 }
        ),
        Case("no UTF-8", { $0.isUTF8 = false }, gives: { $0.isASCII = true }),
        Case(
            "unicode wanted",
            {
                $0.isUTF8 = false
                $0.wantsASCII = false
            },
            gives: { _ in }
        ),
        Case("ascii wanted", { $0.wantsASCII = true }, gives: { $0.isASCII = true }),
        Case("ACCESSIBLE", { $0.accessibleVariable = "1" }, gives: { $0.isAccessible = true }),
        Case("ACCESSIBLE 0", { $0.accessibleVariable = "0" }, gives: { _ in }),
        Case("ACCESSIBLE False", { $0.accessibleVariable = "False" }, gives: { _ in }),
        Case("ACCESSIBLE empty", { $0.accessibleVariable = "" }, gives: { _ in }),
        Case(
            "the setting before ACCESSIBLE",
            {
                $0.accessibleVariable = "1"
                $0.accessible = false
            },
            gives: { _ in }
        ),
        Case("format", { $0.format = .json }, gives: { $0.format = .chosen(.json) }),
        Case("quiet", { $0.isQuiet = true }, gives: { $0.isQuiet = true }),
    ]

    static let links = [
        Case("links on", { $0.links = .on }, gives: { $0.hasLinks = true }),
        Case("links by TERM", { $0.term = "xterm-kitty" }, gives: { $0.hasLinks = true }),
        Case("links by VTE", { $0.vteVersion = "6800" }, gives: { $0.hasLinks = true }),
        Case("the first VTE", { $0.vteVersion = "5000" }, gives: { $0.hasLinks = true }),
        Case("the VTE before it", { $0.vteVersion = "4999" }, gives: { _ in }),
        Case("links by name", { $0.termProgram = "WezTerm" }, gives: { $0.hasLinks = true }),
        Case(
            "links off",
            {
                $0.links = .off
                $0.termProgram = "WezTerm"
            },
            gives: { _ in }
        ),
        Case(
            "inside tmux",
            {
                $0.term = "tmux-256color"
                $0.vteVersion = "6800"
            },
            gives: { _ in }
        ),
        Case(
            "links on in a pipe",
            {
                $0.isTerminal = false
                $0.links = .on
            },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
                $0.isTerminal = false
            }
        ),
    ]

    static let layouts = [
        Case("a layout", { $0.layout = .cards }, gives: { $0.layout = .cards }),
        Case(
            "a layout in a pipe",
            {
                $0.layout = .cards
                $0.isTerminal = false
            },
            gives: {
                $0.keepsBold = false
                $0.isTerminal = false
                $0.theme = .none
            }
        ),
        Case("pixels", { $0.pictures = .graphics }, gives: { $0.pictures = .graphics }),
        Case("pictures of cells", { $0.pictures = .cells }, gives: { $0.pictures = .cells }),
        Case(
            "pictures of cells without colour",
            {
                $0.pictures = .cells
                $0.noColor = "1"
            },
            gives: { $0.theme = .none }
        ),
        Case(
            "pixels without colour",
            {
                $0.pictures = .graphics
                $0.noColor = "1"
            },
            gives: {
                $0.pictures = .graphics
                $0.theme = .none
            }
        ),
        Case(
            "pictures of cells in ASCII",
            {
                $0.pictures = .cells
                $0.wantsASCII = true
            },
            gives: { $0.isASCII = true }
        ),
        Case(
            "pictures on lines that the terminal breaks",
            {
                $0.pictures = .graphics
                $0.width = 120
            },
            gives: { $0.width = 120 }
        ),
        Case(
            "pictures read aloud",
            {
                $0.pictures = .graphics
                $0.accessible = true
            },
            gives: { $0.isAccessible = true }
        ),
        Case(
            "pictures on a dumb terminal",
            {
                $0.pictures = .graphics
                $0.term = "dumb"
            },
            gives: {
                $0.theme = .none
                $0.keepsBold = false
            }
        ),
    ]

    @Test(arguments: themes + colors + others + links + layouts)
    func isDecidedFromFacts(_ example: Case) {
        #expect(OutputStyle.decided(from: example.facts) == example.expected)
    }

    @Test func widthStaysInItsBoundsWhenSet() {
        var style = OutputStyle(width: 4)
        #expect(style.width == 20)
        style.width = 4_000
        #expect(style.width == 160)
    }
}
