/// What the cook had typed when they pressed Tab.
public struct CompletionRequest: Equatable, Sendable {
    /// The whole text, with the lines before it where a continuation is being typed.
    public var text: String
    /// Where the cursor stands, in characters from the beginning of `text`.
    public var cursor: Int

    /// Makes a request.
    public init(text: String, cursor: Int) {
        self.text = text
        self.cursor = cursor
    }
}
