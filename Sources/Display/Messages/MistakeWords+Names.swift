import Conversation
import RecipeModel

extension MistakeWords {
    static func forNames(_ kind: Mistake.Kind) -> MistakeWords? {
        switch kind {
        case .unknownService(let word, let known, let suggestion):
            MistakeWords(
                "unknown service \(quoted(word))",
                suggesting: suggestion,
                else: "there are \(NumberWords.list(known))"
            )
        case .serviceNeedsAddress(let name):
            MistakeWords(
                "the service \(quoted(name)) needs an address",
                "for example: service \(CleanText.line(name)) --url http://127.0.0.1:8080"
            )
        case .serviceNeedsKey(let name):
            MistakeWords(
                "the service \(quoted(name)) needs a key",
                "'service \(CleanText.line(name)) --key' asks for it, unseen"
            )
        case .serviceTakesNo(let thing, let name):
            MistakeWords("the service \(quoted(name)) takes no \(thing)", "'service' lists them")
        case .unfitKey(let service):
            MistakeWords(
                "that can be no key: it has spaces or signs that cannot be sent, or is too long",
                "'service \(CleanText.line(service)) --key' asks again"
            )
        case .unknownSetting(let word, let suggestion):
            MistakeWords(
                "unknown setting \(quoted(word))",
                suggesting: suggestion,
                else: "'set' lists them"
            )
        case .badSetting(let key, let value, let wanted):
            MistakeWords(
                "\(CleanText.line(key)) cannot be \(quoted(value))",
                "it can be: \(CleanText.line(wanted))"
            )
        case .reservedAlias(let name):
            MistakeWords("\(quoted(name)) is a command and keeps its name", "choose another name")
        case .unknownAlias(let name, let suggestion):
            MistakeWords(
                "there is no alias \(quoted(name))",
                suggesting: suggestion,
                else: "'alias' lists them"
            )
        case .badAliasName(let name):
            MistakeWords(
                "\(quoted(name)) cannot be an alias",
                "for example: alias quick = search minutes:20"
            )
        case .unknownHelp(let word, let suggestion):
            MistakeWords(
                "there is no help on \(quoted(word))",
                suggesting: suggestion,
                else: "'help --all' lists everything"
            )
        default: nil
        }
    }

    static func forScripts(_ kind: Mistake.Kind) -> MistakeWords? {
        switch kind {
        case .badExpectation(let wanted):
            MistakeWords("this cannot be expected", expectationForm(wanted))
        case .nothingToExpect:
            MistakeWords("there is no command before this to look at")
        case .includeCircle(let file):
            MistakeWords("\(CleanText.line(file)) runs itself again")
        case .includeTooDeep(let limit):
            MistakeWords("scripts run each other more than \(limit) deep")
        case .notRecording:
            MistakeWords("nothing is being recorded", "for example: record supper.rcp")
        case .alreadyRecording(let file):
            MistakeWords("\(CleanText.line(file)) is being recorded", "'record stop' ends it")
        case .badLet:
            MistakeWords("this sets no variable", "for example: let food = garlic")
        case .promptOnly(let command):
            MistakeWords("\(quoted(command)) is for the prompt only")
        case .scriptOnly(let command):
            MistakeWords("\(quoted(command)) is for scripts and -c only")
        default: nil
        }
    }

    private static func expectationForm(_ form: String) -> String {
        let form = CleanText.line(form)
        if form.isEmpty || form == "ok" { return "for example: expect count >= 1" }
        // `OP` stands for a sign in the form; an example says more than a list of signs.
        guard let figure = form.split(separator: " ").first, form.hasSuffix("OP N") else {
            return "the form is: expect \(form)"
        }
        return "for example: expect \(figure) >= 1"
    }
}
