/// A command that a spoken line became, in its parts.
package struct SpokenCommand: Hashable, Sendable {
    /// The command's own name.
    package var name: String
    /// What follows it.
    package var arguments: [SpokenArgument]

    package init(name: String, arguments: [SpokenArgument] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// Whether it looks for recipes with foods, or for some of those that are shown.
    var wantsFoods: Bool {
        [SearchCommand.name, CookCommand.name, AndCommand.name].contains(name)
    }

    /// The command as it would be typed.
    package var text: String { ([name] + arguments.map(text)).joined(separator: " ") }

    /// An argument as it would be typed; after `without` nothing needs a sign.
    private func text(of argument: SpokenArgument) -> String {
        if name == WithoutCommand.name, case .unwanted(let name) = argument { return name.typed }
        return argument.text
    }
}

/// What a line was understood to mean.
package enum SpokenMeaning: Hashable, Sendable {
    /// Commands to run in order.
    case commands([SpokenCommand])
    /// Two readings are near; the cook decides.
    case either([[SpokenCommand]])
    /// It names a recipe that there is not; what would have been run, for the shell to say so.
    case noSuchRecipe([SpokenCommand])
    /// The line says something that no command does.
    case notUnderstood(suggestion: String?)
}
