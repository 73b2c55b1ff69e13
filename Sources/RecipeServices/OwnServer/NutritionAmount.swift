import RecipeModel

/// How much of something a nutrition fact tells.
struct NutritionAmount: Equatable {
    /// The number, in grams where the unit is of weight.
    var value: Double
    /// `g` for all units of weight, `kcal`, `kj`; empty where there is none.
    var unit: String
    /// The number as it is written.
    private var written: Double

    /// The amount that a text begins with; nil where there is no number.
    init?(_ text: String) {
        let number = text.drop { !$0.isASCIIDigit }
        let digits = number.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
        guard let value = Self.number(digits) else { return nil }
        written = value
        let word = number.dropFirst(digits.count).drop { !$0.isLetter }.prefix { $0.isLetter }
            .lowercased()
        switch word {
        case "g", "gr", "gram", "grams", "gramm", "grammes": (self.value, unit) = (value, "g")
        case "mg", "milligram", "milligrams": (self.value, unit) = (value / 1_000, "g")
        case "mcg", "µg", "μg", "ug": (self.value, unit) = (value / 1_000_000, "g")
        case "kcal", "cal", "cals", "calories", "calorie": (self.value, unit) = (value, "kcal")
        default: (self.value, unit) = (value, word)
        }
    }

    /// A number with a point or a comma: three digits after a comma are thousands, and so are all
    /// marks but the last.
    private static func number(_ text: Substring) -> Double? {
        let marks = text.indices.filter { text[$0] == "," || text[$0] == "." }
        guard let last = marks.last else { return Double(text) }
        let places = text[last...].dropFirst().count
        let whole = text[..<last].filter(\.isASCIIDigit)
        guard !whole.isEmpty else { return Double("0." + text[last...].dropFirst()) }
        if places == 0 || places == 3 && (text[last] == "," || marks.count > 1) {
            return Double(text.filter(\.isASCIIDigit))
        }
        return Double(whole + "." + text[last...].dropFirst())
    }

    /// Whether two amounts tell the same; one that has no unit has the other's.
    static func == (one: NutritionAmount, other: NutritionAmount) -> Bool {
        let isBare = one.unit.isEmpty || other.unit.isEmpty
        guard isBare || one.unit == other.unit else { return false }
        let (first, second) =
            isBare ? (one.written, other.written) : (one.value, other.value)
        return abs(first - second) <= 0.006 * max(first, second)
    }
}
