import RecipeQuestions

extension SpokenGrammar {
    /// What a line means: a command, else a question about the recipe before the cook.
    package func meaning(of text: String) -> SpokenMeaning {
        if let pairing = PairingQuestion(text) { return Self.asking(pairing.plainText) }
        let asked = listQuestion(in: text)
        if let asked, asked.isPlain { return asked.command }
        if !context.hasQuery, !context.hasOpened, !context.isGuiding,
            let substitute = SubstituteQuestion(text), substitute.isAsked
        {
            return Self.asking(substitute.plainText)
        }
        let meaning = command(in: text)
        switch meaning {
        case .notUnderstood:
            return asked?.command ?? question(in: text)?.command ?? kitchen(in: text)
                ?? unopened(text) ?? meaning
        case .commands(let commands)
        where commands.count == 1 && Self.finding.contains(commands[0].name):
            // `How many eggs do I need` is about the open recipe, and between two steps `what should I do
            // now` asks for the next one, not for supper.
            guard let question = question(in: text),
                context.isGuiding
                    ? Self.walking.contains(question.subject)
                    : question.subject == .amount && Self.asksHowMany(text)
            else { return meaning }
            return question.command
        default: return meaning
        }
    }

    /// What is asked about a list, and whether the line can mean nothing else.
    func listQuestion(in text: String) -> (isPlain: Bool, command: SpokenMeaning)? {
        // With a recipe before the cook `the second one` is an ingredient, and `would you open the
        // second one` asks for a deed.
        guard context.list != .nothing, !context.isGuiding, let asked = ListQuestion(text),
            !asksForADeed(text),
            asked.one == nil || !context.hasOpened
        else { return nil }
        let plain = RecipeQuestion(text)?.plainText ?? text
        return (asked.isNothingElse, Self.asking(plain))
    }

    /// Whether a line begins as requests do: `would you`, `is it possible to`.
    private func asksForADeed(_ text: String) -> Bool {
        let words = numbered(SpokenWordSplitter.words(of: text))
        return book.openers.contains { !$0.ends(at: 0, in: words).isEmpty }
    }

    /// What is asked about the recipe that is open; in a guide what is told moves it too.
    func question(
        in text: String
    ) -> (subject: QuestionSubject, command: SpokenMeaning)? {
        guard context.hasOpened || context.isGuiding, let question = RecipeQuestion(text),
            let subject = question.subject,
            context.isGuiding || question.isAsked && subject != .next
        else { return nil }
        return (subject, Self.asking("it", question.plainText))
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
        .commands([SpokenCommand(name: AskCommand.name, arguments: arguments)])
    }

    private static func asksHowMany(_ text: String) -> Bool {
        let words = SpokenWordSplitter.words(of: text).map(\.text)
        return zip(words, words.dropFirst()).contains {
            $0 == "how" && ["much", "many"].contains($1)
        }
    }

    /// What takes the place of the recipe before the cook.
    private static let finding: Set<String> = [
        SearchCommand.name, CookCommand.name, MoreCommand.name, AndCommand.name,
    ]

    /// What moves through the steps.
    private static let walking: Set<QuestionSubject> = [.next, .finished, .meanwhile]
}
