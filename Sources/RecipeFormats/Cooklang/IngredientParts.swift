import KitchenLanguage
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
    /// The food with what comes before it.
    var food: String
    /// What else the line says: other amounts, preparation, notes.
    var preparation = ""

    init(_ ingredient: Ingredient) {
        let line = IngredientLine(ingredient.text)
        let food = line.sizedFood
        // A line that is an amount and nothing else is all there is to name.
        guard food.contains(where: \.isLetter) else {
            self = IngredientParts(food: ingredient.text)
            return
        }
        self.food = food
        if let total = line.amounts.first(where: { $0.meaning == .total }) {
            quantity = IngredientParts.text(of: total)
            unit = line.unitText
        }
        preparation = line.others.joined(separator: ", ")
    }

    private init(food: String) { self.food = food }

    private static func text(of total: IngredientLine.Measured) -> String {
        let isDecimal = total.style == .decimalPoint || total.style == .decimalComma
        let style: NumberStyle = isDecimal ? .decimalPoint : .slashes
        let quantity = total.amount.quantity
        let lower = Quantity(quantity.lower).text(in: style)
        return quantity.isRange ? "\(lower)-\(Quantity(quantity.upper).text(in: style))" : lower
    }
}
