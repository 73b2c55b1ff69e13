import RecipeTestSupport
import Testing

@testable import Conversation

/// Random bytes and random rows of the language's own signs: nothing crashes or hangs, and every
/// place lies inside its line.
struct RandomInputTests {
    private static let pieces = [
        "'", "\"", "\\", ";", "|", ">", ">>", "#", "$", "${", "}", ":-", "$1", "$@", "-", "--", "=",
        ",", ":", " ", "  ", "\t", "\n", "\r\n", "!", "search", "open", "fav", "set", "let",
        "alias",
        "expect", "count", "title", "has", "all", "have", "run", "echo", "more", "list", "or",
        "and",
        "no", "with", "garlic", "goat", "cheese", "title:", "minutes:", "30", "1-3", "r3", "last",
        "the", "--sort", "--sort=", "--help", "é", "e\u{301}", "\u{301}", "👩‍🍳", "\u{200D}", "٣",
        "\u{0}", "\u{600}", "ﬃ", "İ", "quick",
    ]

    @Test func randomBytes() {
        var random = SeededGenerator(seed: 1)
        for index in 0..<lawCases(700) {
            let bytes: [UInt8] = random.many(0...60) { random in
                // Half of it from the signs that a line is made of.
                random.chance(50)
                    ? UInt8(random.number(0...255))
                    : random.pick(Array(" '\"\\;|>#$-:,\n\r13".utf8))
            }
            readEverything(bytes, in: RandomInputTests.contexts[index % 2])
        }
    }

    @Test func randomSigns() {
        var random = SeededGenerator(seed: 2)
        for index in 0..<lawCases(700) {
            let pieces = random.many(0...14) { $0.pick(RandomInputTests.pieces) }
            let separator = random.chance(60) ? " " : ""
            readEverything(
                Array(pieces.joined(separator: separator).utf8),
                in: RandomInputTests.contexts[index % 2]
            )
        }
    }

    private static let contexts: [ConversationContext] = {
        let variables = ScriptVariables(
            script: "a.rcp",
            arguments: ["goat cheese", "-x", ""],
            values: ["quick": ["a b", "c"]]
        )
        let aliases = ["quick": "search 'goat cheese'; more", "é": "list |"]
        return [KnownNames(), LiveFoods()].map { (foods: any FoodKnowledge) in
            ConversationContext(
                table: ShellTable.all,
                aliases: aliases,
                variables: variables,
                foods: foods
            )
        }
    }()

    private func readEverything(_ bytes: [UInt8], in context: ConversationContext) {
        for line in ScriptReader(file: "a.rcp").lines(of: bytes) {
            switch line {
            case .success(let source): read(source, mode: .script, in: context)
            case .failure(let mistake): check(mistake)
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        for mode in ReadingMode.allCases {
            read(SourceLine(text), mode: mode, in: context)
            _ = StatementReader(mode: mode).continuation(of: text)
            let place = CompletionPlace(
                in: text,
                cursor: text.count / 2 + 1,
                context: context,
                mode: mode
            )
            #expect(place.span.lowerBound >= 0 && place.span.upperBound <= text.count, "\(text)")
        }
        do {
            let arguments = text.split(separator: " ", omittingEmptySubsequences: false)
            let statement = try Statement(arguments: arguments.map(String.init))
            command(of: statement, in: context)
        } catch {
            check(error)
        }
    }

    private func read(
        _ source: SourceLine,
        mode: ReadingMode,
        in context: ConversationContext
    ) {
        do {
            for statement in try StatementReader(mode: mode).statements(in: source) {
                check(statement.span, in: statement.source)
                do {
                    for statement in try statement.resolved(in: context) {
                        command(of: statement, in: context)
                    }
                } catch {
                    check(error)
                }
            }
        } catch {
            check(error)
        }
    }

    private func command(of statement: Statement, in context: ConversationContext) {
        do {
            for command in try statement.commands(in: context) { check(command) }
        } catch {
            check(error)
        }
    }

    private func check(_ command: Command) {
        check(command.nameSpan, in: command.source)
        for span in command.places.arguments + command.places.options {
            check(span, in: command.source)
        }
        switch command.redirection {
        case .replace(_, let span), .append(_, let span), .pipe(_, let span):
            check(span, in: command.source)
        case nil: break
        }
        #expect(!CommandText.canonical(of: command, foods: KnownNames()).isEmpty)
    }

    private func check(_ mistake: UsageError) {
        guard let span = mistake.span else { return }
        check(span, in: mistake.source)
    }

    private func check(_ span: Span, in source: SourceLine) {
        guard span.lowerBound < 0 || span.upperBound > source.text.count else { return }
        Issue.record("\(span) in \(source.text.debugDescription)")
    }
}
