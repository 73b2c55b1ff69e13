/// A command as a line said it: the value, and all that belongs to this one line.
package struct Command: Sendable {
    package var value: any CommandValue
    package var common: CommonOptions
    /// Where its output goes; nil for the usual place.
    package var redirection: Redirection?
    package var reading: Reading
    /// Whether a failure of it stops nothing (a script's line that begins with `-`).
    package var mayFail: Bool
    /// The line that it stands in.
    package var source: SourceLine
    /// Where its name, or the words that were taken for it, stand in the line.
    package var nameSpan: Span
    /// Where the fields of the value stand in the line.
    package var places: CommandPlaces

    package init(
        _ value: any CommandValue,
        common: CommonOptions = CommonOptions(),
        redirection: Redirection? = nil,
        reading: Reading = .typed,
        mayFail: Bool = false,
        source: SourceLine = SourceLine(""),
        nameSpan: Span = 0..<0,
        places: CommandPlaces = CommandPlaces()
    ) {
        self.value = value
        self.common = common
        self.redirection = redirection
        self.reading = reading
        self.mayFail = mayFail
        self.source = source
        self.nameSpan = nameSpan
        self.places = places
    }

    /// The command's own name.
    package var name: String { type(of: value).name }

    /// Where its arguments stand, from the first to the last; its name where it has none.
    package var argumentSpan: Span { places.arguments.joined ?? nameSpan }
}

/// How a line came to be a command.
package enum Reading: Hashable, Sendable {
    /// The cook typed the command's name or an alias.
    case typed
    /// Foods, a reference or a sentence were taken for it; it is shown before it runs.
    case understood
}

/// Where a command's output goes instead of the usual place.
package enum Redirection: Hashable, Sendable {
    /// `> FILE`: in place of what was there.
    case replace(file: String, at: Span)
    /// `>> FILE`: at the end of what was there.
    case append(file: String, at: Span)
    /// `| TEXT`: into a program that the system's shell starts.
    case pipe(text: String, at: Span)
}

/// A field of a command, whatever its type.
package typealias AnyCommandField = any AnyKeyPath & Sendable

/// Where the fields of a command stand in a line; several places for a field with several parts.
package struct CommandPlaces: Sendable {
    private struct Entry {
        var field: AnyCommandField
        var span: Span
        /// Where an option's value alone stands; nil where the entry isn't an option.
        var valueSpan: Span?
    }

    private var entries: [Entry] = []

    package init() {}

    /// Adds the place of a part that was read into a field.
    package mutating func add(_ field: AnyCommandField, at span: Span) {
        entries.append(Entry(field: field, span: span, valueSpan: nil))
    }

    mutating func addOption(_ field: AnyCommandField, at span: Span, valueAt valueSpan: Span) {
        entries.append(Entry(field: field, span: span, valueSpan: valueSpan))
    }

    /// The places of a field's parts, in their order.
    package func spans(of field: AnyCommandField) -> [Span] {
        entries.filter { $0.field == field }.map(\.span)
    }

    /// Where a field stands, from its first part to its last.
    package func span(of field: AnyCommandField) -> Span? { spans(of: field).joined }

    /// Where the value that was given with an option stands.
    package func valueSpan(of field: AnyCommandField) -> Span? {
        entries.last { $0.field == field }?.valueSpan
    }

    /// Where each part stands that isn't an option.
    package var arguments: [Span] { entries.filter { $0.valueSpan == nil }.map(\.span) }

    /// Where each option stands.
    package var options: [Span] { entries.filter { $0.valueSpan != nil }.map(\.span) }
}

extension [Span] {
    /// From the beginning of the first to the end of the last.
    fileprivate var joined: Span? {
        guard let first, let last, first.lowerBound <= last.upperBound else { return nil }
        return first.lowerBound..<last.upperBound
    }
}
