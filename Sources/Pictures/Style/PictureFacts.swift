/// What is known of the terminal and of the cook's wishes before it is decided how pictures are
/// drawn.
///
/// Variables are given as they stand in the environment, nil where they are not set.
package struct PictureFacts: Hashable, Sendable {
    /// The setting `pictures`.
    package enum Wish: String, Hashable, Sendable, CaseIterable {
        case auto
        case kitty
        case sixel
        case blocks
        case none
    }

    /// The setting `pictures`.
    package var wish = Wish.auto
    /// Whether standard output is a terminal.
    package var isTerminal = false
    /// Whether output is for reading aloud.
    package var isAccessible = false
    /// Whether escape sequences may be written at all.
    package var hasEscapes = false
    /// Whether colours may be used.
    package var hasColour = false
    /// Whether only ASCII may be drawn.
    package var isASCII = false
    /// `TERM`.
    package var term: String?
    /// `COLORTERM`.
    package var colorTerm: String?
    /// Whether the terminal said that it knows kitty's graphics protocol.
    package var knowsKitty = false
    /// The numbers with which the terminal told its kind (DA1); empty where it has not answered.
    package var attributes: [Int] = []
    /// The pixels of a cell, as the terminal told them.
    package var cell: PixelSize?

    /// Facts of a pipe of which nothing else is known; set what is.
    package init() {}
}

extension PictureFacts {
    /// The form that pictures are drawn in; nil where none are.
    ///
    /// The setting is stronger than what was found out. What a terminal says of itself counts, not
    /// its name: in a multiplexer it is the multiplexer that answers, and over a network the
    /// terminal at the cook's side does, so both are right without being known.
    package var form: PictureStyle.Form? {
        guard isTerminal, !isAccessible, hasEscapes else { return nil }
        switch wish {
        case .none: return nil
        case .kitty: return .kitty
        case .sixel: return .sixel
        case .blocks: return blocks
        case .auto: return found
        }
    }

    private var found: PictureStyle.Form? {
        guard hasColour, !isASCII else { return nil }
        if knowsKitty { return .kitty }
        // Sixels of a wrong size would lie over the text, so the size of a cell must be known.
        if attributes.contains(PictureFacts.sixelAttribute), cell != nil { return .sixel }
        return blocks
    }

    /// Attribute 4 of the answer to DA1: sixel graphics.
    private static let sixelAttribute = 4

    private var blocks: PictureStyle.Form? {
        guard hasColour, !isASCII else { return nil }
        let term = (term ?? "").lowercased()
        if ["truecolor", "24bit"].contains((colorTerm ?? "").lowercased())
            || term.contains("direct")
        {
            return .blocks(hasAllColours: true)
        }
        let hasTable = term.contains("256") || PictureFacts.modern.contains { term.hasPrefix($0) }
        return hasTable ? .blocks(hasAllColours: false) : nil
    }

    /// Kinds of terminals that have the table of 256 colours without saying so in their name.
    private static let modern = [
        "xterm", "tmux", "screen", "rxvt-unicode", "foot", "alacritty", "wezterm", "contour", "st",
        "konsole", "gnome", "vte", "mlterm",
    ]

    /// Whether an answer of the terminal would change the form.
    package var wantsAnswers: Bool {
        guard isTerminal, !isAccessible, hasEscapes else { return false }
        switch wish {
        case .auto: return hasColour && !isASCII
        case .kitty, .sixel: return cell == nil
        case .blocks, .none: return false
        }
    }

    /// The style that these facts lead to; nil where no pictures are drawn.
    ///
    /// - Parameter isLight: Whether the terminal's background is light.
    package func style(isLight: Bool) -> PictureStyle? {
        guard let form else { return nil }
        return PictureStyle(
            form: form,
            cell: cell ?? PictureStyle.usualCell,
            ground: isLight ? .white : .black,
            ribbon: isLight ? .light : .dark
        )
    }
}
