import Documents
import RecipeModel

/// What screens are drawn with.
struct ScreenContext {
    let style: OutputStyle
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
        pictures: @escaping @Sendable (PictureOrder) -> DrawnPicture? = { _ in nil }
    ) {
        self.style = style
        self.pictures = pictures
        screenWidth = style.width
    }

    private init(_ whole: ScreenContext, width: Int, screenWidth: Int) {
        var style = whole.style
        style.width = width
        self.style = style
        pictures = whole.pictures
        self.screenWidth = screenWidth
    }

    /// `Has lactose`, in brackets where neither colour nor reverse marks it.
    var badge: StyledText {
        let isMarked = style.hasEscapes && style.theme != .none
        return StyledText(isMarked ? "Has lactose" : "[Has lactose]", .badge)
    }

    /// The favorite's star, with the space before it.
    func star(_ isFavorite: Bool) -> StyledText {
        guard isFavorite else { return StyledText() }
        return StyledText(String(StyledText.noBreak), .title) + StyledText(symbols.star, .star)
    }

    /// What stands between two facts in a line: a dot, behind which a line may end.
    var factSeparator: String { "\(StyledText.noBreak)\(symbols.dot) " }

    /// Words as text, with the program's signs in ASCII where asked.
    func text(_ phrase: Phrase, _ role: Role? = nil) -> StyledText {
        var text = StyledText()
        for run in phrase.runs {
            text.append(
                .init(
                    text: symbols.words(run.text),
                    roles: role.map { run.roles + [$0] } ?? run.roles,
                    link: run.link
                )
            )
        }
        return text
    }

    /// Facts in a line with a dot between them.
    func joined(_ facts: [Phrase], _ role: Role? = nil) -> StyledText {
        let separator = text(Phrase(factSeparator), role)
        return .joined(facts.map { text($0, role).unbrokenIfShort }, by: separator)
    }

    /// Things to type in a line, with space between them; a line may end between two of them, and
    /// inside one, behind its second word, only where it is longer than a line.
    func apart(_ things: Things, indent: Int) -> StyledText {
        let room = width - indent
        let units = things.things.map { thing in
            if TextWidth.of(thing) <= room { return StyledText.unbroken(thing) }
            let words = thing.split(separator: " ", maxSplits: 1)
            return words.joined(separator: String(StyledText.noBreak))
        }
        let line = units.joined(separator: String(repeating: " ", count: things.gap))
        return text(Phrase(line), things.role)
    }

    /// The same with another width.
    func narrowed(to width: Int) -> ScreenContext {
        ScreenContext(self, width: width, screenWidth: screenWidth)
    }

    /// That of a part of the screen which is laid out as a screen of its own.
    func panel(width: Int) -> ScreenContext {
        ScreenContext(self, width: width, screenWidth: width)
    }
}
