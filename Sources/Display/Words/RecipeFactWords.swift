import RecipeModel
import ShellAnswers

/// What is said of a recipe in a few words.
struct RecipeFactWords {
    let answer: RecipeAnswer
    let clock: LocalClock

    private var recipe: Recipe { answer.recipe }

    /// How much it makes: `4 servings`, or as the recipe says it.
    var servings: String? {
        guard let yield = recipe.yield else { return nil }
        let text = CleanText.line(yield.text)
        if let number = Int(text) { return NumberWords.counted(number, "serving") }
        if !text.isEmpty { return text }
        guard let amount = yield.amount else { return nil }
        return "\(NumberWords.decimal(amount)) \(amount == 1 ? "serving" : "servings")"
    }

    /// How long it takes: `25 min`.
    var time: String? { recipe.times.minutes.map(NumberWords.minutes) }

    /// That it is kept, and since when.
    var kept: String? {
        guard answer.isFavorite, let savedAt = answer.savedAt else { return nil }
        let isReadable = answer.pageState == .saved || answer.pageState == .notNeeded
        return (isReadable ? "saved offline " : "saved ") + clock.day(savedAt)
    }

    /// Who wrote it, what it is and what others think of it.
    var description: [String] {
        var facts: [String] = []
        if let author = recipe.author.map({ CleanText.line($0) }), !author.isEmpty {
            facts.append("by \(author)")
        }
        facts += (recipe.cuisines + recipe.categories).map(\.shownName)
            .filter { !$0.isEmpty }
        if let rating = recipe.rating {
            var text = "\(NumberWords.decimal(rating.value)) of \(NumberWords.decimal(rating.best))"
            if let count = rating.count { text += " from \(NumberWords.counted(count, "vote"))" }
            facts.append(text)
        }
        return facts
    }

    /// What is to be known of the page before the recipe is read; nil where all is well.
    var pageWarning: String? {
        let source = CleanText.line(recipe.source)
        switch answer.pageState {
        case .fetched, .saved, .notNeeded: return nil
        case .missing(let failure):
            return "Couldn't load the page from \(source) (\(ServiceFailureWords.brief(failure)))."
                + " Shown instead: what the list has."
        case .without(let kind):
            // What a list told besides is shown in place of the page.
            let isFromList = recipe.isCookable && recipe.id.service != .web
            let shown =
                isFromList ? "; shown instead: what the list has." : "; shown instead: its text."
            switch kind {
            case .recipe: return nil
            case .notRecipe: return "There's no recipe on the page from \(source)" + shown
            case .refused: return "\(source) refused to show the page" + shown
            case .paywall:
                return "\(source) shows this recipe to subscribers only"
                    + (isFromList ? shown : ".")
            case .empty:
                return "There's nothing to read on the page from \(source)"
                    + (isFromList ? shown : ".")
            }
        }
    }
}
