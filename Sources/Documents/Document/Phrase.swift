package import RecipeModel

/// What a piece of text is, so that a theme can colour it. Words carry the meaning alone; a role
/// only repeats it.
package enum Role: Hashable, Sendable, CaseIterable {
    /// A recipe's title, or a heading.
    case title
    /// A food that the cook asked for.
    case matchedFood
    /// `Has lactose`.
    case badge
    /// The star of a favorite.
    case star
    /// What can be overlooked: sources, footers, hints.
    case secondary
    /// A web address.
    case link
    /// Something that is as it should be.
    case good
    /// The label of a note.
    case warning
    /// The label of an error.
    case error
}

/// Words in one line, with what their parts are and where they lead.
package struct Phrase: Hashable, Sendable {
    /// A part that is the same throughout.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var roles: [Role]
        package var link: WebAddress?
    }

    /// The parts in order; none is empty.
    package private(set) var runs: [Run] = []

    package init() {}

    /// Words of one kind.
    package init(_ text: String, _ roles: Role..., link: WebAddress? = nil) {
        append(Run(text: text, roles: roles, link: link))
    }

    /// A text in which what was asked for is marked.
    package init(_ text: String, marking marks: [Range<String.Index>], _ roles: Role...) {
        var place = text.startIndex
        for mark in marks where mark.lowerBound >= place {
            append(Run(text: String(text[place..<mark.lowerBound]), roles: roles))
            append(Run(text: String(text[mark]), roles: roles + [.matchedFood]))
            place = mark.upperBound
        }
        append(Run(text: String(text[place...]), roles: roles))
    }

    /// The words alone.
    package var string: String { runs.reduce(into: "") { $0 += $1.text } }

    package var isEmpty: Bool { runs.isEmpty }

    private mutating func append(_ run: Run) {
        if !run.text.isEmpty { runs.append(run) }
    }

    package static func + (left: Phrase, right: Phrase) -> Phrase {
        var sum = left
        sum.runs += right.runs
        return sum
    }
}

extension Phrase: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self.init(value) }
}
