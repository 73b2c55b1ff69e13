/// An answer as it is read: what it says, part by part, and what each part is.
///
/// It is made once. What writes it for a terminal, for the ear, as Markdown or as HTML decides how
/// its parts look, never what they say.
package struct Document: Hashable, Sendable {
    /// The parts, in the order in which they are read.
    package private(set) var blocks: [Block] = []
    /// The list that a wide screen may show beside it.
    package var aside: [RecipeRow] = []

    package init() {}

    /// Adds a part.
    ///
    /// - Parameters:
    ///   - content: The part.
    ///   - spoken: What is said for it where it is read aloud, line by line; nil where that is what it
    ///     says, empty where it needs no words.
    ///   - place: Where it is written.
    package mutating func add(
        _ content: Block.Content,
        spoken: [String]? = nil,
        on place: Place = .everywhere
    ) {
        blocks.append(Block(content: content, spoken: spoken, place: place))
    }

    /// Adds a line of words, which is read aloud as a sentence.
    package mutating func say(_ words: String, _ roles: Role..., on place: Place = .everywhere) {
        var phrase = Phrase(words)
        if let role = roles.first { phrase = Phrase(words, role) }
        add(.paragraph(phrase), spoken: [Spoken.full(words)], on: place)
    }

    /// Adds all parts of another document.
    package mutating func add(_ document: Document) { blocks += document.blocks }

    /// The parts, and the facts in them, that are written in a place.
    package func blocks(on place: Place) -> [Block] {
        func isWritten(_ other: Place) -> Bool { other == .everywhere || other == place }
        return blocks.filter { isWritten($0.place) }.map { block in
            guard case .facts(let facts, let role, let indent) = block.content else {
                return block
            }
            var block = block
            block.content = .facts(facts.filter { isWritten($0.place) }, role, indent: indent)
            return block
        }
    }
}

/// Where a part of a document is written.
package enum Place: Hashable, Sendable {
    case everywhere
    /// Where a cook reads and types: the terminal and the voice.
    case screen
    /// Where it stands by itself: Markdown and HTML.
    case file
}

/// A part of a document.
package struct Block: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// What the whole is about.
        case title(Title)
        /// The heading of a section (2) or of a group in it (3).
        case heading(Phrase, level: Int)
        /// Words in a line; `hanging` is how far its other lines stand to the right.
        case paragraph(Phrase, indent: Int = 0, hanging: Int = 0)
        /// Short facts beside each other.
        case facts([Fact], Role? = .secondary, indent: Int = 0)
        case items([Item], indent: Int = 2)
        case entries(Entries)
        /// Things to type, or hints, beside each other.
        case things(Things)
        /// A line with a place in it marked, in characters from 0, and a word on that.
        case marked(String, Range<Int>, hint: String?)
        case recipes(RecipeList)
        case choices(Choices)
        case picture(Picture)
        /// Lines of the cook's own, which no writer changes.
        case verbatim([String])
        /// A line is left free where that tells parts apart.
        case space
    }

    package var content: Content
    package var spoken: [String]?
    package var place: Place
}

/// What a document is about.
package enum Title: Hashable, Sendable {
    /// A recipe's name.
    case recipe(Phrase, isFavorite: Bool, hasLactose: Bool)
    /// A list's, with what is said of it at the right.
    case list(String, right: String)
}

/// One of several facts in a line.
package struct Fact: Hashable, Sendable {
    package var words: Phrase
    /// What is said for it where it is read aloud; nil where it is the same.
    package var spoken: String?
    package var place: Place

    package init(_ words: Phrase, spoken: String? = nil, on place: Place = .everywhere) {
        self.words = words
        self.spoken = spoken
        self.place = place
    }

    /// Facts of plain words.
    package static func all(_ words: [String]) -> [Fact] { words.map { Fact(Phrase($0)) } }
}

/// One of several things under each other.
package struct Item: Hashable, Sendable {
    /// What stands before it.
    package enum Marker: Hashable, Sendable {
        case none
        /// A step's number; the highest one tells how much room numbers take.
        case step(Int, of: Int)
        /// The number by which a line of a list is named.
        case row(Int, upTo: Int)
        /// The number by which a text points to it.
        case reference(Int, of: Int)
        /// Its number, and whether it is ticked off.
        case tick(Int, isDone: Bool)
        /// A sign, where there is something to see.
        case sign(String)
    }

    package var words: Phrase
    package var marker: Marker
    package var spoken: String?

    package init(_ words: Phrase, _ marker: Marker = .none, spoken: String? = nil) {
        self.words = words
        self.marker = marker
        self.spoken = spoken
    }
}

/// Names with what is said of each, in columns.
package struct Entries: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        /// What stands in the first columns.
        package var cells: [Phrase]
        /// What is said of them.
        package var words: Phrase
        package var spoken: String?

        package init(_ cells: [Phrase], _ words: Phrase, spoken: String? = nil) {
            self.cells = cells
            self.words = words
            self.spoken = spoken
        }
    }

    package struct Group: Hashable, Sendable {
        package var title: String?
        package var rows: [Row]

        package init(title: String? = nil, rows: [Row]) {
            self.title = title
            self.rows = rows
        }
    }

    package var groups: [Group]
    /// Whether the names are typed as they stand.
    package var areTyped: Bool
    /// The rows as a file has them; nil where it has a list.
    package var table: Table?

    package init(_ groups: [Group], areTyped: Bool = false, table: Table? = nil) {
        self.groups = groups
        self.areTyped = areTyped
        self.table = table
    }
}

/// Things to type beside each other, with space between them.
package struct Things: Hashable, Sendable {
    package var label: String
    /// The columns that the label has, so that several lines of things are aligned; 0 where they
    /// follow it as words do.
    package var labelColumns: Int
    package var things: [String]
    package var role: Role?
    package var indent: Int
    /// The columns between two of them.
    package var gap: Int
    /// Whether they are typed as they stand.
    package var areTyped: Bool

    package init(
        label: String = "",
        labelColumns: Int = 0,
        _ things: [String],
        role: Role? = nil,
        indent: Int = 0,
        gap: Int = 5,
        areTyped: Bool = false
    ) {
        self.label = label
        self.labelColumns = labelColumns
        self.things = things
        self.role = role
        self.indent = indent
        self.gap = gap
        self.areTyped = areTyped
    }
}

/// Names to pick from by their numbers, which begin at 1.
package struct Choices: Hashable, Sendable {
    package struct Choice: Hashable, Sendable {
        package var name: String
        package var count: Int?
        /// What it is, in a sentence; empty where nobody tells.
        package var summary: String

        package init(name: String, count: Int?, summary: String) {
            self.name = name
            self.count = count
            self.summary = summary
        }
    }

    package var choices: [Choice]
    /// The choices as a file has them.
    package var table: Table

    package init(_ choices: [Choice], table: Table) {
        self.choices = choices
        self.table = table
    }
}

/// Rows of text under headings.
package struct Table: Hashable, Sendable {
    package var header: [String]
    package var rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}
