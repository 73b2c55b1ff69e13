/// Sentences as a screen reader speaks them.
enum Spoken {
    /// The text with a full stop at its end, unless it ends as a sentence already.
    static func sentence(_ text: String) -> String {
        guard let last = text.last else { return text }
        return ".!?…:".contains(last) ? text : text + "."
    }

    /// The text as a sentence: with a capital letter and a full stop.
    static func full(_ text: String) -> String {
        sentence(capitalized(text))
    }

    /// The text with a capital letter.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
