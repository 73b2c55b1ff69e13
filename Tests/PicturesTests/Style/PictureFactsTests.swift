import Testing

@testable import Pictures

struct PictureFactsTests {
    /// What a terminal is, and what is drawn there.
    struct Case: Sendable {
        var name: String
        var form: PictureStyle.Form?
        var change: @Sendable (inout PictureFacts) -> Void
    }

    private static let all = PictureStyle.Form.blocks(hasAllColours: true)
    private static let table = PictureStyle.Form.blocks(hasAllColours: false)
    private static let cell = PixelSize(width: 9, height: 18)

    static let cases: [Case] = [
        Case(name: "a terminal that has not answered", form: table) { _ in },
        Case(name: "one with all colours", form: all) { $0.colorTerm = "truecolor" },
        Case(name: "the other word for them", form: all) { $0.colorTerm = "24bit" },
        Case(name: "one that says so in its kind", form: all) { $0.term = "xterm-direct" },
        Case(name: "one that answers kitty's question", form: .kitty) { $0.knowsKitty = true },
        Case(name: "kitty comes before sixel", form: .kitty) {
            ($0.knowsKitty, $0.attributes, $0.cell) = (true, [62, 4], cell)
        },
        Case(name: "sixel with the size of a cell", form: .sixel) {
            ($0.attributes, $0.cell) = ([62, 4, 22], cell)
        },
        Case(name: "sixel without it", form: table) { $0.attributes = [62, 4, 22] },
        Case(name: "no sixel among the attributes", form: table) {
            ($0.attributes, $0.cell) = ([62, 22], cell)
        },
        Case(name: "tmux, which answers for itself", form: table) {
            ($0.term, $0.attributes) = ("tmux-256color", [1, 2])
        },
        Case(name: "tmux with sixels", form: .sixel) {
            ($0.term, $0.attributes, $0.cell) = ("tmux-256color", [1, 2, 4], cell)
        },
        Case(name: "GNU screen", form: table) { $0.term = "screen" },
        Case(name: "a kind with 256 in its name", form: table) { $0.term = "putty-256color" },
        Case(name: "the Linux console", form: nil) { $0.term = "linux" },
        Case(name: "an old terminal", form: nil) { $0.term = "vt220" },
        Case(name: "no kind", form: nil) { $0.term = nil },
        Case(name: "no terminal", form: nil) { ($0.isTerminal, $0.knowsKitty) = (false, true) },
        Case(name: "dumb", form: nil) { ($0.hasEscapes, $0.knowsKitty) = (false, true) },
        Case(name: "without colour", form: nil) { ($0.hasColour, $0.knowsKitty) = (false, true) },
        Case(name: "ASCII", form: nil) { ($0.isASCII, $0.knowsKitty) = (true, true) },
        Case(name: "read aloud", form: nil) { ($0.isAccessible, $0.knowsKitty) = (true, true) },
        Case(name: "set to kitty", form: .kitty) { $0.wish = .kitty },
        Case(name: "set to sixel", form: .sixel) { $0.wish = .sixel },
        Case(name: "set to blocks", form: table) { ($0.wish, $0.knowsKitty) = (.blocks, true) },
        Case(name: "set to blocks in ASCII", form: nil) { ($0.wish, $0.isASCII) = (.blocks, true) },
        Case(name: "set to none", form: nil) { ($0.wish, $0.knowsKitty) = (.none, true) },
        Case(name: "set to kitty without colour", form: .kitty) {
            ($0.wish, $0.hasColour) = (.kitty, false)
        },
        Case(name: "set to kitty in a pipe", form: nil) {
            ($0.wish, $0.isTerminal) = (.kitty, false)
        },
        Case(name: "set to sixel, read aloud", form: nil) {
            ($0.wish, $0.isAccessible) = (.sixel, true)
        },
    ]

    private static func facts(_ example: Case) -> PictureFacts {
        var facts = PictureFacts()
        (facts.isTerminal, facts.hasEscapes, facts.hasColour) = (true, true, true)
        facts.term = "xterm-256color"
        example.change(&facts)
        return facts
    }

    @Test(arguments: cases.indices)
    func theFormFollowsFromTheFacts(_ place: Int) {
        let example = Self.cases[place]
        #expect(Self.facts(example).form == example.form, "\(example.name)")
    }

    @Test(arguments: cases.indices)
    func aTerminalIsAskedOnlyWhereAnAnswerCounts(_ place: Int) {
        let facts = Self.facts(Self.cases[place])
        guard !facts.wantsAnswers else { return }
        var answered = facts
        (answered.knowsKitty, answered.attributes, answered.cell) = (true, [4], Self.cell)
        #expect(answered.form == facts.form, "\(Self.cases[place].name)")
    }

    @Test func theStyleFollowsTheBackground() {
        var facts = Self.facts(Self.cases[0])
        facts.cell = Self.cell
        #expect(facts.style(isLight: true)?.ground == .white)
        #expect(facts.style(isLight: false)?.ribbon == .dark)
        #expect(facts.style(isLight: true)?.cell == Self.cell)
        facts.cell = nil
        #expect(facts.style(isLight: true)?.cell == PictureStyle.usualCell)
    }
}
