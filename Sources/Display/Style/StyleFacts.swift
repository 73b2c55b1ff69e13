/// What is known of the terminal, the environment and the cook's wishes, before a style is decided.
///
/// Variables are given as they stand in the environment, nil where they are not set. Settings are
/// nil where nobody set them.
public struct StyleFacts: Hashable, Sendable {
    /// When colour is used, as `--color` says.
    public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
        case auto
        case always
        case never
    }

    /// What the terminal said about its background.
    public enum Background: Hashable, Sendable {
        case dark
        case light
    }

    /// A setting that is on, off, or found out.
    public enum Switch: String, Hashable, Sendable, CaseIterable {
        case auto
        case on
        case off
    }

    /// Whether standard output is a terminal.
    public var isTerminal = false
    /// `TERM`.
    public var term: String?
    /// `COLORTERM`.
    public var colorTerm: String?
    /// `NO_COLOR`.
    public var noColor: String?
    /// `CLICOLOR_FORCE`.
    public var cliColorForce: String?
    /// `COLORFGBG`: the numbers of the text's colour and of the background, such as `15;0`.
    public var colorFGBG: String?
    /// `--color`.
    public var color: ColorChoice = .auto
    /// The setting `theme`; nil is `auto`.
    public var theme: Theme?
    /// What the terminal answered when it was asked for its background.
    public var background: Background?
    /// Whether the locale's character set is UTF-8.
    public var isUTF8 = true
    /// The setting `symbols`: whether ASCII is wanted; nil is `auto`.
    public var wantsASCII: Bool?
    /// The setting `accessible`.
    public var accessible: Bool?
    /// `ACCESSIBLE`.
    public var accessibleVariable: String?
    /// `--width`.
    public var width: Int?
    /// `COLUMNS`.
    public var columns: String?
    /// The terminal's own width.
    public var terminalColumns: Int?
    /// `--format`, else the setting `format`; nil is `auto`.
    public var format: OutputFormat?
    /// The setting `layout`.
    public var layout: Layout = .auto
    /// How the terminal shows pictures, as far as the cook wants any.
    public var pictures: PictureSupport = .none
    /// `--quiet`.
    public var isQuiet = false
    /// The setting `links`.
    public var links: Switch = .auto
    /// `TERM_PROGRAM`, the terminal's own name.
    public var termProgram: String?
    /// `VTE_VERSION`, which GNOME's terminal and its relatives set.
    public var vteVersion: String?

    /// Facts of a pipe of which nothing else is known; set what is.
    public init() {}
}
