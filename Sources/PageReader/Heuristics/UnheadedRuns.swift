/// Runs of lines that look like ingredients or steps, where no heading says so.
struct UnheadedRuns {
    private let source: HeadedLines

    init(_ source: HeadedLines) { self.source = source }

    /// Runs of short lines that mostly begin with an amount.
    var ingredients: [LineRun] {
        var runs: [LineRun] = []
        var current: [Int] = []
        var gap = 0
        func close() {
            while let last = current.last, !IngredientLikeness.hasAmount(source.lines[last].text) {
                current.removeLast()
            }
            if current.count >= 3 {
                if let first = current.first, first > 0,
                    source.lines[first - 1].text.utf8.count <= 60,
                    IngredientLikeness.isAmountAlone(source.lines[first].text)
                {
                    current.insert(first - 1, at: 0)
                }
                current = wholeList(around: current)
                if let heading = heading(before: current) { current.insert(heading, at: 0) }
                var run = source.scored(current, as: .ingredients)
                run.score *= 0.5
                run.isTold = false
                runs.append(run)
            }
            current = []
            gap = 0
        }
        for index in source.lines.indices {
            let line = source.lines[index]
            guard line.region == .content, line.text.utf8.count <= 160, source.headed[index] == nil,
                current.count < HeadedLines.runLimit,
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

    /// The line before a run that heads its first part, marked like the headings in it.
    private func heading(before run: [Int]) -> Int? {
        guard let first = run.first, first > 0 else { return nil }
        let line = source.lines[first - 1]
        let isAlike = run.contains {
            source.lines[$0].headingLevel == line.headingLevel
                && source.lines[$0].isStrong == line.isStrong
        }
        return line.isHeadingLike && isAlike && source.headed[first - 1] == nil
            && line.text.utf8.count <= 60 ? first - 1 : nil
    }

    /// The run with the other items of the list that it is in.
    private func wholeList(around run: [Int]) -> [Int] {
        guard let first = run.first, let last = run.last else { return run }
        var start = first
        var end = last
        let parent = listElement(of: first)
        guard let parent, listElement(of: last) == parent else { return run }
        while start > 0, end - start < HeadedLines.runLimit, listElement(of: start - 1) == parent {
            start -= 1
        }
        while end + 1 < source.lines.count, end - start < HeadedLines.runLimit,
            listElement(of: end + 1) == parent
        { end += 1 }
        return Array(start...end)
    }

    private func listElement(of line: Int) -> MarkupTree.NodeID? {
        var node: MarkupTree.NodeID? = source.lines[line].block
        while let element = node {
            let tag = source.page.tree.tag(of: element)
            if tag == .ul || tag == .ol || tag == .table { return element }
            if tag == .body { return nil }
            node = source.page.tree.parent(of: element)
        }
        return nil
    }

    /// The sentences that follow the ingredients.
    func steps(after ingredient: Int) -> LineRun? {
        var indices: [Int] = []
        for index in (ingredient + 1)..<max(source.lines.count, ingredient + 1) {
            let line = source.lines[index]
            if line.region != .content { continue }
            if indices.count >= HeadedLines.runLimit { break }
            if source.headed[index] == .notes || source.headed[index] == .other { break }
            if line.headingLevel > 0, !indices.isEmpty, !LineRules.isStepLabel(line.text) { break }
            if line.text.utf8.count < 25, indices.isEmpty { continue }
            if line.linkShare > 0.5 || source.endsSteps(at: index, count: indices.count) { break }
            indices.append(index)
        }
        guard !indices.isEmpty else { return nil }
        var run = source.scored(indices, as: .steps)
        run.score *= 0.4
        run.isTold = false
        return run
    }
}
