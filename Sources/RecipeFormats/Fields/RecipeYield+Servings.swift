import Documents
import KitchenLanguage
import RecipeModel

extension RecipeYield {
    /// A yield as a file states it; a number alone counts servings.
    init(servings text: String, amount: Double?) {
        let number = Double(text).flatMap { $0.isFinite ? NumberWords.servings($0) : nil }
        self.init(text: number ?? text, amount: amount)
    }
}
