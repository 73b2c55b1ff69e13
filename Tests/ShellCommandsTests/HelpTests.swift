import Conversation
import RecipeModel
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// Help that holds for every command, and how answers are handed on.
struct HelpTests {
    private func kitchen(_ lines: String...) async -> TestKitchen {
        let kitchen = TestKitchen()
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    @Test(arguments: HelpTopic.allCases)
    func everyTopicIsExplained(_ topic: HelpTopic) async {
        let kitchen = await kitchen("help \(topic.rawValue)")
        let expected = HelpAnswer.topic(title: topic.title, paragraphs: topic.paragraphs)
        #expect(kitchen.answer == .help(expected))
        await kitchen.type("help \(topic.rawValue.uppercased())")
        #expect(kitchen.answer == .help(expected))
        #expect(!topic.paragraphs.isEmpty && topic.paragraphs.allSatisfy { !$0.contains("  ") })
    }

    @Test func helpWithoutAWordIsWhereToBegin() async {
        let kitchen = await kitchen("help")
        #expect(kitchen.answer == .help(.overview))
        await kitchen.type("help --all")
        guard case .help(.commands(let groups))? = kitchen.answer else {
            Issue.record("no commands")
            return
        }
        #expect(groups.map(\.title) == ["Find", "See", "Keep", "Shell", "Scripts"])
        let all = CommandRegistry.standard.rows
        #expect(groups.flatMap(\.commands).count == all.count)
        #expect(Set(groups.flatMap(\.commands).map(\.usage)) == Set(all.map(\.signature.usage)))
    }

    @Test func everyCommandHasHelpWithThreeExamplesThatRead() async {
        let kitchen = TestKitchen()
        for row in CommandRegistry.standard.rows {
            #expect(row.help.examples.count == 3, "\(row.name)")
            #expect(!row.help.summary.isEmpty && row.help.summary.last != ".", "\(row.name)")
            await kitchen.type("help \(row.name)")
            #expect(kitchen.answer == .help(.command(row.page)), "\(row.name)")
            await kitchen.type("\(row.name) --help")
            #expect(kitchen.answer == .help(.command(row.page)), "\(row.name) --help")
        }
        #expect(await kitchen.type("help serch").exitCode == 64)
        await kitchen.type("help family")
        guard case .help(.found(_, let found))? = kitchen.answer else {
            Issue.record("nothing found")
            return
        }
        #expect(found.map(\.usage) == ["search TERM…", "help terms", "help serve"])
        #expect(
            kitchen.mistake == .command(.unknownHelp(word: "serch", suggestion: "search"))
        )
    }

    /// Only what the cook typed at the prompt may be shown a screen at a time.
    @Test func onlyAnswersAtThePromptArePaged() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; open 99")
        _ = await kitchen.play("search garlic\n")
        _ = await kitchen.interpreter.play(line: "search soup", in: .commandLine)
        #expect(kitchen.shown.presentations.map(\.mayPage) == [true, false, false, false])
    }

    @Test(arguments: [
        ("search leek", DrawingOptions()),
        ("search leek --format json", DrawingOptions(format: .json)),
        ("search leek --width 60 --format md", DrawingOptions(format: .md, width: 60)),
    ])
    func anAnswerIsDrawnAsItsLineSays(_ line: String, _ options: DrawingOptions) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        #expect(kitchen.shown.presentations.map(\.options) == [options])
    }
}
