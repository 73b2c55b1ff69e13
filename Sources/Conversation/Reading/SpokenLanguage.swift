/// Rule 4 of the reading order: what a plain sentence means, as the commands that a cook would type.
///
/// `CommandReader` asks it for a line from the prompt that names no command and no recipe, and for
/// one that begins with a command's name and goes on with what the command does not take. It says
/// what it reads and changes nothing; each command is shown by its canonical text and run in turn.
package protocol SpokenLanguage: Sendable {
    /// What a sentence means, by itself and by what the cook has before them.
    func reading(of sentence: Sentence, in context: ConversationContext) -> SpokenReading
}

/// A line for `SpokenLanguage`: its words, and where they stand.
package struct Sentence: Sendable {
    let words: [Word]
    /// The line, for the places of words.
    package let source: SourceLine

    /// From the beginning of the first word to the end of the last.
    package var span: Span { words.span ?? 0..<0 }
}

/// What a sentence means.
package enum SpokenReading: Sendable {
    /// It is none that is known: the rules that follow read the line.
    case notUnderstood
    /// The commands that it means, in their order.
    case commands([Command])
    /// It can as well mean each of these, so the cook is asked.
    case ambiguous([[Command]])
    /// It is a sentence that is known, but cannot be done; where in the line, if that can be said.
    case mistake(UsageError.Kind, at: Span?)
}
