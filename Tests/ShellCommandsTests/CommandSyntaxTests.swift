import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

/// Laws that hold for every command's syntax.
struct CommandSyntaxTests {
    /// Lines that scripts may not have, as the story on safety tells.
    private static let refused = [
        "!ls", "search leek | cat", "search leek > out.txt", "search leek >> out.txt",
        "record new.rcp", "open /elsewhere/page.html", "open --web 1", "open --video 1",
        "set --save theme dark", "set pager less", "set recipepuppy.url http://127.0.0.1:1",
        "service recipepuppy --url http://127.0.0.1:1",
        "set PAGER less", "set \" pager\" less", "set RecipePuppy.URL http://127.0.0.1:1",
        "alias ls = !rm", "alias ls = 'search leek | sh'", "alias ls = 'more; set PAGER sh'",
        "alias ls = open --web", "alias ls = export", "alias ls = alias m = record",
        "alias ls = \"search 'leek\"",
    ]

    private static let context = ConversationContext(table: CommandRegistry.standard.table)

    private func commands(_ line: String, mode: ReadingMode) throws -> [Command] {
        var commands: [Command] = []
        for statement in try StatementReader(mode: mode).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: Self.context)
        }
        return commands
    }

    @Test(arguments: CommandRegistry.standard.rows.flatMap { $0.help.examples.map(\.usage) })
    func anExampleIsWrittenAsItReads(line: String) throws {
        // Numbers and bare foods stand alone only at the prompt; `$` is a variable only elsewhere.
        let mode: ReadingMode = line.contains("$") ? .commandLine : .prompt
        guard let read = try? commands(line, mode: mode) else { return }
        for command in read {
            let again = try commands(CommandText.canonical(of: command), mode: .script)
            #expect(again.count == 1)
            #expect(again.first.map { AnyHashable($0.value) } == AnyHashable(command.value))
            #expect(again.first?.common == command.common)
        }
    }

    @Test func anOptionHasOneMeaning() {
        for row in CommandRegistry.standard.rows {
            let common = Set(OptionShape.common + CommonOptions.ofLists.map(\.shape))
            let own = row.signature.options.filter { !common.contains($0) }
            let names = own.map(\.name) + common.map(\.name)
            #expect(Set(names).count == names.count, "\(row.name)")
        }
    }

    @Test func aNameCallsOneCommand() {
        let names = CommandRegistry.standard.rows.flatMap { [$0.name] + $0.signature.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: refused)
    func aCommandThatReachesOutsideSaysThatItCan(line: String) throws {
        for command in try commands(line, mode: .prompt) where command.value.reach != .inside {
            #expect(type(of: command.value).canReachOutside || command.value is AliasCommand)
        }
    }
}
