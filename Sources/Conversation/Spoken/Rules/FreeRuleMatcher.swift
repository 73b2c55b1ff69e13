/// Fits a rule whose parts may stand in any order among words that say nothing else.
///
/// It is for lines that no rule in order fits: `the ingredients, could I see them for number 4`.
/// Every word beside the parts must be one of the class `AROUND`, which has no negations and no
/// question that a command does not answer.
struct FreeRuleMatcher {
    private let line: SpokenLine
    private let around: [Bool]

    init(line: SpokenLine) {
        self.line = line
        let set = line.book.words(of: "AROUND")
        var around = line.words.indices.map { line.isSmall($0) }
        for index in line.words.indices {
            for end in set.ends(at: index, in: line.words) {
                for place in index..<end { around[place] = true }
            }
        }
        self.around = around
    }

    /// What the rule's parts took; nil where the rule does not fit.
    func captures(of pattern: RulePattern) -> [RuleMatcher.Captured]? {
        guard pattern.mayFit(line.met) else { return nil }
        return fit(pattern.parts[...], used: line.words.map { _ in false }, captured: [])
    }

    private func fit(
        _ parts: ArraySlice<RulePattern.Part>,
        used: [Bool],
        captured: [RuleMatcher.Captured]
    ) -> [RuleMatcher.Captured]? {
        guard let part = parts.first else {
            let isAll = used.indices.allSatisfy { used[$0] || around[$0] }
            return isAll ? captured : nil
        }
        for place in line.words.indices where !used[place] {
            for end in ends(of: part, at: place) {
                guard !used[place..<end].contains(true) else { continue }
                var used = used
                for index in place..<end { used[index] = true }
                var captured = captured
                if case .capture(let capture) = part.kind {
                    captured.append(RuleMatcher.Captured(capture: capture, range: place..<end))
                }
                if let found = fit(parts.dropFirst(), used: used, captured: captured) {
                    return found
                }
            }
        }
        guard part.isOptional else { return nil }
        return fit(parts.dropFirst(), used: used, captured: captured)
    }

    private func ends(of part: RulePattern.Part, at place: Int) -> [Int] {
        switch part.kind {
        case .words(let set): set.ends(at: place, in: line.words)
        case .capture(let capture):
            line.ends(of: capture, at: place, in: place..<line.words.count)
        }
    }
}
