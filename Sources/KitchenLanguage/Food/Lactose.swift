/// Tells whether an ingredient names milk or what is made of it.
///
/// Milk of animals counts, and cream, yogurt, butter, buttermilk, custard, ice cream and every
/// cheese, also by its own name; so does what always has one of them in it, such as milk chocolate.
/// Plant milks, vegan cheeses and what is called free of milk or lactose do not. It is the rule by
/// which `-lactose` and `-dairy` leave recipes out.
package enum Lactose {
    /// Whether an ingredient, given as a name or a whole line, names milk or what is made of it.
    ///
    /// A line that offers milk or something else, `milk (or almond milk)`, names milk.
    package static func isNamed(in ingredient: some StringProtocol) -> Bool {
        guard let dairy = CookingLexicon.shared.food(named: "dairy") else { return false }
        return IngredientReading(String(ingredient)).possibleFoods.contains(dairy)
    }
}
