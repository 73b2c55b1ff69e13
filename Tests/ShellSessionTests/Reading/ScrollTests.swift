import RecipeTestSupport
import Testing

@testable import ShellSession

/// Reading a text of 40 lines, ten at a time; every fourth line has the word `salt`.
struct ScrollTests {
    private func find(_ words: String) -> [Int] {
        words == "salt" ? Array(stride(from: 3, to: 40, by: 4)) : []
    }

    private func scroll() -> Scroll {
        var scroll = Scroll()
        scroll.fit(count: 40, height: 10, top: 0, find: find)
        return scroll
    }

    /// Keys by the signs of the table: `v ^` lines, `> <` pages, `H E` Home and End, `~` Enter,
    /// `!` Escape, `%` Backspace; every other is itself.
    private func keys(_ signs: String) -> [Scroll.Key] {
        let named: [Character: Scroll.Key] = [
            "v": .down, "^": .up, ">": .pageDown, "<": .pageUp, "H": .first, "E": .last,
            "~": .enter, "!": .escape, "%": .backspace,
        ]
        return signs.map { named[$0] ?? .text($0) }
    }

    /// What was pressed, and the first line then in view.
    static let moves: [Case<String, Int>] = [
        Case("a line", "vvv^", 2), Case("Enter is a line", "~~", 2),
        Case("never above the first", "v^^^", 0), Case("a page less a line", " ", 9),
        Case("pages", "  >", 27), Case("never past the last screen", "     ", 30),
        Case("back", "  b", 9), Case("page up", "  <", 9),
        Case("the end", "G", 30), Case("End", "E", 30), Case("the top", "Gg", 0),
        Case("Home", "EH", 0), Case("b again at the top", " bbb", 0),
        Case("what is found in view stays", "/salt~", 0),
        Case("the next", "/salt~nn", 8), Case("around the end", "G/salt~nnn", 0),
        Case("before", "/salt~N", 30), Case("the words of before", "/salt~ gG/~", 30),
        Case("typed wrong first", "/sald%t~nn", 8), Case("given up", "/salt!", 0),
        Case("all rubbed out", "/s%%G", 30),
    ]

    @Test(arguments: moves)
    func keysMove(_ sample: Case<String, Int>) {
        var scroll = scroll()
        for key in keys(sample.input) { #expect(scroll.press(key, find: find) == nil) }
        #expect(scroll.top == sample.expected)
        #expect(!sample.input.contains("/") || scroll.search != .typing(""))
    }

    /// What was pressed, and how it ended with the last of it.
    static let ends: [Case<String, Scroll.Outcome>] = [
        Case("q", "vq", .left), Case("Escape", " !", .left),
        Case("a command", "s", .typed("s")), Case("a number", " 3", .typed("3")),
        Case("of another program", ":", .typed(":")), Case("a sign", "é", .typed("é")),
        // Before they can do anything they are letters like others.
        Case("back", "b", .typed("b")), Case("guide", "g", .typed("g")),
        Case("next", " n", .typed("n")), Case("no onion", "/xyz~N", .typed("N")),
    ]

    @Test(arguments: ends)
    func everyOtherKeyIsThePrompts(_ sample: Case<String, Scroll.Outcome>) {
        var scroll = scroll()
        var outcomes = keys(sample.input).map { scroll.press($0, find: find) }
        #expect(outcomes.removeLast() == sample.expected)
        #expect(outcomes.allSatisfy { $0 == nil })
    }

    @Test func aPasteIsThePromptsToo() {
        var scroll = scroll()
        #expect(scroll.press(.paste, find: find) == .pasted)
    }

    @Test func whatASearchFoundIsCounted() {
        var scroll = scroll()
        for key in keys("/salt~nnN") { _ = scroll.press(key, find: find) }
        #expect(scroll.search == .found("salt", place: 2, count: 10))
        for key in keys("/pepper~") { _ = scroll.press(key, find: find) }
        #expect(scroll.search == .nothing("pepper"))
        #expect(scroll.marked == nil)
    }

    /// Whatever is pressed and however the screen changes, there is always a screenful in view.
    @Test(arguments: 0..<20)
    func theViewIsAlwaysFull(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var scroll = scroll()
        for _ in 0..<400 {
            if Int.random(in: 0..<10, using: &random) == 0 {
                scroll.fit(
                    count: Int.random(in: 0...60, using: &random),
                    height: Int.random(in: 0...30, using: &random),
                    top: Int.random(in: -5...70, using: &random),
                    find: { $0 == "salt" ? [0] : [] }
                )
            }
            let key = keys("v^><HE~!% bgGnN/salt").randomElement(using: &random) ?? .up
            let last = scroll.count - 1
            _ = scroll.press(key) { $0 == "salt" && last >= 0 ? [last] : [] }
            #expect(scroll.top >= 0)
            #expect(scroll.window.count == min(scroll.count, scroll.height))
        }
    }
}
