import RecipeModel

/// Tells what a page is: a recipe, or the reason why there is none to see.
struct PageKindRules {
    let status: Int
    let title: String?
    let text: String
    /// Whether the page's data says that its matter has to be paid for.
    let saysPaid: Bool

    /// A page with more text than this is no wall, in bytes.
    private static let wallLimit = 4_000

    /// The kind, given what was found of a recipe.
    func kind(hasIngredients: Bool, hasSteps: Bool) -> PageKind {
        if hasIngredients, hasSteps { return .recipe }
        let isPartial = hasIngredients || hasSteps
        if status == 402 { return .paywall }
        let lower = "\(title ?? "")\n\(text)".lowercased()
        let asksForPay = saysPaid || WallWords.paywall.contains(where: lower.utf8Contains)
        if asksForPay, isPartial || saysPaid || lower.utf8.count < PageKindRules.wallLimit {
            return .paywall
        }
        if isPartial { return .recipe }
        if status >= 400 { return .refused }
        if lower.utf8.count < PageKindRules.wallLimit,
            WallWords.refusal.contains(where: lower.utf8Contains)
        {
            return .refused
        }
        return text.isEmpty ? .empty : .notRecipe
    }
}
