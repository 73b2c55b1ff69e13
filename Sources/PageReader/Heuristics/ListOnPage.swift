import RecipeModel

/// Where on a page a list is shown whose items are known from the page's markup.
struct ListOnPage {
    /// The rows of the list as the page shows it, from its first item to its last.
    private(set) var rows: [ItemRows.Row] = []
    /// For each row the index of the item that it shows; nil for headings and all else.
    private(set) var matches: [Int?] = []
    /// The rows that stand closely before the list and may be its first heading.
    private(set) var rowsBefore: [ItemRows.Row] = []

    private let itemKeys: [String]
    private var rowKeys: [String] = []

    /// Looks for the list; nil when less than half of its items are on the page.
    init?(of items: [String], in page: ParsedPage) {
        itemKeys = items.map { ComparisonKey($0).text }
        guard !items.isEmpty, itemKeys.count <= 200 else { return nil }
        let visible = ListHits(itemKeys: itemKeys, page: page).bestRun ?? []
        // Tabs and cards that open at a click are hidden in the page as it is sent.
        let run =
            visible.count * 2 >= itemKeys.count
            ? visible
            : ListHits(itemKeys: itemKeys, page: page, includingHidden: true).bestRun ?? []
        guard !run.isEmpty else { return nil }
        let region = page.lines[run[0]].region
        let all = ItemRows(tree: page.tree)
        rows = all.rows(of: run.map { page.lines[$0] })
        if let first = run.first {
            let before = page.lines[max(0, first - 4)..<first].filter { $0.region == region }
            rowsBefore = all.rows(of: Array(before))
        }
        rowKeys = rows.map { ComparisonKey($0.text).text }
        matches = align()
        guard Set(matches.compactMap { $0 }).count * 2 >= itemKeys.count || isSplit else {
            return nil
        }
    }

    /// Whether the page shows the same text, but broken into lines at other places.
    var isSplit: Bool {
        rows.count > itemKeys.count
            && itemKeys.joined() == rowKeys.filter { itemText.contains($0) }.joined()
    }

    private var itemText: String { itemKeys.joined() }

    /// Matches rows to items: the same text, or one in the other and in order.
    private func align() -> [Int?] {
        var matches = [Int?](repeating: nil, count: rows.count)
        var isFree = [Bool](repeating: true, count: itemKeys.count)
        var next = 0
        for (row, key) in rowKeys.enumerated() where !key.isEmpty {
            let reach = itemKeys.indices.suffix(from: min(next, itemKeys.count)).prefix(6)
            let found =
                itemKeys[next...].firstIndex(of: key)
                ?? itemKeys.indices.first { isFree[$0] && itemKeys[$0] == key }
                ?? reach.first { ListHits.isPart(itemKeys[$0], of: key) }
                ?? reach.first { ListHits.isPart(key, of: itemKeys[$0]) }
            if let found, isFree[found] {
                matches[row] = found
                isFree[found] = false
                next = found + 1
            }
        }
        return matches
    }
}
