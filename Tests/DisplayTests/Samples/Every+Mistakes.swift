import Conversation
import RecipeModel
import Testing

/// A mistake with the words that it must have.
struct SaidMistake: CustomTestStringConvertible {
    var kind: UsageError.Kind
    var message: String
    var hint: String?

    init(_ kind: UsageError.Kind, _ message: String, _ hint: String?) {
        self.kind = kind
        self.message = message
        self.hint = hint
    }

    var testDescription: String { message }
}

extension Every {
    static let mistakes: [SaidMistake] =
        lineMistakes + commandMistakes + termMistakes + recipeMistakes + nameMistakes
        + scriptMistakes

    private static let lineMistakes: [SaidMistake] = [
        .init(.line(.tooLong(limit: 65_536)), "the line is longer than 64 KiB", nil),
        .init(.line(.openQuote("\"")), "the quote \" isn't closed", "close it with another \""),
        .init(
            .line(.unsetVariable(name: "food")),
            "the variable 'food' has no value",
            "for example: ${food:-garlic}"
        ),
        .init(
            .line(.badVariable),
            "this isn't a variable",
            "for example: $1, ${food} or ${food:-garlic}"
        ),
        .init(.line(.missingFileName), "expected a file's name", "for example: > list.txt"),
        .init(
            .line(.missingProgram(sign: "|")),
            "expected a program after '|'",
            "for example: | less"
        ),
        .init(
            .line(.missingProgram(sign: "!")),
            "expected a program after '!'",
            "for example: !date"
        ),
        .init(.line(.notUTF8), "not valid UTF-8", nil),
    ]

    private static let commandMistakes: [SaidMistake] = [
        .init(
            .command(.unknown(word: "serch", suggestion: "search")),
            "unknown command 'serch'",
            "did you mean 'search'?"
        ),
        .init(
            .command(.unknown(word: "xyzzy", suggestion: nil)),
            "unknown command 'xyzzy'",
            "'help' lists the commands"
        ),
        .init(
            .command(.bareFoods(suggestion: "search garlic")),
            "this isn't a command",
            "did you mean 'search garlic'?"
        ),
        .init(
            .command(.readsAsFoods(command: "back", suggestion: "search back bacon")),
            "'back' doesn't take these words",
            "did you mean 'search back bacon'? 'y' takes it"
        ),
        .init(
            .command(.severalMeanings(["open 3 --steps", "search steps"])),
            "this can mean more than one thing",
            "1 open 3 --steps   2 search steps   or say it another way"
        ),
        .init(
            .command(.missingArgument(command: "open", wanted: "REF")),
            "'open' needs REF",
            "'help open' shows examples"
        ),
        .init(
            .command(.unexpectedArgument(command: "status", word: "now")),
            "'status' doesn't take 'now'",
            "'help status' shows what it takes"
        ),
        .init(
            .option(.unknown(option: "--srot", command: "search", suggestion: "--sort")),
            "'search' has no option --srot",
            "did you mean '--sort'?"
        ),
        .init(
            .option(.unknown(option: "--loud", command: "search", suggestion: nil)),
            "'search' has no option --loud",
            "'help search' lists its options"
        ),
        .init(
            .option(.missingValue(option: "--sort", wanted: "best or title")),
            "--sort needs best or title",
            nil
        ),
        .init(
            .option(.unexpectedValue(option: "--all")),
            "--all takes nothing",
            "remove '=' and what follows it"
        ),
        .init(
            .option(.notANumber(option: "--max-missing", word: "few", range: 0...99)),
            "--max-missing needs a whole number, not 'few'",
            "for example: --max-missing 2"
        ),
        .init(
            .option(.notANumber(option: "--width", word: "5", range: 20...160)),
            "--width needs a whole number from 20 to 160, not '5'",
            "for example: --width 20"
        ),
        .init(
            .option(.notANumber(option: nil, word: "0", range: 1...Int.max)),
            "expected a whole number from 1, not '0'",
            "for example: 2"
        ),
        .init(
            .option(
                .notAChoice(
                    option: "--sort",
                    word: "price",
                    choices: ["best", "title"],
                    suggestion: nil
                )
            ),
            "--sort can't be 'price'",
            "it can be best or title"
        ),
        .init(
            .option(
                .notAChoice(
                    option: "--sort",
                    word: "titel",
                    choices: ["best", "title"],
                    suggestion: "title"
                )
            ),
            "--sort can't be 'titel'",
            "did you mean 'title'?"
        ),
        .init(
            .option(.notAnAddress(word: "http://")),
            "'http://' isn't a web address",
            "for example: http://127.0.0.1:8080"
        ),
        .init(
            .option(.notAnAddress(word: "ftp://a")),
            "only http and https addresses can be opened, not 'ftp://a'",
            "open a saved page by its path: ./soup.html"
        ),
    ]

