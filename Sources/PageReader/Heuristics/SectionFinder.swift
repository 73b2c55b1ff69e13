/// Finds which lines of a page are the ingredients and which the steps.
struct SectionFinder {
    /// The lines of the ingredients with their headings.
    let ingredients: LineRun?
    /// The lines of the steps with their headings.
    let steps: LineRun?
    /// The lines that they were found in.
    let lines: HeadedLines

    /// Steps that follow the ingredients closely begin within so many lines.
    private static let reach = 15

    init(page: ParsedPage) {
        let lines = HeadedLines(page: page)
        let named = NamedElements(page: page)
        let told = SectionFinder.ingredients(lines, named)
        let ingredients =
            SiblingLists(lines).better(than: told).map { list in
                told == nil ? ListContainer.bounded(list, .ingredients, in: lines) : list
            } ?? told
        self.lines = lines
        self.ingredients = ingredients
        steps = SectionFinder.steps(lines, named, ingredients: ingredients)
    }

    /// What a heading or a name tells.
    private static func ingredients(_ lines: HeadedLines, _ named: NamedElements) -> LineRun? {
        LineRun.better(
            LineRun.best(of: lines.runs(headedBy: .ingredients)),
            than: LineRun.best(
                of: named.runs(.ingredients).map {
                    lines.scored(lines.untilOther($0), as: .ingredients)
                }
            )
        ).map { ListContainer.bounded($0, .ingredients, in: lines) }
    }

    /// What a heading or a name tells, else the sentences after the ingredients; no line is both
    /// a step and an ingredient.
    private static func steps(
        _ lines: HeadedLines,
        _ named: NamedElements,
        ingredients: LineRun?
    ) -> LineRun? {
        let taken = Set(ingredients?.indices ?? [])
        // A heading may stand over a part of each: `For the crust`.
        let keys = Set(
            taken.map { lines.lines[$0] }.filter {
                !$0.isHeadingLike && $0.text.contains(where: \.isLetter)
            }.map { ComparisonKey($0.text) }
        )
        func best(of runs: [LineRun]) -> LineRun? {
            LineRun.best(
                of: runs.map { run in
                    let free = run.indices.filter {
                        !taken.contains($0) && !keys.contains(ComparisonKey(lines.lines[$0].text))
                    }
                    return LineRun(indices: free, score: run.score, isTold: run.isTold)
                }.filter { !$0.indices.isEmpty }
            )
        }
        // Of several parts that say how, those that follow the ingredients are the recipe's, and those
        // that follow them closely most surely.
        var headed = lines.runs(headedBy: .steps)
        if let last = ingredients?.indices.last,
            let next = headed.firstIndex(where: { $0.indices.first ?? 0 > last }),
            !(last + 1..<max(headed[next].indices[0], last + 1)).contains(where: {
                lines.headed[$0] == .ingredients
            })
        {
            let isNear = (headed[next].indices.first ?? 0) - last <= SectionFinder.reach
            headed[next].score *= isNear && PageRule.stepsBehindIngredients.applies ? 4 : 1.5
        }
        let told = LineRun.better(
            best(of: headed),
            than: best(of: named.runs(.steps).map { lines.scored(lines.untilEnd($0), as: .steps) })
        )
        let prose = ingredients?.indices.last.map { lines.steps(after: $0) }
        return LineRun.best(of: [told, best(of: [prose].compactMap { $0 })].compactMap { $0 }).map {
            ListContainer.bounded($0, .steps, in: lines)
        }
    }
}
