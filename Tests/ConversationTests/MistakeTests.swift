import RecipeModel
import Testing

@testable import Conversation

/// What is wrong with lines, and where: `⟦` and `⟧` mark the words under the caret.
struct MistakeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var id: String
        var line: String
        var kind: Mistake.Kind

        init(_ id: String, _ line: String, _ kind: Mistake.Kind) {
            self.id = id
            self.line = line
            self.kind = kind
        }

        var testDescription: String { id }
    }

    private static let sortWords = RecipeSort.words

    private func check(_ test: Case, in reading: LineReading = LineReading()) {
        let marked = MarkedLine(test.line)
        let mistake = reading.mistake(marked.text)
        #expect(mistake?.kind == test.kind)
        #expect(mistake?.span == marked.span)
        #expect(mistake?.source.text == marked.text)
    }

    @Test(arguments: [
        Case("open quote", "search ⟦\"⟧goat cheese", .line(.openQuote("\""))),
        Case("open quote behind a qualifier", "search title:⟦'⟧goat", .line(.openQuote("'"))),
        Case("no file", "list ⟦>⟧", .line(.missingFileName)),
        Case("no file before a separator", "list ⟦>>⟧; more", .line(.missingFileName)),
        Case("no program", "list ⟦|⟧ ", .line(.missingProgram(sign: "|"))),
        Case("no command", "⟦serve⟧ --port 9000", .command(.systemOnly(word: "serve"))),
        Case("no program for the shell", "⟦!⟧", .line(.missingProgram(sign: "!"))),
        Case(
            "word behind the file",
            "list > a.txt ⟦garlic⟧",
            .command(.unexpectedArgument(command: "list", word: "garlic"))
        ),
        Case(
            "two files",
            "list > a.txt ⟦>>⟧ b.txt",
            .command(.unexpectedArgument(command: "list", word: ">>"))
        ),
        Case(
            "a file and a program",
            "list > a.txt ⟦| less⟧",
            .command(.unexpectedArgument(command: "list", word: "|"))
        ),
    ])
    func words(test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "swapped letters",
            "⟦saerch⟧ leeks",
            .command(.unknown(word: "saerch", suggestion: "search"))
        ),
        Case("short and swapped", "⟦opne⟧ 3", .command(.unknown(word: "opne", suggestion: "open"))),
        Case(
            "one letter less",
            "⟦serch⟧ a",
            .command(.unknown(word: "serch", suggestion: "search"))
        ),
        Case(
            "an alias",
            "⟦favorits⟧",
            .command(.unknown(word: "favorits", suggestion: "favorites"))
        ),
        Case("later command", "more; ⟦hlep⟧", .command(.unknown(word: "hlep", suggestion: "help"))),
        Case(
            "known name with a command in it",
            "⟦back bacon⟧",
            .command(.readsAsFoods(command: "back", suggestion: "search back bacon"))
        ),
        Case(
            "known dish with a command in it",
            "⟦clear soup⟧",
            .command(.readsAsFoods(command: "clear", suggestion: "search clear soup"))
        ),
        Case(
            "food behind a count",
            "⟦more cheese please?⟧",
            .command(.readsAsFoods(command: "more", suggestion: "search more cheese"))
        ),
        Case(
            "food behind open",
            "⟦open sandwiches with herring⟧",
            .command(.readsAsFoods(command: "open", suggestion: "search sandwiches herring"))
        ),
        Case(
            "no food behind open",
            "open ⟦thing⟧",
            .reference(.unreadable(word: "thing"))
        ),
        Case("a word behind fav", "fav ⟦colour⟧", .reference(.unreadable(word: "colour"))),
        Case(
            "nothing behind search",
            "⟦search⟧",
            .command(.missingArgument(command: "search", wanted: "TERM…"))
        ),
        Case(
            "a word before a file",
            "export ⟦colour⟧ soup.md",
            .reference(.unreadable(word: "colour"))
        ),
        Case(
            "one too many",
            "reset ⟦3⟧",
            .command(.unexpectedArgument(command: "reset", word: "3"))
        ),
        Case(
            "one word too many",
            "unset a ⟦b⟧ c",
            .command(.unexpectedArgument(command: "unset", word: "b"))
        ),
        Case(
            "no count",
            "more ⟦few⟧",
            .option(.notANumber(option: nil, word: "few", range: 1...999_999_999))
        ),
        Case(
            "count of nothing",
            "back ⟦0⟧",
            .option(.notANumber(option: nil, word: "0", range: 1...999_999_999))
        ),
        Case(
            "alias without a text",
            "⟦alias⟧ quick",
            .command(.missingArgument(command: "alias", wanted: "NAME = TEXT"))
        ),
        Case("bad name of an alias", "alias ⟦a!⟧= b", .alias(.badName(name: "a!"))),
        Case("no address", "open ⟦http://⟧", .option(.notAnAddress(word: "http://"))),
        Case(
            "another scheme",
            "open ⟦ftp://a.example/1⟧",
            .option(.notAnAddress(word: "ftp://a.example/1"))
        ),
    ])
    func commands(test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "unknown option",
            "search garlic ⟦--srot⟧ title",
            .option(.unknown(option: "--srot", command: "search", suggestion: "--sort"))
        ),
        Case(
            "unknown option with a value",
            "search garlic ⟦--order⟧=title",
            .option(.unknown(option: "--order", command: "search", suggestion: nil))
        ),
        Case(
            "no value",
            "search garlic ⟦--sort⟧",
            .option(.missingValue(option: "--sort", wanted: sortWords.joined(separator: "|")))
        ),
        Case(
            "an option for a value",
            "search garlic ⟦--sort⟧ --page 2",
            .option(.missingValue(option: "--sort", wanted: sortWords.joined(separator: "|")))
        ),
        Case(
            "empty value",
            "search garlic ⟦--sort=⟧",
            .option(.missingValue(option: "--sort", wanted: sortWords.joined(separator: "|")))
        ),
        Case("value of a flag", "open 3 ⟦--steps=2⟧", .option(.unexpectedValue(option: "--steps"))),
        Case(
            "no number",
            "search eggs --page ⟦few⟧",
            .option(.notANumber(option: "--page", word: "few", range: 1...9_999))
        ),
        Case(
            "number out of range",
            "more --width=⟦5⟧",
            .option(.notANumber(option: "--width", word: "5", range: 20...160))
        ),
        Case(
            "no choice",
            "search garlic --sort ⟦titel⟧",
            .option(
                .notAChoice(
                    option: "--sort",
                    word: "titel",
                    choices: sortWords,
                    suggestion: "title"
                )
            )
        ),
        Case(
            "no address",
            "open ./a.html --url ⟦a.example⟧",
            .option(.notAnAddress(word: "a.example"))
        ),
    ])
    func options(test: Case) { check(test) }

    @Test(arguments: [
        Case("only small words", "search ⟦any recipes⟧", .term(.nothingToLookFor)),
        Case("lonely minus", "search garlic ⟦-⟧ onion", .term(.empty)),
        Case("empty quote", "search ⟦\"\"⟧ onion", .term(.empty)),
        Case("a mark for directions alone", "search ⟦\u{202E}⟧ onion", .term(.empty)),
        Case("lonely no", "search garlic ⟦no⟧", .term(.empty)),
        Case("or first", "search ⟦or⟧ garlic", .term(.danglingOr)),
        Case("or last", "search garlic ⟦or⟧", .term(.danglingOr)),
        Case("or twice", "search garlic or ⟦or⟧ leek", .term(.danglingOr)),
        Case("or before a minus", "search garlic ⟦or⟧ -leek", .term(.danglingOr)),
        Case("or behind a minus", "search -garlic ⟦or⟧ leek", .term(.danglingOr)),
        Case("or with minutes", "search garlic ⟦or⟧ minutes:30", .term(.danglingOr)),
        Case(
            "misspelt qualifier",
            "search ⟦titel⟧:omelet",
            .term(.unknownQualifier(word: "titel", suggestion: "title"))
        ),
        Case(
            "unknown qualifier",
            "search eggs -⟦colour⟧:red",
            .term(.unknownQualifier(word: "colour", suggestion: nil))
        ),
        Case("empty qualifier", "search ⟦title:⟧ omelet", .term(.emptyQualifier(name: "title"))),
        Case("no minutes", "search ⟦minutes:soon⟧", .term(.badMinutes(word: "soon"))),
        Case("minutes left out", "search eggs ⟦-minutes:30⟧", .term(.badMinutes(word: "30"))),
        Case("zero minutes", "search ⟦minutes:0⟧", .term(.badMinutes(word: "0"))),
    ])
    func terms(test: Case) { check(test) }

    @Test(arguments: [
        Case("backward", "fav ⟦7-3⟧", .reference(.backwardRange(7, 3))),
        Case("backward in a list", "fav 1,⟦7-3⟧,9", .reference(.backwardRange(7, 3))),
        Case("one bad of many", "fav 1,2,⟦x3⟧", .reference(.unreadable(word: "x3"))),
        Case("open range", "fav ⟦3-⟧", .reference(.unreadable(word: "3-"))),
        Case("range over two lists", "fav ⟦r3-f5⟧", .reference(.unreadable(word: "r3-f5"))),
        Case("beyond any list", "fav ⟦1234567890⟧", .reference(.unreadable(word: "1234567890"))),
        Case("only small words", "fav ⟦the one⟧", .reference(.unreadable(word: "the one"))),
    ])
    func references(test: Case) { check(test) }

    @Test(arguments: [
        Case("own names only", "⟦s⟧ garlic", .command(.unknown(word: "s", suggestion: "search"))),
        Case("misspelt", "⟦serch⟧ garlic", .command(.unknown(word: "serch", suggestion: "search"))),
        Case("foods", "⟦garlic cheese⟧", .command(.bareFoods(suggestion: "search garlic cheese"))),
        Case("reference", "⟦3⟧", .command(.bareFoods(suggestion: "open 3"))),
        Case("neither", "⟦frobnicate⟧ 12", .command(.unknown(word: "frobnicate", suggestion: nil))),
        Case("unset variable", "search ⟦$1⟧", .line(.unsetVariable(name: "1"))),
        Case("unset name", "search \"a ⟦${x}⟧\"", .line(.unsetVariable(name: "x"))),
        Case("unset short name", "search ⟦$food⟧", .line(.unsetVariable(name: "food"))),
        Case("lonely dollar", "echo ⟦$⟧ 5", .line(.badVariable)),
        Case("open brace", "echo ⟦${x⟧", .line(.badVariable)),
        Case("bad name", "echo ⟦${x!⟧}", .line(.badVariable)),
        Case("no value", "⟦let x =⟧", .script(.badLet)),
        Case("no name", "⟦let = 3⟧", .script(.badLet)),
        Case("bad variable name", "⟦let 3x = 3⟧", .script(.badLet)),
    ])
    func scripts(test: Case) { check(test, in: LineReading(mode: .script)) }

    @Test(arguments: [
        Case("unknown check", "expect ⟦something⟧", .script(.badExpectation(wanted: "ok"))),
        Case("no check", "⟦expect⟧", .script(.badExpectation(wanted: "ok"))),
        Case(
            "no comparison",
            "expect count ⟦about⟧ 3",
            .script(.badExpectation(wanted: "count OP N"))
        ),
        Case("no number", "expect pages > ⟦few⟧", .script(.badExpectation(wanted: "pages OP N"))),
        Case(
            "number missing",
            "expect favorites ⟦=⟧",
            .script(.badExpectation(wanted: "favorites OP N"))
        ),
        Case("too much", "expect ok ⟦then⟧", .script(.badExpectation(wanted: "ok"))),
        Case("no name", "⟦expect⟧ error", .script(.badExpectation(wanted: "error NAME"))),
        Case(
            "no text",
            "expect title 3 ⟦has⟧",
            .script(.badExpectation(wanted: "title REF has TEXT"))
        ),
        Case(
            "two terms",
            "expect all have ⟦garlic onion⟧",
            .script(.badExpectation(wanted: "all have TERM"))
        ),
        Case(
            "two recipes",
            "expect lactose ⟦1-3 5⟧",
            .script(.badExpectation(wanted: "lactose REF"))
        ),
        Case("unknown property", "expect not ⟦tasty⟧ 3", .script(.badExpectation(wanted: "ok"))),
        Case(
            "wrong verb",
            "expect output ⟦contains⟧ a",
            .script(.badExpectation(wanted: "output has|lacks TEXT"))
        ),
    ])
    func expectations(test: Case) { check(test, in: LineReading(mode: .script)) }

    @Test func bareWordsCanBeRefused() {
        check(
            Case("foods", "⟦garlic⟧", .command(.bareFoods(suggestion: "search garlic"))),
            in: LineReading(bareWords: .error)
        )
        check(
            Case("reference", "⟦2-4⟧", .command(.bareFoods(suggestion: "list 2-4"))),
            in: LineReading(bareWords: .error)
        )
    }

    @Test func longLineIsRefused() {
        let line = "search " + String(repeating: "a ", count: 33_000)
        let mistake = LineReading().mistake(line)
        #expect(mistake?.kind == .line(.tooLong(limit: 65_536)))
        #expect(mistake?.span == nil)
        #expect((mistake?.source.text.count ?? 0) < 100)
    }
}