    private static let termMistakes: [SaidMistake] = [
        .init(
            .term(.nothingToLookFor),
            "nothing to look for",
            "name at least one thing to find"
        ),
        .init(.term(.empty), "a term is empty", "for example: garlic, \"goat cheese\" or -onion"),
        .init(
            .term(.notJudged(word: "raw eggs", food: "eggs")),
            "can't tell which recipes have raw eggs",
            "'without eggs' leaves out eggs altogether"
        ),
        .init(
            .term(.notJudged(word: "calories")),
            "can't tell which recipes have calories",
            "name a food to leave out, for example: -sugar"
        ),
        .init(.term(.danglingOr), "'or' goes between two foods", "for example: garlic or leek"),
        .init(
            .term(.unknownQualifier(word: "cuisne", suggestion: "cuisine")),
            "unknown qualifier 'cuisne'",
            "did you mean 'cuisine'?"
        ),
        .init(
            .term(.unknownQualifier(word: "size", suggestion: nil)),
            "unknown qualifier 'size'",
            "it can be title, ingredient, cuisine, category, tool or minutes"
        ),
        .init(
            .term(.emptyQualifier(name: "title")),
            "'title:' needs a word after it",
            "for example: title:omelet"
        ),
        .init(
            .term(.badMinutes(word: "soon")),
            "minutes: needs a whole number, not 'soon'",
            "for example: minutes:30"
        ),
        .init(
            .term(.badMinutes(word: "30")),
            "minutes: is an upper limit and can't be excluded",
            "for example: minutes:30"
        ),
        .init(.query(.missing), "nothing to work on yet", "for example: search garlic"),
        .init(
            .query(.noSuchCondition(word: "leek", conditions: ["garlic", "-onion"])),
            "'leek' isn't a condition of this search",
            "it has: garlic, -onion"
        ),
        .init(
            .query(.noSuchCondition(word: "leek", conditions: [])),
            "'leek' isn't a condition of this search",
            "it has none"
        ),
        .init(
            .query(
                .cannotAnswer(
                    condition: "minutes:30",
                    service: "recipepuppy",
                    able: ["cookbook", "spoonacular"]
                )
            ),
            "recipepuppy cannot answer 'minutes:30'",
            "these can: cookbook, spoonacular"
        ),
        .init(
            .query(.cannotAnswer(condition: "minutes:30", service: "feed", able: [])),
            "feed cannot answer 'minutes:30'",
            nil
        ),
    ]

    private static let recipeMistakes: [SaidMistake] = [
        .init(
            .reference(.unreadable(word: "soup")),
            "'soup' isn't a recipe here",
            "for example: 3, 1-3, it, or a title in quotes"
        ),
        .init(.reference(.backwardRange(5, 3)), "5-3 runs backwards", "did you mean '3-5'?"),
        .init(
            .reference(.noSuchNumber(42, in: .results, count: 20, hasMore: true)),
            "there is no result 42; 20 are loaded",
            "numbers 1-20 ('more' loads more)"
        ),
        .init(
            .reference(.noSuchNumber(2, in: .results, count: 1, hasMore: false)),
            "there is no result 2; 1 is loaded",
            "only number 1 is there"
        ),
        .init(
            .reference(.noSuchNumber(9, in: .favorites, count: 3, hasMore: false)),
            "there is no favorite 9; there are 3 favorites",
            "numbers 1-3"
        ),
        .init(
            .reference(.noSuchNumber(9, in: .shown, count: 0, hasMore: false)),
            "there is no number 9 in the list shown last",
            nil
        ),
        .init(.reference(.nothingShown), "no list was shown yet", "for example: search garlic"),
        .init(
            .reference(.nothingNamed),
            "no recipe is open yet",
            "name one of a list by its number, for example: search garlic; open 1"
        ),
        .init(.reference(.noFavorites), "there are no favorites yet", "'fav 3' keeps recipe 3"),
        .init(
            .reference(.notARecipeList),
            "the numbers in the last list aren't recipes",
            "'list' goes back to the results"
        ),
        .init(
            .reference(.singleRecipeWanted(command: "open")),
            "'open' takes one recipe",
            "for example: open 3"
        ),
        .init(
            .reference(.oneRecipeToAFile(ending: "cook")),
            "a .cook file holds one recipe",
            "a folder takes a file for each: recipes/"
        ),
        .init(.navigation(.nothingBefore), "there is nothing to go back to", nil),
        .init(.navigation(.nothingAfter), "there is nothing to go forward to", nil),
        .init(
            .reference(.untitled("leek whisky", search: "search leek whisky")),
            "no recipe here is called 'leek whisky'",
            "did you mean 'search leek whisky'? 'y' takes it"
        ),
        .init(
            .reference(.titledAlike("soup", search: "search title:soup")),
            "several recipes have 'soup' in their names",
            "'search title:soup' lists them; 'y' takes it"
        ),
        .init(
            .reference(.goneID("cookbook/leek")),
            "no recipe here has the id 'cookbook/leek'",
            "'service' lists what can be asked"
        ),
        .init(.reference(.notFavorite(number: 3)), "number 3 isn't a favorite", "'fav 3' keeps it"),
        .init(
            .navigation(.nothingToRetry),
            "nothing to retry",
            "'more' goes on"
        ),
        .init(
            .navigation(.pageNotSkipped(page: 3, skipped: [4, 5, 7])),
            "page 3 wasn't skipped",
            "skipped: 4-5, 7"
        ),
        .init(
            .navigation(.pageNotSkipped(page: 3, skipped: [])),
            "page 3 wasn't skipped",
            "none was"
        ),
    ]
}
