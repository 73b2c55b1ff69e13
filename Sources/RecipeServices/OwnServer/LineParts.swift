import KitchenLanguage

/// An ingredient line in the parts that Mealie and Tandoor keep apart.
struct LineParts: Sendable {
    /// How many; nil where the line doesn't say.
    var quantity: Double?
    /// The unit's word as the line has it; empty where there is none.
    var unit = ""
    /// The unit's word for one and for several.
    var unitWords: [String] = []
    var food: String
    var note: String

    init(quantity: Double?, unit: String, food: String, note: String) {
        self.quantity = quantity
        self.unit = unit
        self.food = food
        self.note = note
    }

    /// The parts of a line; nil where put together again they would not mean the same: for a line of
    /// two amounts or a range, or one whose amount the server would round away.
    ///
    /// - Parameter places: How many decimal places the server keeps of a quantity.
    init?(_ text: String, places: Int) {
        let line = IngredientLine(text)
        guard line.amounts.count <= 1 else { return nil }
        let measured = line.amounts.first
        if let measured {
            guard measured.meaning == .total, !measured.amount.quantity.isRange else { return nil }
            let value = measured.amount.quantity.lower.value
            let step = places == 2 ? 100.0 : 1_000.0
            let kept = (value * step).rounded(.toNearestOrEven) / step
            guard kept > 0, kept < 100_000_000 else { return nil }
            quantity = kept
        }
        unit = line.unitText
        unitWords = measured?.words ?? []
        food = line.food
        note = line.remarks.joined(separator: ", ")
        guard Self.isFood(food), LineMeaning(self.text) == LineMeaning(text) else { return nil }
    }

    /// Whether a text may be a food's name: what is sent as one is a food for everybody there, and a
    /// sentence is none.
    static func isFood(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && text.split(separator: " ").count <= 5
    }

    /// The line, put together again.
    var text: String {
        Self.text(amount: quantity?.amountText(of: unit), unit: unit, food: food, note: note)
    }

    /// A line of its parts.
    static func text(amount: String?, unit: String?, food: String?, note: String?) -> String {
        let parts = [amount, unit, food].compactMap(\.self).filter { !$0.isEmpty }
        let line = parts.joined(separator: " ")
        guard let note, !note.isEmpty else { return line }
        guard food != nil, let first = note.first, !"(,;".contains(first) else {
            return line.isEmpty ? note : "\(line) \(note)"
        }
        return "\(line), \(note)"
    }
}

/// What an ingredient line means, by which two ways of writing it are the same.
struct LineMeaning: Equatable {
    private let amounts: [(lower: Double, upper: Double, unit: String)]
    private let words: [String]

    init(_ text: String) {
        let line = IngredientLine(text)
        amounts = line.amounts.map { measured in
            let quantity = measured.amount.quantity
            return (quantity.lower.value, quantity.upper.value, measured.amount.unit?.name ?? "")
        }.sorted { ($0.unit, $0.lower) < ($1.unit, $1.lower) }
        let units = line.amounts.map { $0.amount.unit != nil }
        let texts = line.parts.compactMap { part in
            switch part.role {
            case .food, .remark, .size: part.text
            case .unit(let amount) where !units[amount]: part.text
            case .unit, .number, .joint: nil
            }
        }
        words = FoodWords(texts.joined(separator: ", ")).words.sorted()
    }

    /// Whether both have the same words, and amounts of which a cook would measure the same.
    static func == (one: LineMeaning, other: LineMeaning) -> Bool {
        func isClose(_ one: Double, _ other: Double) -> Bool {
            abs(one - other) <= 0.011 * max(abs(one), abs(other))
        }
        return one.words == other.words && one.amounts.count == other.amounts.count
            && zip(one.amounts, other.amounts).allSatisfy {
                $0.unit == $1.unit && isClose($0.lower, $1.lower) && isClose($0.upper, $1.upper)
            }
    }
}

extension Double {
    /// The number before a unit as cooks write it: decimals of metric units, else fractions.
    func amountText(of unit: String?) -> String {
        let system = unit.flatMap { CookingUnit($0) }?.system
        return system == .metric ? plain : fraction
    }
}
