import RecipeModel

/// What screens are drawn with.
struct ScreenContext {
    let style: OutputStyle
    let clock: LocalClock
    /// The names of the commands that there are; hints name no others.
    let commands: Set<String>

    var symbols: Symbols { style.isASCII ? .ascii : .unicode }
    var width: Int { style.width }
    /// Whether lines may begin with spaces.
    var isIndented: Bool { width >= 40 }
    /// Whether a badge has room beside the title.
    var hasBadgeBeside: Bool { width >= 60 }

    /// `Has lactose`, in brackets where neither colour nor reverse marks it.
    var badge: StyledText {
        let isMarked = style.hasEscapes && style.theme != .none
        return StyledText(isMarked ? "Has lactose" : "[Has lactose]", .badge)
    }

    /// The program's own words as text, with its signs in ASCII where asked.
    func text(_ words: String, _ roles: Role...) -> StyledText {
        var text = StyledText()
        text.append(.init(text: symbols.words(words), roles: roles))
        return text
    }

    /// Facts in a line with a dot between them.
    func joined(_ facts: [String], _ roles: Role...) -> StyledText {
        var text = StyledText()
        text.append(.init(text: facts.joined(separator: " \(symbols.dot) "), roles: roles))
        return text
    }

    /// Whether a command is there to be hinted at.
    func has(_ command: String) -> Bool { commands.isEmpty || commands.contains(command) }

    /// The same with another width.
    func narrowed(to width: Int) -> ScreenContext {
        var style = style
        style.width = width
        return ScreenContext(style: style, clock: clock, commands: commands)
    }
}
