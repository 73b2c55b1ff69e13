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
}
