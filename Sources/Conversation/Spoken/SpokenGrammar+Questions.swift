import RecipeQuestions

extension SpokenGrammar {
    /// What a line means: a command, else a question about the recipe before the cook, else what it
    /// is likely to be.
    package func meaning(of text: String) -> SpokenMeaning {
        guard text.utf8.count <= 4_096 else { return .notUnderstood(suggestion: nil) }
        // Who needs a moment gets no other step, and loses no search.
        if context.isGuiding, RecipeQuestion.stays(text) {
            return .commands([
                SpokenCommand(name: GuideCommand.name, arguments: ["again"])
            ])
        }
        if let pairing = PairingQuestion(text) { return Self.asking(pairing.plainText) }
        // `Is koshari vegan?`, of no recipe before the cook.
        if let question = context.title.question(in: text).flatMap(RecipeQuestion.init),
            question.isOfNamedDish, let said = RecipeQuestion(text)
        {
            return Self.asking(said.saidText)
        }
        let said = Said(text, in: self)
        let asked = listQuestion(in: said)
        if let asked, asked.isPlain { return asked.command }
        if !context.hasQuery, !context.hasOpened, !context.isGuiding,
            let substitute = SubstituteQuestion(text), substitute.isAsked
        {
            return Self.asking(substitute.plainText)
        }
        let meaning = command(in: said)
        let heard = context.hasOpened || context.isGuiding ? RecipeQuestion(text) : nil
        switch meaning {
        case .notUnderstood:
            if let command = asked?.command ?? heard.flatMap(question).map(Self.asking)
                ?? ofRecipe(heard, isElse: false) ?? kitchen(in: text)
            {
                return command
            }
            let likely = likelyMeaning(of: said)
            guard case .notUnderstood = likely ?? meaning else { return likely ?? meaning }
            return unopened(text) ?? likely ?? meaning
        case .either: return ofRecipe(heard, isElse: true) ?? meaning
        case .commands(let commands)
        where context.isGuiding && commands.count == 1
            && Self.leaving.contains(commands[0].name):
            // What is said of the dish between two steps finds no other one, and keeps nothing.
            if let question = heard.flatMap(question), question.isOfDish {
                return Self.asking(question)
            }
            return ofRecipe(heard, isElse: true) ?? walked(said, heard) ?? meaning
        case .commands(let commands)
        where commands.allSatisfy({ Self.finding.contains($0.name) }):
            return ofRecipe(heard, isElse: true) ?? walked(said, heard) ?? meaning
        // `I have no butter` beside a recipe with butter.
        case .commands(let commands)
        where context.hasOpened && commands.count == 1 && commands[0].name == PantryCommand.name
            && commands[0].arguments.first == "remove":
            return ofRecipe(heard, isElse: true) ?? meaning
        // `Help, it's all stuck` asks the recipe, and not how to use the shell.
        case .commands(let commands)
        where commands.first?.name == HelpCommand.name && said.words.count > 2:
            return ofRecipe(heard, isElse: true) ?? meaning
        default: return meaning
        }
    }

    /// What a line that finds recipes means where one is open that it may be about; nil where it
    /// isn't.
    private func walked(_ said: Said, _ heard: RecipeQuestion?) -> SpokenMeaning? {
        // `How many eggs do I need` is about the open recipe, and between two steps `what should I do now`
        // asks for the next one, not for supper.
        guard let question = heard.flatMap(question), !question.looksElsewhere,
            context.isGuiding
                ? question.subject.map(Self.walking.contains) == true
                : question.subject == .amount && said.asksHowMany
        else { return nil }
        return Self.asking(question)
    }

    /// What a line that no rule fits is likely to mean.
    private func likelyMeaning(of said: Said) -> SpokenMeaning? {
        // `serch leek` is a mistake of its own.
        guard said.words.count <= 40, slipOfCommand(said.words, typed: said.text) == nil else {
            return nil
        }
        let reading = SecondOpinion(line: said.line, typed: said.text).reading()
        if case .commands(let commands)? = reading,
            AcceptanceGate(line: said.line).accepted(commands) == nil
        {
            return nil
        }
        return reading
    }

