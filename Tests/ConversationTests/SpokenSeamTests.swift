import RecipeModel
import Testing

@testable import Conversation

/// Where sentences stand among the reading rules.
struct SpokenSeamTests {
    /// Understands what a test says it does.
    private struct Phrases: SpokenLanguage {
        var readings: [String: SpokenReading] = [:]

        func reading(of sentence: Sentence, in context: ConversationContext) -> SpokenReading {
            readings[sentence.source.text] ?? .notUnderstood
        }
    }

    private static let swap: [Command] = [
        Command(DropCommand { $0.conditions = [.has(Term("onion"))] }),
        Command(AndCommand { $0.conditions = [.has(Term("leek"))] }),
    ]

    private func read(
        _ line: String,
        as reading: SpokenReading,
        mode: ReadingMode = .prompt
    ) throws(UsageError) -> [Command] {
        let context = ConversationContext(
            table: ShellTable.all,
            spokenLanguage: Phrases(readings: [line: reading]),
            foods: KnownNames()
        )
        var commands: [Command] = []
        for statement in try StatementReader(mode: mode).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: context)
        }
        return commands
    }

    @Test func aSentenceIsTheCommandsThatItMeans() throws {
        let commands = try read("leek instead of onion", as: .commands(Self.swap))
        #expect(commands.map(CommandText.canonical) == ["drop onion", "and leek"])
        #expect(commands.map(\.reading) == [.understood, .understood])
        #expect(commands.map(\.nameSpan) == [0..<21, 0..<21])
    }

    @Test func whatIsSaidOfTheOutputHoldsForTheLastCommand() throws {
        let line = "leek instead of onion > a.txt"
        let commands = try read(line, as: .commands(Self.swap))
        #expect(commands.map { $0.redirection == nil } == [true, false])
    }

    @Test(arguments: ["open 3", "3", "fav 1-3"])
    func namesOfCommandsAndRecipesComeFirst(line: String) throws {
        let commands = try read(line, as: .commands([Command(QuitCommand())]))
        #expect(!(commands.first?.value is QuitCommand))
    }

    @Test func aCommandThatDoesNotTakeItsWordsMayBeASentence() throws {
        let commands = try read("more like this", as: .commands([Command(PictureCommand())]))
        #expect(commands.first?.value is PictureCommand)
    }

    @Test func whatIsNotUnderstoodIsSearched() throws {
        let commands = try read("leek instead of onion", as: .notUnderstood)
        #expect(commands.first?.value is SearchCommand)
    }

    /// It is told, and not searched for word by word.
    @Test func whatTheTableHasNoCommandForIsUnclear() throws {
        let context = ConversationContext(
            table: ShellTable.all,
            spokenLanguage: PlainWords(),
            foods: KnownNames()
        )
        let line = SourceLine("remind me in half an hour")
        let statement = try #require(try StatementReader(mode: .prompt).statements(in: line).first)
        let mistake = #expect(throws: UsageError.self) { try statement.commands(in: context) }
        #expect(mistake?.kind == .command(.unclearSentence(suggestion: nil)))
        #expect(mistake?.span == 0..<25)
    }

    @Test func severalMeaningsAreToldByTheirLines() {
        let reading = SpokenReading.ambiguous([Self.swap, [Command(MoreCommand())]])
        let mistake = #expect(throws: UsageError.self) { try read("leek or more", as: reading) }
        #expect(mistake?.kind == .command(.severalMeanings(["drop onion; and leek", "more"])))
        #expect(mistake?.span == 0..<12)
    }

    @Test func aLetterTakesAMeaning() throws {
        var context = ConversationContext(table: ShellTable.all, foods: KnownNames())
        context.screen.choices = ["drop onion; and leek", "more"]
        func read(_ line: String) throws(UsageError) -> [String] {
            var texts: [String] = []
            for statement in try StatementReader(mode: .prompt).statements(in: SourceLine(line)) {
                texts += try statement.commands(in: context).map(CommandText.canonical)
            }
            return texts
        }
        #expect(try read("a") == ["drop onion", "and leek"])
        #expect(try read("B") == ["more"])
        #expect(try read("c") == ["search c"])
    }

    @Test func aSentenceThatCannotBeDoneIsAMistakeAtItsPlace() {
        let mistake = #expect(throws: UsageError.self) {
            try read("keep it", as: .mistake(.reference(.nothingNamed), at: 5..<7))
        }
        #expect(mistake?.kind == .reference(.nothingNamed) && mistake?.span == 5..<7)
    }

    @Test(arguments: [ReadingMode.commandLine, .script])
    func onlyThePromptTakesSentences(mode: ReadingMode) {
        let mistake = #expect(throws: UsageError.self) {
            try read("leek instead of onion", as: .commands(Self.swap), mode: mode)
        }
        guard case .command(.bareFoods)? = mistake?.kind else {
            Issue.record("\(String(describing: mistake))")
            return
        }
    }
}
