import KitchenLanguage
import RecipeModel

/// What of a recipe differs there without being said, and what is said without being so.
///
/// Judged by texts alone, in another way than the program's own comparison.
struct SentFaults {
    private(set) var faults: [String] = []
    private let sent: Recipe
    private let there: Recipe
    private let lost: [SendLoss]

    init(sent: Recipe, there: Recipe, lost: [SendLoss]) {
        (self.sent, self.there, self.lost) = (sent, there, lost)
        let isWholeTitle = sent.title == there.title
        check(isWholeTitle, .title(there: there.title))
        check(sent.link == nil || sent.link == there.link, .link)
        check(sent.author == nil, .author)
        check(sent.video == nil, .video)
        check(sent.rating == nil || there.rating != nil, .rating)
        check(sent.times.exactMinutes == there.times.exactMinutes, .times, isExact: false)
        for note in sent.notes { check(there.notes.contains(note), .note(note)) }
        let tags = Set(there.keywords + there.categories + there.cuisines).map { $0.lowercased() }
        for tag in sent.keywords + sent.categories + sent.cuisines
        where !tags.contains(tag.lowercased()) && !isSaid({ $0.isTag(tag) }) {
            faults.append("tag \(tag)")
        }
        if let yield = sent.yield, !Self.isSame(yield.text, there.yield?.text ?? "") {
            if !isSaid({ if case .yield = $0 { true } else { false } }) { faults.append("yield") }
        }
        judgeIngredients()
        judgeSteps()
        for fact in sent.nutrition where !there.nutrition.contains(where: { Self.isSame($0, fact) })
        {
            check(false, .nutrition(fact.name))
        }
    }

    private func isSaid(_ holds: (SendLoss) -> Bool) -> Bool { lost.contains(where: holds) }

    /// Notes a fault where something isn't so and isn't said, or is said and isn't so.
    private mutating func check(_ isSo: Bool, _ loss: SendLoss, isExact: Bool = true) {
        if !isSo, !lost.contains(loss) { faults.append("unsaid \(loss)") }
        if isSo, isExact, lost.contains(loss) { faults.append("false \(loss)") }
    }

    // MARK: - Lines

    private mutating func judgeIngredients() {
        var pool = zip(there.ingredients, there.ingredientHeadings).map { (Bag($0.0.text), $0.1) }
        for (line, heading) in zip(sent.ingredients, sent.ingredientHeadings) {
            let bag = Bag(line.text)
            let isSaid = isSaid { loss in
                if case .ingredient(line.text, _) = loss { true } else { false }
            }
            let found =
                pool.firstIndex { $0.0 == bag && $0.1 == heading }
                ?? pool.firstIndex { $0.0 == bag }
            guard let place = found else {
                if !isSaid { faults.append("line '\(line.text)'") }
                continue
            }
            if let heading, pool[place].1 != heading, !lost.contains(.heading(heading)) {
                faults.append("heading \(heading) of '\(line.text)'")
            }
            pool.remove(at: place)
        }
    }

    private mutating func judgeSteps() {
        for (number, step) in sent.steps.enumerated() {
            check(there.steps.contains(step), .step(number + 1), isExact: false)
        }
        let pairs = Set(zip(there.steps, there.stepHeadings).map { [$0.0, $0.1 ?? ""] })
        for (step, heading) in zip(sent.steps, sent.stepHeadings) where there.steps.contains(step) {
            if pairs.contains([step, heading ?? ""]) { continue }
            let isSaid = isSaid {
                switch $0 {
                case .heading, .headingEnd: true
                default: false
                }
            }
            if !isSaid { faults.append("heading of step '\(step)'") }
        }
    }

    /// The words and numbers of a line, whatever their order.
    private struct Bag: Equatable {
        let words: [String]
        let numbers: [Int]

        init(_ text: String) {
            let line = IngredientLine(text)
            numbers = line.amounts.flatMap {
                [$0.amount.quantity.lower.value, $0.amount.quantity.upper.value]
            }.map { Int(($0 * 20).rounded()) }.sorted()
            let units = line.amounts.compactMap { $0.amount.unit?.name }
            let others = line.parts.filter { part in
                switch part.role {
                case .number, .unit, .joint: false
                default: true
                }
            }.map(\.text)
            words = (units + FoodWords(others.joined(separator: " ")).words).sorted()
        }
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        let idle: Set<String> = ["serve", "serving", "portion", "make", "to"]
        func parts(_ text: String) -> [String] {
            text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map { word in
                word.hasSuffix("s") ? String(word.dropLast()) : String(word)
            }.filter { !idle.contains($0) }
        }
        return parts(one) == parts(other)
    }

    private static func isSame(_ one: NutritionFact, _ other: NutritionFact) -> Bool {
        func number(_ text: String) -> Double? {
            Double(text.prefix { $0.isNumber || $0 == "." })
        }
        let isName = one.name.lowercased().prefix(3) == other.name.lowercased().prefix(3)
        let grams = { (fact: NutritionFact) in
            number(fact.amount).map { fact.amount.contains("mg") ? $0 / 1_000 : $0 }
        }
        guard let first = grams(one), let second = grams(other) else { return false }
        return isName && abs(first - second) <= 0.006 * max(first, second)
    }
}

extension SendLoss {
    fileprivate func isTag(_ name: String) -> Bool {
        if case .tag(let tag) = self { tag.lowercased() == name.lowercased() } else { false }
    }
}
