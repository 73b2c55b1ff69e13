import RecipeModel

/// An ingredient line taken apart as Cooklang writes it: `2 tbsp soft butter, in cubes` is `2`,
/// `tbsp`, `soft butter` and `in cubes`.
///
/// No word of the line is lost, but for an `of` between unit and food.
struct IngredientParts: Hashable {
    /// The number as Cooklang has it: `1.5`, `1/2`, `1 1/2`, `2-3`; empty where there is none.
    var quantity = ""
    /// The unit as the line says it; empty where there is none.
    var unit = ""
    /// The food with what stands before it.
    var food: String
    /// What the line says behind the food.
    var preparation = ""

    init(_ ingredient: Ingredient) {
        var rest = Substring(ingredient.text)
        food = ""
        if let amount = AmountText(beginning: rest) {
            quantity = amount.text
            rest = rest[amount.end...].drop { $0 == " " }
            takeUnit(from: &rest)
        }
        takeFood(from: rest)
        // A line that is an amount and nothing else is all there is to name.
        if food.isEmpty { self = IngredientParts(food: ingredient.text) }
    }

    private init(food: String) { self.food = food }

    private mutating func takeUnit(from rest: inout Substring) {
        let word = rest.prefix { $0 != " " }
        let behind = rest[word.endIndex...].drop { $0 == " " }
        // A unit alone is the food: `3 cloves`.
        guard UnitWords.isUnit(word), !behind.isEmpty else { return }
        unit = String(word)
        rest = behind
        if rest.lowercased().hasPrefix("of ") { rest = rest.dropFirst(3) }
    }

    private mutating func takeFood(from rest: Substring) {
        // A line that begins with a parenthesis has its food behind it: `(14 oz) can of beans`.
        let end = rest.indices.first {
            $0 != rest.startIndex && ",;(".contains(rest[$0]) && !isDecimal(at: $0, in: rest)
        }
        food = rest[..<(end ?? rest.endIndex)].trimmingWhitespace()
        guard let end else { return }
        var behind = rest[end...]
        if ",;".contains(rest[end]) { behind = behind.dropFirst() }
        preparation = behind.trimmingWhitespace()
        let inner = preparation.dropFirst().dropLast()
        if preparation.first == "(", preparation.last == ")", !inner.contains(where: "()".contains)
        {
            preparation = String(inner)
        }
    }

    /// Whether a comma stands between two digits, as in `1,5 %`.
    private func isDecimal(at place: Substring.Index, in text: Substring) -> Bool {
        guard text[place] == ",", place > text.startIndex else { return false }
        let next = text.index(after: place)
        return text[text.index(before: place)].isNumber && next < text.endIndex
            && text[next].isNumber
    }
}
