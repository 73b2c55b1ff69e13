/// The lines of a page with the sections that they head, and the runs of lines under such headings.
struct HeadedLines {
    /// A recipe begins within so many lines.
    private static let lineLimit = 8_000
    /// No section has more lines.
    static let runLimit = 200

    let page: ParsedPage
    let lines: [PageLine]
    /// For each line the section that it heads.
    let headed: [SectionWords.Section?]

    init(page: ParsedPage) {
        self.page = page
        lines = Array(page.lines.prefix(HeadedLines.lineLimit))
        var headed = lines.map { line -> SectionWords.Section? in
            guard line.region != .hidden, line.linkShare <= 0.8,
                let section = HeadedLines.section(headedBy: line, in: page.tree),
                !InterfaceWords.isControl(line.text)  // `Copy ingredients` heads nothing.
            else { return nil }
            return section
        }
        // `How to make lentil soup` heads the steps where no line after the ingredients does so more
        // plainly.
        let first = headed.firstIndex(of: .ingredients) ?? lines.startIndex
        let plain = zip(headed, lines).dropFirst(first)
        if !plain.contains(where: { $0 == .steps && $1.region < .comments }) {
            for (place, line) in lines.enumerated()
            where headed[place] == nil && line.isHeadingLike && line.linkShare <= 0.8
                && line.region < .comments && SectionWords.isMaking(line.text)
                && PageRule.makingHeading.applies
            {
                headed[place] = .steps
            }
        }
        self.headed = headed
    }

    /// The section that a line heads; `Mix the dry ingredients` as an item of a list, and
    /// `Step 1: Gather your ingredients`, are steps.
    private static func section(
        headedBy line: PageLine,
        in tree: MarkupTree
    ) -> SectionWords.Section? {
        if LineRules.isLabelledStep(line.text) { return nil }
        if tree.tag(of: line.block) == .li, !line.isHeadingLike, !line.text.hasSuffix(":") {
            return SectionWords.section(named: line.text)
        }
        return SectionWords.section(headedBy: line.text)
    }

    // MARK: Runs under headings

    /// For each heading of a section the lines under it.
    func runs(headedBy section: SectionWords.Section) -> [LineRun] {
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
        while index < lines.count, indices.count < HeadedLines.runLimit {
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
                    level > 0 && !SectionWords.isMaking(line.text)
                        || SectionWords.isBare(line.text)
                {
                    break
                }
            } else if line.headingLevel > 0, !indices.isEmpty || line.headingLevel < level {
                if !continues(at: index, section, level: level, after: indices) { break }
            }
            if section == .ingredients, endsIngredients(line, count: indices.count) { break }
            if section == .steps, endsSteps(at: index, count: indices.count) {
                // Before the first step, a card tells of times and the like.
                guard lines[heading].isHeadingLike,
                    !indices.contains(where: { lines[$0].text.utf8.count >= 30 })
                else { break }
                indices = []
                index += 1
                continue
            }
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
            if next.contains(where: {
                IngredientLikeness.hasAmount($0.text) && !NutritionWords.isFact($0.text)
            }) {
                return true
            }
            guard let last = indices.last, let first = next.first else { return false }
            return lines[heading].headingLevel > level
                && page.tree.areListsAlike(around: lines[last].block, first.block, areKnown: true)
                && PageRule.listBehindHeading.applies
        }
        return level == 0 || lines[heading].headingLevel > level
            || LineRules.isStepLabel(lines[heading].text)
    }

    /// What often stands after the ingredients without a heading of its own.
    private func endsIngredients(_ line: PageLine, count: Int) -> Bool {
        if count >= 2, isProse(line) { return true }
        return count > 0
            && (LineRules.isNumberedStep(line.text) || LineRules.isLabelledStep(line.text)
                || line.isHeadingLike && LineRules.isWordedStepLabel(line.text))
    }

    /// What often stands after the steps without a heading of its own.
    func endsSteps(at index: Int, count: Int) -> Bool {
        guard count > 0 else { return false }
        let line = lines[index]
        return line.linkShare > 0.6 && line.text.utf8.count < 60 && line.headingLevel == 0
            && !line.text.hasSuffix(":") && !IngredientLikeness.hasAmount(line.text)
            && PageRule.linkBehindSteps.applies
    }

    /// The sentences that follow the ingredients, where no heading says that they are the steps.
    func steps(after ingredient: Int) -> LineRun {
        var indices: [Int] = []
        for index in (ingredient + 1)..<max(lines.count, ingredient + 1) {
            let line = lines[index]
            if line.region != .content { continue }
            if indices.count >= HeadedLines.runLimit { break }
            if headed[index] == .notes || headed[index] == .other { break }
            if line.headingLevel > 0, !indices.isEmpty, !LineRules.isStepLabel(line.text) { break }
            if line.text.utf8.count < 25, indices.isEmpty { continue }
            if line.linkShare > 0.5 || endsSteps(at: index, count: indices.count) { break }
            indices.append(index)
        }
        var run = scored(indices, as: .steps)
        run.score *= 0.4
        run.isTold = false
        return run
    }

    private func isProse(_ line: PageLine) -> Bool {
        line.text.utf8.count > 160 && line.text.utf8Contains(". ")
    }

    /// A run up to where a heading begins something else.
    func untilOther(_ run: [Int]) -> [Int] {
        let end = run.firstIndex { index in
            index < headed.count && index > run.first.map { $0 + 1 } ?? index
                && (headed[index] == .other || headed[index] == .steps)
        }
        return Array(run[..<(end ?? run.count)]).filter { $0 < lines.count }
    }

    /// A run of steps up to what does not belong to them.
    func untilEnd(_ run: [Int]) -> [Int] {
        let shown = run.filter { $0 < lines.count }
        let end = shown.indices.first { endsSteps(at: shown[$0], count: $0) }
        return Array(shown[..<(end ?? shown.count)])
    }

    // MARK: Scores

    /// How sure it is that lines are a section.
    func scored(_ indices: [Int], as section: SectionWords.Section) -> LineRun {
        var score = indices.reduce(0) { sum, index in
            let line = lines[index]
            let own = section == .ingredients ? ingredientScore(line) : stepScore(line)
            return sum + own - Self.distance(line.region)
        }
        if indices.count < 2, section == .ingredients { score -= 0.3 }
        return LineRun(indices: indices, score: score)
    }

    /// How far a part of the page is from where recipes stand.
    private static func distance(_ region: PageRegion) -> Double {
        region >= .comments ? 1.5 : region == .aside ? 0.3 : 0
    }

    private func ingredientScore(_ line: PageLine) -> Double {
        if NutritionWords.isFact(line.text) { return -1 }
        if IngredientLikeness.isAmountAlone(line.text) { return 0.6 }
        if IngredientLikeness.hasAmount(line.text) { return 1 }
        let length = line.text.utf8.count
        if length <= 80 { return line.text.hasSuffix(".") && length > 30 ? -0.5 : 0.3 }
        return isProse(line) ? -1.5 : 0
    }

    private func stepScore(_ line: PageLine) -> Double {
        (line.text.utf8.count >= 30 ? 1 : 0.1) - (line.linkShare > 0.6 ? 1 : 0)
    }
}
