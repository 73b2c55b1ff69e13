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
