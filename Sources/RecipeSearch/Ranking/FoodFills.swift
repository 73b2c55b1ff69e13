/// Which foods at hand fill which ingredients.
///
/// Each pair is judged once, however many recipes have the ingredient and however many pantries the
/// food: from one order to the next a pantry changes by a food or two.
package struct FoodFills: Sendable {
    /// The place of a food at hand in the table.
    struct Column: Hashable, Sendable {
        fileprivate var number: Int
    }

    /// What an ingredient asks for: one of these foods.
    private struct Row: Sendable {
        var choices: [NamedFood]
        /// For each column whether its food fills the ingredient; nil where nobody asked yet.
        var cells: [Bool?] = []
    }

    private var columns: [String: Column] = [:]
    private var foods: [FoodAtHand] = []
    /// The rows of an ingredient, one for each food that it needs.
    private var places: [String: Range<Int>] = [:]
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
            guard !food.isEmpty else { return nil }
            let column = Column(number: foods.count)
            foods.append(food)
            columns[name] = column
            return column
        }
    }

    /// Whether some foods fill an ingredient of a name.
    mutating func isFilled(_ name: String, byOneOf columns: [Column]) -> Bool {
        let places = places(of: name)
        return !places.isEmpty && places.allSatisfy { isFilled($0, byOneOf: columns) }
    }

    /// Whether an ingredient of a name uses a food, or a kind of it.
    mutating func isUsed(_ column: Column, in name: String) -> Bool {
        let food = foods[column.number]
        return places(of: name).contains { rows[$0].choices.contains(where: food.isUsed) }
    }

    private mutating func isFilled(_ place: Int, byOneOf columns: [Column]) -> Bool {
        let missing = foods.count - rows[place].cells.count
        if missing > 0 { rows[place].cells += Array(repeating: nil, count: missing) }
        for column in columns {
            if let isFilled = rows[place].cells[column.number] {
                if isFilled { return true }
                continue
            }
            let isFilled = rows[place].choices.contains(where: foods[column.number].covers)
            rows[place].cells[column.number] = isFilled
            if isFilled { return true }
        }
        return false
    }

    private mutating func places(of name: String) -> Range<Int> {
        if let known = places[name] { return known }
        let start = rows.count
        rows += AskedFood(name).parts.map { Row(choices: $0) }
        places[name] = start..<rows.count
        return start..<rows.count
    }
}
