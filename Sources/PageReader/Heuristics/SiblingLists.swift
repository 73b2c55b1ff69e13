import KitchenLanguage
import RecipeModel

/// A second opinion on where the ingredients stand: not the lines below a heading, but the element
/// whose parts are items of one shape. Such a list ends where its element ends.
struct SiblingLists {
    private let source: HeadedLines
    private var tree: MarkupTree { source.page.tree }

    /// So far up from a line its list is looked for.
    private static let reach = 8
    /// Between two parts of one list stand no more lines, which head the second.
    private static let gap = 3

    /// Lists of one shape, one after another, with the lines that head them.
    private struct Family {
        var indices: [Int]
        var evidence: Double
    }

    /// For each line how much it alone speaks for being an ingredient.
    private let evidences: [Double]

    init(_ source: HeadedLines) {
        self.source = source
        evidences = source.lines.map { line in
            guard line.region < .comments else { return 0 }
            let isItem = source.page.tree.tag(of: line.block) == .li
            return SiblingLists.evidence(of: .init(text: line.text, line: line, isItem: isItem))
        }
    }

    /// Whether a line alone is surely an ingredient.
    private func isSure(_ line: Int) -> Bool { evidences[line] > 0.5 }

    /// The list that stands where a run does, or that is better than it; nil where both agree.
    ///
    /// A list that shares lines with the run only adds items to it and takes off what is none; one that
    /// stands elsewhere must have far more that speaks for it.
    func better(than run: LineRun?) -> LineRun? {
        let known = Set(run?.indices ?? [])
        let own = rows(of: run?.indices ?? []).map { SiblingLists.evidence(of: $0) }
        let ownEvidence = own.reduce(0, +)
        let isCredible = own.count { $0 < -0.5 } * 2 <= known.count
        var best: (indices: [Int], gain: Double)?
        for family in families {
            let found = withHeading(family.indices, known: known)
            let weights = rows(of: found).map { SiblingLists.evidence(of: $0) }
            guard weights.count(where: { $0 < -0.5 }) * 4 <= weights.count else { continue }
            let weight = weights.reduce(0, +)
            let gain: Double
            if known.isDisjoint(with: found) {
                guard run?.isTold != true || isTold(found) else { continue }
                gain = weight - 2 * max(0, ownEvidence) - (isTold(found) || run == nil ? 2 : 4)
            } else {
                let lost = rows(of: known.subtracting(found).sorted()).map {
                    SiblingLists.evidence(of: $0)
                }
                let sure = weights.count { $0 > 0.5 }
                guard
                    !isCredible
                        || !lost.contains(where: { $0 > 0 })
                            && lost.count(where: { $0 > -0.2 }) * 2 <= sure
                else { continue }
                gain = weight - ownEvidence
            }
            if gain > best?.gain ?? 0.5 { best = (found, gain) }
        }
        guard let best, PageRule.siblingLists.applies else { return nil }
        var better = run ?? LineRun(indices: [], score: 0)
        better.indices = best.indices
        better.score = max(better.score, best.gain)
        better.isTold = run?.isTold == true || isTold(best.indices)
        return better
    }

    // MARK: Evidence

    private func rows(of indices: [Int]) -> [ItemRows.Row] {
        ItemRows(tree: tree).rows(of: indices.map { source.lines[$0] })
    }

    /// How much an item speaks for a list of ingredients.
    private static func evidence(of row: ItemRows.Row) -> Double {
        let text = row.text
        if row.line.headingLevel > 0 || text.hasSuffix(":") { return 0 }
        if InterfaceWords.isControl(text) { return -0.2 }
        if text.utf8.count > 200 { return -Double(text.utf8.count / 200) }
        let hasDigit = text.utf8.contains { (0x30...0x39).contains($0) }
        if NutritionWords.isFact(text) || hasDigit && isFact(text) { return -0.8 }
        if IngredientLikeness.hasAmount(text),
            text.last != "." || text.utf8.count <= 40 || IngredientLikeness.hasMeasure(text)
        {
            return row.line.linkShare > 0.9 ? 0.6 : 1
        }
        if text.last == "." && text.utf8.count > 30 { return -0.8 }
        if text.utf8.count > 80, !row.isItem { return -0.8 }
        return row.isItem ? 0.3 : -0.1
    }

    /// Whether a line is an amount alone, a price, a date, a time, a yield or a step, and no item.
    private static func isFact(_ text: String) -> Bool {
        text.contains { "€$£".contains($0) } || LineRules.isNumberedStep(text)
            || IngredientLikeness.isAmountAlone(text)
                && LineWords.words(of: text, limit: 3).count <= 1
            || LabelledFacts.isYield(text) || LabelledFacts.loneDuration(text) != nil
            || TimeWords.label(in: text.lowercased()) != nil && StatedDuration.isNamed(in: text)
            || text.utf8.count <= 40
                && text.split { !$0.isNumber }.contains { $0.count == 4 && $0.hasPrefix("20") }
    }

