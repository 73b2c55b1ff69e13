import RecipeModel
import Testing

@testable import Conversation

/// The order of the reading rules, with a language that has one answer for every sentence.
struct ReadingRulesTests {
    private struct FixedLanguage: SpokenLanguage {
        let answer: SpokenReading

        func reading(of sentence: Sentence, in context: ConversationContext) -> SpokenReading {
            answer
        }
    }

    private static let reset = SpokenReading.commands([Command(ResetCommand())])

    private func commands(
        _ line: String,
        _ answer: SpokenReading?,
        mode: ReadingMode = .prompt,
        bareWords: ConversationContext.BareWords = .search,
        choices: [String] = [],
        offer: RecipeQuery? = nil
    ) throws -> [Command] {
        var screen = ScreenState()
        screen.choices = choices
        screen.offer = offer
        let context = ConversationContext(
            table: ShellTable.whole,
            bareWords: bareWords,
            screen: screen,
            spokenLanguage: answer.map { FixedLanguage(answer: $0) },
            foods: KnownNames()
        )
        var commands: [Command] = []
        for statement in try StatementReader(mode: mode).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: context)
        }
        return commands
    }

    private func texts(_ commands: [Command]) -> [String] {
        commands.map { CommandText.canonical(of: $0, foods: KnownNames()) }
    }

    private func mistake(_ line: String, _ answer: SpokenReading?) -> UsageError? {
        #expect(throws: UsageError.self) { try commands(line, answer) }
    }

    /// What has a command's own signs, or names just what is meant, is no sentence.
    @Test(arguments: [
        "search rice -leek", "search leek mine", "more 2", "search leek --page 2",
        "search title:leek", "search \"lamb stew\" rice", "service feed", "shop 3", "shop add leek",
        "tag 3", "tag 3 quick", "history leek rice", "pantry leek", "help", "cook",
    ])
    func aTypedCommandIsItself(line: String) throws {
        let read = try commands(line, Self.reset)
        #expect(texts(read) == [line])
        #expect(read.map(\.reading) == [.typed])
    }

    @Test(arguments: [
        "search leek rice", "shop leek", "tag it quick", "scale it 4", "set theme dark", "run a b",
        "cook leek", "without leek", "more like this", "service feed x", "zzz qqq",
    ])
    func aSentenceGoesBeforeWordsThatFitAnything(line: String) throws {
        let read = try commands(line, Self.reset)
        #expect(texts(read) == ["reset"])
        #expect(read.map(\.reading) == [.understood])
    }

    @Test func aSentenceThatMeansWhatIsTypedIsTyped() throws {
        let same = SearchCommand { $0.conditions = [.has(Term("leek"))] }
        let read = try commands("search leek", .commands([Command(same)]))
        #expect(read.map(\.reading) == [.typed])
    }

    @Test func ofSeveralMeaningsEachIsTold() {
        let leek = SearchCommand { $0.conditions = [.has(Term("leek"))] }
        let answer = SpokenReading.ambiguous([
            [Command(leek)], [Command(ResetCommand()), Command(MoreCommand())],
        ])
        let found = mistake("zzz qqq", answer)
        #expect(found?.kind == .command(.severalMeanings(["search leek", "reset; more"])))
        #expect(found?.span == 0..<7)
    }

    @Test func aMistakeInASentenceHasItsPlaceOrThatOfAllWords() {
        #expect(mistake("zzz qqq", .mistake(.query(.missing), at: nil))?.span == 0..<7)
        #expect(mistake("zzz qqq", .mistake(.query(.missing), at: 4..<7))?.span == 4..<7)
    }

    @Test func aSentenceKeepsItsOptionsAndHasAllWordsForAName() throws {
        var common = CommonOptions()
        common.all = true
        let answer = SpokenReading.commands([Command(MoreCommand(), common: common)])
        let read = try commands(" zzz qqq", answer)
        #expect(read.map(\.common) == [common])
        #expect(read.map(\.nameSpan) == [1..<8])
    }

    @Test func theOutputOfTheLastOfSeveralCommandsGoesToTheFile() throws {
        let answer = SpokenReading.commands([Command(ResetCommand()), Command(MoreCommand())])
        let read = try commands("zzz qqq > a.txt", answer)
        #expect(read.map(\.redirection) == [nil, .replace(file: "a.txt", at: 10..<15)])
    }

    @Test func anUnclearSentenceMayBeginWithAMisspeltCommand() {
        let unclear = UsageError.Kind.command(.unclearSentence(suggestion: nil))
        #expect(
            mistake("serch leek", .mistake(unclear, at: nil))?.kind
                == .command(.unknown(word: "serch", suggestion: "search"))
        )
        #expect(mistake("leek pie", .mistake(unclear, at: nil))?.kind == unclear)
        #expect(
            mistake("serch leek", .mistake(.query(.missing), at: nil))?.kind == .query(.missing)
        )
    }

    /// An alias whose own text begins with its name is not what that name was meant to be.
    @Test(
        arguments: [
            (.prompt, "suppr leek", "suppr", "supper"),
            (.commandLine, "suppr leek", "suppr", "supper"), (.script, "suppr zork", "suppr", nil),
            (.prompt, "serch", "serch", "search"), (.script, "favorits", "favorits", nil),
            (.commandLine, "favorits", "favorits", "favorites"),
        ] as [(ReadingMode, String, String, String?)]
    )
    func anAliasMayBeMisspelt(
        mode: ReadingMode,
        line: String,
        word: String,
        suggestion: String?
    ) {
        let reading = LineReading(
            mode: mode,
            aliases: ["supper": "search minutes:30", "serch": "serch leek"]
        )
        #expect(
            reading.mistake(line)?.kind == .command(.unknown(word: word, suggestion: suggestion))
        )
    }

    @Test func wordsThatAreNoSentenceAreFoods() throws {
        #expect(try texts(commands("zzz qqq", .notUnderstood)) == ["search zzz qqq"])
    }

    @Test func whereCommandsMustBeNamedThereAreNoSentences() {
        for (mode, bareWords) in [
            (ReadingMode.script, ConversationContext.BareWords.search), (.commandLine, .search),
            (.prompt, .error),
        ] {
            let found = #expect(throws: UsageError.self) {
                try commands("zzz qqq", Self.reset, mode: mode, bareWords: bareWords)
            }
            #expect(found?.kind == .command(.unknown(word: "zzz", suggestion: nil)))
        }
    }

    /// `no thanks` leaves out nothing: a short name before words that are no foods.
    @Test func aShortNameBeforeOtherWordsIsASentence() throws {
        let answer = SpokenReading.mistake(.query(.missing), at: nil)
        for line in ["no thanks", "s thanks", "with thanks"] {
            #expect(mistake(line, answer)?.kind == .query(.missing), "\(line)")
        }
        for (line, means) in [
            ("no leek", "without leek"), ("no leek thanks", "without leek thanks"),
            ("without thanks", "without thanks"), ("no -thanks", "without thanks"),
            ("cook thanks", "cook thanks"),
        ] {
            #expect(try texts(commands(line, answer)) == [means], "\(line)")
        }
    }

    // MARK: - Answers to a question

    @Test(arguments: [
        ("1", ["reset"]), ("2", ["fav 3", "more"]), ("3", ["open 3"]),
        ("1,2", ["list 1,2"]), ("a", ["reset"]), ("B", ["fav 3", "more"]), ("c", ["search c"]),
        ("a leek", ["search leek"]), ("\"a\"", ["search \"a\""]),
    ])
    func aNumberOrALetterTakesAMeaning(line: String, means: [String]) throws {
        let read = try commands(line, nil, choices: ["reset", "fav 3; more"])
        #expect(texts(read) == means)
        #expect(read.allSatisfy { $0.reading == .understood })
    }

    @Test func aLetterIsACommandWhereNothingWasAsked() throws {
        let choices = ["reset", "fav 3"]
        #expect(try texts(commands("b", nil)) == ["back"])
        #expect(try texts(commands("2", nil)) == ["open 2"])
        #expect(try texts(commands("b", nil, mode: .commandLine, choices: choices)) == ["back"])
        #expect(try texts(commands("b", nil, bareWords: .error, choices: choices)) == ["back"])
    }

    @Test func anOfferIsTakenByOneWordOfThree() throws {
        let offer = RecipeQuery([.has(Term("leek"))])
        for line in ["y", "yes", "YEP"] {
            #expect(try texts(commands(line, nil, offer: offer)) == ["search leek"])
        }
        #expect(try texts(commands("\"y\"", nil, offer: offer)) == ["search y"])
        #expect(try texts(commands("yeah", nil, offer: offer)) == ["search yeah"])
        for mode in [ReadingMode.script, .commandLine] {
            #expect(throws: UsageError.self) { try commands("y", nil, mode: mode, offer: offer) }
        }
    }

    /// No denial, in whatever short form, is passed over by its letters; most lines have none.
    @Test func everyDenialIsSeenByItsLetters() {
        let short = Contractions.shortForms.filter { word in
            let meaning = Contractions.meaning(of: word)?.split(separator: " ").map(String.init)
            return !NegationGuard.denials.isDisjoint(with: meaning ?? [])
        }
        #expect(short.count > 20)
        for word in NegationGuard.denials.sorted() + short + ["free", "w/o", "don’t"] {
            #expect(NegationGuard.mayDeny("search \(word) leek"), "\(word)")
            #expect(NegationGuard.mayDeny(word.uppercased()), "\(word)")
        }
        #expect(!NegationGuard.mayDeny("search garlic cheese"))
    }
}
