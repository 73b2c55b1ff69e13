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
        if let talk = ToolTalk(text), let commands = commands(without: talk, in: context) {
            return .commands(commands)
        }
        return reading(of: text, in: context)
    }

    /// What is left to cook without tools: of what else is said, or of what is shown.
    private func commands(without talk: ToolTalk, in context: ConversationContext) -> [Command]? {
        let conditions = talk.tools.map { Condition.none(Term($0, in: .tool)) }
        let line = "without " + conditions.flatMap(\.terms).map(\.typed).joined(separator: ", ")
        guard !talk.rest.isEmpty else { return command(typed: line, in: context).map { [$0] } }
        var commands: [Command] = []
        switch reading(of: talk.rest, in: context) {
        case .commands(let others): commands = others
        case .notUnderstood, .ambiguous, .mistake:
            guard let search = command(typed: "search " + talk.rest, in: context) else {
                return nil
            }
            commands = [search]
        }
        guard
            let place = commands.lastIndex(where: {
                $0.value is any ConditionedCommand && !($0.value is DropCommand)
            }),
            var asked = commands[place].value as? any ConditionedCommand
        else {
            return command(typed: line, in: context).map { commands + [$0] }
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
            return .mistake(.command(.unclearSentence(suggestion: suggestion)), at: nil)
        }
    }

    /// The commands as values; nil where the table does not have one of them, or one has no such
    /// arguments. Throws what can't be judged, which no other words for it change.
    private func values(
        of commands: [SpokenCommand],
        in context: ConversationContext
    ) throws(Mistake) -> [Command]? {
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
    ) throws(Mistake) -> Command? {
        do {
            return try read(command.typedText(foods: context.foods), in: context)
        } catch {
            if case .term(.notJudged) = error.kind { throw error }
            return nil
        }
    }

    private func command(typed text: String, in context: ConversationContext) -> Command? {
        try? read(text, in: context)
    }

    private func read(
        _ text: String,
        in context: ConversationContext
    ) throws(Mistake) -> Command? {
        let line = SourceLine(text)
        guard let statement = try StatementReader(mode: .prompt).statements(in: line).first else {
            return nil
        }
        let words = try statement.plainWords()
        guard let name = words.first, let type = context.table.command(named: name.text) else {
            return nil
        }
        return try type.read(
            Array(words.dropFirst()),
            nameSpan: name.span,
            reading: .understood,
            in: line,
            foods: context.foods
        )
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

extension Statement {
    /// The statement's words, where it is made of words.
    fileprivate func plainWords() throws(Mistake) -> [Word] {
        guard case .words = body else { return [] }
        return try words(with: ScriptVariables())
    }
}

extension SpokenCommand {
    /// The command as a line that is read as the same terms again: a name of several words that
    /// nobody knows is quoted where its words apart would mean something else.
    fileprivate func typedText(foods: any FoodKnowledge) -> String {
        let keepsWhole = ["drop", "without", "pantry", "shop"].contains(name)
        let texts = arguments.map { argument -> String in
            if argument.hasPrefix("-"), !argument.hasPrefix("--") {
                return "-" + whole(String(argument.dropFirst()), isLeftOut: true, foods: foods)
            }
            if argument.contains(" or ") {
                return argument.split(separator: " ").split(separator: "or")
                    .map { whole($0.joined(separator: " "), foods: foods) }
                    .joined(separator: " or ")
            }
            return keepsWhole
                ? whole(argument, isLeftOut: name == "without", foods: foods) : argument
        }
        let takesTerms = keepsWhole || ["search", "cook", "and", "favs"].contains(name)
        return ([name] + (takesTerms ? apart(texts, foods: foods) : texts)).joined(separator: " ")
    }

    /// Terms of which no two read as one name where they stand one after the other: `garlic, butter`
    /// are not garlic butter.
    private func apart(_ texts: [String], foods: any FoodKnowledge) -> [String] {
        var apart: [String] = []
        for text in texts {
            let words = text.split(separator: " ").map(String.init)
            let before = apart.last?.split(separator: " ").map(String.init) ?? []
            let isOneName = before.indices.contains { start in
                foods.lengthOfName(at: start, in: before + words) > before.count - start
            }
            guard isOneName, let first = words.first, !first.hasPrefix("-") else {
                apart.append(text)
                continue
            }
            let count = max(1, foods.lengthOfName(at: 0, in: words))
            let name = "\"\(words.prefix(count).joined(separator: " "))\""
            apart.append(([name] + words.dropFirst(count)).joined(separator: " "))
        }
        return apart
    }

    private func whole(
        _ text: String,
        isLeftOut: Bool = false,
        foods: any FoodKnowledge
    ) -> String {
        let all = text.split(separator: " ").map(String.init)
        // `meat fridays`: the day says nothing of the food.
        // `without overripe bananas`: how a food shall not be is never dropped.
        let telling = all.filter { word in
            isLeftOut && WishWordTable.isState(word)
                || !foods.isDropped(word)
                    && !foods.isDropped(word.hasSuffix("s") ? String(word.dropLast()) : word)
        }
        let words = telling.isEmpty || text.hasPrefix("\"") ? all : telling
        let text = words.joined(separator: " ")
        guard words.count > 1, !text.hasPrefix("\""),
            foods.lengthOfName(at: 0, in: words) != words.count,
            // `leeks potatoes` are two foods.
            isLeftOut
                || words.indices.contains(where: { foods.lengthOfName(at: $0, in: words) == 0 })
        else { return text }
        return "\"\(text)\""
    }
}

extension SpokenContext {
    /// What the grammar needs of what reading a line depends on.
    init(_ context: ConversationContext) {
        let scene = context.scene
        var commands: [String: String] = [:]
        for command in context.table.commands {
            for alias in command.aliases { commands[alias] = command.name }
        }
        for command in context.table.commands { commands[command.name] = command.name }
        self.init(
            list: scene.list == .results
                ? .results : scene.list == .favorites ? .favorites : .nothing,
            resultCount: scene.resultCount,
            favoriteCount: scene.favoriteCount,
            queryTerms: scene.query?.wantedTerms ?? [],
            hasQuery: scene.query != nil || scene.tried != nil,
            hasNamed: scene.it != nil || scene.rows.count == 1,
            isGuiding: scene.isGuiding,
            shown: scene.rows.map {
                Shown(number: $0.number, title: $0.title, foods: $0.foods, minutes: $0.minutes)
            },
            services: scene.services.map(\.rawValue),
            settings: Dictionary(
                scene.settings.map { ($0.key, $0.words) },
                uniquingKeysWith: { first, _ in first }
            ),
            commands: commands
        )
        minutesLimit = scene.query?.minutesLimit
        triedTerms = scene.tried?.wantedTerms ?? []
        excludedTerms = (scene.query?.excludedTerms ?? []) + (scene.tried?.excludedTerms ?? [])
        hasOnlyTried = scene.query == nil && scene.tried != nil
        if case .opened = scene.it { hasOpened = true }
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
