package import RecipeModel

extension Renderer {
    /// What stands at the right of the prompt: the background's work, in plain text, or nothing.
    ///
    /// Nothing is said of a page that could not be had: that is told when it is asked for. Under 60
    /// columns, and where screens are spoken, the prompt stands alone.
    package func rightPrompt(of state: PrefetchState) -> String {
        guard style.width >= 60, !style.isAccessible else { return "" }
        switch state {
        case .idle, .failed: return ""
        case .fetching(let page): return "fetching page \(page)"
        case .ready(let page): return "page \(page) ready"
        }
    }
}
