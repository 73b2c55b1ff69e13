package import Conversation
package import RecipeModel

/// How answers are to look: everything that drawing depends on besides the answer.
package struct OutputStyle: Hashable, Sendable {
    /// The widths that screens are made for, in columns.
    package static let widths = 20...160

    /// Whether the cook asked for the width, so that text without a screen keeps to it as well.
    package var isWidthChosen = false
    /// The width in columns, always one of `widths`.
    package var width: Int {
        didSet { width = OutputStyle.clamped(width) }
    }
    /// The colours; `none` where there are to be none.
    package var theme: Theme
    /// Whether bold, underline and reverse may be used: false on a dumb terminal and where output
    /// is no terminal, which also takes the colours away.
    package var keepsBold: Bool
    /// Whether only ASCII is used for what the program itself draws.
    package var isASCII: Bool
    /// Whether screens are sentences without columns, symbols and rewriting.
    package var isAccessible: Bool
    /// The form of answers.
    package var format: FormatChoice
    /// What lists of recipes have of each; none for what the format has.
    package var fields: [ListField] = []
    /// How lists of recipes are laid out where no format says otherwise.
    package var layout: Layout
    /// Whether lists show every ingredient.
    package var listsAllIngredients: Bool
    /// How pictures are shown.
    package var pictures: PictureSupport
    /// Whether the line that says what was understood, and notes, are left out.
    package var isQuiet: Bool
    /// Whether web addresses are made links that the terminal can open (OSC 8).
    package var hasLinks: Bool
    /// Whether standard output is a terminal.
    package var isTerminal: Bool

    /// A style; by default what `expect output is FILE` compares with: a list at 80 columns without
    package init(
        width: Int = 80,
        theme: Theme = .none,
        keepsBold: Bool = false,
        isASCII: Bool = false,
        isAccessible: Bool = false,
        format: FormatChoice = .chosen(.list),
        layout: Layout = .list,
        listsAllIngredients: Bool = false,
        pictures: PictureSupport = .none,
        isQuiet: Bool = false,
        hasLinks: Bool = false,
        isTerminal: Bool = false
    ) {
        self.width = OutputStyle.clamped(width)
        self.theme = theme
        self.keepsBold = keepsBold
        self.isASCII = isASCII
        self.isAccessible = isAccessible
        self.format = format
        self.layout = layout
        self.listsAllIngredients = listsAllIngredients
        self.pictures = pictures
        self.isQuiet = isQuiet
        self.hasLinks = hasLinks
        self.isTerminal = isTerminal
    }

    /// Whether text may carry escape sequences at all.
    package var hasEscapes: Bool { keepsBold && !isAccessible }

    private static func clamped(_ width: Int) -> Int {
        min(max(width, widths.lowerBound), widths.upperBound)
    }
}

/// A format as it is asked for.
package enum FormatChoice: Hashable, Sendable {
    /// Nobody asked: a list on a terminal; elsewhere rows with tabs for lists of recipes, and text
    /// for the rest.
    case automatic
    /// This one.
    case chosen(OutputFormat)
}

/// How lists of recipes are laid out on a terminal, as the setting `layout` says.
package enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Cards where the terminal shows real pictures and the recipes have some; else a list.
    case auto
    /// One recipe under the other; in two columns where there is room.
    case list
    /// A box for each recipe with its picture on top, as many beside each other as fit.
    case cards
    /// A list; an opened recipe stands beside it.
    case split
}

/// How a terminal shows pictures.
package enum PictureSupport: Hashable, Sendable {
    /// Not at all.
    case none
    /// As coloured characters.
    case cells
    /// As pixels.
    case graphics
}
