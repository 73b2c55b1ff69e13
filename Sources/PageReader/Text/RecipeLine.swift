package import RecipeModel

/// What a line of a recipe's text is, as far as the line alone tells: for texts that are no pages.
package enum RecipeLine {
    /// A part of a recipe's text.
    package enum Section: Hashable, Sendable {
        case ingredients, steps, notes
        /// Something else: nutrition, equipment, comments.
        case other
    }

    /// The part that a line heads: `Ingredients for 4`, `Zubereitung`; nil for all other lines.
    package static func section(headedBy line: String) -> Section? {
        if LineRules.isLabelledStep(line) { return nil }
        return SectionWords.section(headedBy: line)
    }

    /// The part whose name a line is, and nothing more.
    package static func section(named line: String) -> Section? {
        SectionWords.section(named: line)
    }

    /// Whether a line heads the steps under the dish's own name: `How to make lentil soup`.
    package static func isMaking(_ line: String) -> Bool { SectionWords.isMaking(line) }

    /// Whether a line begins or ends with an amount, as ingredients do.
    package static func hasAmount(_ line: String) -> Bool { IngredientLikeness.hasAmount(line) }

    /// Whether a line has an amount with a unit.
    package static func hasMeasure(_ line: String) -> Bool { IngredientLikeness.hasMeasure(line) }

    /// Whether a line is the label of a step and nothing more: `Step 1`, `2.`.
    package static func isStepLabel(_ line: String) -> Bool { LineRules.isStepLabel(line) }

    /// Whether a line begins with the number of a step: `1. Heat`, `Step 2: Stir`.
    package static func isNumbered(_ line: String) -> Bool {
        line.utf8.count <= 100_000 && LineRules.withoutStepNumber(line) != line
            && LineRules.withoutBullet(line) == line
    }

    /// A line without the mark of a list that it begins with.
    package static func withoutBullet(_ line: String) -> String { LineRules.withoutBullet(line) }

    /// A line without the number of a step that it begins with.
    package static func withoutStepNumber(_ line: String) -> String {
        LineRules.withoutStepNumber(line)
    }

    /// How much a recipe makes, where a line tells that: `Serves 4`, `Für 4 Personen`.
    package static func yield(in line: String) -> RecipeYield? {
        line.utf8.count <= 120 ? LabelledFacts.yield(in: line, next: nil) : nil
    }

    /// Whether a line tells how much the recipe makes, and nothing else.
    package static func isYield(_ line: String) -> Bool { LabelledFacts.isYield(line) }

    /// The times of a recipe.
    package enum Time: Hashable, Sendable { case preparation, cooking, total }

    /// A time that a line tells behind its name: `Prep time: 20 min`.
    package static func time(in line: String) -> (Time, minutes: Int)? {
        guard line.utf8.count <= 90 else { return nil }
        let lower = line.lowercased()
        guard let label = TimeWords.label(in: lower),
            let minutes = minutes(in: String(lower[label.end...]))
        else { return nil }
        return switch label.kind {
        case .preparation: (.preparation, minutes)
        case .cooking: (.cooking, minutes)
        case .other: TimeWords.times.contains(label.word) ? (.total, minutes) : nil
        case .total: (.total, minutes)
        }
    }

    /// The minutes of a duration that names a unit, in many languages; a number alone may be
    /// anything.
    package static func minutes(in text: String) -> Int? {
        guard text.utf8.count <= 200 else { return nil }
        return DurationText.namedMinutes(in: text)
    }

    /// The text of a file: by its mark of the byte order, as UTF-8 or UTF-16, else by a guess.
    package static func text(of bytes: [UInt8]) -> String {
        String(decoding: PageDecoding.utf8(bytes, charset: nil), as: UTF8.self)
    }
}
