import KitchenLanguage
import RecipeModel
import RecipeSearch

/// Applies the reading rules to the words of one statement, the first one that fits.
///
/// 1. A blank line or a comment is nothing; that is settled before there are words.
/// 2. The first word is a command or an alias: that command.
/// 3. The whole line names recipes: one is opened, several are listed. `y` takes what was offered.
/// 4. The line is a sentence that `SpokenLanguage` understands: the commands that it means.
/// 5. The first word is close to a command's name and belongs to no food's name: a mistake.
/// 6. Other words are searched for at the prompt; elsewhere a command must be named.
///
/// Whatever rule fits, `NegationGuard` and `KeepingGuard` have the last word.
struct CommandReader {
    let statement: Statement
    let words: [Word]
    let context: ConversationContext

    /// The commands that the words mean. Throws a question where the words deny something and the
    /// commands don't.
    func commands() throws(UsageError) -> [Command] {
        let commands = try commandsAsRead()
        let isUnderstood = commands.contains { $0.reading == .understood }
        let mayDeny =
            (isUnderstood || commands.contains { $0.value is SearchCommand })
            && NegationGuard.mayDeny(statement.text)
        let mayLimit = isUnderstood && commands.contains(where: \.limitsMinutes)
        guard mayDeny || mayLimit || isUnderstood && commands.contains(where: \.addsToWhatIsKept)
        else { return commands }
        let said = SpokenWordSplitter.words(of: statement.text)
        if mayLimit, let phrase = LeastTime(words: said).phrase {
            throw mistake(.term(.leastTime(phrase)), at: wordsSpan)
        }
        let negations = NegationGuard(words: said, context: context)
        if mayDeny, let question = negations.question(about: commands) {
            throw mistake(.command(question), at: wordsSpan)
        }
        if isUnderstood, KeepingGuard(words: said, denies: negations.denies).forbids(commands) {
            throw mistake(.command(.unclearSentence(suggestion: nil)), at: wordsSpan)
        }
        return commands
    }

    /// The rules in their order.
    private func commandsAsRead() throws(UsageError) -> [Command] {
        guard let first = words.first else {
            throw mistake(
                .command(.unknown(word: statement.text, suggestion: nil)),
                at: statement.span
            )
        }
        // An answer to the question before; `b` is a command's name as well.
        if let commands = try chosenCommands(first) { return commands }
        // Rule 2
        if let type = commandType(for: first) {
            let commands = try typedCommand(type, first)
            if let question = deletion(commands) { throw question }
            return commands
        }
        // `recipe serve` is no command, and `serve 6 people` is a sentence.
        if first.isBare, Self.systemWords.contains(first.lowercased),
            words.dropFirst().first?.isOption ?? true
        {
            if words.count == 2, ["--help", "-h"].contains(words[1].text) {
                var help = HelpCommand()
                help.words = [first.lowercased]
                return [understood(help)]
            }
            throw mistake(.command(.systemOnly(word: first.lowercased)), at: first.span)
        }
        // Rule 3
        if let command = try referenceCommand() { return [command] }
        if let command = offeredCommand(first) { return [command] }
        if let command = try placeCommand(first) { return [command] }
        // Rule 4; a sentence that is not understood may still begin with a command's name.
        var unclear: UsageError?
        do {
            if let commands = try spokenCommands() { return commands }
        } catch {
            guard case .command(.unclearSentence) = error.kind else { throw error }
            unclear = error
        }
        // Rule 5
        if let suggestion = misspeltCommand(first) {
            throw mistake(
                .command(.unknown(word: first.text, suggestion: suggestion)),
                at: first.span
            )
        }
        if let unclear {
            // `over 2 hours` alone asks for nothing that can be looked for.
            let said = SpokenWordSplitter.words(of: statement.text)
            if let phrase = LeastTime(words: said).phrase,
                said.map(\.text).joined(separator: " ") == phrase
            {
                throw mistake(.term(.leastTime(phrase)), at: wordsSpan)
            }
            throw unclear
        }
        // Rule 6
        return [try searchCommand()]
    }

    /// What is started from the system's shell.
    private static let systemWords: Set<String> = ["serve", "mcp"]

    /// Whether a line must name its command.
    var wantsCommandNames: Bool {
        statement.mode != .prompt || context.bareWords == .error
    }

    func commandType(for word: Word) -> (any CommandValue.Type)? {
        guard word.isBare else { return nil }
        let name = word.lowercased
        return statement.mode == .script
            ? context.table.command(named: name) : context.table.command(called: name)
    }

    func mistake(_ kind: UsageError.Kind, at span: Span) -> UsageError {
        UsageError(kind, at: span, in: statement.source)
    }

    /// Where all the words stand.
    var wordsSpan: Span {
        guard let first = words.first, let last = words.last else { return statement.span }
        return first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
    }
}

// MARK: - Rules 3 to 6

extension CommandReader {
    /// The commands that a sentence means; nil where it is none, and where a command must be named.
    func spokenCommands() throws(UsageError) -> [Command]? {
        guard !wantsCommandNames, let language = context.spokenLanguage else { return nil }
        let sentence = Sentence(words: words, source: statement.source)
        switch language.reading(of: sentence, in: context) {
        case .notUnderstood:
            return nil
        case .commands(let commands):
            return commands.map { understood($0.value, $0.common) }
        case .ambiguous(let readings):
            let lines = readings.map { commands in
                commands.map { CommandText.canonical(of: $0, foods: context.foods) }
                    .joined(separator: "; ")
            }
            throw mistake(.command(.severalMeanings(lines)), at: wordsSpan)
        case .mistake(let kind, let span):
            throw mistake(kind, at: span ?? wordsSpan)
        }
    }

