import RecipeModel
import RecipeTestSupport
import Testing

@testable import Conversation

struct CommandTextTests {
    @Test func writtenCommandReadsTheSame() throws {
        var generator = CommandGenerator(seed: 20_260_101)
        for _ in 0..<1_500 {
            let command = generator.command()
            for foods in [KnownNames(), LiveFoods()] as [any FoodKnowledge] {
                let line = CommandText.canonical(of: command, foods: foods)
                for mode in ReadingMode.allCases where mode == .script || !command.mayFail {
                    let read = try read(line, mode: mode, foods: foods)
                    // One that fails says it all.
                    try #require(read.map(\.meaning) == [command.meaning], "\(mode): \(line)")
                }
            }
        }
    }

    @Test func readLineIsWrittenAndReadTheSame() throws {
        let vocabulary =
            CommandGenerator.foods + [
                "search", "cook", "fav", "open", "list", "set", "echo", "more", "--sort", "--all",
                "title", "1-3", "it", ";", "> x", "\"a b\"", "'c'", "title:\"a b\"", "-red",
                ",", "minutes:30", "for", "me", "\\", "first", "7",
            ]
        var random = SeededGenerator(seed: 7)
        var count = 0
        for _ in 0..<2_500 {
            let line = random.many(1...7) { $0.pick(vocabulary) }.joined(separator: " ")
            guard let commands = try? read(line, mode: .prompt, foods: KnownNames()) else {
                continue
            }
            for command in commands where !(command.value is SystemShellCommand) {
                count += 1
                let text = CommandText.canonical(of: command, foods: KnownNames())
                let again = try read(text, mode: .script, foods: KnownNames())
                #expect(again.map(\.meaning) == [command.meaning], "\(line) → \(text)")
            }
        }
        #expect(count > 400)
    }

    @Test func queryAsTypedReadsTheSame() throws {
        var generator = CommandGenerator(seed: 3)
        for _ in 0..<1_000 {
            let query = RecipeQuery(generator.conditions(wish: true))
            let line = "search " + query.typed
            let read = try read(line, mode: .prompt, foods: LiveFoods())
            let conditions = (read.first?.value as? any ConditionedCommand)?.conditions
            #expect(RecipeQuery(conditions ?? []) == query, "\(line)")
        }
    }

    @Test(arguments: [
        ("known names stay", ["soy sauce", "ginger"], "soy sauce ginger"),
        ("a small word inside", ["mac and cheese"], "\"mac and cheese\""),
        ("two that would be one", ["soy", "sauce"], "soy \"sauce\""),
        ("unknown name of two words", ["lamb stew", "peas"], "\"lamb stew\" peas"),
        ("a small word alone", ["and"], "\"and\""),
        ("signs", ["a,b", "$5"], "\"a,b\" \"\\$5\""),
    ])
    func termsAreQuotedWhereNeeded(id: String, terms: [String], expected: String) {
        let conditions = terms.map { Condition.has(Term($0)) }
        #expect(TermWriter(foods: KnownNames()).text(of: conditions) == expected, "\(id)")
    }

    @Test func manyTermsAreWrittenFastAndRight() throws {
        let conditions = (0..<5_000).map { Condition.has(Term("soy \($0)")) }
        let text = "search " + TermWriter(foods: KnownNames()).text(of: conditions)
        let prefix = String(text.prefix(60_000))
        #expect(prefix.hasPrefix("search \"soy 0\" \"soy 1\""))
    }

    private func read(
        _ line: String,
        mode: ReadingMode,
        foods: any FoodKnowledge
    ) throws(UsageError) -> [Command] {
        let context = ConversationContext(table: ShellTable.all, foods: foods)
        var commands: [Command] = []
        for statement in try StatementReader(mode: mode).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: context)
        }
        return commands
    }
}

/// A command without its places and without how it was found.
struct CommandMeaning: Hashable {
    var value: AnyHashable
    var common: CommonOptions
    var redirection: Redirection?
    var mayFail: Bool
}

extension Command {
    var meaning: CommandMeaning {
        var meaning = CommandMeaning(
            value: AnyHashable(value),
            common: common,
            mayFail: mayFail
        )
        meaning.redirection =
            switch redirection {
            case .replace(let file, _): .replace(file: file, at: 0..<0)
            case .append(let file, _): .append(file: file, at: 0..<0)
            case .pipe(let text, _): .pipe(text: text, at: 0..<0)
            case nil: nil
            }
        return meaning
    }
}
