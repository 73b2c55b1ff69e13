package import RecipeModel

extension RecipeQuery {
    /// The conditions as a cook would type them: `garlic "mac and cheese" minutes:30 -onion`.
    ///
    /// What must hold comes first, what must not after it, both in their order. Reading gives the
    /// same conditions back. The order of results is not part of it.
    package var typed: String { TermWriter(foods: LiveFoods()).text(of: conditions) }
}

extension Condition {
    /// The condition as a cook would type it: `garlic or leek`, `-onion`, `minutes:30`.
    package var typed: String { RecipeQuery([self]).typed }
}

extension Term {
    /// The term as a cook would type it: `garlic`, `soy sauce`, `title:"pea and ham"`.
    package var typed: String { Condition.has(self).typed }
}
