/// What the cook had typed when they pressed Tab.
package struct CompletionRequest: Equatable, Sendable {
    /// The whole text, with the lines before it where a continuation is being typed.
    package var text: String
    /// Where the cursor stands, in characters from the beginning of `text`.
    package var cursor: Int

    package init(text: String, cursor: Int) {
        self.text = text
        self.cursor = cursor
    }
}
