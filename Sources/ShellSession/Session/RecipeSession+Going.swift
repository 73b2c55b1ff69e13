package import RecipeModel

extension RecipeSession {
    /// Goes to the view before; false when there is none. Nothing is asked of anyone.
    package func back() -> Bool {
        guard let earlier = backward.last else { return false }
        callOff()
        backward.removeLast()
        if let view { forward.append(view) }
        go(to: earlier)
        return true
    }

    /// Goes to the view that `back` left; false when there is none. Nothing is asked of anyone.
    package func goForward() -> Bool {
        guard let later = forward.last else { return false }
        callOff()
        forward.removeLast()
        leaveView()
        go(to: later)
        return true
    }

    /// Forgets the query; `back` leads to it.
    package func reset() {
        callOff()
        leaveView()
        forward = []
        view = nil
        printedList = .nothing
        failedAttempt = nil
        stateChanged()
    }

    private func go(to other: SessionView) {
        view = other
        printedList = .results
        failedAttempt = nil
        stateChanged()
    }

    /// Results were printed; bare numbers mean them from now on.
    package func printed(_ numbers: [Int]) {
        view?.printed = numbers
        printedList = .results
        failedAttempt?.isLatest = false
    }

    /// Favorites were printed; bare numbers mean them from now on.
    package func printed(_ window: FavoritesWindow) {
        favorites = window
        printedList = .favorites
        failedAttempt?.isLatest = false
    }

    /// Categories or cuisines were printed; bare numbers mean them from now on.
    package func printed(_ kind: NameKind, _ names: [String]) {
        printedList = .names(kind, names)
    }

    /// A recipe was opened: it is `it` from now on.
    package func opened(_ recipe: Recipe) {
        opened = recipe
        named = recipe
    }

    /// A command named recipes: the last of them is `it` until one is opened.
    package func named(_ recipe: Recipe) { named = recipe }

    /// What `it` means: the recipe opened last, else the one named last.
    package var it: Recipe? { opened ?? named }
}
