import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct SplitLayoutTests {
    private func draw(
        width: Int,
        format: FormatChoice = .automatic,
        list: [ResultRow] = Sample.results.rows
    ) -> String {
        var answer = Sample.opened
        answer.list = list
        return renderer(width: width, format: format, layout: .split).output(.recipe(answer))
    }

    @Test func theListKeeps44ColumnsAndThePageHasTheRest() {
        let lines = draw(width: 120).split(separator: "\n").map(ScreenColumns.init)
        for line in lines { #expect(line[44] == " " && line[45] == "│", "\(line.text)") }
        #expect(lines[0].text.hasPrefix(" 11  Baked garlic cheese bread ★   "))
        #expect(lines[0].text.contains(" │ Baked garlic cheese bread ★   "))
        #expect(lines[0].text.hasSuffix("[Has lactose]") && lines[0].count == 120)
    }

    @Test func whereThereIsNoRoomThePageStandsAlone() {
        #expect(draw(width: 99) == renderer(width: 99).output(.recipe(Sample.opened)))
        #expect(draw(width: 100).contains("│"))
    }

    @Test func withoutAListThePageStandsAlone() {
        #expect(draw(width: 120, list: []) == renderer(width: 120).output(.recipe(Sample.opened)))
    }

    @Test func aChosenFormatIsStronger() {
        #expect(!draw(width: 120, format: .chosen(.list)).contains("│"))
    }
}
