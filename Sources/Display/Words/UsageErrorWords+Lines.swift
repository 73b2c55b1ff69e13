import Conversation
import Documents
import KitchenLanguage
import RecipeModel

extension UsageErrorWords {
    static func words(for fault: UsageError.LineError) -> UsageErrorWords {
        switch fault {
        case .tooLong(let limit):
            UsageErrorWords("the line is longer than \(NumberWords.bytes(limit))")
        case .openQuote(let quote):
            UsageErrorWords("the quote \(quote) isn't closed", "close it with another \(quote)")
        case .unsetVariable(let name):
            UsageErrorWords(
                "the variable \(quoted(name)) has no value",
                "for example: ${\(CleanText.line(name)):-garlic}"
            )
        case .badVariable:
            UsageErrorWords("this isn't a variable", "for example: $1, ${food} or ${food:-garlic}")
        case .missingFileName:
            UsageErrorWords("expected a file's name", "for example: > list.txt")
        case .missingProgram(let sign):
            UsageErrorWords(
                "expected a program after '\(sign)'",
                sign == "!" ? "for example: !date" : "for example: | less"
            )
        case .notUTF8:
            UsageErrorWords("not valid UTF-8")
        }
    }

    static func words(for fault: UsageError.CommandNameError) -> UsageErrorWords {
        switch fault {
        case .unknown(let word, let suggestion):
            UsageErrorWords(
                "unknown command \(quoted(word))",
                suggesting: suggestion,
                else: "'help' lists the commands"
            )
        case .bareFoods(let suggestion):
            UsageErrorWords("this isn't a command", suggesting: suggestion)
        case .readsAsFoods(let command, let suggestion):
            UsageErrorWords(
                "\(quoted(command)) doesn't take these words",
                "did you mean \(quoted(suggestion))? 'y' takes it"
            )
        case .severalMeanings(let lines):
            UsageErrorWords(
                "this can mean more than one thing",
                lines.enumerated().map { "\($0 + 1) \(CleanText.line($1))   " }.joined()
                    + "or say it another way"
            )
        case .unclearSentence(let suggestion, let untold):
            UsageErrorWords(
                untold.map(untoldWords) ?? "didn't understand that",
                suggestion.map { "Try: \(CleanText.line($0))" }
                    ?? (untold == nil
                        ? "'help' shows what you can say"
                        : "they tell foods, time, course, diet and cuisine: search soup quick")
            )
        case .missingArgument(let command, let wanted):
            UsageErrorWords(
                "\(quoted(command)) needs \(CleanText.line(wanted))",
                "'help \(CleanText.line(command))' shows examples"
            )
        case .unexpectedArgument(let command, let word):
            UsageErrorWords(
                "\(quoted(command)) doesn't take \(quoted(word))",
                "'help \(CleanText.line(command))' shows what it takes"
            )
        case .scriptOnly(let command):
            UsageErrorWords("\(quoted(command)) is for scripts and -c only")
        case .promptOnly(let command):
            UsageErrorWords("\(quoted(command)) works only at the prompt")
        case .systemOnly(let word):
            UsageErrorWords(
                "\(quoted(word)) is started from the system's shell",
                "Try there: recipe \(CleanText.line(word))"
            )
        case .unknownHelp(let word, let suggestion):
            UsageErrorWords(
                "no help on \(quoted(word))",
                suggesting: suggestion,
                else: "'help --all' lists everything"
            )
        }
    }

    private static func untoldWords(_ fact: UntoldFact) -> String {
        switch fact {
        case .cost: "recipes don't tell what they cost"
        case .health: "recipes don't tell how healthy they are"
        case .children: "recipes don't tell whether children like them"
        }
    }

    static func words(for fault: UsageError.OptionError) -> UsageErrorWords {
        switch fault {
        case .unknown(let option, let command, let suggestion):
            UsageErrorWords(
                "\(quoted(command)) has no option \(CleanText.line(option))",
                suggesting: suggestion,
                else: "'help \(CleanText.line(command))' lists its options"
            )
        case .missingValue(let option, let wanted):
            UsageErrorWords("\(CleanText.line(option)) needs \(CleanText.line(wanted))")
        case .unexpectedValue(let option):
            UsageErrorWords(
                "\(CleanText.line(option)) takes nothing",
                "remove '=' and what follows it"
            )
        case .notANumber(let option, let word, let range):
            notANumber(option: option.map { CleanText.line($0) }, word: word, range: range)
        case .notAChoice(let option, let word, let choices, let suggestion):
            UsageErrorWords(
                "\(CleanText.line(option)) can't be \(quoted(word))",
                suggesting: suggestion,
                else: "it can be \(NumberWords.list(choices, last: "or"))"
            )
        case .notAnAddress(let word):
            if let port = WebAddress.impossiblePort(in: word) {
                UsageErrorWords(
                    "the port \(quoted(port)) is out of range",
                    "a port is a number from 1 to 65535"
                )
            } else if namesOtherScheme(word) {
                UsageErrorWords(
                    "only http and https addresses can be opened, not \(quoted(word))",
                    "open a saved page by its path: ./soup.html"
                )
            } else {
                UsageErrorWords(
                    "\(quoted(word)) isn't a web address",
                    "for example: http://127.0.0.1:8080"
                )
            }
        }
    }

    /// Whether an address begins with the name of another way of asking than http.
    private static func namesOtherScheme(_ word: String) -> Bool {
        guard let end = word.range(ofFirst: "://") else { return false }
        return !["http", "https", ""].contains(word[..<end.lowerBound].lowercased())
    }

    private static func notANumber(option: String?, word: String, range: ClosedRange<Int>)
        -> UsageErrorWords
    {
        var wanted = "a whole number"
        if Int(word) != nil || word.allSatisfy(\.isASCIIDigit) {
            // The word is a number: then it is the range that was not kept.
            wanted =
                range.upperBound >= 1_000_000_000
                ? "a whole number from \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
        let example = range.contains(2) ? 2 : range.lowerBound
        guard let option else {
            return UsageErrorWords(
                "expected \(wanted), not \(quoted(word))",
                "for example: \(example)"
            )
        }
        return UsageErrorWords(
            "\(option) needs \(wanted), not \(quoted(word))",
            "for example: \(option) \(example)"
        )
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
