/// How much of a text from outside is kept where it names something.
///
/// A dish, an ingredient or a heading is a line; a name of a food has a handful of words. What is
/// longer was not meant as one, and reading it for its meaning would cost more than it tells.
package enum TextLimit {
    /// The most bytes of a line that names something, in UTF-8.
    package static let line = 2_048
    /// The most ingredients, steps, notes or other entries of a recipe.
    package static let entries = 1_000
    /// The most bytes of a text that can be the name of a food, a dish or another word of kitchens.
    static let name = 256

    /// The most bytes of a step that are looked through for what it takes and how long; no book has a
    /// longer one.
    static let step = 4_096

    /// A line of no more than the bytes of one, cut after a whole word where there is one near, with
    /// `…` at its end.
    package static func line(_ text: String) -> String { cut(text, to: line) }

    /// A name of no more than the bytes of one, cut in the same way.
    package static func name(_ text: String) -> String { cut(text, to: name) }

    private static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        return beginning(of: text, room: limit - ellipsis.utf8.count) + ellipsis
    }

    /// The beginning of a step that is looked through; nearly always the whole step.
    package static func step(_ text: String) -> String {
        text.utf8.count > step ? String(beginning(of: text, room: step)) : text
    }

    /// As much of a text as has room, up to the end of a word where there is one near.
    private static func beginning(of text: String, room: Int) -> Substring {
        var end = text.utf8.index(text.startIndex, offsetBy: room)
        // The beginning of a scalar, then of a character, unless that has hundreds of marks.
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
            end = text.utf8.index(before: end)
        }
        var kept = text[..<end]
        if let space = kept.suffix(wordLength).lastIndex(of: " ") { kept = kept[..<space] }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept
    }

    private static let ellipsis = "…"
    /// How far back from the end of a cut line a space is looked for, in characters.
    private static let wordLength = 60
}
