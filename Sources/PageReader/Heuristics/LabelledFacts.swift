import KitchenLanguage
import RecipeModel

/// Finds the yield and the times that a page tells in words: `Serves 4`, `Prep time: 20 min`,
/// a label on one line and its value on the next.
struct LabelledFacts {
    private(set) var yield: RecipeYield?
    private(set) var preparation: Int?
    private(set) var cooking: Int?
    private(set) var total: Int?

    /// A time with its name.
    private struct Told {
        var line: Int
        var kind: TimeWords.Kind
        var minutes: Int
    }

    /// What a recipe takes is told within so many lines.
    private static let lineLimit = 6_000
    /// Times that stand together have no more lines between them.
    private static let reach = 8

    /// - Parameters:
    ///   - lines: The lines of the page.
    ///   - region: The part of the page that the ingredients stand in, whatever its name.
    init(lines: [PageLine], besideListIn region: PageRegion = .content) {
        let shown = lines.prefix(LabelledFacts.lineLimit).filter {
            ($0.region <= .aside || $0.region == region) && $0.text.utf8.count <= 200
        }
        var told: [Told] = []
        var lone: Int?
        for (index, line) in shown.enumerated() {
            let parts = LabelledFacts.parts(of: line.text)
            guard parts.count > 1 || line.text.utf8.count <= 90 else { continue }
            var next = LabelledFacts.value(after: index, in: shown)
            var previous = index > 0 ? shown[index - 1].text : nil
            if LabelledFacts.hasValueBefore(index, shown), PageRule.valueBeforeLabel.applies {
                swap(&next, &previous)
            }
            for (place, part) in parts.enumerated() {
                let next = place + 1 < parts.count ? parts[place + 1] : next
                if var time = LabelledFacts.time(part, next: next, previous: previous) {
                    time.line = index
                    told.append(time)
                }
                if yield == nil { yield = LabelledFacts.yield(in: part, next: next) }
                if lone == nil, line.region == .content, line.linkShare < 0.5 {
                    lone = LabelledFacts.loneDuration(part)
                }
            }
        }
        take(LabelledFacts.together(told))
        if total == nil, preparation == nil, cooking == nil, PageRule.loneDuration.applies {
            total = lone
        }
    }

    /// The times that stand together, where most of them do: those of the recipe's card, and not of
    /// a sentence before it.
    private static func together(_ told: [Told]) -> [Told] {
        var groups: [[Told]] = []
        for time in told {
            if let last = groups.last?.last, time.line - last.line <= reach {
                groups[groups.count - 1].append(time)
            } else {
                groups.append([time])
            }
        }
        return groups.max { Set($0.map(\.kind)).count < Set($1.map(\.kind)).count } ?? []
    }

    private mutating func take(_ told: [Told]) {
        func first(_ kind: TimeWords.Kind) -> Int? { told.first { $0.kind == kind }?.minutes }
        (preparation, cooking) = (first(.preparation), first(.cooking))
        total = first(.total)
    }

    /// `4 servings — 20 minutes · easy` says three things, and so does `10 min prep + 45 min cook`
    /// with names behind values, or `Serves 4 Prep time 5 min Total time 20 min` with names before.
    private static func parts(of line: String) -> [String] {
        let marks: [Character] = ["—", "·", "|", "•"]
        if line.contains(where: marks.contains), PageRule.partsOfLine.applies {
            return line.split(whereSeparator: marks.contains).map { String($0).cleanLine }
        }
        let lower = line.lowercased()
        guard lower.utf8.count == line.utf8.count, lower.contains(where: \.isNumber) else {
            return [line]
        }
        let labels = TimeWords.labels(in: lower)
        guard let first = labels.first, PageRule.partsOfLine.applies else { return [line] }
        let isBehind =
            lower[..<first.lowerBound].contains(where: \.isNumber)
            && !lower[labels[labels.count - 1].upperBound...].contains(where: \.isNumber)
        // `Prep & Cook Time: 25 min` is one name.
        let named = labels.indices.filter { place in
            place == 0
                || lower[labels[place - 1].lowerBound..<labels[place].lowerBound]
                    .contains(where: \.isNumber)
        }
        var cuts =
            isBehind
            ? labels.dropLast().map(\.upperBound) : named.map { labels[$0].lowerBound }
        cuts = [lower.startIndex] + cuts + [lower.endIndex]
        let places = cuts.map { lower.utf8.distance(from: lower.startIndex, to: $0) }
        let bytes = Array(line.utf8)
        let parts = zip(places, places.dropFirst()).map {
            String(decoding: bytes[$0..<$1], as: UTF8.self).cleanLine
        }.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : [line]
    }