    /// `y`: the search that was offered last, where one was, or what to cook.
    func offeredCommand(_ word: Word) -> Command? {
        guard !wantsCommandNames, words.count == 1, word.isBare, let offer = context.screen.offer,
            ["y", "yes", "yep"].contains(word.lowercased)
        else { return nil }
        if offer.isToCook {
            var cook = CookCommand()
            cook.conditions = offer.typedConditions
            return understood(cook)
        }
        var search = SearchCommand()
        search.conditions = offer.conditions
        search.sort = offer.sort == .best ? nil : offer.sort
        return understood(search)
    }

    /// An address or a saved page that stands alone is opened; of another file is said how it is read.
    private func placeCommand(_ word: Word) throws(UsageError) -> Command? {
        guard !wantsCommandNames, words.count == 1, word.isBare else { return nil }
        let begins = { (starts: [String]) in
            starts.contains { word.lowercased.hasPrefix($0) && word.text.count > $0.count }
        }
        let isPage = [".html", ".htm", ".mhtml", ".mht"].contains(where: word.lowercased.hasSuffix)
        guard begins(["https://", "http://"]) || begins(["/", "./", "../", "~/"]) else {
            return nil
        }
        guard begins(["http"]) || isPage else {
            let line = "import \(QuotedText.word(word.text))"
            throw mistake(.command(.unclearSentence(suggestion: line)), at: word.span)
        }
        var command = try read(words, as: OpenCommand.self, nameSpan: wordsSpan)
        command.reading = .understood
        return command
    }

    /// `1` or `a`, `2` or `b`: the meaning that a question after an unclear line gave this number.
    func chosenCommands(_ word: Word) throws(UsageError) -> [Command]? {
        guard !wantsCommandNames, words.count == 1, word.isBare,
            let sign = word.lowercased.first?.asciiValue, word.text.count == 1
        else { return nil }
        let place = Int(sign) - Int(UInt8(ascii: sign < UInt8(ascii: "a") ? "1" : "a"))
        guard context.screen.choices.indices.contains(place) else { return nil }
        var commands: [Command] = []
        let line = SourceLine(context.screen.choices[place])
        for statement in try StatementReader(mode: .prompt).statements(in: line) {
            commands += try statement.commands(in: context).map { understood($0.value, $0.common) }
        }
        return commands
    }

    /// A command that a line in other words means.
    func understood(
        _ value: any CommandValue,
        _ common: CommonOptions = CommonOptions()
    ) -> Command {
        Command(
            value,
            common: common,
            reading: .understood,
            source: statement.source,
            nameSpan: wordsSpan
        )
    }

    /// `3` opens, `1-3,7` lists; options may follow.
    func referenceCommand() throws(UsageError) -> Command? {
        let options = words.firstIndex { $0.isOption || $0.isEndOfOptions } ?? words.count
        let references = ReferenceReader(source: statement.source)
        let leading = Array(words[..<options])
        guard !leading.isEmpty else { return nil }
        let named: [Placed<Reference>]
        do {
            named = try references.references(in: leading)
        } catch {
            // `3-1` names recipes too, only the wrong way round.
            if case .reference(.backwardRange) = error.kind { throw error }
            return nil
        }
        if named.map(\.content) == [.everyFavorite], options == words.count {
            return understood(FavsCommand())
        }
        let opensOne = named.count == 1 && named[0].content.isSingle
        let command = try read(
            words,
            as: opensOne ? OpenCommand.self : ListCommand.self,
            nameSpan: wordsSpan,
            reading: .understood
        )
        if statement.mode == .script || context.bareWords == .error {
            let suggestion = CommandText.canonical(of: command, foods: context.foods)
            throw mistake(.command(.bareFoods(suggestion: suggestion)), at: wordsSpan)
        }
        return command
    }

    /// The command that the first word was meant to be.
    func misspeltCommand(_ first: Word) -> String? {
        guard first.isBare, !first.isOption else { return nil }
        let word = first.lowercased.trimmingPunctuation()
        guard word.first?.isLetter == true, SmallWord(word) == nil,
            !context.foods.isWordOfName(word), !Vocabulary.shared.isEnglish(word)
        else { return nil }
        let commands = context.table.commands
        var names = commands.map { $0.name }
        if statement.mode == .script {
            if let command = context.table.command(aliased: word) { return command.name }
        } else {
            names += commands.flatMap { $0.aliases }
            names += context.aliases.keys.filter { $0 != word }.sorted()
        }
        return Closeness.closest(to: word, among: names)
    }

    func searchCommand() throws(UsageError) -> Command {
        guard wantsCommandNames else {
            return try read(
                words,
                as: SearchCommand.self,
                nameSpan: wordsSpan,
                reading: .understood
            )
        }
        let readsAsFoods = words.contains {
            context.foods.isWordOfName($0.lowercased.trimmingPunctuation())
        }
        if readsAsFoods, let searchText = searchText(of: words) {
            throw mistake(.command(.bareFoods(suggestion: searchText)), at: wordsSpan)
        }
        let first = words.first
        throw mistake(
            .command(.unknown(word: first?.text ?? "", suggestion: nil)),
            at: first?.span ?? statement.span
        )
    }
}
