/// A command as a value: what the cook wants, whatever words said it.
///
/// A typed line is read into one, a spoken line is understood as one or several, and
/// `CommandText` writes each as the line that a cook would type. Its `syntax` makes all of that,
/// and help, completion and the manual page as well.
package protocol CommandValue: Hashable, Sendable {
    /// The name that it is typed by, in lower case.
    static var name: String { get }
    /// Other names for it; scripts know only the first.
    static var aliases: [String] { get }
    /// What can follow the name, each part tied to a field of the value.
    static var syntax: CommandSyntax<Self> { get }
    /// Whether its answer is a list of recipes, of which the cook can choose how many and what of each.
    static var listsRecipes: Bool { get }
    /// How far it reaches, which decides whether a script may run it.
    var reach: CommandReach { get }
    /// Whether `reach` could lead outside, whatever is typed after the name.
    static var canReachOutside: Bool { get }

    /// The command with nothing after its name.
    init()
}

extension CommandValue {
    package static var aliases: [String] { [] }
    package static var syntax: CommandSyntax<Self> { CommandSyntax() }
    package static var listsRecipes: Bool { false }
    package var reach: CommandReach { .inside }
    package static var canReachOutside: Bool { false }

    /// The command, with its fields filled in: `OpenCommand { $0.part = .steps }`.
    package init(_ fill: (inout Self) -> Void) {
        self.init()
        fill(&self)
    }
}

/// How far a command reaches. A script needs leave to reach outside.
package enum CommandReach: Hashable, Sendable {
    /// The cookbook, what is kept, and pages on the web.
    case inside
    /// Files, programs or addresses; named as the refusal names it: `open --web`.
    case outside(String)
    /// As far as this text reaches when it is typed as a line.
    case line(String, for: String)
}

/// What can follow a command's name, in its order, and its own options.
package struct CommandSyntax<Value>: Sendable {
    package let arguments: [CommandArgument<Value>]
    package let options: [CommandOption<Value>]

    package init(
        _ arguments: CommandArgument<Value>...,
        options: [CommandOption<Value>] = []
    ) {
        self.arguments = arguments
        self.options = options
    }
}

/// A field of a command that a part of a line is read into.
package typealias CommandField<Value, Content> = any WritableKeyPath<Value, Content> & Sendable

extension CommandValue {
    /// The syntax without the value's type: all that help and completion need.
    package static var signature: CommandSignature {
        CommandSignature(
            name,
            aliases: aliases,
            arguments: syntax.arguments.map(\.shape),
            options: syntax.options.map(\.shape)
                + (listsRecipes ? CommonOptions.ofLists.map(\.shape) : [])
        )
    }
}
