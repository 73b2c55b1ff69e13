import RecipeModel

/// Where a line of a script stands.
package struct ScriptPlace: Hashable, Sendable {
    /// The script's file as it was named.
    package var file: String
    /// The line, from 1, on which the command began.
    package var line: Int

    /// A place in a script.
    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// A line as the cook typed it or a script has it, for showing mistakes in it.
package struct SourceLine: Hashable, Sendable {
    /// The text; of several joined lines, with spaces in place of the line ends.
    package var text: String
    /// Where in which script; nil at the prompt and on the command line.
    package var place: ScriptPlace?
    /// The `run` lines that led to that script, outermost first.
    package var chain: [ScriptPlace]

    /// A line from the prompt, or one from a script with its place; as `StreamSafeText`.
    package init(_ text: String, place: ScriptPlace? = nil, chain: [ScriptPlace] = []) {
        self.text = StreamSafeText.of(text)
        self.place = place
        self.chain = chain
    }
}

/// A run of characters in a `SourceLine`, counted in `Character`s from 0.
package typealias Span = Range<Int>

/// Something that was read from a line, with its place.
package struct Placed<Content> {
    package var content: Content
    package var span: Span

    package init(_ content: Content, at span: Span) {
        self.content = content
        self.span = span
    }
}

extension Placed: Sendable where Content: Sendable {}
extension Placed: Equatable where Content: Equatable {}
