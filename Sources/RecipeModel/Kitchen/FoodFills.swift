/// Which foods at hand fill which ingredients.
///
/// Each pair is judged once, however many recipes have the ingredient and however many pantries the
/// food: from one order to the next a pantry changes by a food or two.
package struct FoodFills: Sendable {
    /// The place of a food at hand in the table.
    struct Column: Hashable, Sendable {
        fileprivate var number: Int
    }

    /// An ingredient's row.
    private struct Row: Sendable {
        var asked: AskedFood
        /// For each column whether its food fills the ingredient; nil where nobody asked yet.
        var cells: [Bool?] = []
    }

    private var columns: [String: Column] = [:]
    private var foods: [FoodAtHand] = []
    private var places: [String: Int] = [:]
    private var rows: [Row] = []

    /// The most pairs, lest it grow as long as a program runs.
    private static let limit = 2_000_000

    package init() {}

    /// How many foods at hand have a column.
    var columnCount: Int { foods.count }

    /// Forgets all where there is much of it; the columns given before are of no use then.
    mutating func makeRoom() {
        if max(foods.count, 20) * max(rows.count, 500) > Self.limit { self = FoodFills() }
    }

    /// The columns of foods at hand, without those that name nothing.
    mutating func columns(of names: [String]) -> [Column] {
        names.compactMap { name in
            if let known = columns[name] { return known }
            let food = FoodAtHand(name)
            guard !food.words.isEmpty else { return nil }
            let column = Column(number: foods.count)
            foods.append(food)
            columns[name] = column
            return column
        }
    }

    /// Whether one of some foods fills an ingredient of a name.
    mutating func isFilled(_ name: String, byOneOf columns: [Column]) -> Bool {
        let place = place(of: name)
        for column in columns {
            if let isFilled = rows[place].cells[column.number] {
                if isFilled { return true }
                continue
            }
            let isFilled = foods[column.number].fills(rows[place].asked)
            rows[place].cells[column.number] = isFilled
            if isFilled { return true }
        }
        return false
    }

    /// The row of an ingredient, with a cell for each food.
    private mutating func place(of name: String) -> Int {
        let place = places[name] ?? rows.count
        if place == rows.count {
            places[name] = place
            rows.append(Row(asked: AskedFood(name)))
        }
        let missing = foods.count - rows[place].cells.count
        if missing > 0 { rows[place].cells += Array(repeating: nil, count: missing) }
        return place
    }
}

/// What an ingredient asks for: the foods of which one will do, as in `butter or margarine`.
struct AskedFood: Sendable {
    /// One of them; it is compared with every food at hand.
    struct Choice: Sendable {
        let words: [String]
        let match: FoodMatch

        init(words: [String]) {
            self.words = words
            match = FoodMatch(Term(words.joined(separator: " "), in: .ingredient))
        }
    }

    let choices: [Choice]

    /// What a name asks for. How it is prepared follows a comma, a semicolon or a bracket, and isn't
    /// asked for.
    init(_ name: String) {
        let food = name.prefix { !",;(".contains($0) }
        let text = food.allSatisfy(\.isWhitespace) ? Substring(name) : food
        choices = FoodWords(text).words.split(separator: "or").map { Choice(words: Array($0)) }
    }
}

/// A food at hand.
struct FoodAtHand: Sendable {
    let words: [String]
    private let match: FoodMatch

    init(_ name: String) {
        words = FoodWords(name).words
        match = FoodMatch(Term(name, in: .ingredient))
    }

    /// Whether it is what an ingredient asks for.
    func fills(_ asked: AskedFood) -> Bool { asked.choices.contains(where: fills) }

    private func fills(_ choice: AskedFood.Choice) -> Bool {
        if choice.words.containsRow(words) || words.containsRow(choice.words) {
            return isNamed(in: choice.words)
        }
        return match.isOfFamily(in: choice.words) || choice.match.isOfFamily(in: words)
    }

    /// Whether one of two names is in the other, and means the same food there.
    private func isNamed(in asked: [String]) -> Bool {
        FoodIdentity.isNamed(words, in: asked, .asIngredient)
            && !FoodIdentity.isApart(asked, from: words)
            || FoodIdentity.isNamed(asked, in: words, .exact)
                && !FoodIdentity.isApart(words, from: asked)
    }
}

extension FoodMatch {
    /// Whether a food of the family that the term names is there itself: cheddar for `cheese`.
    fileprivate func isOfFamily(in text: [String]) -> Bool {
        namedPlaces(in: text).contains { place in
            let named = Array(text[place])
            return !named.containsRow(words.words)
                && !FoodIdentity.isApart(named, from: words.words)
                && FoodIdentity.isNamed(named, in: text, .exact)
        }
    }
}
