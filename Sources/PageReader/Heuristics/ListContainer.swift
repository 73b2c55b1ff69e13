import KitchenLanguage
import RecipeModel

/// The element that holds a list, told by its lines: a list ends where its element ends.
///
/// A run of lines is found by words and looks; it goes on into buttons and remarks, or ends at an item
/// without an amount. What stands in one element, in rows of one shape, is the list.
struct ListContainer {
    private let source: HeadedLines
    private let run: LineRun
    private let section: SectionWords.Section

    private var page: ParsedPage { source.page }
    private var lines: [PageLine] { source.lines }

    /// A run of a section from where its element begins to where it ends; the same run where no one
    /// element holds most of it.
    static func bounded(
        _ run: LineRun,
        _ section: SectionWords.Section,
        in source: HeadedLines
    ) -> LineRun {
        ListContainer(source: source, run: run, section: section).bounded ?? run
    }

    private var bounded: LineRun? {
        let core = run.indices.filter { $0 < lines.count && isCore(lines[$0]) }
        guard core.count >= (section == .steps ? 2 : 3),
            section == .steps
                ? PageRule.stepsEndWithElement.applies : PageRule.listEndsWithElement.applies,
            let list = container(of: core)
        else { return nil }
        let inside = core.filter(lineRange(of: list).contains)
        guard let first = inside.first, let last = inside.last else { return nil }
        let shapes = Set(
            run.indices.filter { first <= $0 && $0 <= last }.map { shape(of: $0, in: list) }
        )
        let known = Set(run.indices)
        /// Whether a line is an item like another, and known as one or of a list like its list.
        func isRow(_ index: Int, like row: Int) -> Bool {
            guard lines.indices.contains(index), source.headed[index] == nil,
                lines[index].region == lines[row].region
            else { return false }
            return known.contains(index) && shapes.contains(shape(of: index, in: list))
                || (section == .ingredients || known.contains(index))
                    && page.tree.areListsAlike(
                        around: lines[index].block,
                        lines[row].block,
                        areKnown: known.contains(index)
                    )
        }
        var rows: [Int] = []
        var index = first - 1
        while !run.isTold, isRow(index, like: first) {
            rows.append(index)
            index -= 1
        }
        index = last + 1
        var pending: [Int] = []
        while index < lines.count {
            if isRow(index, like: last) {
                rows += pending + [index]
                pending = []
            } else if pending.isEmpty, source.headed[index] == nil,
                known.contains(index) || isHeading(index)
            {
                // One line may head the rest.
                pending = [index]
            } else if lines[index].region < .hidden, !InterfaceWords.isControl(lines[index].text) {
                break
            }
            index += 1
        }
        // What stands before the list is its first heading, or is none of it.
        let start = run.indices.last {
            $0 < first && !isRow($0, like: first) && !isHeading($0)
        }
        var bounded = run
        bounded.indices = rows + run.indices.filter { $0 > start ?? -1 && $0 <= last }
        bounded.indices = Set(bounded.indices).sorted().filter {
            known.contains($0) || !InterfaceWords.isControl(lines[$0].text)
        }
        return bounded
    }

    private func isHeading(_ index: Int) -> Bool {
        lines[index].isHeadingLike || lines[index].text.hasSuffix(":")
    }

    /// Whether a line is surely an ingredient or its amount, or a step.
    private func isCore(_ line: PageLine) -> Bool {
        if section == .steps { return line.text.utf8.count >= 30 && line.linkShare <= 0.6 }
        return line.text.utf8.count <= 160 && !NutritionWords.isFact(line.text)
            && (IngredientLikeness.hasAmount(line.text)
                || IngredientLikeness.isAmountAlone(line.text))
    }

    /// How much a line speaks for an element being the list.
    private func weight(_ line: PageLine) -> Double {
        if line.isHeadingLike { return 0 }
        if isCore(line) { return 1 }
        if section == .steps { return -0.2 }
        let length = line.text.utf8.count
        if length > 160 { return -2 }
        if length > 60 { return -0.6 }
        return page.tree.tag(of: line.block) == .li ? -0.15 : -0.4
    }

    /// The element with the most of what speaks for a list; nil where it has only a part.
    private func container(of core: [Int]) -> MarkupTree.NodeID? {
        var scores: [MarkupTree.NodeID: Double] = [:]
        for index in run.indices where index < lines.count {
            let weight = weight(lines[index])
            for element in page.tree.ancestors(of: lines[index].block) {
                scores[element, default: 0] += weight
            }
        }
        guard let best = scores.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
            return nil
        }
        let range = lineRange(of: best)
        let share = section == .steps ? 9 : 7
        return core.count(where: range.contains) * 10 >= core.count * share ? best : nil
    }

    /// The lines that begin in an element.
    private func lineRange(of element: MarkupTree.NodeID) -> Range<Int> {
        let end = page.tree.end(of: element)
        let first = lines.sortedPlace { $0.nodes.lowerBound < element }
        return first..<max(first, lines.sortedPlace { $0.nodes.lowerBound < end })
    }

    /// How the part of an element is made that a line stands in: its name and class.
    private func shape(of line: Int, in element: MarkupTree.NodeID) -> String {
        guard line < lines.count else { return "outside" }
        var node = lines[line].nodes.lowerBound
        if node < element || node >= page.tree.end(of: element) { return "outside" }
        while let parent = page.tree.parent(of: node), parent != element { node = parent }
        guard let tag = page.tree.tag(of: node) else { return "" }
        return "\(tag) \(page.tree.attribute(.class, of: node) ?? "")"
    }
}
