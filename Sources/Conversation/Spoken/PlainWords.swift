import KitchenLanguage
import RecipeModel

/// The spoken language of the shell: `SpokenGrammar` between a sentence and typed commands.
package struct PlainWords: SpokenLanguage {
    package init() {}

    package func reading(of sentence: Sentence, in context: ConversationContext) -> SpokenReading {
        // What is typed as commands are, `garlic -onion title:soup`, is not a sentence.
        guard !sentence.words.contains(where: { $0.isOption || $0.isTypedTerm }) else {
            return .notUnderstood
        }
        let span = sentence.span.clamped(to: 0..<sentence.source.text.count)
        let text = String(sentence.source.text.dropFirst(span.lowerBound).prefix(span.count))
        guard let talk = ToolTalk(text) else { return reading(of: text, in: context) }
        // `Can I make it without an oven?` asks the recipe that is open.
        let whole = reading(of: text, in: context)
        if case .commands(let commands) = whole, commands.count == 1,
            commands[0].value is AskCommand
        {
            return whole
        }
        return commands(without: talk, in: context).map { .commands($0) } ?? whole
    }

    /// What is left to cook without tools: of what else is said, or of what is shown.
    private func commands(without talk: ToolTalk, in context: ConversationContext) -> [Command]? {
        let conditions = talk.tools.map { Condition.none(Term($0, in: .tool)) }
        var without = WithoutCommand()
        without.conditions = conditions
        let leavingOut = Command(without, reading: .understood)
        guard !talk.rest.isEmpty else { return [leavingOut] }
        var commands: [Command] = []
        switch reading(of: talk.rest, in: context) {
        case .commands(let others): commands = others
        case .notUnderstood, .ambiguous, .mistake:
            let search = SpokenCommand(
                name: SearchCommand.name,
                arguments: [.wanted([SpokenName(talk.rest)])]
            )
            guard let read = try? value(of: search, in: context) else { return nil }
            commands = [read]
        }
        guard
            let place = commands.lastIndex(where: {
                $0.value is any ConditionedCommand && !($0.value is DropCommand)
            }),
            var asked = commands[place].value as? any ConditionedCommand
        else {
            return commands + [leavingOut]
        }
        asked.conditions += conditions
        commands[place].value = asked
        return commands
    }

    private func reading(of text: String, in context: ConversationContext) -> SpokenReading {
        let grammar = SpokenGrammar(context: SpokenContext(context))
        switch grammar.meaning(of: text) {
        case .commands(let commands), .noSuchRecipe(let commands):
            do {
                guard let values = try values(of: commands, in: context) else {
                    return .mistake(.command(.unclearSentence(suggestion: nil)), at: nil)
                }
                return .commands(values)
            } catch {
                return .mistake(error.kind, at: nil)
            }
        case .either(let readings):
            let known = readings.compactMap { try? values(of: $0, in: context) }
            if known.count == 1 { return .commands(known[0]) }
            return known.isEmpty
                ? .mistake(.command(.unclearSentence(suggestion: nil)), at: nil) : .ambiguous(known)
        case .notUnderstood(let suggestion):
            let fault = UsageError.CommandNameError.unclearSentence(
                suggestion: suggestion,
                untold: UntoldFact(in: text)
            )
            return .mistake(.command(fault), at: nil)
        }
    }

    /// The commands as values; nil where the table does not have one of them, or one has no such
    /// arguments. Throws what can't be judged, which no other words for it change.
    private func values(
        of commands: [SpokenCommand],
        in context: ConversationContext
    ) throws(UsageError) -> [Command]? {
        var values: [Command] = []
        for command in commands {
            guard let value = try value(of: command, in: context) else { return nil }
            values.append(value)
        }
        return values.isEmpty ? nil : values
    }

    private func value(
        of command: SpokenCommand,
        in context: ConversationContext
    ) throws(UsageError) -> Command? {
        guard let type = context.table.command(named: command.name) else { return nil }
        do {
            return try command.value(as: type, foods: context.foods, title: context.title)
        } catch {
            if case .term(.notJudged) = error.kind { throw error }
            return nil
        }
    }
}

extension Word {
    /// Whether it is a term with a sign that only commands have.
    fileprivate var isTypedTerm: Bool {
        if text.hasPrefix("-"), text.count > 1 { return true }
        guard let colon = text.firstIndex(of: ":") else { return false }
        return TermScanner.qualifiers.contains(text[..<colon].lowercased())
    }
}

extension SpokenContext {
    /// What the grammar needs of what reading a line depends on.
    init(_ context: ConversationContext) {
        let screen = context.screen
        var commands: [String: String] = [:]
        for command in context.table.commands {
            for alias in command.aliases { commands[alias] = command.name }
        }
        for command in context.table.commands { commands[command.name] = command.name }
        self.init(
            list: screen.list == .results
                ? .results : screen.list == .favorites ? .favorites : .nothing,
            resultCount: screen.resultCount,
            favoriteCount: screen.favoriteCount,
            queryTerms: screen.query?.wantedTerms ?? [],
            hasQuery: screen.query != nil || screen.tried != nil,
            hasNamed: screen.it != nil || screen.rows.count == 1,
            isGuiding: screen.isGuiding,
            shown: screen.rows.map {
                Shown(number: $0.number, title: $0.title, foods: $0.foods, minutes: $0.minutes)
            },
            services: screen.services.map(\.rawValue),
            settings: Dictionary(
                screen.settings.map { ($0.key, $0.words) },
                uniquingKeysWith: { first, _ in first }
            ),
            commands: commands
        )
        keptList = screen.keptList
        hasDinnerToday = screen.hasDinnerToday
        minutesLimit = screen.query?.minutesLimit
        triedTerms = screen.tried?.wantedTerms ?? []
        excludedTerms = (screen.query?.excludedTerms ?? []) + (screen.tried?.excludedTerms ?? [])
        hasOnlyTried = screen.query == nil && screen.tried != nil
        if case .opened = screen.it { hasOpened = true }
        title = context.title
        bearing = context.bearing
    }
}

extension RecipeQuery {
    /// What must be there, as a cook would say it.
    fileprivate var wantedTerms: [String] {
        conditions.filter { !$0.isExclusion }.flatMap(\.terms).map { $0.text.lowercased() }
    }

    /// What must not be there, as a cook would say it.
    fileprivate var excludedTerms: [String] {
        conditions.filter(\.isExclusion).flatMap(\.terms).map { $0.text.lowercased() }
    }

    /// The most minutes that a recipe may take.
    fileprivate var minutesLimit: Int? {
        conditions.compactMap { condition in
            guard case .minutes(let limit) = condition else { return nil }
            return limit
        }.min()
    }
}
