/// A day with its meal as people say them: `friday lunch`, `dinner on 4 dec`, `tonight`.
package struct MealPhrase: Hashable, Sendable {
    package var day: DayPhrase
    /// The meal, where one is named.
    package var meal: Meal?

    package init(_ day: DayPhrase, meal: Meal? = nil) {
        self.day = day
        self.meal = meal
    }

    /// A phrase that all the words make; nil where they are none.
    package init?(_ words: [String]) {
        guard !words.isEmpty else { return nil }
        let (rest, meal) = Self.parts(of: words)
        guard let day = DayPhrase(rest) else { return nil }
        self.init(day, meal: meal)
    }

    /// Words without the meal that they begin or end with, and that meal.
    ///
    /// What names the day as well stays: `tonight`, `tomorrow evening`.
    static func parts(of words: [String]) -> (rest: [String], meal: Meal?) {
        var words = words
        if ["for", "on"].contains(words.first?.lowercased()) { words.removeFirst() }
        if words.count > 1, let last = words.last, let meal = Meal(word: last),
            !["tonight", "night"].contains(last.lowercased())
        {
            words.removeLast()
            if let link = words.last?.lowercased(), ["for", "at", "'s"].contains(link) {
                words.removeLast()
            }
            return (words, meal)
        }
        if words.count > 1, let first = words.first, let meal = Meal(word: first),
            first.lowercased() != "tonight"
        {
            words.removeFirst()
            return (words, meal)
        }
        return (words, nil)
    }

    /// The words by which it is typed: `friday lunch`.
    package var text: String {
        meal.map { "\(day.text) \($0.rawValue)" } ?? day.text
    }
}
