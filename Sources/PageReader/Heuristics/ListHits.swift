/// Which lines of a page show items of a list, and where most of them stand together.
struct ListHits {
    /// For each line of the page that shows an item: the line and the item.
    private var hits: [Hit] = []
    private let lengths: [Int]

    private struct Hit {
        var line: Int
        var item: Int
        /// How much of the item the line shows, in bytes of its key.
        var length: Int
    }

    private let page: ParsedPage
    private let includingHidden: Bool

    /// So many times a line is held against an item, which keeps long lists on long pages short.
    private static let comparisonLimit = 1_000_000
    /// So many bytes of items lines are looked for in, as items may be endless too.
    private static let byteLimit = 100_000_000

    /// The lines that show most of a list, from its first item to its last; none where most of it is not
    /// on the page. Tabs and cards that open at a click are hidden in the page as it is sent.
    static func best(
        of itemKeys: [String],
        bags: [[String]],
        in page: ParsedPage,
        key: (String) -> String = { ComparisonKey($0).text }
    ) -> [Int] {
        func run(includingHidden: Bool) -> [Int] {
            ListHits(itemKeys, bags, page, includingHidden, key).bestRun ?? []
        }
        let visible = run(includingHidden: false)
        return visible.count * 2 >= itemKeys.count ? visible : run(includingHidden: true)
    }

    private init(
        _ itemKeys: [String],
        _ bags: [[String]],
        _ page: ParsedPage,
        _ includingHidden: Bool,
        _ key: (String) -> String
    ) {
        self.includingHidden = includingHidden
        self.page = page
        // An item that is there twice is shown twice.
        let counts = Dictionary(itemKeys.map { ($0, 1) }, uniquingKeysWith: +)
        lengths = itemKeys.map { $0.utf8.count * (counts[$0] ?? 1) }
        var byKey: [String: Int] = [:]
        for (index, key) in itemKeys.enumerated() where !key.isEmpty && byKey[key] == nil {
            byKey[key] = index
        }
        let whole = itemKeys.joined(separator: "\n")
        let reach = min(
            ListHits.comparisonLimit / max(1, itemKeys.count),
            ListHits.byteLimit / max(1, whole.utf8.count)
        )
        for (index, line) in page.lines.prefix(reach).enumerated()
        where line.region != .comments && (includingHidden || line.region != .hidden) {
            guard line.text.utf8.count <= 6_000 else { continue }
            let key = key(line.text)
            guard key.utf8.count >= 2 else { continue }
            if let item = byKey[key] {
                hits.append(Hit(line: index, item: item, length: key.utf8.count))
            } else if key.utf8.count <= 160, IngredientLikeness.hasAmount(line.text),
                case let bag = ListHits.bag(line.text),
                let item = bags.firstIndex(where: { ListHits.isSubset($0, of: bag) }),
                PageRule.wordsAndMore.applies
            {
                // All words of the item, in any order, and perhaps more.
                hits.append(Hit(line: index, item: item, length: itemKeys[item].utf8.count))
            } else if let item = ListHits.part(key, of: itemKeys, joined: whole) {
                hits.append(Hit(line: index, item: item, length: key.utf8.count))
            }
        }
    }

    /// The words and numbers of a text in alphabetical order, amounts and units apart.
    static func bag(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isNumber = false
        for scalar in text.lowercased().unicodeScalars {
            let isDigit = (0x30...0x39).contains(scalar.value)
            guard
                isDigit || scalar.properties.isAlphabetic
                    || scalar.properties.numericType != nil
            else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if isDigit != isNumber, !word.isEmpty {
                words.append(word)
                word = ""
            }
            isNumber = isDigit
            word.unicodeScalars.append(scalar)
        }
        if !word.isEmpty { words.append(word) }
        return words.sorted()
    }

    /// Whether all words of a bag of some words are in another.
    static func isSubset(_ part: [String], of whole: [String], atLeast least: Int = 3) -> Bool {
        guard part.count >= least, part.count <= whole.count else { return false }
        var rest = whole[...]
        for word in part {
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Whether a key makes up a good part of another.
    static func isPart(_ part: String, of whole: String) -> Bool {
        let count = part.utf8.count
        return count >= 3 && count * 3 >= whole.utf8.count && whole.utf8Contains(part)
    }

    private static func part(_ key: String, of keys: [String], joined whole: String) -> Int? {
        let count = key.utf8.count
        if count >= 4, whole.utf8Contains(key) {
            return keys.firstIndex { $0.utf8Contains(key) }
        }
        guard count <= 120 else { return nil }
        return keys.firstIndex { $0.utf8.count >= 4 && isPart($0, of: key) }
    }

    /// The lines from the first to the last hit in the smallest element with most of the list.
    ///
    /// What counts is how much of each item's text is there, as a page may break an item into
    /// many lines.
    private var bestRun: [Int]? {
        var places: [MarkupTree.NodeID: Place] = [:]
        for hit in hits {
            for element in page.tree.ancestors(of: page.lines[hit.line].block) {
                places[element, default: Place(first: hit.line)].add(hit)
            }
        }
        let found = places.map { node, place in
            (node: node, place: place, coverage: place.coverage(of: lengths))
        }
        guard let most = found.map(\.coverage).max(), most > 0 else { return nil }
        /// The place of the fewest lines with so many tenths of the most that one has.
        func smallest(_ tenths: Int) -> Place? {
            found.filter { $0.coverage * 10 >= most * tenths }.min { one, other in
                (one.place.lines, -one.coverage, other.node)
                    < (other.place.lines, -other.coverage, one.node)
            }?.place
        }
        // A last short group may stand apart from the others, but not far.
        guard let nearly = smallest(9), let whole = smallest(10) else { return nil }
        let best = whole.lines <= 2 * nearly.lines ? whole : nearly
        guard best.lines <= 4 * best.count + 12 else { return nil }
        return extended(best.first...best.last).filter {
            includingHidden || page.lines[$0].region < .hidden
        }
    }

    /// What of the list stands in one element.
    private struct Place {
        var first: Int
        var last = 0
        var count = 0
        var covered: [Int: Int] = [:]
        var lines: Int { last - first + 1 }

        init(first: Int) { self.first = first }

        mutating func add(_ hit: Hit) {
            last = hit.line
            count += 1
            covered[hit.item, default: 0] += hit.length
        }

        func coverage(of lengths: [Int]) -> Int {
            covered.reduce(0) { $0 + min($1.value, lengths[$1.key]) }
        }
    }

    /// The run with the amount that stands before it, or after it, on a line of its own.
    private func extended(_ run: ClosedRange<Int>) -> ClosedRange<Int> {
        func isAmount(_ line: Int) -> Bool {
            page.lines.indices.contains(line)
                && IngredientLikeness.isAmountAlone(page.lines[line].text)
        }
        let (first, last) = (run.lowerBound, run.upperBound)
        guard !isAmount(first), PageRule.amountBesideRun.applies else { return run }
        if isAmount(first - 1) { return first - 1...last }
        let isAmountLast = run.count > 2 && isAmount(first + 1) && !isAmount(last)
        return isAmountLast && isAmount(last + 1) ? first...last + 1 : run
    }
}
