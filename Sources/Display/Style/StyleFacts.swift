package import Conversation
package import RecipeModel

/// What is known of the terminal, the environment and the cook's wishes, before a style is decided.
///
/// Variables are given as they stand in the environment, nil where they are not set. Settings are
/// nil where nobody set them.
package struct StyleFacts: Hashable, Sendable {
    /// When colour is used, as `--color` says.
    package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
        case auto
        case always
        case never
    }

    /// What the terminal said about its background.
    package enum Background: Hashable, Sendable {
        case dark
        case light
    }

    /// A setting that is on, off, or found out.
    package enum Switch: String, Hashable, Sendable, CaseIterable {
        case auto
        case on
        case off
    }

    /// Whether standard output is a terminal.
    package var isTerminal = false
    /// `TERM`.
    package var term: String?
    /// `COLORTERM`.
    package var colorTerm: String?
    /// `NO_COLOR`.
    package var noColor: String?
    /// `CLICOLOR_FORCE`.
    package var cliColorForce: String?
    /// `COLORFGBG`: the numbers of the text's colour and of the background, such as `15;0`.
    package var colorFGBG: String?
    /// `--color`.
    package var color: ColorChoice = .auto
    /// The setting `theme`; nil is `auto`.
    package var theme: Theme?
    /// What the terminal answered when it was asked for its background.
    package var background: Background?
    /// Whether the locale's character set is UTF-8.
    package var isUTF8 = true
    /// The setting `symbols`: whether ASCII is wanted; nil is `auto`.
    package var wantsASCII: Bool?
    /// The setting `accessible`.
    package var accessible: Bool?
    /// `ACCESSIBLE`.
    package var accessibleVariable: String?
    /// `--width`.
    package var width: Int?
    /// `COLUMNS`.
    package var columns: String?
    /// The terminal's own width.
    package var terminalColumns: Int?
    /// `--format`, else the setting `format`; nil is `auto`.
    package var format: OutputFormat?
    /// `--fields`.
    package var fields: [ListField] = []
    /// The setting `layout`.
    package var layout: Layout = .auto
    /// The setting `ingredients`: whether lists show all of them.
    package var listsAllIngredients = false
    /// How the terminal shows pictures, as far as the cook wants any.
    package var pictures: PictureSupport = .none
    /// `--quiet`.
    package var isQuiet = false
    /// The setting `links`.
    package var links: Switch = .auto
    /// `TERM_PROGRAM`, the terminal's own name.
    package var termProgram: String?
    /// `VTE_VERSION`, which GNOME's terminal and its relatives set.
    package var vteVersion: String?

    /// Facts of a pipe of which nothing else is known; set what is.
    package init() {}
}
