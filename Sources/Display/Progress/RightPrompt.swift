public import RecipeModel

extension Renderer {
    /// What stands at the right end of the prompt: the work in the background, or nothing.
    public func rightPrompt(of state: PrefetchState) -> String {
        switch state {
        case .fetching(let page): "fetching page \(page)"
        case .ready(let page): "page \(page) ready"
        case .failed(let page): "page \(page) failed"
        case .idle: ""
        }
    }
}
