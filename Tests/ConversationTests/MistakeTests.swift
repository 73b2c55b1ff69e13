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
        Case("open quote", "search ⟦\"⟧goat cheese", .openQuote("\"")),
        Case("open quote behind a qualifier", "search title:⟦'⟧goat", .openQuote("'")),
        Case("no file", "list ⟦>⟧", .missingFileName),
        Case("no file before a separator", "list ⟦>>⟧; more", .missingFileName),
        Case("no program", "list ⟦|⟧ ", .missingProgram(sign: "|")),
        Case("no program for the shell", "⟦!⟧", .missingProgram(sign: "!")),
        Case(
            "word behind the file",
            "list > a.txt ⟦garlic⟧",
            .unexpectedArgument(command: "list", word: "garlic")
        ),
        Case(
            "two files",
            "list > a.txt ⟦>>⟧ b.txt",
            .unexpectedArgument(command: "list", word: ">>")
        ),
    ])
    func words(test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "swapped letters",
            "⟦saerch⟧ leeks",
            .unknownCommand(word: "saerch", suggestion: "search")
        ),
        Case("short and swapped", "⟦opne⟧ 3", .unknownCommand(word: "opne", suggestion: "open")),
        Case("one letter less", "⟦serch⟧ a", .unknownCommand(word: "serch", suggestion: "search")),
        Case(
            "an alias",
            "⟦favorits⟧",
            .unknownCommand(word: "favorits", suggestion: "favorites")
        ),
        Case("later command", "more; ⟦hlep⟧", .unknownCommand(word: "hlep", suggestion: "help")),
        Case(
            "known name with a command in it",
            "⟦back bacon⟧",
            .readsAsFoods(command: "back", suggestion: "search back bacon")
        ),
        Case(
            "known dish with a command in it",
            "⟦clear soup⟧",
            .readsAsFoods(command: "clear", suggestion: "search clear soup")
        ),
        Case(
            "food behind a count",
            "⟦more cheese please?⟧",
            .readsAsFoods(command: "more", suggestion: "search more cheese")
        ),
        Case(
            "food behind open",
            "⟦open sandwiches with herring⟧",
            .readsAsFoods(command: "open", suggestion: "search open sandwiches herring")
        ),
        Case(
            "no food behind open",
            "open ⟦thing⟧",
            .notAReference(word: "thing")
        ),
        Case("food behind a reference", "fav ⟦garlic⟧", .notAReference(word: "garlic")),
        Case(
            "nothing behind search",
            "⟦search⟧",
            .missingArgument(command: "search", wanted: "TERM…")
        ),
        Case(
            "nothing behind open",
            "⟦open⟧",
            .missingArgument(command: "open", wanted: "REF|URL|FILE")
        ),
        Case(
            "nothing behind export",
            "⟦export⟧",
            .missingArgument(command: "export", wanted: "REF [FILE]")
        ),
        Case("no recipe to export", "export ⟦soup.md⟧", .notAReference(word: "soup.md")),
        Case("food before a file", "export ⟦onion⟧ soup.md", .notAReference(word: "onion")),
        Case("one too many", "reset ⟦3⟧", .unexpectedArgument(command: "reset", word: "3")),
        Case(
            "one word too many",
            "unset a ⟦b⟧ c",
            .unexpectedArgument(command: "unset", word: "b")
        ),
        Case(
            "no count",
            "more ⟦few⟧",
            .notANumber(option: nil, word: "few", range: 1...999_999_999)
        ),
        Case(
            "count of nothing",
            "back ⟦0⟧",
            .notANumber(option: nil, word: "0", range: 1...999_999_999)
        ),
        Case(
            "alias without a text",
            "⟦alias⟧ quick",
            .missingArgument(command: "alias", wanted: "NAME = TEXT")
        ),
        Case("bad name of an alias", "alias ⟦a!⟧= b", .badAliasName(name: "a!")),
        Case("no address", "open ⟦http://⟧", .notAnAddress(word: "http://")),
        Case(
            "another scheme",
            "open ⟦ftp://a.example/1⟧",
            .notAnAddress(word: "ftp://a.example/1")
        ),
    ])
    func commands(test: Case) { check(test) }

    @Test(arguments: [
        Case(
            "unknown option",
            "search garlic ⟦--srot⟧ title",
            .unknownOption(option: "--srot", command: "search", suggestion: "--sort")
        ),
        Case(
            "unknown option with a value",
            "search garlic ⟦--order⟧=title",
            .unknownOption(option: "--order", command: "search", suggestion: nil)
        ),
        Case(
            "no value",
            "search garlic ⟦--sort⟧",
            .missingOptionValue(option: "--sort", wanted: sortWords.joined(separator: "|"))
        ),
        Case(
            "an option for a value",
            "search garlic ⟦--sort⟧ --page 2",
            .missingOptionValue(option: "--sort", wanted: sortWords.joined(separator: "|"))
        ),
        Case(
            "empty value",
            "search garlic ⟦--sort=⟧",
            .missingOptionValue(option: "--sort", wanted: sortWords.joined(separator: "|"))
        ),
        Case("value of a flag", "open 3 ⟦--steps=2⟧", .unexpectedOptionValue(option: "--steps")),
        Case(
            "no number",
            "search eggs --page ⟦few⟧",
            .notANumber(option: "--page", word: "few", range: 1...9_999)
        ),
        Case(
            "number out of range",
            "more --width=⟦5⟧",
            .notANumber(option: "--width", word: "5", range: 20...160)
        ),
        Case(
            "no choice",
            "search garlic --sort ⟦titel⟧",
            .notAChoice(
                option: "--sort",
                word: "titel",
                choices: sortWords,
                suggestion: "title"
            )
        ),
        Case(
            "no address",
            "open ./a.html --url ⟦a.example⟧",
            .notAnAddress(word: "a.example")
        ),
    ])
    func options(test: Case) { check(test) }

    @Test(arguments: [
        Case("only exclusions", "search ⟦-onion no garlic⟧", .nothingToLookFor),
        Case("only small words", "search ⟦any recipes⟧", .nothingToLookFor),
        Case("bare exclusions", "⟦-onion⟧", .nothingToLookFor),
        Case("lonely minus", "search garlic ⟦-⟧ onion", .emptyTerm),
        Case("empty quote", "search ⟦\"\"⟧ onion", .emptyTerm),
        Case("a mark for directions alone", "search ⟦\u{202E}⟧ onion", .emptyTerm),
        Case("lonely no", "search garlic ⟦no⟧", .emptyTerm),
        Case("or first", "search ⟦or⟧ garlic", .danglingOr),
        Case("or last", "search garlic ⟦or⟧", .danglingOr),
        Case("or twice", "search garlic or ⟦or⟧ leek", .danglingOr),
        Case("or before a minus", "search garlic ⟦or⟧ -leek", .danglingOr),
        Case("or behind a minus", "search -garlic ⟦or⟧ leek", .danglingOr),
        Case("or with minutes", "search garlic ⟦or⟧ minutes:30", .danglingOr),
        Case(
            "misspelt qualifier",
            "search ⟦titel⟧:omelet",
            .unknownQualifier(word: "titel", suggestion: "title")
        ),
        Case(
            "unknown qualifier",
            "search eggs -⟦colour⟧:red",
            .unknownQualifier(word: "colour", suggestion: nil)
        ),
        Case("empty qualifier", "search ⟦title:⟧ omelet", .emptyQualifier(name: "title")),
        Case("no minutes", "search ⟦minutes:soon⟧", .badMinutes(word: "soon")),
        Case("minutes left out", "search eggs ⟦-minutes:30⟧", .badMinutes(word: "30")),
        Case("zero minutes", "search ⟦minutes:0⟧", .badMinutes(word: "0")),
    ])
    func terms(test: Case) { check(test) }

    @Test(arguments: [
        Case("backward", "fav ⟦7-3⟧", .backwardRange(7, 3)),
        Case("backward in a list", "fav 1,⟦7-3⟧,9", .backwardRange(7, 3)),
        Case("one bad of many", "fav 1,2,⟦x3⟧", .notAReference(word: "x3")),
        Case("open range", "fav ⟦3-⟧", .notAReference(word: "3-")),
        Case("range over two lists", "fav ⟦r3-f5⟧", .notAReference(word: "r3-f5")),
        Case("beyond any list", "fav ⟦1234567890⟧", .notAReference(word: "1234567890")),
        Case("only small words", "fav ⟦the one⟧", .notAReference(word: "the one")),
    ])
    func references(test: Case) { check(test) }

    @Test(arguments: [
        Case("own names only", "⟦s⟧ garlic", .unknownCommand(word: "s", suggestion: "search")),
        Case("misspelt", "⟦serch⟧ garlic", .unknownCommand(word: "serch", suggestion: "search")),
        Case("foods", "⟦garlic cheese⟧", .bareFoods(suggestion: "search garlic cheese")),
        Case("reference", "⟦3⟧", .bareFoods(suggestion: "open 3")),
        Case("neither", "⟦frobnicate⟧ 12", .unknownCommand(word: "frobnicate", suggestion: nil)),
        Case("unset variable", "search ⟦$1⟧", .unsetVariable(name: "1")),
        Case("unset name", "search \"a ⟦${x}⟧\"", .unsetVariable(name: "x")),
        Case("unset short name", "search ⟦$food⟧", .unsetVariable(name: "food")),
        Case("lonely dollar", "echo ⟦$⟧ 5", .badVariable),
        Case("open brace", "echo ⟦${x⟧", .badVariable),
        Case("bad name", "echo ⟦${x!⟧}", .badVariable),
        Case("no value", "⟦let x =⟧", .badLet),
        Case("no name", "⟦let = 3⟧", .badLet),
        Case("bad variable name", "⟦let 3x = 3⟧", .badLet),
    ])
    func scripts(test: Case) { check(test, in: LineReading(mode: .script)) }

    @Test(arguments: [
        Case("unknown check", "expect ⟦something⟧", .badExpectation(wanted: "ok")),
        Case("no check", "⟦expect⟧", .badExpectation(wanted: "ok")),
        Case("no comparison", "expect count ⟦about⟧ 3", .badExpectation(wanted: "count OP N")),
        Case("no number", "expect pages > ⟦few⟧", .badExpectation(wanted: "pages OP N")),
        Case("number missing", "expect favorites ⟦=⟧", .badExpectation(wanted: "favorites OP N")),
        Case("too much", "expect ok ⟦then⟧", .badExpectation(wanted: "ok")),
        Case("no name", "⟦expect⟧ error", .badExpectation(wanted: "error NAME")),
        Case("no text", "expect title 3 ⟦has⟧", .badExpectation(wanted: "title REF has TEXT")),
        Case(
            "two terms",
            "expect all have ⟦garlic onion⟧",
            .badExpectation(wanted: "all have TERM")
        ),
        Case("two recipes", "expect lactose ⟦1-3 5⟧", .badExpectation(wanted: "lactose REF")),
        Case("unknown property", "expect not ⟦tasty⟧ 3", .badExpectation(wanted: "ok")),
        Case(
            "wrong verb",
            "expect output ⟦contains⟧ a",
            .badExpectation(wanted: "output has|lacks TEXT")
        ),
    ])
    func expectations(test: Case) { check(test, in: LineReading(mode: .script)) }

    @Test func bareWordsCanBeRefused() {
        check(
            Case("foods", "⟦garlic⟧", .bareFoods(suggestion: "search garlic")),
            in: LineReading(bareWords: .error)
        )
        check(
            Case("reference", "⟦2-4⟧", .bareFoods(suggestion: "list 2-4")),
            in: LineReading(bareWords: .error)
        )
    }

    @Test func longLineIsRefused() {
        let line = "search " + String(repeating: "a ", count: 33_000)
        let mistake = LineReading().mistake(line)
        #expect(mistake?.kind == .lineTooLong(limit: 65_536))
        #expect(mistake?.span == nil)
        #expect((mistake?.source.text.count ?? 0) < 100)
    }
}
