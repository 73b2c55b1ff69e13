/// What can stand in place of a part of the text.
public struct CompletionAnswer: Equatable, Sendable {
    /// One text that fits.
    public struct Candidate: Equatable, Sendable {
        /// What is put in place of the range.
        public var text: String
        /// A few words about it, shown beside it in the list; may be empty.
        public var description: String
        /// Whether a space follows when it is put in, because nothing can be added to it.
        public var isFinal: Bool

        /// Makes a candidate.
        public init(text: String, description: String = "", isFinal: Bool = true) {
            self.text = text
            self.description = description
            self.isFinal = isFinal
        }
    }

    /// The part of the request's text to replace, in characters.
    public var range: Range<Int>
    /// What fits there, best first.
    public var candidates: [Candidate]

    /// Makes an answer.
    public init(range: Range<Int>, candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }

    /// The answer when nothing fits.
    public static let nothing = CompletionAnswer(range: 0..<0, candidates: [])
}