    /// A line that is nothing but a duration: `25 min`, `1 hour 30 minutes`.
    static func loneDuration(_ text: String) -> Int? {
        guard text.first.map(IngredientLikeness.isAmountCharacter) == true else { return nil }
        let text = String(text[..<(text.range(ofFirst: " plus ")?.lowerBound ?? text.endIndex)])
        guard text.count <= 40 else { return nil }
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

    var fields: RecipeFields {
        var fields = RecipeFields()
        fields.yield = yield
        fields.preparation = preparation
        fields.cooking = cooking
        fields.total = total
        return fields
    }

    private static func time(_ text: String, next: String?, previous: String?) -> Told? {
        let lower = text.lowercased()
        guard let label = TimeWords.label(in: lower) else { return nil }
        let minutes =
            duration(String(lower[label.end...]))
            ?? duration(String(lower[..<label.end]))
            ?? (lower.count <= label.word.count + 12
                ? LabelledFacts.neighbor(next) ?? LabelledFacts.neighbor(previous) : nil)
            ?? bareMinutes(lower[label.end...], of: label, next: next)
        return minutes.map { Told(line: 0, kind: label.kind, minutes: $0) }
    }

    /// The line after another, with the number and the unit that may stand on lines of their own.
    private static func value(after index: Int, in lines: [PageLine]) -> String? {
        let next = lines[(index + 1)...].prefix(4).map(\.text)
        let parts = next.prefix {
            $0.utf8.count <= 12
                && ($0.allSatisfy(\.isNumber) || TimeUnits.isUnit($0.lowercased()))
        }
        return parts.count > 1 ? parts.joined(separator: " ") : next.first
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
    static func isLabel(_ text: String) -> Bool {
        guard text.utf8.count <= 40, !text.contains(where: \.isNumber) else { return false }
        let lower = text.lowercased()
        return TimeWords.label(in: lower) != nil || YieldWords.label(in: lower) != nil
    }

    private static func neighbor(_ text: String?) -> Int? {
        // `Time` may stand over `Prep time 5 min`.
        text.flatMap {
            $0.count <= 40 && TimeWords.label(in: $0.lowercased()) == nil ? duration($0) : nil
        }
    }

    /// The minutes after the label of a time, where a bare number is all that follows: `Prep time: 5`.
    private static func bareMinutes(
        _ rest: Substring,
        of label: TimeWords.Label,
        next: String?
    ) -> Int? {
        let names = label.word.split(separator: " ")
        guard names.count >= 2, names.contains(where: { TimeWords.times.contains(String($0)) }),
            PageRule.bareMinutes.applies
        else { return nil }
        let own = rest.filter { $0 != ":" && $0 != " " }
        let value = own.isEmpty ? next ?? "" : String(own)
        return Int(value).flatMap { (1...600).contains($0) ? $0 : nil }
    }

    /// A duration that names a unit, or a clock's `0:15`; a number alone may be anything. What is
    /// added to it (`plus 1 hour to chill`) is left out.
    private static func duration(_ text: String) -> Int? {
        let ends = [" plus ", " + ", " (+"].compactMap { text.range(ofFirst: $0)?.lowerBound }
        for part in ends.min().map({ [String(text[..<$0]), text] }) ?? [text] {
            if let minutes = DurationText.namedMinutes(in: part) { return minutes }
            let words = part.split { !$0.isNumber && $0 != ":" }.filter { $0 != ":" }
            if words.count == 1, (1...2).contains(words[0].count { $0 == ":" }),
                words[0].first != ":", words[0].last != ":"
            {
                return DurationText.minutes(in: String(words[0]))
            }
        }
        return nil
    }

    static func yield(in line: String, next: String?) -> RecipeYield? {
        let text = YieldText.withoutStroke(line)
        let lower = text.lowercased()
        guard let word = YieldWords.label(in: lower), !NutritionWords.isFact(text) else {
            return nil
        }
        if let amount = StatedNumber(text)?.value, amount >= 1, amount <= 1_000 {
            guard YieldWords.isPlausible(lower) else { return nil }
            return RecipeYield(text: text, amount: amount)
        }
        if lower.count <= word.count + 6, let next, next.count <= 40, duration(next) == nil,
            let amount = StatedNumber(next)?.value, amount >= 1, amount <= 1_000,
            !NutritionWords.isFact(next)
        {
            return RecipeYield(text: next, amount: amount)
        }
        return nil
    }
}
