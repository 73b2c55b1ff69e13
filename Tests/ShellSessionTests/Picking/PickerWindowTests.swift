import RecipeModel
import Testing

@testable import ShellSession

/// Which rows of a long list `pick` shows, and what keys do at its edges.
struct PickerWindowTests {
    private func picker(_ count: Int = 10, at place: Int = 0) -> Picker {
        var picker = Picker((0..<count).map { PickerItem(title: "dish\($0)") })
        for _ in 0..<place { _ = picker.press(.down) }
        return picker
    }

    /// The cook's recipe is in the middle, but for the list's beginning and its end.
    @Test(arguments: [
        (0, 4, 0..<4), (2, 4, 0..<4), (3, 4, 1..<5), (5, 4, 3..<7), (8, 4, 6..<10), (9, 4, 6..<10),
        (5, 5, 3..<8), (2, 5, 0..<5), (3, 5, 1..<6), (4, 1, 4..<5), (4, 0, 4..<5), (4, -3, 4..<5),
        (9, 10, 0..<10), (9, 11, 0..<10), (0, 99, 0..<10), (9, 9, 1..<10),
    ])
    func theWindow(_ place: Int, _ height: Int, _ rows: Range<Int>) {
        #expect(picker(at: place).window(of: height) == rows)
    }

    @Test func aMarkAtTheEndStaysThere() {
        var picker = picker(3, at: 2)
        let outcome = picker.press(.mark)
        #expect(outcome == nil)
        #expect(picker.marked == [2] && picker.current == 2)
        _ = picker.press(.mark)
        #expect(picker.marked == [], "marked again it is not")
    }

    /// What is marked is kept also where the words leave nothing.
    @Test func whatIsMarkedIsKeptWhereNothingIsLeft() {
        var picker = picker(3)
        _ = picker.press(.mark)
        for letter in "qwxz" { _ = picker.press(.text(letter)) }
        #expect(picker.matches == [] && picker.current == nil)
        let outcome = picker.press(.keep)
        #expect(outcome == nil && picker.kept == [0])
    }

    /// What is marked is kept in place of the recipe that the cook is at.
    @Test func theCooksOwnRecipeIsNotKeptBesideWhatIsMarked() {
        var picker = picker(4)
        _ = picker.press(.mark)
        _ = picker.press(.last)
        let kept = picker.press(.keep)
        #expect(kept == nil && picker.kept == [0])
        let opened = picker.press(.open)
        #expect(opened == .opened(3), "it is the one that opens")
    }

    @Test func clearingKeepsTheMarks() {
        var picker = picker(3)
        _ = picker.press(.mark)
        _ = picker.press(.text("d"))
        _ = picker.press(.clear)
        #expect(picker.typed.isEmpty && picker.marked == [0] && picker.matches == [0, 1, 2])
    }
}
