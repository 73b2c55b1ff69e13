/// Tells whether an ingredient names milk or what is made of it.
///
/// Milk of animals counts, and cream, yogurt, butter, buttermilk, custard, ice cream and every
/// cheese, also by its own name; so does what always has one of them in it, such as milk chocolate.
/// Plant milks, vegan cheeses and what is called free of milk or lactose do not. It is the rule by
/// which `-lactose` leaves recipes out; `-dairy` leaves out milk without lactose too.
package enum Lactose {
    /// Whether an ingredient, given as a name or a whole line, names milk or what is made of it.
    ///
    /// A line that offers milk or something else, `milk (or almond milk)`, names milk.
    package static func isNamed(in ingredient: some StringProtocol) -> Bool {
        guard let lactose = CookingLexicon.shared.food(named: "lactose") else { return false }
        return IngredientReading(String(ingredient)).possibleFoods.contains(lactose)
    }
}
