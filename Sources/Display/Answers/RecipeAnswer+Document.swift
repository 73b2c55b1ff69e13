import Documents
import RecipeModel
import ShellAnswers

extension RecipeAnswer {
    /// All that is known of the recipe.
    var content: RecipeDocument {
        RecipeDocument(
            recipe: recipe,
            origins: origins,
            text: text,
            links: links,
            isFavorite: isFavorite,
            savedAt: savedAt
        )
    }

    func document(in wording: Wording) -> Document {
        var page = PrintedRecipe(content)
        page.number = number
        page.part = part
        let told = today.flatMap { today in history.map { PlanWords(today: today).facts($0) } }
        let facts = [kept(wording.clock)].compactMap { $0 } + (told ?? [])
        page.kept = facts.isEmpty ? nil : facts.joined(separator: " · ")
        page.warning = pageWarning
        page.query = query
        page.holdings = holdings
        var document = page.document
        document.aside = list.map { $0.row(of: query) }
        return document
    }

    /// That it is kept, and since when.
    private func kept(_ clock: LocalClock) -> String? {
        guard isFavorite, let savedAt else { return nil }
        let isReadable = pageState == .saved || pageState == .notNeeded
        return (isReadable ? "saved offline " : "saved ") + clock.day(savedAt)
            + (isChanged ? ", changed by you" : "")
    }

    /// What a reader should know of the page before the recipe; nil where all is well.
    private var pageWarning: String? {
        let source = CleanText.line(recipe.source)
        // What a list told besides is shown in place of the page.
        let isFromList = recipe.isCookable && recipe.id.service != .web
        let shown =
            isFromList ? "; shown instead: what the list has." : "; shown instead: its text."
        switch pageState {
        case .fetched, .saved, .notNeeded, .without(.recipe): return nil
        case .missing(let failure):
            return "Couldn't load the page from \(source) (\(ServiceErrorWords.brief(failure)))."
                + " Shown instead: what the list has."
        case .without(.notRecipe): return "There's no recipe on the page from \(source)" + shown
        case .without(.refused): return "\(source) refused to show the page" + shown
        case .without(.paywall):
            return "\(source) shows this recipe to subscribers only" + (isFromList ? shown : ".")
        case .without(.empty):
            return "There's nothing to read on the page from \(source)" + (isFromList ? shown : ".")
        }
    }
}
