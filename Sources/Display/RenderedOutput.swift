/// What is written for an answer or an error, in order.
public struct RenderedOutput: Hashable, Sendable {
    /// Where a text goes.
    public enum Stream: Hashable, Sendable {
        /// Standard output: answers.
        case output
        /// Standard error: errors, notes, and what a line was taken to mean.
        case error
    }

    /// A text with the stream that it goes to.
    public struct Part: Hashable, Sendable {
        /// Where it goes.
        public var stream: Stream
        /// The text, with its last line end.
        public var text: String
    }

    /// The texts in the order in which they are written; none is empty.
    public private(set) var parts: [Part] = []
    /// Whether it is for reading at length, so that a pager may show what is taller than the screen.
    public var mayPage = false

    /// Nothing to write.
    public init() {}

    /// All that goes to standard output.
    public var output: String { text(of: .output) }

    /// All that goes to standard error.
    public var error: String { text(of: .error) }

    mutating func append(_ text: String, to stream: Stream) {
        guard !text.isEmpty else { return }
        if let last = parts.indices.last, parts[last].stream == stream {
            parts[last].text += text
        } else {
            parts.append(Part(stream: stream, text: text))
        }
    }

    private func text(of stream: Stream) -> String {
        parts.reduce(into: "") { if $1.stream == stream { $0 += $1.text } }
    }
}
