import KitchenLanguage
import RecipeModel

/// Elements whose class or id says that they hold ingredients or steps.
struct NamedElements {
    /// An element with more lines holds more than the ingredients or the steps.
    private static let runLimit = 300
    /// So many elements are looked at; a page with more names them all alike.
    private static let elementLimit = 2_000

    private var ranges: [SectionWords.Section: [Range<MarkupTree.NodeID>]] = [:]
    private let page: ParsedPage

    init(page: ParsedPage) {
        self.page = page
        let tree = page.tree
        // Pages use few names for many elements.
        var known: [String: SectionWords.Section?] = [:]
        for node in tree.nodes.indices {
            guard let tag = tree.tag(of: node), tag != .body, tag != .html, tag != .a else {
                continue
            }
            let names = [AttributeName.class, .id].compactMap { tree.attribute($0, of: node) }
            guard !names.isEmpty else { continue }
            let name = names.joined(separator: " ")
            let found = known[name] ?? SectionWords.section(ofName: name)
            known[name] = .some(found)
            guard let section = found else { continue }
            ranges[section, default: []].append(node..<tree.end(of: node))
        }
    }

    /// The lines in each such element, and the lines of equal neighbours together.
    func runs(_ section: SectionWords.Section) -> [[Int]] {
        guard let found = ranges[section] else { return [] }
        var byParent: [MarkupTree.NodeID: [Int]] = [:]
        var runs: [[Int]] = []
        for range in found.prefix(NamedElements.elementLimit) {
            let indices = lineIndices(in: range)
            guard !indices.isEmpty, indices.count <= NamedElements.runLimit else { continue }
            runs.append(indices)
            let parent = page.tree.parent(of: range.lowerBound) ?? 0
            byParent[parent, default: []] += indices
        }
        for (_, indices) in byParent.sorted(by: { $0.key < $1.key }) where indices.count > 1 {
            let merged = Array(Set(indices)).sorted()
            if merged.count <= NamedElements.runLimit { runs.append(merged) }
        }
        return runs
    }

    private func lineIndices(in range: Range<MarkupTree.NodeID>) -> [Int] {
        var place = page.lines.sortedPlace { $0.nodes.lowerBound < range.lowerBound }
        var indices: [Int] = []
        while place < page.lines.count, indices.count <= NamedElements.runLimit,
            page.lines[place].nodes.lowerBound < range.upperBound
        {
            let line = page.lines[place]
            if line.region != .hidden, !InterfaceWords.isControl(line.text) {
                indices.append(place)
            }
            place += 1
        }
        return indices
    }
}
