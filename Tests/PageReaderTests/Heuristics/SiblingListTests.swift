import Testing

@testable import PageReader

/// The element that holds the ingredients, beside the lines that look like them.
struct SiblingListTests {
    private static let list =
        "<ul><li>2 leeks</li><li>200 g cream</li><li>3 eggs</li><li>salt</li></ul>"
    private static let foods = ["2 leeks", "200 g cream", "3 eggs", "salt"]

    private func better(than indices: [Int]?, on body: String, isTold: Bool = true) -> [String]? {
        let page = ParsedPage(utf8: Array("<body><div>\(body)</div>".utf8), address: nil)
        let lines = HeadedLines(page: page)
        let run = indices.map { LineRun(indices: $0, score: 3, isTold: isTold) }
        return SiblingLists(lines).better(than: run)?.indices.map { lines.lines[$0].text }
    }

    /// Where a run and an element agree nothing changes; a run that goes on into something else, or
    /// stops before the end, takes the element's lines.
    @Test(
        arguments: [
            ([0, 1, 2, 3], list, nil), ([0, 1, 2], list, foods),
            ([0, 1, 2, 3, 4, 5], "\(list)<p>428 kcal</p><p>1 h 20 min</p>", foods),
            ([0, 1, 2, 3, 4], "\(list)<p>1 pinch of nutmeg</p>", nil),
            (
                [0, 1, 2, 3], "\(list)<p>Garnish</p><ul><li>1 lemon</li></ul>",
                foods + ["Garnish", "1 lemon"]
            ),
            ([0, 1, 2, 3], "\(list)<h3>Equipment</h3><ul><li>1 pan</li></ul>", nil),
        ] as [([Int], String, [String]?)]
    )
    func aListEndsWithItsElement(_ run: [Int], _ body: String, _ found: [String]?) {
        #expect(better(than: run, on: body) == found)
    }

    /// A list elsewhere must have far more that speaks for it.
    @Test(
        arguments: [
            (nil, list, foods), (nil, "<ul><li>2 leeks</li><li>3 eggs</li></ul>", nil),
            (
                nil,
                "<ul><li>2 leeks</li><li>200 g cream</li><li>3 eggs</li><li>1 egg</li><li>2 limes</li></ul>",
                ["2 leeks", "200 g cream", "3 eggs", "1 egg", "2 limes"]
            ),
            ([0], "<p>6 comments</p><h2>Ingredients</h2>\(list)", nil),
            ([0], "<p>Today</p><h2>Ingredients</h2>\(list)", foods),
        ] as [([Int]?, String, [String]?)]
    )
    func aListElsewhereIsWeighed(_ run: [Int]?, _ body: String, _ found: [String]?) {
        #expect(better(than: run, on: body) == found)
    }
}
