import RecipeModel

/// A line of a text that may have a recipe: what it is by its marks, and what it says.
struct TextLine: Hashable {
    enum Kind: Hashable {
        case blank
        /// A heading, by a mark or by a line under it; 1 is the highest.
        case heading(Int)
        /// An item of a list; of a numbered one, or not.
        case item(isNumbered: Bool)
        /// A line of dashes or the like.
        case rule
        /// A comment, which a program may have put fields into.
        case comment
        case text
    }

    var kind: Kind
    /// What it says, in one line; a comment's text with its lines.
    var text: String
    /// How far it stands to the right, in columns.
    var indent = 0
    /// Whether all of it is in bold or in capitals, or is underlined.
    var isStrong = false
    /// Whether all of it is in italics.
    var isSlanted = false
    /// Whether it only parts two groups; see `PrintedRecipe.groupBreak`.
    var isGroupBreak = false
    /// The first address in it, and its picture's.
    var link: String?
    var picture: String?
    /// The number of the line in the text, from 0.
    var number = 0

    var isBlank: Bool { kind == .blank }

    var isItem: Bool { if case .item = kind { true } else { false } }

    var isNumbered: Bool { kind == .item(isNumbered: true) }

    /// The level of a heading by marks; nil for all else.
    var level: Int? { if case .heading(let level) = kind { level } else { nil } }
}
