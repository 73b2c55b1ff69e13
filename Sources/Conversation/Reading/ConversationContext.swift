package import RecipeQuestions

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
    /// What the cook has before them; sentences may depend on it.
    package var screen: ScreenState
    /// The title of a recipe that the line names.
    package var title = NamedTitle()
    /// How the recipe before the cook bears on something said; nil where none is there.
    package var bearing: (@Sendable (RecipeQuestion) -> RecipeAnswerer.Bearing)?
    /// What plain sentences mean; nil where none is understood.
    package var spokenLanguage: (any SpokenLanguage)?
    /// What is known of foods by name.
    let foods: any FoodKnowledge

    /// A context over a table of commands.
    package init(
        table: CommandTable,
        aliases: [String: String] = [:],
        variables: ScriptVariables = ScriptVariables(),
        bareWords: BareWords = .search,
        screen: ScreenState = ScreenState(),
        spokenLanguage: (any SpokenLanguage)? = nil
    ) {
        self.init(
            table: table,
            aliases: aliases,
            variables: variables,
            bareWords: bareWords,
            screen: screen,
            spokenLanguage: spokenLanguage,
            foods: LiveFoods()
        )
    }

    init(
        table: CommandTable,
        aliases: [String: String] = [:],
        variables: ScriptVariables = ScriptVariables(),
        bareWords: BareWords = .search,
        screen: ScreenState = ScreenState(),
        spokenLanguage: (any SpokenLanguage)? = nil,
        foods: any FoodKnowledge
    ) {
        self.table = table
        self.aliases = aliases
        self.variables = variables
        self.bareWords = bareWords
        self.screen = screen
        self.spokenLanguage = spokenLanguage
        self.foods = foods
    }
}
