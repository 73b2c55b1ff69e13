import RecipeModel
import RecipeQuestions
import RecipeSearch

/// Reads what a cook says: a line and what is known of the talk in, commands out.
///
/// A line is opened into words; what changes nothing is dropped from its ends; corrections take
/// the place of what they correct. Then the rules are tried in their order, and the first one that
/// uses every word counts. A line that fits none is read as several wishes, without the talk in
/// front of a wish, without a small word that is in the way, and as a wish in a frame of
/// everyday words, in this order. What was read that loosely, and wishes that may be talk, are
/// looked at once more by `SecondOpinion`, which also reads what is left.
package struct SpokenGrammar: Sendable {
    let context: SpokenContext
    let book = RuleBook.shared

    package init(context: SpokenContext) { self.context = context }

    /// What a line means as a command.
    func command(in said: Said) -> SpokenMeaning {
        let (meaning, isLoose) = reading(of: said)
        guard case .commands(var commands) = meaning else { return meaning }
        if commands.contains(where: { AcceptanceGate.judged.contains($0.name) }) {
            guard let accepted = AcceptanceGate(line: said.line).accepted(commands) else {
                return .notUnderstood(suggestion: suggestion(for: said.words))
            }
            commands = accepted
        }
        var doubt: SpokenMeaning?
        // What changes nothing is heard less often, and may tell something after all.
        for line in [said.line, plainLine(of: said)].compactMap(\.self) {
            let opinion = SecondOpinion(line: line, typed: said.text)
            guard let found = opinion.doubt(about: commands, isLoose: isLoose) else {
                return .commands(commands)
            }
            // What changes things kept is asked about, however plain it sounds.
            if let kind = opinion.plainKind, let other = reading(of: said, as: kind),
                !other.changeWhatIsKept
            {
                // `Keep them all` beside more pages: a deed that was said whole is asked about.
                return isLoose || !commands.changeWhatIsKept
                    ? .commands(other) : .either([commands, other])
            }
            doubt = doubt ?? found
            // How a deed is asked for (`why don't you save 1`) tells nothing of its kind.
            if opinion.isPlain, !(commands.changeWhatIsKept && asksForADeed(said.words)) { break }
        }
        return doubt ?? .commands(commands)
    }

    /// What any rule that is not the first makes of a line as a kind of command.
    private func reading(of said: Said, as kind: String) -> [SpokenCommand]? {
        let softening = Softening(book: book, vocabulary: context.vocabulary)
        let line = SpokenLine(
            numbered(softening.softened(said.words)),
            context: context,
            book: book
        )
        var matcher = RuleMatcher(line: line, range: 0..<line.words.count)
        let builder = RuleBuilder(line: line, typed: said.text)
        for rule in book.rules where counts(rule.place) {
            guard let captured = matcher.captures(of: rule.pattern),
                let commands = try? builder.commands(rule.meaning, captured),
                commands.kind == kind
            else { continue }
            return AcceptanceGate(line: said.line).accepted(commands)
        }
        return nil
    }

    /// What was said without what changes nothing: `good evening, tarts, if you don't mind`.
    /// Nil where there is no such thing in it.
    private func plainLine(of said: Said) -> SpokenLine? {
        let softening = Softening(book: book, vocabulary: context.vocabulary)
        let words = softening.softened(said.words)
        guard !words.isEmpty, words.count < said.words.count else { return nil }
        return SpokenLine(words, context: context, book: book)
    }

    /// The first reading of a line that takes all of it, and whether it passed over words or their
    /// order to get there.
    func reading(of said: Said) -> (meaning: SpokenMeaning, isLoose: Bool) {
        let text = said.text
        var words = withoutKinship(numbered(withoutShortIs(said.words)), typed: text)
        if asksAboutFood(words) { return (.notUnderstood(suggestion: nil), false) }
        let softening = Softening(book: book, vocabulary: context.vocabulary)
        let whole = softening.withoutThanks(words)
        words = softening.softened(words)
        guard !words.isEmpty else { return (.notUnderstood(suggestion: nil), false) }
        if context.hasOpened, text.last(where: { !$0.isWhitespace }) == "?",
            let food = foodAlone(words)
        {
            // `All the butter?` asks more than `butter?`, and the recipe may tell.
            let question = RecipeQuestion(text).flatMap { question in
                let bearing = question.isFoodAlone ? nil : context.bearing?(question)
                return [.near, .tells].contains(bearing) ? question : nil
            }
            let said: [SpokenArgument] =
                question.map { ["it", .word($0.saidText)] } ?? [.word(food)]
            return (.commands([SpokenCommand(name: AskCommand.name, arguments: said)]), false)
        }
        words = Corrections(book: book).applied(to: words, context: context)
        if let meaning = slipOfCommand(words, typed: text) { return (meaning, false) }
        words = SlipRepair(book: book, vocabulary: context.vocabulary).mended(words)
        words = softening.softened(numbered(words))
        if let meaning = wholeMeaning(of: words, typed: text) { return (meaning, false) }
        if let commands = looseCommands(of: words, whole: whole, typed: text) {
            return (.commands(commands), true)
        }
        if let commands = withoutPurpose(words, typed: text) { return (.commands(commands), false) }
        if let commands = freely(words, typed: text) { return (.commands(commands), true) }
        let framed = FramedWish(line: SpokenLine(words, context: context, book: book)).readings()
        if framed.count == 1 { return (.commands(framed[0]), true) }
        if framed.count > 1 { return (.either(framed), true) }
        return (.notUnderstood(suggestion: suggestion(for: words)), false)
    }

    /// `My daughter Mia is allergic to nuts` tells of Mia.
    private func withoutKinship(_ words: [SpokenWord], typed text: String) -> [SpokenWord] {
        guard words.count > 3, ["my", "our"].contains(words[0].text),
            book.words(of: "EATER").contains(words[1].id), words[2].id == nil,
            text[words[2].range].first?.isUppercase == true
        else { return words }
        return Array(words.dropFirst(2))
    }

    /// What words mean by the rules, every word used; nil where no rule fits.
    private func wholeMeaning(of words: [SpokenWord], typed text: String) -> SpokenMeaning? {
        if let commands = withoutJoining(words, typed: text) { return .commands(commands) }
        do {
            if let commands = try read(words, typed: text) { return .commands(commands) }
        } catch {
            switch error {
            case .noSuchRecipe(let commands): return .noSuchRecipe(commands)
            case .several(let readings): return .either(readings)
            case .meaningless: return .notUnderstood(suggestion: suggestion(for: words))
            case .misfit: break
            }
        }
        if words.count > 2, book.words(of: "JOINING").contains(words[0].id),
            let commands = try? read(Array(words.dropFirst()), typed: text)
        {
            return .commands(commands)
        }
        return nil
    }

    /// What words mean without one that is in the way, or in another order.
    private func looseCommands(
        of words: [SpokenWord],
        whole: [SpokenWord],
        typed text: String
    ) -> [SpokenCommand]? {
        let repair = LineRepair(book: book)
        for plainer in repair.plainer(than: words) {
            let line = SpokenLine(plainer, context: context, book: book)
            if let commands = try? ruled(line, typed: text, follows: .nothing, mayBeBare: false) {
                return commands
            }
            if let commands = freely(plainer, typed: text) { return commands }
        }
        for shorter in repair.shorter(than: words) {
            let line = SpokenLine(shorter, context: context, book: book)
            if let commands = try? ruled(line, typed: text, follows: .nothing, mayBeBare: false),
                !commands.changeWhatIsKept || !repair.leavesOutADeed(shorter, of: words)
            {
                return commands
            }
        }
        // `cheese is ok`, whose end says something after all.
        let command = whole.first.flatMap { context.commands[$0.text] }
        guard whole.count > words.count, whole.count <= 30,
            command == nil || command == WithoutCommand.name
        else { return nil }
        let line = SpokenLine(whole, context: context, book: book)
        return try? ruled(line, typed: text, follows: .nothing, mayBeBare: false)
    }

    /// `oh and keep it` without what joins it to the line before. Before foods `and` says where they
    /// belong, as long as there is a query.
    private func withoutJoining(_ words: [SpokenWord], typed: String) -> [SpokenCommand]? {
        let softening = Softening(book: book, vocabulary: context.vocabulary)
        guard words.count > 1, Self.joining.contains(words[0].text),
            let commands = try? read(softening.softened(Array(words.dropFirst())), typed: typed),
            !context.hasQuery && [nil, .plan].contains(context.keptList)
                || !commands.contains(where: \.wantsFoods)
        else { return nil }
        return commands
    }

    private static let joining: Set<String> = ["and", "plus", "but"]

    /// The one food that words name, where they say nothing else: `butter`, `the soy sauce`.
    private func foodAlone(_ words: [SpokenWord]) -> String? {
        let line = SpokenLine(words, context: context, book: book)
        guard words.count <= 4, context.commands[words[0].text] == nil,
            let wish = line.wish(in: 0..<words.count), wish.namesFoodsAlone, wish.servings == nil,
            wish.unknownCount == 0, wish.wanted.count == 1,
            let food = wish.wanted[0].choices.first?.text,
            wish.knownCount == words.filter({ !Self.articles.contains($0.text) }).count,
            Term(food).isFood
        else { return nil }
        return food
    }

    private static let articles: Set<String> = ["the", "any", "some", "a", "an"]

    /// The words with their numbers in the book.
    func numbered(_ words: [SpokenWord]) -> [SpokenWord] {
        words.map { word in
            var word = word
            if !word.isQuoted, !word.isExcluded, word.time == nil {
                word.id = book.id(of: word.text)
            }
            return word
        }
    }
}

