/// Finds which lines of a page are the ingredients and which the steps.
struct SectionFinder {
    /// The lines of the ingredients with their headings.
    private(set) var ingredients: LineRun?
    /// The lines of the steps with their headings.
    private(set) var steps: LineRun?

    /// A recipe begins within so many lines, and no part of it has more than `runLimit`.
    private static let lineLimit = 8_000
    private static let runLimit = 200

    private let page: ParsedPage
    private let lines: [PageLine]
    private let headed: [SectionWords.Section?]

    init(page: ParsedPage) {
        self.page = page
        lines = Array(page.lines.prefix(SectionFinder.lineLimit))
        headed = lines.map { line in
            line.region == .hidden || line.linkShare > 0.8
                ? nil : SectionWords.section(headedBy: line.text)
        }
        let named = NamedElements(page: page)
        let ingredientRuns =
            runs(headedBy: .ingredients)
            + named.runs(.ingredients).map { scored($0, as: .ingredients) } + amountRuns
        ingredients = ingredientRuns.filter { $0.score > 0 }.max { $0.score < $1.score }
        let taken = Set(ingredients?.indices ?? [])
        let all = lines
        let takenKeys = Set(taken.map { ComparisonKey(all[$0].text).text })
        let after = ingredients?.indices.last
        let stepRuns =
            (runs(headedBy: .steps)
            + named.runs(.steps).map { scored($0, as: .steps) }
            + [proseRun(after: after)].compactMap { $0 })
            .map { run in
                LineRun(
                    indices: run.indices.filter {
                        !taken.contains($0)
                            && !takenKeys.contains(ComparisonKey(all[$0].text).text)
                    },
                    score: run.score,
                    isTold: run.isTold
                )
            }
            .filter { !$0.indices.isEmpty }
        steps = LineRun.best(of: stepRuns)
    }

    // MARK: Runs under headings

    private func runs(headedBy section: SectionWords.Section) -> [LineRun] {
        lines.indices.filter { headed[$0] == section && lines[$0].region < .comments }
            .map { heading in
                scored(run(after: heading, section), as: section)
            }
    }

    /// The lines from a heading to where something else begins.
    private func run(after heading: Int, _ section: SectionWords.Section) -> [Int] {
        let level = lines[heading].headingLevel
        var indices: [Int] = []
        var index = heading + 1
        // Headings one after the other are the names of tabs.
        while index < lines.count, index < heading + 4, headed[index] == .steps,
            section == .ingredients
        {
            index += 1
        }
        while index < lines.count, indices.count < SectionFinder.runLimit {
            let line = lines[index]
            if line.region == .hidden || line.region > lines[heading].region
                || InterfaceWords.isControl(line.text)
            {
                index += 1
                continue
            }
            if let other = headed[index] {
                if other != section { break }
                if indices.count > 1, line.headingLevel == level,
                    level > 0 || SectionWords.isBare(line.text)
                {
                    break
                }
            } else if line.headingLevel > 0, !indices.isEmpty || line.headingLevel < level {
                if !continues(at: index, section, level: level, after: indices) { break }
            }
            if section == .ingredients, endsIngredients(line, count: indices.count) { break }
            if section == .steps, endsSteps(line, count: indices.count) { break }
            indices.append(index)
            index += 1
        }
        return indices
    }

    /// Whether what follows a heading inside of a section still looks like the section.
    private func continues(
        at heading: Int,
        _ section: SectionWords.Section,
        level: Int,
        after indices: [Int]
    ) -> Bool {
        let next = lines[(heading + 1)...].prefix(4)
        if section == .ingredients {
            let amounts = indices.count { IngredientLikeness.hasAmount(lines[$0].text) }
            if next.contains(where: { IngredientLikeness.hasAmount($0.text) }) { return true }
            let tags = Set(indices.map { page.tree.tag(of: lines[$0].block) })
            return amounts * 2 < indices.count && level > 0 && lines[heading].headingLevel > level
                && next.first.map { tags.contains(page.tree.tag(of: $0.block)) } == true
        }
        return level == 0 || lines[heading].headingLevel > level
            || LineRules.isStepLabel(lines[heading].text)
    }

    /// What often stands behind the ingredients without a heading of its own.
    private func endsIngredients(_ line: PageLine, count: Int) -> Bool {
        if count >= 2, isProse(line) { return true }
        return count > 0 && LineRules.isNumberedStep(line.text)
    }

