import Conversation
import Documents
import KitchenLanguage
import RecipeModel

extension UsageErrorWords {
    static func words(for fault: UsageError.ServiceNameError) -> UsageErrorWords {
        switch fault {
        case .unknown(let word, let known, let suggestion):
            UsageErrorWords(
                "unknown service \(quoted(word))",
                suggesting: suggestion,
                else: "there are \(NumberWords.list(known))"
            )
        case .needsAddress(let name):
            UsageErrorWords(
                "the service \(quoted(name)) needs an address",
                "for example: service \(CleanText.line(name)) --url http://127.0.0.1:8080"
            )
        case .needsKey(let name):
            UsageErrorWords(
                "the service \(quoted(name)) needs a key",
                "'service \(CleanText.line(name)) --key' asks for it without showing it"
            )
        case .takesNo(let thing, let name):
            UsageErrorWords("the service \(quoted(name)) takes no \(thing)", "'service' lists them")
        case .wrongKindOfAddress(let name, true):
            UsageErrorWords(
                "the service \(quoted(name)) can't be at a web address",
                "for example: service \(CleanText.line(name)) --url postgresql://cook@127.0.0.1/recipes"
            )
        case .wrongKindOfAddress(let name, false):
            UsageErrorWords(
                "the service \(quoted(name)) can only be at a web address",
                "for example: service \(CleanText.line(name)) --url http://127.0.0.1:8080"
            )
        case .unfitKey(let service):
            UsageErrorWords(
                "that can't be a key: it has spaces or signs that can't be sent, or is too long",
                "'service \(CleanText.line(service)) --key' asks again"
            )
        case .noCertificate(let path):
            UsageErrorWords(
                "there's no certificate in \(CleanText.line(path))",
                "it begins with -----BEGIN CERTIFICATE-----"
            )
        }
    }

    static func words(for fault: UsageError.SettingError) -> UsageErrorWords {
        switch fault {
        case .unknown(let word, let suggestion):
            UsageErrorWords(
                "unknown setting \(quoted(word))",
                suggesting: suggestion,
                else: "'set' lists them"
            )
        case .bad(let key, let value, let wanted):
            UsageErrorWords(
                "\(CleanText.line(key)) can't be \(quoted(value))",
                "it can be: \(CleanText.line(wanted))"
            )
        }
    }

    static func words(for fault: UsageError.AliasError) -> UsageErrorWords {
        switch fault {
        case .reserved(let name):
            UsageErrorWords("\(quoted(name)) is a command", "choose another name")
        case .unknown(let name, let suggestion):
            UsageErrorWords(
                "no alias \(quoted(name))",
                suggesting: suggestion,
                else: "'alias' lists them"
            )
        case .badName(let name):
            UsageErrorWords(
                "\(quoted(name)) can't be an alias",
                "for example: alias quick = search minutes:20"
            )
        }
    }

    static func words(for fault: UsageError.ScriptError) -> UsageErrorWords {
        switch fault {
        case .badExpectation(let wanted):
            UsageErrorWords("'expect' can't check this", expectationForm(wanted))
        case .nothingToExpect:
            UsageErrorWords("there's no command before this to check")
        case .includeCircle(let file):
            UsageErrorWords("\(CleanText.line(file)) runs itself again")
        case .includeTooDeep(let limit):
            UsageErrorWords("scripts run each other more than \(limit) deep")
        case .notRecording:
            UsageErrorWords("nothing is being recorded", "for example: record supper.rcp")
        case .alreadyRecording(let file):
            UsageErrorWords("\(CleanText.line(file)) is being recorded", "'record stop' ends it")
        case .badLet:
            UsageErrorWords("this sets no variable", "for example: let food = garlic")
        }
    }

    private static func expectationForm(_ form: String) -> String {
        let form = CleanText.line(form)
        if form.isEmpty || form == "ok" { return "for example: expect count >= 1" }
        // `OP` stands for a sign in the form; an example says more than a list of signs.
        guard let figure = form.split(separator: " ").first, form.hasSuffix("OP N") else {
            return "like this: expect \(form)"
        }
        return "for example: expect \(figure) >= 1"
    }
}
