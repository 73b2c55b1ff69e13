import Documents
import RecipeModel

/// Text in one line with what its parts are, before it has colours.
struct StyledText: Hashable {
    /// A part that looks the same throughout.
    struct Run: Hashable {
        var text: String
        var roles: [Role] = []
        var link: WebAddress?
        /// Colours of its own, over those of its roles: those of a picture's cell.
        var ink: Ink?
        /// The picture whose box begins here.
        var picture: FramedPicture?
        /// Whether it is there to reach a column, at which what follows begins.
        var reachesColumn = false
        /// Whether it is drawn with the colours of text and background exchanged.
        var isReversed = false

        func looks(like other: Run) -> Bool {
            roles == other.roles && link == other.link && ink == other.ink
                && picture == other.picture && reachesColumn == other.reachesColumn
                && isReversed == other.isReversed
        }
    }

    /// The colours of a picture's cell.
    struct Ink: Hashable {
        var foreground: PictureCell.Colour?
        var background: PictureCell.Colour?
    }

    /// The parts in order; none is empty.
    private(set) var runs: [Run] = []

    /// No text.
    init() {}

    /// A text of one look.
    init(_ text: String, _ roles: Role..., link: WebAddress? = nil) {
        append(Run(text: text, roles: roles, link: link))
    }

    /// The text alone.
    var string: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Whether there is nothing in it.
    var isEmpty: Bool { runs.isEmpty }

    /// The columns that it takes.
    var width: Int { runs.reduce(0) { $0 + TextWidth.of($1.text) } }

    /// A space at which no line ends. Text from outside never has one (cleaning makes it a plain
    /// space), and it is written as a plain space.
    static let noBreak: Character = "\u{A0}"

    /// A text in which no line ends.
    static func unbroken(_ text: String) -> String {
        String(text.map { $0 == " " ? noBreak : $0 })
    }

    /// The same without an end of a line in it, where it is as short as a time or a number of
    /// servings.
    var unbrokenIfShort: StyledText {
        guard width <= Self.shortest else { return self }
        var text = self
        for index in text.runs.indices { text.runs[index].text = Self.unbroken(runs[index].text) }
        return text
    }

    /// The columns of `about 12 servings`.
    private static let shortest = 17

    /// Adds a part at the end; one that looks like the last is joined to it.
    mutating func append(_ run: Run) {
        guard !run.text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].looks(like: run) {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }

    /// Adds text of one look at the end.
    mutating func append(_ text: String, _ roles: Role...) {
        append(Run(text: text, roles: roles))
    }

    /// Adds a text at the end.
    mutating func append(_ other: StyledText) {
        for run in other.runs { append(run) }
    }

    static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.append(right)
        return sum
    }

    /// The text with spaces up to a column, at which something else can begin.
    ///
    /// Some terminals count emoji and marks otherwise than we do; there the painter sees to it that
    /// what follows begins in its column all the same.
    func padded(to column: Int) -> StyledText {
        let spaces = String(repeating: " ", count: max(0, column - width))
        var text = self
        text.append(Run(text: spaces, reachesColumn: true))
        return text
    }

    /// So many spaces.
    static func spaces(_ count: Int) -> StyledText {
        StyledText(String(repeating: " ", count: max(0, count)))
    }

    /// Texts with a separator between them.
    static func joined(_ texts: [StyledText], by separator: StyledText) -> StyledText {
        var sum = StyledText()
        for (index, text) in texts.enumerated() {
            if index > 0 { sum.append(separator) }
            sum.append(text)
        }
        return sum
    }
}

/// A picture as lines hold it: what was ordered, and what was there to show.
struct FramedPicture: Hashable {
    var order: PictureOrder
    var drawn: DrawnPicture?
}

extension StyledText: ExpressibleByStringInterpolation {
    init(stringLiteral value: String) { self.init(value) }
}
