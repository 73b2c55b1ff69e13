import RecipeModel

/// What screens are drawn with.
struct ScreenContext {
    let style: OutputStyle
    let clock: LocalClock
    /// The names of the commands that there are; hints name no others.
    let commands: Set<String>
    /// The picture that was ordered, where it is there.
    let pictures: @Sendable (PictureOrder) -> DrawnPicture?

    var symbols: Symbols { style.isASCII ? .ascii : .unicode }
    var width: Int { style.width }
    /// Whether lines may begin with spaces.
    var isIndented: Bool { width >= 40 }
    /// Whether a badge has room beside the title; in two columns the screen's width tells.
    var hasBadgeBeside: Bool { screenWidth >= 60 }
    /// The width of the whole screen, of which this may be a column.
    private let screenWidth: Int

    /// What a whole screen is drawn with.
    init(
        style: OutputStyle,
        clock: LocalClock,
        commands: Set<String>,
        pictures: @escaping @Sendable (PictureOrder) -> DrawnPicture? = { _ in nil }
    ) {
        self.style = style
        self.clock = clock
        self.commands = commands
        self.pictures = pictures
        screenWidth = style.width
    }

    private init(_ whole: ScreenContext, width: Int, screenWidth: Int) {
        var style = whole.style
        style.width = width
        self.style = style
        clock = whole.clock
        commands = whole.commands
        pictures = whole.pictures
        self.screenWidth = screenWidth
    }

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

    /// What stands between two facts in a line: a dot, behind which a line may end.
    var factSeparator: String { "\(StyledText.noBreak)\(symbols.dot) " }

    /// Facts in a line with a dot between them.
    func joined(_ facts: [String], _ roles: Role...) -> StyledText {
        var text = StyledText()
        text.append(.init(text: facts.joined(separator: factSeparator), roles: roles))
        return text
    }

    /// Things to type in a line, with space between them; a line may end between two of them, and
    /// inside one, behind its second word, only where it is longer than a line.
    func apart(_ things: [String], indent: Int = 0, gap: Int = 5, _ roles: Role...) -> StyledText {
        let room = width - indent
        let units = things.map { thing in
            if TextWidth.of(thing) <= room { return StyledText.unbroken(thing) }
            let words = thing.split(separator: " ", maxSplits: 1)
            return words.joined(separator: String(StyledText.noBreak))
        }
        let line = units.joined(separator: String(repeating: " ", count: gap))
        var text = StyledText()
        text.append(.init(text: symbols.words(line), roles: roles))
        return text
    }

    /// Whether a command is there to be hinted at.
    func has(_ command: String) -> Bool { commands.isEmpty || commands.contains(command) }

    /// The same with another width.
    func narrowed(to width: Int) -> ScreenContext {
        ScreenContext(self, width: width, screenWidth: screenWidth)
    }

    /// That of a part of the screen which is laid out as a screen of its own.
    func panel(width: Int) -> ScreenContext {
        ScreenContext(self, width: width, screenWidth: width)
    }
}
