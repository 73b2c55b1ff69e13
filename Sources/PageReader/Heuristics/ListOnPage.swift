import RecipeModel

/// Where on a page a list is shown whose items are known from the page's markup.
struct ListOnPage {
    /// The rows of the list as the page shows it, from its first item to its last.
    private(set) var rows: [ItemRows.Row] = []
    /// For each row the index of the item that it shows; nil for headings and all else.
    private(set) var matches: [Int?] = []
    /// The rows that stand closely before the list and may be its first heading.
    private(set) var rowsBefore: [ItemRows.Row] = []

    private let tree: MarkupTree
    private let items: [String]
    private let itemKeys: [String]
    /// The keys of all items without anything between them.
    private let itemText: String
    private let bags: [[String]]
    private var rowKeys: [String] = []

    /// Looks for the list; nil when less than half of its items are on the page.
    init?(of items: [String], in page: ParsedPage) {
        self.items = items
        tree = page.tree
        itemKeys = items.map { ComparisonKey($0).text }
        itemText = itemKeys.joined()
        bags = items.map(ListHits.bag)
        guard !items.isEmpty, itemKeys.count <= 200 else { return nil }
        let found = ListHits.best(of: itemKeys, bags: bags, in: page)
        guard !found.isEmpty else { return nil }
        let run = ListOnPage.whole(found, in: page)
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

    /// A run with the lines around it that are in the same list: markup may have the ingredients of the
    /// first part alone, or in other words.
    private static func whole(_ run: [Int], in page: ParsedPage) -> [Int] {
        guard let first = run.first, let last = run.last, PageRule.listBefore.applies else {
            return run
        }
        func isBeside(_ index: Int, _ end: Int) -> Bool {
            let lists = [index, end].map { page.tree.list(around: page.lines[$0].block) }
            return lists[0].flatMap(page.tree.tag).map { $0 != .tbody } == true
                && lists[0] == lists[1]
                && page.lines[index].region == page.lines[end].region
        }
        let before = page.lines[..<first].indices.suffix(reach).reversed()
            .prefix { isBeside($0, first) }
        let after = page.lines[(last + 1)...].indices.prefix(reach).prefix { isBeside($0, last) }
        return before.reversed() + run + after
    }

    /// So many lines of its list around a run belong to it.
    private static let reach = 40

    /// Whether the page shows the same text, but broken into lines at other places; numbers and
    /// the like may be in one and not in the other.
    var isSplit: Bool {
        guard rows.count > itemKeys.count else { return false }
        let total = itemText.utf8.count
        let shown = rowKeys.reduce(0) { $0 + (itemText.utf8Contains($1) ? $1.utf8.count : 0) }
        return shown * 20 >= total * 19 && shown * 20 <= total * 21
    }

    /// Matches rows to items: the same text, or one in the other and in order.
    private func align() -> [Int?] {
        var matches = [Int?](repeating: nil, count: rows.count)
        var isFree = [Bool](repeating: true, count: itemKeys.count)
        let rowBags = rows.map { ListHits.bag($0.text) }
        // A heading often names the food of its group; it is an item only where all are headings.
        let headings = rows.count { $0.line.headingLevel > 0 }
        let areHeadingsItems = headings * 2 > rows.count
        func same(_ key: String, from next: Int) -> Int? {
            itemKeys[next...].firstIndex(of: key)
                ?? itemKeys.indices.first { isFree[$0] && itemKeys[$0] == key }
        }
        func alike(_ row: Int, from next: Int) -> Int? {
            let (key, bag, reach) = (
                rowKeys[row], rowBags[row], itemKeys.indices[next...].prefix(6)
            )
            return itemKeys.indices.first { isFree[$0] && bags[$0] == bag }
                ?? reach.first { ListHits.isPart(itemKeys[$0], of: key) }
                ?? reach.first { ListHits.isSubset(bags[$0], of: bag, atLeast: 2) }
                ?? reach.first { ListHits.isPart(key, of: itemKeys[$0]) }
        }
        // `Topping` may be a part of an item, and head others: the very same come first.
        for isFirst in [true, false] {
            var next = 0
            for (row, key) in rowKeys.enumerated() where !key.isEmpty {
                if rows[row].line.headingLevel > 0, !areHeadingsItems { continue }
                let found = matches[row] ?? same(key, from: next)
                guard let found = found ?? (isFirst ? nil : alike(row, from: next)),
                    isFree[found] || matches[row] != nil
                else { continue }
                (matches[row], isFree[found], next) = (found, false, found + 1)
            }
        }
        return filled(matches)
    }

    /// Matches with the rows between two of them, where these are as many as the items between:
    /// what the markup shortens to `6 tbsp` may be `6 tablespoons` on the page.
    private func filled(_ matches: [Int?]) -> [Int?] {
        var matches = matches
        let taken = Set(matches.compactMap { $0 })
        let known = matches.indices.filter { matches[$0] != nil }
        for (row, next) in zip([-1] + known, known) where next - row > 1 {
            let item = row < 0 ? -1 : matches[row] ?? -1
            guard let end = matches[next], end - item > 1 else { continue }
            let left = (item + 1..<end).filter { !taken.contains($0) }
            let only = left.count == 1 ? itemKeys[left[0]] : ""
            let free = (row + 1..<next).filter {
                rows[$0].isItem == rows[next].isItem && rows[$0].line.headingLevel == 0
                    && (IngredientLikeness.hasAmount(rows[$0].text)
                        || !only.isEmpty && rowKeys[$0].hasPrefix(only))
            }
            guard free.count == left.count, !free.isEmpty, PageRule.rowsBetween.applies else {
                continue
            }
            for (row, item) in zip(free, left) { matches[row] = item }
        }
        return matches
    }
}
