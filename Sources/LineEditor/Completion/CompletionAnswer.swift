/// What can stand in place of a part of the text.
package struct CompletionAnswer: Equatable, Sendable {
    /// One text that fits.
    package struct Candidate: Equatable, Sendable {
        /// What is put in place of the range.
        package var text: String
        /// A few words about it, shown beside it in the list; may be empty.
        package var description: String
        /// Whether a space follows when it is put in, because nothing can be added to it.
        package var isFinal: Bool

        package init(text: String, description: String = "", isFinal: Bool = true) {
            self.text = text
            self.description = description
            self.isFinal = isFinal
        }
    }

    /// The part of the request's text to replace, in characters.
    package var range: Range<Int>
    /// What fits there, best first.
    package var candidates: [Candidate]

    package init(range: Range<Int>, candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }

    /// The answer when nothing fits.
    package static let nothing = CompletionAnswer(range: 0..<0, candidates: [])
}

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