    // MARK: Lists

    /// The lists of the page, those of one shape together.
    private var families: [Family] {
        var rows: [MarkupTree.NodeID: [(row: MarkupTree.NodeID, line: Int)]] = [:]
        for (index, line) in source.lines.enumerated() where line.region < .comments {
            var child = line.block
            var depth = 0
            while depth < SiblingLists.reach, let parent = tree.parent(of: child),
                tree.tag(of: parent) != .html
            {
                rows[parent, default: []].append((child, index))
                child = parent
                depth += 1
            }
        }
        var byShape: [String: [[Int]]] = [:]
        for (parent, found) in rows.sorted(by: { $0.key < $1.key }) {
            guard found.first?.row != found.last?.row || tree.tag(of: parent) == .ul,
                found.contains(where: { isSure($0.line) })
            else { continue }
            let isList = [.ul, .ol].contains(tree.tag(of: parent))
            let indices = isList ? found.map(\.line) : segment(of: found)
            guard !indices.isEmpty else { continue }
            let tag = tree.tag(of: parent).map { "\($0)" } ?? ""
            let name = tag + tree.shape(of: parent).joined(separator: " ")
            byShape[name, default: []].append(indices)
        }
        // The same page is always read alike: of two that begin together the longer one comes first.
        return byShape.sorted { $0.key < $1.key }.flatMap { families(of: $0.value) }
            .filter { $0.evidence >= 1 }
            .sorted { ($0.indices[0], -$0.indices.count) < ($1.indices[0], -$1.indices.count) }
    }

    /// The part of a list that speaks most for itself, where its element holds other things too.
    private func segment(of rows: [(row: MarkupTree.NodeID, line: Int)]) -> [Int] {
        var best: (range: Range<Int>, sum: Double) = (0..<0, 0)
        var start = 0
        var sum = 0.0
        for (place, row) in rows.enumerated() {
            sum += isSure(row.line) ? 1 : min(evidences[row.line], -0.1)
            if source.headed[row.line] != nil { sum = 0 }
            if sum <= 0 { (start, sum) = (place + 1, 0) }
            if sum > best.sum { best = (start..<place + 1, sum) }
        }
        return rows[best.range].map(\.line)
    }

    private func families(of lists: [[Int]]) -> [Family] {
        var found: [Family] = []
        for list in lists {
            let own = list.reduce(0) { $0 + evidences[$1] }
            guard list.count(where: isSure) * 3 >= list.count else { continue }
            if let last = found.last?.indices.last, let first = list.first, last < first,
                heads(last + 1..<first), !repeats(list, found[found.count - 1].indices)
            {
                found[found.count - 1].indices += (last + 1..<first).filter(isShown) + list
                found[found.count - 1].evidence += own
            } else if own > 0 {
                found.append(Family(indices: list, evidence: own))
            }
        }
        return found
    }

    /// Whether a list names the foods of another once more, as in other units.
    private func repeats(_ list: [Int], _ known: [Int]) -> Bool {
        let foods = Set(known.map { IngredientLists.foods(source.lines[$0].text) })
        return list.count { foods.contains(IngredientLists.foods(source.lines[$0].text)) } * 2
            > list.count
    }

    /// Whether lines between two lists only head the second.
    private func heads(_ range: Range<Int>) -> Bool {
        let shown = range.filter(isShown)
        return shown.count <= SiblingLists.gap
            && shown.allSatisfy {
                (source.headed[$0] == nil || source.headed[$0] == .ingredients)
                    && !SectionWords.isBare(source.lines[$0].text)
                    && source.lines[$0].text.utf8.count <= 80 && source.lines[$0].text.last != "."
            }
    }

    private func isShown(_ index: Int) -> Bool {
        source.lines[index].region < .hidden && !InterfaceWords.isControl(source.lines[index].text)
    }

    /// The list with the line before it that heads its first part.
    private func withHeading(_ indices: [Int], known: Set<Int>) -> [Int] {
        guard let first = indices.first, first > 0, source.headed[first - 1] == nil,
            known.contains(first - 1)
                || source.lines[first - 1].isHeadingLike && isTold([first - 1])
        else { return indices }
        return [first - 1] + indices
    }

    /// Whether the name of the ingredients stands closely before a list.
    private func isTold(_ indices: [Int]) -> Bool {
        guard let first = indices.first else { return false }
        return source.headed[max(0, first - SiblingLists.gap)..<first + 1].contains(.ingredients)
    }
}
