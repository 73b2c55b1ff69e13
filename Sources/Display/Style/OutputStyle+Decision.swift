extension OutputStyle {
    /// The style that facts ask for.
    ///
    /// An option is stronger than a setting, a setting than the environment. `NO_COLOR` and
    /// `--color never` take colours away and keep bold; a dumb terminal, and output that is no
    /// terminal, take everything away unless `--color always` or `CLICOLOR_FORCE` wants colour.
    package static func decided(from facts: StyleFacts) -> OutputStyle {
        let decision = StyleDecision(facts: facts)
        var style = OutputStyle(
            width: decision.width,
            theme: decision.theme,
            keepsBold: decision.hasEscapes,
            isASCII: decision.isASCII,
            isAccessible: decision.isAccessible,
            format: facts.format.map(FormatChoice.chosen) ?? .automatic,
            layout: facts.isTerminal ? facts.layout : .list,
            listsAllIngredients: facts.listsAllIngredients,
            isQuiet: facts.isQuiet,
            hasLinks: decision.hasLinks,
            isTerminal: facts.isTerminal
        )
        style.isWidthChosen = facts.width != nil
        style.fields = facts.fields
        style.show(facts.pictures, columns: facts.terminalColumns)
        return style
    }

    /// Shows pictures so, as far as this style can.
    ///
    /// They are for terminals only, and for lines that are no wider than the terminal; those made of
    /// characters need colour and more than ASCII.
    package mutating func show(_ support: PictureSupport, columns: Int?) {
        let fits = columns.map { $0 <= 0 || $0 >= width } ?? true
        let needsMore = support == .cells && (isASCII || theme == .none)
        pictures = isTerminal && hasEscapes && fits && !needsMore ? support : .none
    }
}

/// The single decisions that make a style.
private struct StyleDecision {
    let facts: StyleFacts

    var width: Int {
        if let width = facts.width { return width }
        if let columns = facts.terminalColumns, columns > 0 { return columns }
        if let columns = facts.columns.flatMap({ Int($0) }), columns > 0 { return columns }
        return 80
    }

    var isAccessible: Bool {
        if let setting = facts.accessible { return setting }
        let variable = facts.accessibleVariable?.lowercased() ?? ""
        return !["", "0", "false"].contains(variable)
    }

    var isASCII: Bool { facts.wantsASCII ?? !facts.isUTF8 }

    private var isDumb: Bool { (facts.term ?? "").isEmpty || facts.term == "dumb" }

    private var isForced: Bool {
        switch facts.color {
        case .always: return true
        case .never: return false
        case .auto:
            guard (facts.noColor ?? "").isEmpty else { return false }
            return !["", "0"].contains(facts.cliColorForce ?? "")
        }
    }

    /// Whether bold, underline and colour may be used at all.
    var hasEscapes: Bool { isForced || (facts.isTerminal && !isDumb) }

    private var hasColor: Bool {
        if isForced { return true }
        return hasEscapes && facts.color != .never && (facts.noColor ?? "").isEmpty
    }

    var theme: Theme {
        guard hasColor else { return .none }
        if let theme = facts.theme { return theme }
        guard hasManyColors, let background else { return .neutral }
        return background == .dark ? .dark : .light
    }

    /// Whether the terminal has the table of 256 colours: all but the old ones do.
    private var hasManyColors: Bool {
        if !(facts.colorTerm ?? "").isEmpty { return true }
        let term = facts.term ?? ""
        return !["vt", "ansi", "linux", "cons", "sun", "wy"].contains { term.hasPrefix($0) }
            || term.contains("256")
    }

    /// The background: first what `COLORFGBG` says, then what the terminal answered.
    private var background: StyleFacts.Background? {
        let ground = facts.colorFGBG?.split(separator: ";").last.flatMap { Int($0) }
        switch ground {
        case .some(0...6), 8: return .dark
        case 7, .some(9...15): return .light
        default: return facts.background
        }
    }

    var hasLinks: Bool {
        guard facts.isTerminal, hasEscapes else { return false }
        switch facts.links {
        case .on: return true
        case .off: return false
        case .auto: return knowsLinks
        }
    }

    /// Terminals whose makers say that they know OSC 8.
    private var knowsLinks: Bool {
        let term = facts.term ?? ""
        // A multiplexer in between may or may not pass links on.
        if term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
        // Since version 0.50 of VTE.
        if let version = facts.vteVersion.flatMap({ Int($0) }), version >= 5_000 { return true }
        if ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "wezterm", "contour"]
            .contains(where: { term.hasPrefix($0) })
        {
            return true
        }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
        return programs.contains(facts.termProgram ?? "")
    }
}