    /// What often stands behind the steps without a heading of its own.
    private func endsSteps(_ line: PageLine, count: Int) -> Bool {
        guard count > 0 else { return false }
        return line.linkShare > 0.8 && line.text.utf8.count < 60 && line.headingLevel == 0
            || TimeWords.label(in: line.text.lowercased()) != nil && line.text.utf8.count < 40
    }

    private func isProse(_ line: PageLine) -> Bool {
        line.text.utf8.count > 160 && line.text.utf8Contains(". ")
    }

    // MARK: Runs without a heading

    /// Runs of short lines that mostly begin with an amount.
    private var amountRuns: [LineRun] {
        var runs: [LineRun] = []
        var current: [Int] = []
        var gap = 0
        func close() {
            while let last = current.last, !IngredientLikeness.hasAmount(lines[last].text) {
                current.removeLast()
            }
            if current.count >= 3 {
                if let first = current.first, first > 0, lines[first - 1].text.utf8.count <= 60,
                    IngredientLikeness.isAmountAlone(lines[first].text)
                {
                    current.insert(first - 1, at: 0)
                }
                current = wholeList(around: current)
                var run = scored(current, as: .ingredients)
                run.score *= 0.5
                run.isTold = false
                runs.append(run)
            }
            current = []
            gap = 0
        }
        for index in lines.indices {
            let line = lines[index]
            guard line.region == .content, line.text.utf8.count <= 160, headed[index] == nil,
                current.count < SectionFinder.runLimit,
                !LineRules.isNumberedStep(line.text), !NutritionWords.isFact(line.text)
            else {
                close()
                continue
            }
            if IngredientLikeness.hasAmount(line.text) {
                current.append(index)
                gap = 0
            } else if !current.isEmpty {
                gap += 1
                if gap > 3 { close() } else { current.append(index) }
            }
        }
        close()
        return runs
    }

    /// The run with the other items of the list that it is in.
    private func wholeList(around run: [Int]) -> [Int] {
        guard let first = run.first, let last = run.last else { return run }
        var start = first
        var end = last
        let parent = listElement(of: first)
        guard let parent, listElement(of: last) == parent else { return run }
        while start > 0, end - start < SectionFinder.runLimit, listElement(of: start - 1) == parent
        { start -= 1 }
        while end + 1 < lines.count, end - start < SectionFinder.runLimit,
            listElement(of: end + 1) == parent
        { end += 1 }
        return Array(start...end)
    }

    private func listElement(of line: Int) -> MarkupTree.NodeID? {
        var node: MarkupTree.NodeID? = lines[line].block
        while let element = node {
            let tag = page.tree.tag(of: element)
            if tag == .ul || tag == .ol || tag == .table { return element }
            if tag == .body { return nil }
            node = page.tree.parent(of: element)
        }
        return nil
    }

    /// The sentences that follow the ingredients.
    private func proseRun(after ingredient: Int?) -> LineRun? {
        guard let ingredient else { return nil }
        var indices: [Int] = []
        for index in (ingredient + 1)..<max(lines.count, ingredient + 1) {
            let line = lines[index]
            if line.region != .content { continue }
            if indices.count >= SectionFinder.runLimit { break }
            if headed[index] == .notes || headed[index] == .other { break }
            if line.headingLevel > 0, !indices.isEmpty, !LineRules.isStepLabel(line.text) { break }
            if line.text.utf8.count < 25, indices.isEmpty { continue }
            if line.linkShare > 0.5 || endsSteps(line, count: indices.count) { break }
            indices.append(index)
        }
        guard !indices.isEmpty else { return nil }
        var run = scored(indices, as: .steps)
        run.score *= 0.4
        run.isTold = false
        return run
    }

    // MARK: Scores

    private func scored(_ indices: [Int], as section: SectionWords.Section) -> LineRun {
        var score = 0.0
        for index in indices {
            let line = lines[index]
            let length = line.text.utf8.count
            switch section {
            case .ingredients:
                if IngredientLikeness.hasAmount(line.text) {
                    score += 1
                } else if length <= 80 {
                    score += line.text.hasSuffix(".") && length > 30 ? -0.5 : 0.3
                } else if isProse(line) {
                    score -= 1.5
                }
            default:
                if length >= 30 { score += 1 } else { score += 0.1 }
                if line.linkShare > 0.6 { score -= 1 }
            }
            if line.region == .aside { score -= 0.6 }
            if line.region >= .comments { score -= 1.5 }
        }
        if indices.count < 2, section == .ingredients { score -= 0.3 }
        return LineRun(indices: indices, score: score)
    }
}
