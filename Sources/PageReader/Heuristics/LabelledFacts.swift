import RecipeModel

/// Finds the yield and the times that a page tells in words: `Serves 4`, `Prep time: 20 min`,
/// a label on one line and its value on the next.
struct LabelledFacts {
    private(set) var yield: RecipeYield?
    private(set) var preparation: Int?
    private(set) var cooking: Int?
    private(set) var total: Int?

    init(lines: [PageLine]) {
        for (index, line) in lines.enumerated() {
            guard line.region <= .aside, line.text.utf8.count <= 90 else { continue }
            let next = lines[(index + 1)...].first { $0.region == line.region }?.text
            readTimes(line.text, next: next)
            if yield == nil { yield = LabelledFacts.yield(in: line.text, next: next) }
        }
    }

    var fields: RecipeFields {
        var fields = RecipeFields()
        fields.yield = yield
        fields.preparation = preparation
        fields.cooking = cooking
        fields.total = total
        return fields
    }

    private mutating func readTimes(_ text: String, next: String?) {
        let lower = text.lowercased()
        guard let label = TimeWords.label(in: lower) else { return }
        let minutes =
            LabelledFacts.minutes(in: lower, behind: label.end)
            ?? (lower.count <= label.word.count + 12
                ? next.flatMap { $0.count <= 40 ? LabelledFacts.duration($0) : nil } : nil)
        guard let minutes else { return }
        switch label.kind {
        case .preparation: preparation = preparation ?? minutes
        case .cooking: cooking = cooking ?? minutes
        case .total: total = total ?? minutes
        }
    }

    private static func minutes(in text: String, behind end: String.Index) -> Int? {
        duration(String(text[end...])) ?? nil
    }

    /// A duration that names a unit; a number alone may be anything.
    private static func duration(_ text: String) -> Int? {
        let hasUnit = DurationTokens.tokens(of: text.lowercased()).contains {
            if case .unit = $0 { true } else { false }
        }
        return hasUnit ? DurationText.minutes(in: text) : nil
    }

    static func yield(in text: String, next: String?) -> RecipeYield? {
        let lower = text.lowercased()
        guard let word = YieldWords.label(in: lower) else { return nil }
        if let amount = NumberText.first(in: text), amount > 0, amount <= 1_000 {
            guard YieldWords.isPlausible(lower) else { return nil }
            return RecipeYield(text: text, amount: amount)
        }
        if lower.count <= word.count + 6, let next, next.count <= 40,
            let amount = NumberText.first(in: next), amount > 0, amount <= 1_000
        {
            return RecipeYield(text: next, amount: amount)
        }
        return nil
    }
}
