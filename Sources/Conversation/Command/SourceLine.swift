/// Where a line of a script stands.
public struct ScriptPlace: Hashable, Sendable {
    /// The script's file as it was named.
    public var file: String
    /// The line, from 1, on which the command began.
    public var line: Int

    /// A place in a script.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// A line as the cook typed it or a script has it, for showing mistakes in it.
public struct SourceLine: Hashable, Sendable {
    /// The text; of several joined lines, with spaces in place of the line ends.
    public var text: String
    /// Where in which script; nil at the prompt and on the command line.
    public var place: ScriptPlace?
    /// The `run` lines that led to that script, outermost first.
    public var chain: [ScriptPlace]

    /// A line from the prompt, or one from a script with its place.
    public init(_ text: String, place: ScriptPlace? = nil, chain: [ScriptPlace] = []) {
        self.text = text
        self.place = place
        self.chain = chain
    }
}

/// A run of characters in a `SourceLine`, counted in `Character`s from 0.
public typealias Span = Range<Int>
