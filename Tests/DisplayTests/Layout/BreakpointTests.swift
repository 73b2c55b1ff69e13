import Documents
import Foundation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// What changes with the width, and at which one.
struct BreakpointTests {
    private func list(_ width: Int, format: FormatChoice = .chosen(.list)) -> [String] {
        renderer(width: width, format: format).output(.results(Sample.results))
            .components(separatedBy: "\n")
    }

    @Test func from40ColumnsOnRowsAreIndented() {
        #expect(list(39).contains { $0.hasPrefix("11 Baked garlic") })
        #expect(list(40).contains { $0.hasPrefix(" 11  Baked garlic") })
        let table = FormatChoice.chosen(.table)
        #expect(list(39, format: table).contains("[Has lactose]"))
        #expect(!list(40, format: table).contains("[Has lactose]"))
    }

    @Test func from60ColumnsOnTheBadgeStandsBeside() {
        #expect(list(59).contains("     [Has lactose]"))
        #expect(!list(60).contains("     [Has lactose]"))
        let table = FormatChoice.chosen(.table)
        #expect(!list(59, format: table).contains { $0.hasSuffix("bread.example") })
        #expect(list(60, format: table).contains { $0.hasSuffix("bread.example") })
        let (narrow, wide) = (
            renderer(width: 59).output(.recipe(Sample.opened)),
            renderer(width: 60).output(.recipe(Sample.opened))
        )
        #expect(narrow.hasPrefix("Baked garlic cheese bread ★\n[Has lactose]\n"))
        #expect(wide.hasPrefix("Baked garlic cheese bread ★                    [Has lactose]\n"))
    }

    @Test func from120ColumnsOnTheListHasTwoColumns() {
        #expect(!list(119)[1].contains(" 14  "))
        #expect(list(120)[1].contains(" 14  "))
        var one = Sample.results
        one.rows.removeLast(4)
        let row = renderer(width: 120).output(.results(one)).components(separatedBy: "\n")[1]
        #expect(row.hasSuffix("[Has lactose]") && row.count == 120)
    }

    // MARK: - Grids

    private func grid(_ cells: [String], _ text: String, width: Int) -> [String] {
        Grid.lines(
            [.init(cells: cells.map { StyledText($0) }, text: StyledText(text))],
            width: width
        )
        .map(\.string)
    }

    /// Words stand beside their names while 24 columns are left for them.
    @Test func wordsStandBesideWhereTheyHaveRoom() {
        let name = String(repeating: "n", count: 18)
        #expect(grid([name], "some words", width: 44) == [name + "  some words"])
        #expect(grid([name], "some words", width: 43) == [name, "    some words"])
        #expect(grid([name], "", width: 43) == [name])
        #expect(grid(["n"], "some words", width: 26) == ["n: some words"])
        #expect(grid(["n"], "", width: 26) == ["n"])
        #expect(grid(["n"], "some words", width: 27) == ["n  some words"])
        #expect(grid(["a", "", "b"], "", width: 80) == ["a  b"])
    }

    /// A name of more than 40 columns has a line of its own and pushes nobody's words.
    @Test func aWideNameHasItsOwnLine() {
        let (widest, wider) = (
            String(repeating: "w", count: 40), String(repeating: "w", count: 41)
        )
        #expect(grid([widest], "words", width: 80) == [widest + "  words"])
        #expect(grid([wider], "words", width: 80) == [wider, "  words"])
    }

    @Test(arguments: [
        (["a", "b", "c", "d", "e"], 7, ["a  c  e", "b  d"]),
        (["a", "b", "c", "d", "e"], 6, ["a  d", "b  e", "c"]),
        (["a", "b", "c", "d", "e"], 4, ["a  d", "b  e", "c"]),
        (["a", "b", "c", "d", "e"], 3, ["a", "b", "c", "d", "e"]),
        (["a", "b", "c", "d"], 10, ["a  b  c  d"]), (["a", "b", "c", "d"], 9, ["a  c", "b  d"]),
        (["aaa", "b"], 8, ["aaa  b"]), (["aaa", "b"], 7, ["aaa", "b"]), ([], 10, []),
    ])
    func namesFillColumnsDownwards(_ names: [String], _ width: Int, _ lines: [String]) {
        #expect(
            Grid.columns(names.map { StyledText($0) }, width: width).map(\.string) == lines
        )
    }

    // MARK: - Sheets

    @Test func aSheetIndentsFrom40ColumnsOn() {
        func lines(_ width: Int) -> [String] {
            var sheet = Sheet(width: width)
            sheet.add("one two three four five six seven eight", indent: 4, hanging: 2)
            sheet.skipLine()
            sheet.skipLine()
            sheet.add("1st", marker: "> ")
            return sheet.lines.map(\.string)
        }
        #expect(
            lines(40) == [
                "    one two three four five six seven", "      eight", "", "> 1st",
            ]
        )
        #expect(lines(39) == ["one two three four five six seven eight", "", "> 1st"])
    }

    @Test func aSheetBeginsWithNoBlankLine() {
        var sheet = Sheet(width: 40)
        sheet.skipLine()
        #expect(sheet.lines.isEmpty)
    }

    /// What stands at the right keeps two columns away, and goes below where half the line is gone.
    @Test(arguments: [
        ("left", "right", ["left" + String(repeating: " ", count: 31) + "right"]),
        (
            "twelve letters in here, about 33.", "right",
            ["twelve letters in here, about 33.  right"]
        ),
        (
            "twelve letters in here, about 33 x", "right",
            ["twelve letters in here, about 33   right", "x"]
        ),
        ("left", "", ["left"]),
        // A short left side has the line with it, however long the right one is.
        (
            "ab", "a right side of 26 columns",
            ["ab" + String(repeating: " ", count: 12) + "a right side of 26 columns"]
        ),
        (
            "a left of 12", "a right side of 26 columns",
            ["a left of 12  a right side of 26 columns"]
        ),
        (
            "a left of 13.", "a right side of 26 columns",
            ["a left of 13.", "a right side of 26 columns"]
        ),
        (
            "a left side of 24 signs.", "the right side has 17",
            ["a left side of 24 signs.", "the right side has 17"]
        ),
        (
            "a left side of 24 signs.", "right side has 18.",
            ["a left side of 24     right side has 18.", "signs."]
        ),
        (
            "a left side of 24 signs.", "right side has 19..",
            ["a left side of 24 signs.", "right side has 19.."]
        ),
    ])
    func theRightSide(_ left: String, _ right: String, _ lines: [String]) {
        var sheet = Sheet(width: 40)
        sheet.add(StyledText(left), right: StyledText(right))
        #expect(sheet.lines.map(\.string) == lines)
    }
}
