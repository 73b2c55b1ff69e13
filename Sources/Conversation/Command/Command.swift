package import RecipeModel

/// A line that has been understood: which command, with what.
package struct Command: Hashable, Sendable {
    /// The command's own name, whatever alias was typed.
    package var name: String
    /// What follows it, in the order of the line, without the options.
    package var arguments: [Argument]
    /// The options in the order of the line, by their long names.
    package var options: [CommandOption]
    /// Where its output goes; nil for the usual place.
    package var redirection: Redirection?
    /// How the line came to be this command.
    package var reading: Reading
    /// Whether a failure of it stops nothing (a script's line that begins with `-`).
    package var mayFail: Bool
    /// The line that it stands in.
    package var source: SourceLine
    /// Where its name, or the words that were taken for it, stand in the line.
    package var nameSpan: Span

    package init(
        name: String,
        arguments: [Argument] = [],
        options: [CommandOption] = [],
        redirection: Redirection? = nil,
        reading: Reading = .typed,
        mayFail: Bool = false,
        source: SourceLine = SourceLine(""),
        nameSpan: Span = 0..<0
    ) {
        self.name = name
        self.arguments = arguments
        self.options = options
        self.redirection = redirection
        self.reading = reading
        self.mayFail = mayFail
        self.source = source
        self.nameSpan = nameSpan
    }
}

/// How a line came to be a command.
package enum Reading: Hashable, Sendable {
    /// The cook typed the command's name or an alias.
    case typed
    /// Foods, a reference or a sentence were taken for it; it is shown before it runs.
    case understood
    /// `!TEXT`: the text is for the system's shell; the command's name is `!`.
    case systemShell
}

/// Something that follows a command's name, with its place in the line.
package struct Argument: Hashable, Sendable {
    /// What was read.
    package enum Value: Hashable, Sendable {
        /// A condition of a query.
        case condition(Condition)
        /// A way to name recipes.
        case reference(Reference)
        /// A whole number.
        case number(Int)
        /// A plain word.
        case word(String)
        /// The rest of the line.
        case text(String)
        /// A web address.
        case address(WebAddress)
        /// A file's path as it was typed.
        case file(String)
        /// What `expect` checks.
        case expectation(Expectation)
    }

    /// What was read.
    package var value: Value
    /// Where it stands in the line.
    package var span: Span

    package init(_ value: Value, at span: Span = 0..<0) {
        self.value = value
        self.span = span
    }
}

/// An option that was given.
package struct CommandOption: Hashable, Sendable {
    /// What was given with it.
    package enum Value: Hashable, Sendable {
        case none
        case number(Int)
        case word(String)
        case address(WebAddress)
        case file(String)
    }

    /// Its long name with the dashes.
    package var name: String
    /// What was given with it.
    package var value: Value
    /// Where option and value stand in the line.
    package var span: Span
    /// Where the value alone stands; all of it where there is none.
    package var valueSpan: Span

    package init(
        _ name: String,
        _ value: Value = .none,
        at span: Span = 0..<0,
        valueAt valueSpan: Span? = nil
    ) {
        self.name = name
        self.value = value
        self.span = span
        self.valueSpan = valueSpan ?? span
    }
}

/// Where a command's output goes instead of the usual place.
package enum Redirection: Hashable, Sendable {
    /// `> FILE`: in place of what was there.
    case replace(file: String, at: Span)
    /// `>> FILE`: behind what was there.
    case append(file: String, at: Span)
    /// `| TEXT`: into a program that the system's shell starts.
    case pipe(text: String, at: Span)
}