    /// What is asked about a list, and whether the line can mean nothing else.
    private func listQuestion(in said: Said) -> (isPlain: Bool, command: SpokenMeaning)? {
        // With a recipe before the cook `the second one` is an ingredient, and `would you open the
        // second one` asks for a deed.
        guard context.list != .nothing, !context.isGuiding, let asked = ListQuestion(said.text),
            !asksForADeed(said.words),
            asked.one == nil || !context.hasOpened
        else { return nil }
        let plain = RecipeQuestion(said.text)?.plainText ?? said.text
        return (asked.isNothingElse, Self.asking(plain))
    }

    /// Whether a line begins as requests do: `would you`, `is it possible to`.
    func asksForADeed(_ words: [SpokenWord]) -> Bool {
        book.openers.contains { !$0.ends(at: 0, in: words).isEmpty }
    }

    /// What was heard, where it asks about the recipe that is open; in a guide what is told moves it
    /// too.
    private func question(in heard: RecipeQuestion) -> RecipeQuestion? {
        guard let subject = heard.subject,
            context.isGuiding || heard.isAsked && subject != .next
        else { return nil }
        return heard
    }

    /// What is said of the recipe before the cook, by how that bears on it.
    ///
    /// - Parameter isElse: Whether the line would find other recipes too.
    private func ofRecipe(_ heard: RecipeQuestion?, isElse: Bool) -> SpokenMeaning? {
        guard let heard, let bearing = context.bearing,
            heard.isAbout(isElse: isElse, isCooking: context.isGuiding, bearing: bearing)
        else { return nil }
        return Self.asking(heard)
    }

    /// What is asked about a recipe beside a list of which none is open: one must be opened first.
    private func unopened(_ text: String) -> SpokenMeaning? {
        guard context.list != .nothing, !context.hasOpened, let question = RecipeQuestion(text),
            question.isAsked, let subject = question.subject, Self.ofOneRecipe.contains(subject)
        else { return nil }
        return .notUnderstood(suggestion: "open 1; ask \(question.plainText)")
    }

    private static let ofOneRecipe: Set<QuestionSubject> = [
        .amount, .time, .temperature, .tool, .diet, .contains, .servings,
    ]

    /// What is asked of the kitchen tables alone: `how many grams is a cup of flour`, `what can I use
    /// instead of buttermilk`.
    private func kitchen(in text: String) -> SpokenMeaning? {
        if let substitute = SubstituteQuestion(text) { return Self.asking(substitute.plainText) }
        guard MeasureQuestion(text) != nil, let plain = RecipeQuestion(text)?.plainText else {
            return nil
        }
        return Self.asking(plain)
    }

    private static func asking(_ arguments: String...) -> SpokenMeaning {
        .commands([SpokenCommand(name: AskCommand.name, arguments: arguments.map { .word($0) })])
    }

    private static func asking(_ question: RecipeQuestion) -> SpokenMeaning {
        asking("it", question.saidText)
    }

    /// What leaves the step before the cook, or keeps something.
    private static let leaving = finding.union([PantryCommand.name])

    /// What takes the place of the recipe before the cook.
    private static let finding: Set<String> = [
        SearchCommand.name, CookCommand.name, MoreCommand.name, AndCommand.name,
        WithoutCommand.name, DropCommand.name,
    ]

    /// What moves through the steps.
    private static let walking: Set<QuestionSubject> = [.next, .finished, .meanwhile]
}

extension SpokenGrammar {
    /// A line as it was said, split and looked at once.
    struct Said {
        let text: String
        /// Its words with their numbers in the book.
        let words: [SpokenWord]
        let line: SpokenLine

        init(_ text: String, in grammar: SpokenGrammar) {
            self.text = text
            words = grammar.numbered(SpokenWordSplitter.words(of: text))
            line = SpokenLine(words, context: grammar.context, book: grammar.book)
        }

        fileprivate var asksHowMany: Bool {
            zip(words, words.dropFirst()).contains {
                $0.text == "how" && ["much", "many"].contains($1.text)
            }
        }
    }
}
