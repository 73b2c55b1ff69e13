import KitchenLanguage
import RecipeModel

/// Text in Cooklang: what is escaped here is text and no ingredient, tool, timer or comment.
///
/// The specification has no word on escaping; its reference parser takes the sign behind a `\` as
/// it is (https://github.com/cooklang/cooklang-rs). Only signs that would mean something where they
/// stand are escaped, so that other parsers show no `\` in usual recipes.
enum CooklangText {
    /// Where a text is put, which decides what its signs would mean.
    enum Place {
        /// At the beginning of a paragraph, where `>` and `=` mean something.
        case paragraph
        /// Somewhere in a paragraph.
        case inside
        /// Directly behind an ingredient, which a `(` would add a preparation to.
        case behindIngredient
        /// In a note or a heading, where there are comments but no ingredients.
        case note
    }

    /// One line of text that is no markup at its place.
    static func escaped(_ text: some StringProtocol, at place: Place) -> String {
        var result = ""
        var rest = Substring(text)
        var isFirst = true
        while let character = rest.popFirst() {
            if isMarkup(character, before: rest.first, at: isFirst ? place : place.further) {
                result += "\\"
            }
            result.append(character)
            isFirst = false
        }
        return result
    }

    private static func isMarkup(
        _ character: Character,
        before next: Character?,
        at place: Place
    ) -> Bool {
        switch character {
        case "\\": true
        case "[": next == "-"
        case "-": next == "-" || place == .paragraph
        case ">", "=": place == .paragraph
        case "(": place == .behindIngredient
        case "{", "}": place != .note
        // A sign before a space is no component.
        case "@", "#", "~": place != .note && next.map { !$0.isWhitespace } ?? false
        default: false
        }
    }

    /// The name of an ingredient, which a `{` would end, the end of a sentence and every sign that
    /// begins something else.
    static func name(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            let isMarkup =
                switch character {
                case "\\", "@", "#", "~", "{", "}", "|": true
                case "-": result.isEmpty || rest.first == "-"
                case "[": rest.first == "-"
                // They say that an ingredient is hidden or optional.
                case "&", "?", "+": result.isEmpty
                default: false
                }
            let endsSentence =
                ".,;!?".contains(character) && rest.first.map(\.isWhitespace) ?? true
            if isMarkup || endsSentence { result += "\\" }
            result.append(character)
        }
        return result
    }

    /// Letters, digits and spaces of a text, for where nothing else may stand.
    static func lettersAlone(_ text: String) -> String {
        let letters = text.prefix(100).filter { $0.isLetter || $0.isNumber || $0 == " " }
        let words = letters.trimmingWhitespace()
        return words.isEmpty ? "ingredient" : words
    }

    /// A preparation between parentheses, which a `)` would end.
    static func preparation(_ text: String) -> String {
        escapedAlso("()", in: escaped(text, at: .inside))
    }

    private static func escapedAlso(_ signs: String, in text: String) -> String {
        text.reduce(into: "") { result, character in
            if signs.contains(character) { result += "\\" }
            result.append(character)
        }
    }
}

extension CooklangText.Place {
    /// The place of the signs behind the first one.
    fileprivate var further: Self { self == .note ? .note : .inside }
}
