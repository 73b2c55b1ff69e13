import Conversation
import RecipeModel
import ShellSession

extension CompletionKnowledge {
    private typealias Numbered = (number: Int, title: String)

    /// The recipes that what is typed may name, and what they replace: by their numbers; where those
    /// say nothing, by their titles.
    func recipes(at place: CompletionPlace) -> (span: Span, candidates: [Candidate]) {
        let titled = place.title.map { titles(for: $0.text) } ?? []
        if let title = place.title, title.span != place.span { return (title.span, titled) }
        let named = references(for: place.typed)
        if !named.isEmpty { return (place.span, named + (place.typed.isEmpty ? [] : titled)) }
        return (
            place.span,
            titled.isEmpty ? Completion.fitting(Self.words, to: place.typed) : titled
        )
    }

    /// The titles that go on from what is typed, then those of which a word does.
    private func titles(for typed: String) -> [Candidate] {
        let typed = typed.lowercased()
        guard typed.contains(where: \.isLetter) else { return [] }
        let known = self.titles()
        let begun = known.filter { $0.lowercased().hasPrefix(typed) }
        let others = known.filter { title in
            title.lowercased().contains(" " + typed) && !begun.contains(title)
        }
        return (begun + others).prefix(Completion.limit).map { title in
            var candidate = Candidate(title)
            candidate.isTitle = true
            return candidate
        }
    }

    /// The recipes that what is typed may name, each once, with their titles: by the number that
    /// it has in the list shown, with `r` or `f` typed by that in the results or the favorites; or
    /// where it isn't the beginning of a reference, by a word of the title.
    private func references(for typed: String) -> [Candidate] {
        let typed = typed.lowercased()
        let words = CompletionKnowledge.words
        let (prefix, list): (String, any Sequence<Numbered>) =
            switch typed.first {
            case "r": ("r", numberedResults)
            case "f": ("f", numberedFavorites)
            default: ("", shown)
            }
        let named =
            candidates(prefix, list) { reference, _ in reference.hasPrefix(typed) }
            + words.filter { $0.text.hasPrefix(typed) }
        guard named.isEmpty else { return named }
        return candidates("", shown) { _, title in
            title.lowercased().split { !$0.isLetter && !$0.isNumber }
                .contains { $0.hasPrefix(typed) }
        }
    }

    private static let words = [
        Candidate("it", "the recipe opened or named last"),
        Candidate("last", "the last one of the list"),
        Candidate("all", "every recipe of the list"),
        Candidate("favorites", "every favorite"),
    ]

    /// Those of a list that are wanted, no more than are offered.
    private func candidates(
        _ prefix: String,
        _ list: some Sequence<Numbered>,
        where isWanted: (_ reference: String, _ title: String) -> Bool
    ) -> [Candidate] {
        var found: [Candidate] = []
        for (number, title) in list where isWanted(prefix + String(number), title) {
            found.append(Candidate(prefix + String(number), title))
            if found.count == Completion.limit { break }
        }
        return found
    }

    /// The list that bare numbers mean.
    private var shown: any Sequence<Numbered> {
        switch printedList {
        case .results: numberedResults
        case .favorites: numberedFavorites
        case .recipes(let recipes): recipes.enumerated().map { ($0.offset + 1, $0.element.title) }
        case .names, .nothing: []
        }
    }

    private var numberedResults: some Sequence<Numbered> {
        results.lazy.map { ($0.number, $0.recipe.title) }
    }

    private var numberedFavorites: some Sequence<Numbered> {
        favorites.lazy.enumerated().map { ($0.offset + 1, $0.element.recipe.title) }
    }
}
