import RecipeTestSupport
import Testing

@testable import PageReader

/// The columns of a row are one ingredient, unless they are columns of the page.
struct RowTextTests {
    private func areItems(_ cell: String) -> [Bool] {
        let markup = "<table><tr><td>\(cell)</table>"
        let page = ParsedPage(utf8: Array(markup.utf8), address: nil)
        return ItemRows(tree: page.tree).rows(of: page.lines).map(\.isItem)
    }

    /// A table's row with as many lines in a cell puts columns of the page side by side.
    @Test(arguments: ["<p>1 egg</p>", "1 egg<br>", "<h3>Top</h3>"])
    func aRowWithManyLinesIsNoItem(line: String) {
        #expect(areItems(line + line) == [true])
        #expect(areItems(line + line + line) == [false, false, false])
    }

    @Test func aRowWithATableIsNoItem() {
        #expect(areItems("Top<table><tr><td>1 egg</table>") == [false, true])
    }
}
