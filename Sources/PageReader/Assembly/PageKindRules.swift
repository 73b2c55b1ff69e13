import RecipeModel

/// Tells what a page is: a recipe, or the reason why there is none to see.
struct PageKindRules {
    let status: Int
    let title: String?
    let text: String
    /// Whether the page's data says that its matter has to be paid for.
    let saysPaid: Bool
    /// Whether nothing is to be seen but a banner that wants consent or a program.
    let isBanner: Bool
    /// The page as it was sent, for the names of bot walls.
    let markup: [UInt8]

    /// A page with more text than this is not a wall, in bytes.
    private static let wallLimit = 4_000

    /// The page of a challenge says even less.
    private static let challengeLimit = 400
    private static let markupLimit = 40_000

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
        if isBanner || text.utf8.count < PageKindRules.challengeLimit && isChallenge {
            return .refused
        }
        return text.isEmpty ? .empty : .notRecipe
    }

    /// Whether the page runs the program of a bot wall.
    private var isChallenge: Bool {
        let start = markup.prefix(PageKindRules.markupLimit)
        let lower = String(decoding: start, as: UTF8.self).lowercased()
        return WallWords.challenges.contains(where: lower.utf8Contains)
    }
}
