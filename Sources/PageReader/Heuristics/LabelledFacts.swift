import KitchenLanguage
import RecipeModel

/// Finds the yield and the times that a page tells in words: `Serves 4`, `Prep time: 20 min`,
/// a label on one line and its value on the next.
struct LabelledFacts {
    private(set) var yield: RecipeYield?
    private(set) var preparation: Int?
    private(set) var cooking: Int?
    private(set) var total: Int?

    /// What else takes time, by name; what is told twice counts once.
    private var others: [String: Int] = [:]
    private var lone: Int?
    /// What a recipe takes is told within so many lines.
    private static let lineLimit = 6_000

    init(lines: [PageLine]) {
        let shown = lines.prefix(LabelledFacts.lineLimit).filter {
            $0.region <= .aside && $0.text.utf8.count <= 90
        }
        for (index, line) in shown.enumerated() {
            var next = index + 1 < shown.count ? shown[index + 1].text : nil
            var previous = index > 0 ? shown[index - 1].text : nil
            if LabelledFacts.hasValueBefore(index, shown), PageRule.valueBeforeLabel.applies {
                swap(&next, &previous)
            }
            for part in LabelledFacts.parts(of: line.text) {
                readTimes(part, next: next, previous: previous)
                if yield == nil { yield = LabelledFacts.yield(in: part, next: next) }
                if lone == nil, line.region == .content, line.linkShare < 0.5 {
                    lone = LabelledFacts.loneDuration(part)
                }
            }
        }
        if total == nil, !others.isEmpty, PageRule.partsOfTime.applies {
            total = others.values.reduce((preparation ?? 0) + (cooking ?? 0), +)
        }
        if total == nil, preparation == nil, cooking == nil, PageRule.loneDuration.applies {
            total = lone
        }
    }

    /// `4 servings — 20 minutes · easy` says three things.
    private static func parts(of line: String) -> [String] {
        let marks: [Character] = ["—", "·", "|", "•"]
        guard line.contains(where: marks.contains), PageRule.partsOfLine.applies else {
            return [line]
        }
        return line.split(whereSeparator: marks.contains).map { String($0).cleanLine }
    }

    /// A line that is nothing but a duration: `25 min`, `1 hour 30 minutes`.
    static func loneDuration(_ text: String) -> Int? {
        guard text.count <= 40, text.first.map(IngredientLikeness.isAmountCharacter) == true else {
            return nil
        }
        let words = LineWords.words(of: text.lowercased(), limit: 6).map(\.text)
        let units = words.prefix {
            TimeUnits.isUnit($0) || $0 == "and" || $0 == "und" || $0 == "et"
        }
        guard !units.isEmpty, words.count <= units.count + 2 else { return nil }
        return duration(text)
    }

    /// Whether a line tells how much the recipe makes, and nothing else.
    static func isYield(_ text: String) -> Bool {
        text.count <= 40 && yield(in: text, next: nil) != nil
            && LineWords.words(of: text, limit: 6).count <= 4
            && !LineWords.words(of: text.lowercased(), limit: 4).contains {
                IngredientLikeness.isUnit($0.text)
            }
    }

    /// The lines of a list without the switch for its portions before it: `Serves`, `4`.
    static func withoutScale(_ indices: [Int], in lines: [PageLine]) -> [Int] {
        guard
            let place = indices.prefix(5).firstIndex(where: {
                IngredientLikeness.hasAmount(lines[$0].text)
            }), case let number = indices[place], number > 0,
            lines[number].text.allSatisfy(\.isNumber), isLabel(lines[number - 1].text),
            YieldWords.label(in: lines[number - 1].text.lowercased()) != nil,
            PageRule.scaleBeforeList.applies
        else { return indices }
        return Array(indices[(place + 1)...])
    }

    var fields: RecipeFields {
        var fields = RecipeFields()
        fields.yield = yield
        fields.preparation = preparation
        fields.cooking = cooking
        fields.total = total
        return fields
    }

    private mutating func readTimes(_ text: String, next: String?, previous: String?) {
        let lower = text.lowercased()
        guard let label = TimeWords.label(in: lower) else { return }
        let minutes =
            LabelledFacts.minutes(in: lower, behind: label.end)
            ?? (lower.count <= label.word.count + 12
                ? LabelledFacts.neighbor(next) ?? LabelledFacts.neighbor(previous) : nil)
            ?? LabelledFacts.minutes(in: String(lower[..<label.end]), behind: lower.startIndex)
        guard let minutes else { return }
        switch label.kind {
        case .preparation: preparation = preparation ?? minutes
        case .cooking: cooking = cooking ?? minutes
        case .other:
            let name = String(lower.prefix { !$0.isNumber && $0 != ":" }).trimmingWhitespace()
            others[name] = others[name] ?? minutes
        case .total: total = total ?? minutes
        }
    }

    /// Whether a line is one of labels that each stand after their value: `30 min`, `Preparation`,
    /// `10 min`, `Cooking`.
    private static func hasValueBefore(_ index: Int, _ lines: [PageLine]) -> Bool {
        func isValue(_ place: Int) -> Bool {
            lines.indices.contains(place) && lines[place].text.utf8.count <= 40
                && lines[place].text.first.map(IngredientLikeness.isAmountCharacter) == true
        }
        func isLabel(_ place: Int) -> Bool {
            lines.indices.contains(place) && LabelledFacts.isLabel(lines[place].text)
        }
        guard isValue(index - 1), isLabel(index) else { return false }
        var last = index
        while isValue(last + 1), isLabel(last + 2) { last += 2 }
        guard isValue(last + 1) else { return true }
        // The number of the first step is no time.
        return TimeWords.label(in: lines[last].text.lowercased()) != nil
            && duration(lines[last - 1].text) != nil
            && lines[last + 1].text.allSatisfy(\.isNumber)
    }

    /// Whether a line is the name of a time or a yield, and nothing more.
    private static func isLabel(_ text: String) -> Bool {
        guard text.utf8.count <= 40, !text.contains(where: \.isNumber) else { return false }
        let lower = text.lowercased()
        return TimeWords.label(in: lower) != nil || YieldWords.label(in: lower) != nil
    }

    private static func neighbor(_ text: String?) -> Int? {
        text.flatMap { $0.count <= 40 ? duration($0) : nil }
    }

    private static func minutes(in text: String, behind end: String.Index) -> Int? {
        duration(String(text[end...])) ?? nil
    }

    /// A duration that names a unit; a number alone may be anything.
    private static func duration(_ text: String) -> Int? { DurationText.namedMinutes(in: text) }

    static func yield(in line: String, next: String?) -> RecipeYield? {
        let text = YieldText.withoutStroke(line)
        let lower = text.lowercased()
        guard let word = YieldWords.label(in: lower), !NutritionWords.isFact(text) else {
            return nil
        }
        if let amount = StatedNumber(text)?.value, amount > 0, amount <= 1_000 {
            guard YieldWords.isPlausible(lower) else { return nil }
            return RecipeYield(text: text, amount: amount)
        }
        if lower.count <= word.count + 6, let next, next.count <= 40, duration(next) == nil,
            let amount = StatedNumber(next)?.value, amount > 0, amount <= 1_000
        {
            return RecipeYield(text: next, amount: amount)
        }
        return nil
    }
}
