package import RecipeModel

extension RecipeSession {
    /// Goes to what was shown before; false when there is nothing. Nothing is asked of anyone.
    ///
    /// As in a web browser: from a recipe to the list that it was opened from, from the favorites to
    /// the results, and from results to those before them. A query that found nothing is left first.
    package func back() -> Bool {
        if fruitless != nil, view != nil {
            fruitless = nil
            heldExclusions = []
            return true
        }
        if let reading, reading.list == .favorites || view != nil {
            forward.append(.recipe(reading))
            self.reading = nil
            failedAttempt = nil
            printedList = reading.list == .favorites ? .favorites : .results
            return true
        }
        if printedList != .results, view != nil {
            if printedList == .favorites { forward.append(.favorites) }
            printedList = .results
            return true
        }
        guard let earlier = backward.last else { return false }
        callOff()
        backward.removeLast()
        if let reading { forward.append(.recipe(reading)) }
        if let view { forward.append(.results(view)) }
        go(to: earlier)
        return true
    }

    /// Goes to what `back` left; false when there is nothing. Nothing is asked of anyone.
    package func goForward() -> Bool {
        guard let later = forward.popLast() else { return false }
        fruitless = nil
        reading = nil
        switch later {
        case .results(let later):
            callOff()
            leaveView()
            go(to: later)
        case .favorites:
            printedList = .favorites
        case .recipe(let later):
            printedList = later.list
            reading = later
        }
        return true
    }

    /// Forgets the query; `back` leads to it.
    package func reset() {
        callOff()
        leaveView()
        forward = []
        view = nil
        fruitless = nil
        heldExclusions = []
        reading = nil
        printedList = .nothing
        failedAttempt = nil
        stateChanged()
    }

    private func go(to other: SessionView) {
        view = other
        fruitless = nil
        heldExclusions = []
        reading = nil
        printedList = .results
        failedAttempt = nil
        stateChanged()
    }

    /// Results were printed; bare numbers mean them from now on.
    ///
    /// - Parameter limit: How many were; the others of them are held back for `more`.
    package func printed(_ numbers: [Int], upTo limit: Int = .max) {
        view?.printed = Array(numbers.prefix(limit))
        view?.heldBack = Array(numbers.dropFirst(limit))
        shows(.results)
    }

    /// The results that a limit held back; none where all of them were listed.
    package var heldBack: [NumberedRecipe] {
        guard let view, printedList == .results, !view.heldBack.isEmpty else { return [] }
        let numbers = Set(view.heldBack)
        return view.paging.recipes.filter { numbers.contains($0.number) }
    }

    /// Favorites were printed; bare numbers mean them from now on.
    package func printed(_ window: FavoritesWindow) {
        favorites = window
        isNamedBefore = true
        shows(.favorites)
    }

    /// There are no favorites to print: numbers that meant some mean the results again.
    package func printedNoFavorites() {
        if printedList == .favorites { printedList = view == nil ? .nothing : .results }
    }

    /// Categories or cuisines were printed; bare numbers mean them from now on.
    package func printed(_ kind: NameKind, _ names: [String]) {
        shows(.names(kind, names))
    }

    /// Recipes of another list were printed; bare numbers mean them from now on.
    package func printed(recipes: [Recipe]) {
        isNamedBefore = true
        shows(.recipes(recipes))
    }

    private func shows(_ list: PrintedList) {
        printedList = list
        fruitless = nil
        reading = nil
        failedAttempt?.isLatest = false
    }

    /// A recipe was opened: it is `it` from now on.
    package func opened(_ recipe: Recipe) {
        opened = recipe
        named(recipe)
    }

    /// A recipe is read in place of the list; `back` leads to that.
    package func reads(_ recipe: Recipe) {
        fruitless = nil
        reading = OpenedRecipe(recipe: recipe.id, list: reading?.list ?? printedList)
        forward = []
    }

    /// A command named recipes: the last of them is `it` until one is opened.
    package func named(_ recipe: Recipe) {
        named = recipe
        isNamedBefore = false
        told = nil
    }

    /// An answer about a list told of one recipe, as to `which is quickest`.
    package func tells(of recipe: Recipe) {
        told = recipe
    }

    /// What `it` means: the recipe opened last, else the one named last. The one that an answer about a
    /// list told of comes first, and after a new search the only one that this found.
    package var it: Recipe? {
        if let told { return told }
        if isNamedBefore || named == nil, let only { return only }
        return opened ?? named
    }

    /// The recipe of a list that has only one.
    private var only: Recipe? {
        switch printedList {
        case .results:
            guard let recipes = view?.paging.recipes, recipes.count == 1 else { return nil }
            return recipes[0].recipe
        case .favorites:
            guard let favorites, favorites.counts.all == 1 else { return nil }
            return favorites.rows.first?.favorite.recipe
        case .recipes(let recipes): return recipes.count == 1 ? recipes[0] : nil
        case .names, .nothing: return nil
        }
    }
}
