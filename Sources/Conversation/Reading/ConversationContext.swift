/// All that reading a line depends on, beside the line.
package struct ConversationContext: Sendable {
    /// What a line is taken for that names no command: the setting `bare-words`.
    package enum BareWords: String, Hashable, Sendable, CaseIterable {
        /// Foods to search for.
        case search
        /// A mistake.
        case error
    }

    /// The commands that there are.
    package let table: CommandTable
    /// What the cook named: the first word of a line, and the text in its place.
    package var aliases: [String: String]
    /// The values of variables; they count in scripts and with `-c`.
    package var variables: ScriptVariables
    /// What is done with a line that names no command; at the prompt only.
    package var bareWords: BareWords
    let foods: any FoodKnowledge

    /// A context over a table of commands.
    package init(
        table: CommandTable,
        aliases: [String: String] = [:],
        variables: ScriptVariables = ScriptVariables(),
        bareWords: BareWords = .search
    ) {
        self.init(
            table: table,
            aliases: aliases,
            variables: variables,
            bareWords: bareWords,
            foods: LiveFoods()
        )
    }

    init(
        table: CommandTable,
        aliases: [String: String] = [:],
        variables: ScriptVariables = ScriptVariables(),
        bareWords: BareWords = .search,
        foods: any FoodKnowledge
    ) {
        self.table = table
        self.aliases = aliases
        self.variables = variables
        self.bareWords = bareWords
        self.foods = foods
    }
}
