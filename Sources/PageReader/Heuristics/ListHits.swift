/// Which lines of a page show items of a list, and where most of them stand together.
struct ListHits {
    /// For each line of the page that shows an item: the line and the item.
    private var hits: [(line: Int, item: Int)] = []
    private let itemCount: Int
    private let page: ParsedPage
    private let includingHidden: Bool

    init(itemKeys: [String], page: ParsedPage, includingHidden: Bool = false) {
        self.includingHidden = includingHidden
        self.page = page
        itemCount = itemKeys.count
        var byKey: [String: Int] = [:]
        for (index, key) in itemKeys.enumerated() where !key.isEmpty && byKey[key] == nil {
            byKey[key] = index
        }
        let whole = itemKeys.joined(separator: "\n")
        for (index, line) in page.lines.enumerated()
        where line.region != .comments && (includingHidden || line.region != .hidden) {
            guard line.text.utf8.count <= 6_000 else { continue }
            let key = ComparisonKey(line.text).text
            guard key.utf8.count >= 2 else { continue }
            if let item = byKey[key] {
                hits.append((index, item))
            } else if let item = ListHits.part(key, of: itemKeys, joined: whole) {
                hits.append((index, item))
            }
        }
    }

    /// Whether a key makes up a good part of another.
    static func isPart(_ part: String, of whole: String) -> Bool {
        let count = part.utf8.count
        guard count >= 3, count <= whole.utf8.count else { return false }
        guard count * 3 >= whole.utf8.count else { return false }
        return whole.utf8Contains(part)
    }

    private static func part(_ key: String, of keys: [String], joined whole: String) -> Int? {
        let count = key.utf8.count
        if count >= 5, whole.utf8Contains(key) {
            return keys.firstIndex { $0.utf8Contains(key) }
        }
        guard count <= 120 else { return nil }
        return keys.firstIndex { $0.utf8.count >= 4 && isPart($0, of: key) }
    }

    /// The lines from the first to the last hit in the smallest element with the most items.
    var bestRun: [Int]? {
        var items: [MarkupTree.NodeID: Set<Int>] = [:]
        var spans: [MarkupTree.NodeID: (first: Int, last: Int, count: Int)] = [:]
        for hit in hits {
            var node: MarkupTree.NodeID? = page.lines[hit.line].block
            while let element = node {
                items[element, default: []].insert(hit.item)
                let span = spans[element] ?? (hit.line, hit.line, 0)
                spans[element] = (span.first, hit.line, span.count + 1)
                node = page.tree.parent(of: element)
            }
        }
        guard let most = items.values.map(\.count).max(), most > 0 else { return nil }
        let wanted = max(1, (most * 9 + 9) / 10)
        var best: (node: MarkupTree.NodeID, lines: Int, count: Int)?
        for (node, found) in items.sorted(by: { $0.key < $1.key }) where found.count >= wanted {
            guard let span = spans[node] else { continue }
            let size = span.last - span.first + 1
            if best.map({ (size, -found.count, $0.node) < ($0.lines, -$0.count, node) }) ?? true {
                best = (node, size, found.count)
            }
        }
        guard let best, let span = spans[best.node], best.lines <= 4 * span.count + 12 else {
            return nil
        }
        return extended(span.first...span.last, with: items[best.node] ?? []).filter {
            includingHidden || page.lines[$0].region < .hidden
        }
    }

    /// The run with items that stand closely before and behind it.
    private func extended(_ run: ClosedRange<Int>, with items: Set<Int>) -> ClosedRange<Int> {
        let reach = 5
        var run = run
        var items = items
        for hit in hits where hit.line > run.upperBound && hit.line <= run.upperBound + reach {
            if items.insert(hit.item).inserted { run = run.lowerBound...hit.line }
        }
        for hit in hits.reversed()
        where hit.line < run.lowerBound
            && hit.line >= run.lowerBound - reach
        {
            if items.insert(hit.item).inserted { run = hit.line...run.upperBound }
        }
        return run
    }
}
