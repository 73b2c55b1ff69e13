/// What is written for an answer or an error, in order.
package struct RenderedOutput: Hashable, Sendable {
    /// Where a text goes.
    package enum Stream: Hashable, Sendable {
        /// Standard output: answers.
        case output
        /// Standard error: errors, notes, and what a line was taken to mean.
        case error
    }

    /// A text with the stream that it goes to.
    package struct Part: Hashable, Sendable {
        /// Where it goes.
        package var stream: Stream
        /// The text, with its last line end.
        package var text: String
    }

    /// The texts in the order in which they are written; none is empty.
    package private(set) var parts: [Part] = []
    /// Whether it is for reading at length, so that a pager may show what is taller than the screen.
    package var mayPage = false

    /// The places of pictures in what goes to standard output, from the top.
    package private(set) var pictures: [PlacedPicture] = []

    /// The lines of what goes to standard output, where it may be paged and has lines.
    private var lines: [StyledText] = []

    package init() {}

    /// What goes to standard output as a text to read a screen at a time; no line is wider.
    package func longText(columns: Int) -> LongText {
        let lines =
            lines.isEmpty
            ? output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { StyledText(String($0)) } : lines
        return LongText(lines.flatMap { $0.width > columns ? $0.wrapped(to: columns) : [$0] })
    }

    /// How many lines go to standard error behind the last that goes to standard output. Where both
    /// are the same terminal, the cursor stands so many lines below the pictures' output.
    package var linesAfterPictures: Int {
        guard let last = parts.last, last.stream == .error else { return 0 }
        return last.text.count { $0 == "\n" }
    }

    /// All that goes to standard output.
    package var output: String { text(of: .output) }

    /// All that goes to standard error.
    package var error: String { text(of: .error) }

    mutating func append(_ text: String, to stream: Stream) {
        guard !text.isEmpty else { return }
        if let last = parts.indices.last, parts[last].stream == stream {
            parts[last].text += text
        } else {
            parts.append(Part(stream: stream, text: text))
        }
    }

    /// Adds drawn lines at the end of standard output, with the pictures in them.
    mutating func append(_ lines: [StyledText], with painter: Painter) {
        append(painter.paint(lines), to: .output)
        if painter.isPaged { self.lines = lines }
        pictures = PlacedPicture.places(in: lines)
    }

    private func text(of stream: Stream) -> String {
        parts.reduce(into: "") { if $1.stream == stream { $0 += $1.text } }
    }
}