extension SpokenGrammar {
    /// What no thing that somebody has is called: `the milk's been bought`.
    private static let afterShortIs: Set<String> = [
        "been", "got", "gone", "finished", "lovely", "nice", "great", "good", "a", "too", "very",
        "so", "not", "run", "going", "fine", "full", "empty",
        // Of people: `Tom's away on friday`.
        "away", "allergic", "intolerant", "vegan", "vegetarian", "coeliac",
    ]

    /// `the milk's gone off` with its `is`, where a food or somebody stands before it and no name
    /// goes on.
    private func withoutShortIs(_ words: [SpokenWord]) -> [SpokenWord] {
        words.indices.flatMap { index -> [SpokenWord] in
            let word = words[index]
            let food = String(word.text.dropLast(2))
            guard word.text.hasSuffix("'s"), !word.isQuoted, index + 1 < words.count,
                Self.afterShortIs.contains(words[index + 1].text)
                    || (context.vocabulary.isFood(food)
                        || book.words(of: "EATER").contains(book.id(of: food)))
                        && book.id(of: words[index + 1].text) != nil
                        && !context.vocabulary.isFood(words[index + 1].text)
            else { return [word] }
            var (name, verb) = (word, word)
            name.text = food
            verb.text = "is"
            return [name, verb]
        }
    }
}

extension SpokenGrammar {
    /// `will it keep`, `can you cook`: a question that no command answers, although it would be
    /// one without its first words.
    private func asksAboutFood(_ words: [SpokenWord]) -> Bool {
        guard words.count > 1, words.count <= 20, !namesWhatIsKept(words) else { return false }
        let met = book.met(by: words)
        let questions = book.questions.filter { counts($0.place) && $0.pattern.mayFit(met) }
        guard !questions.isEmpty else { return false }
        var matcher = RuleMatcher(
            line: SpokenLine(words, context: context, book: book),
            range: 0..<words.count
        )
        return questions.contains { matcher.captures(of: $0.pattern) != nil }
    }

    /// Whether words name a list or a note: `can we add leeks to the shopping list` is no question
    /// about leeks.
    private func namesWhatIsKept(_ words: [SpokenWord]) -> Bool {
        Self.kept.contains { name in
            let set = book.words(of: name)
            return words.indices.contains { !set.ends(at: $0, in: words).isEmpty }
        }
    }

    private static let kept = ["SHOPHARD", "FAVSHARD", "PANTRYHARD", "NOTE"]
}
