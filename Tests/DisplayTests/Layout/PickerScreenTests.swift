import Foundation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// The list that narrows with every letter, as it is drawn over the whole window.
struct PickerScreenTests {
    private func view(
        typed: String = "gar",
        titles: [String] = ["Garlic soup", "Garlic bread", ""],
        count: Int = 1_240
    ) -> PickerView {
        let rows = titles.enumerated().map { place, title in
            PickerView.Row(
                title: title,
                isCurrent: place == 1,
                isMarked: place != 1,
                isFavorite: place == 0
            )
        }
        return PickerView(
            typed: typed,
            rows: rows,
            left: titles.count,
            count: count,
            preview: RecipeAnswer(recipe: Sample.spaghetti, pageState: .notNeeded)
        )
    }

    private func lines(
        _ view: PickerView,
        width: Int = 60,
        rows: Int = 6,
        ascii: Bool = false
    ) -> [String] {
        let text = renderer(width: width, ascii: ascii).text(of: view, rows: rows)
        return text.components(separatedBy: "\r\n").map {
            $0.replacing("\u{1B}", with: "␛").replacing("␛[K", with: "")
        }
    }

    private func padded(_ start: String, _ end: String, to width: Int) -> String {
        start + String(repeating: " ", count: width - start.count - end.count) + end
    }

    @Test func everyRowIsReplacedAndTheCursorStandsAfterWhatIsTyped() {
        #expect(
            lines(view()) == [
                "␛[H" + padded("pick> gar", "3 of 1,240", to: 59), "  ✓ Garlic soup ★",
                ">   Garlic bread", "  ✓ Untitled", "",
                "Enter opens · Tab marks · Ctrl-S keeps · Esc leaves␛[J␛[1;10H",
            ]
        )
    }

    @Test func inASCIIEverySignIsASCII() {
        let title = "Garlic soup with " + String(repeating: "a", count: 60)
        let lines = lines(view(titles: [title]), width: 40, rows: 4, ascii: true)
        #expect(lines[1] == "  x Garlic soup with aaaaaaaaaaaaaa... *")
        #expect(lines[3] == "Enter opens - Tab marks - Ctrl-S keeps␛[J␛[1;10H")
    }

    /// While more arrives nothing is said to be missing.
    @Test func aListThatFillsSaysSo() {
        var filling = view(typed: "xyz", titles: [])
        filling.isFilling = true
        let lines = lines(filling)
        #expect(lines[0].hasSuffix(" 0 of 1,240…") && lines[1].isEmpty)
    }

    /// What is kept at the end is told also where keys have no room.
    @Test(arguments: [
        (40, "Esc leaves and keeps 2 · Enter opens"),
        (60, "Esc leaves and keeps 2 · Enter opens · Tab marks"),
        (20, ""),
    ])
    func theLastRowTellsWhatIsKept(_ width: Int, _ hints: String) {
        var view = view()
        view.kept = 2
        #expect(lines(view, width: width)[5].hasPrefix(hints + "␛[J"))
    }

    @Test func olderLinesHaveNothingToKeep() {
        let view = PickerView(
            .lines,
            typed: "lee",
            rows: [PickerView.Row(title: "search leek\nfav 1", isCurrent: true)],
            left: 1,
            count: 12
        )
        #expect(
            lines(view, width: 50, rows: 3) == [
                "␛[H" + padded("history> lee", "1 of 12", to: 49), ">   search leek fav 1",
                "Enter takes it to the prompt · Esc leaves␛[J␛[1;13H",
            ]
        )
    }

    @Test func whereNothingIsLeftItIsSaid() {
        let lines = lines(view(typed: "xyz", titles: []))
        #expect(lines[1] == "  nothing has all of these letters")
        #expect(lines[0].hasSuffix(" 0 of 1,240"))
    }

    /// Two rows are the prompt's and the hints'; the list has the rest, and never more than that.
    @Test(arguments: [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3), (24, 22)])
    func theListHasAllRowsButTwo(_ rows: Int, _ height: Int) {
        #expect(Renderer.pickerHeight(rows: rows) == height)
        #expect(lines(view(titles: Array(repeating: "Soup", count: 30)), rows: rows).count == rows)
    }

    @Test(arguments: [(99, false), (100, true)])
    func fromAHundredColumnsOnThePageStandsBeside(_ width: Int, _ isBeside: Bool) {
        let lines = lines(view(), width: width, rows: 8)
        #expect(lines[1].contains("│") == isBeside)
        #expect(lines[1].contains("Garlic and walnut spaghetti") == isBeside)
        // The list keeps its columns, also beside an empty row of the page.
        #expect(
            lines.dropFirst().dropLast().allSatisfy { ($0.firstIndex(of: "│") != nil) == isBeside }
        )
        if isBeside {
            #expect(lines[1].hasPrefix(padded("  ✓ Garlic soup ★", " │ ", to: 47)))
        }
    }

    @Test func withoutAPageTheBarStandsAlone() {
        var view = view()
        view.preview = nil
        #expect(lines(view, width: 100)[4] == padded("", " │ ", to: 47))
    }

    /// The count gives way before what is typed does, and that is cut at the window's edge.
    @Test(arguments: [(0, true), (41, true), (42, false), (53, false), (54, false), (80, false)])
    func whatIsTypedIsMoreThanTheCount(_ length: Int, _ hasCount: Bool) {
        let typed = String(repeating: "x", count: length)
        let top = lines(view(typed: typed))[0].dropFirst(3)
        #expect(top.hasSuffix("3 of 1,240") == hasCount)
        #expect(top.hasPrefix("pick> " + typed.prefix(53)))
        #expect(top.count == (hasCount ? 59 : min(6 + length, 59)))
        let column = min(7 + length, 60)
        #expect(lines(view(typed: typed)).last?.hasSuffix("␛[1;\(column)H") == true)
    }
}
