import RecipeModel

/// Writes conditions so that `TermReader` reads the same ones.
struct TermWriter {
    /// What is known of foods by name, on which the need for quotes depends.
    let foods: any FoodKnowledge
    /// Whether plain terms are conditions that must not hold, as after `without`.
    var beginsExcluded = false
    /// Whether things are listed, so that amounts before them count.
    var keepsAmounts = false

    /// Beyond so many terms every one is quoted, so that writing stays fast.
    private static let tryLimit = 40

    /// The conditions as words: first what must hold, then what must not; quotes only where
    /// reading would not find the same terms without them.
    func text(of conditions: [Condition]) -> String {
        let wishes = conditions.filter { !$0.isExclusion }
        let exclusions = conditions.filter(\.isExclusion)
        let ordered = wishes + exclusions
        let count = ordered.reduce(0) { $0 + $1.terms.count }
        var isQuoted = Array(repeating: false, count: count)
        let plain = text(wishes, exclusions, isQuoted: isQuoted)
        if isRead(plain, as: ordered) { return plain }
        isQuoted = Array(repeating: true, count: count)
        guard count <= TermWriter.tryLimit else {
            return text(wishes, exclusions, isQuoted: isQuoted)
        }
        for index in 0..<count {
            isQuoted[index] = false
            if !isRead(text(wishes, exclusions, isQuoted: isQuoted), as: ordered) {
                isQuoted[index] = true
            }
        }
        return text(wishes, exclusions, isQuoted: isQuoted)
    }

    /// All conditions, each term in quotes that is told to be; those of wishes come first in
    /// `isQuoted`.
    private func text(
        _ wishes: [Condition],
        _ exclusions: [Condition],
        isQuoted: [Bool]
    ) -> String {
        var flags = isQuoted[...]
        let wishTexts = wishes.map { condition in
            if case .minutes(let minutes) = condition { return "minutes:\(minutes)" }
            return condition.terms
                .map { text(of: $0, isQuoted: flags.popFirst() ?? true) }
                .joined(separator: " or ")
        }
        let sign = beginsExcluded ? "" : "-"
        let exclusionTexts = exclusions.flatMap(\.terms).map {
            sign + text(of: $0, isQuoted: flags.popFirst() ?? true)
        }
        guard beginsExcluded, !wishTexts.isEmpty else {
            return (wishTexts + exclusionTexts).joined(separator: " ")
        }
        return (exclusionTexts + ["with"] + wishTexts).joined(separator: " ")
    }

    private func text(of term: Term, isQuoted: Bool) -> String {
        let qualifier = term.field == .anywhere ? "" : term.field.rawValue + ":"
        let words = term.text.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = words.allSatisfy {
            QuotedText.isPlain(String($0)) && SmallWord(String($0)) == nil
        }
        return qualifier + (isQuoted || !isPlain ? QuotedText.quoted(term.text) : term.text)
    }

    private func isRead(_ text: String, as conditions: [Condition]) -> Bool {
        let source = SourceLine("search " + text)
        guard let statements = try? StatementReader(mode: .script).statements(in: source),
            statements.count == 1, let statement = statements.first,
            let words = try? statement.words(with: ScriptVariables())
        else { return false }
        let reader = TermReader(
            foods: foods,
            source: source,
            beginsExcluded: beginsExcluded,
            keepsAmounts: keepsAmounts
        )
        let read = try? reader.conditions(in: Array(words.dropFirst()))
        return read?.map(\.content) == conditions
    }
}
