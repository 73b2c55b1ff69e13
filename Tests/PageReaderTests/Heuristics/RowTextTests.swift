import RecipeTestSupport
import Testing

@testable import PageReader

/// Two columns of a row are one ingredient, its amount first.
struct RowTextTests {
    @Test(arguments: [
        ("celery", "4 stalks", "4 stalks celery"), ("flour", "200 g", "200 g flour"),
        ("eggs", "2", "2 eggs"), ("200 g", "flour", "200 g flour"), ("2", "eggs", "2 eggs"),
        ("4 stalks", "celery", "4 stalks celery"), ("salt", "to taste", "salt to taste"),
        ("2 eggs", "3 yolks", "2 eggs 3 yolks"), ("1 kg", "2 lb", "1 kg 2 lb"),
        ("小麦粉", "200 g", "小麦粉 200 g"), ("卵", "2個", "卵 2個"),
    ])
    func theAmountGoesFirst(first: String, second: String, joined: String) {
        #expect(ItemRows.joined(first, second) == joined)
    }

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
