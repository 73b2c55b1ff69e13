import Conversation
import RecipeModel

/// Mistakes in what is named, and in scripts.
extension Every {
    static let nameMistakes: [SaidMistake] = [
        .init(
            .service(.takesNo("key", name: "feed")),
            "the service 'feed' takes no key",
            "'service' lists them"
        ),
        .init(
            .service(.wrongKindOfAddress(name: "cookbook", wantsDatabase: true)),
            "the service 'cookbook' can't be at a web address",
            "for example: service cookbook --url postgresql://cook@127.0.0.1/recipes"
        ),
        .init(
            .service(.wrongKindOfAddress(name: "mealie", wantsDatabase: false)),
            "the service 'mealie' can only be at a web address",
            "for example: service mealie --url http://127.0.0.1:8080"
        ),
        .init(
            .service(.unfitKey(service: "spoonacular")),
            "that can't be a key: it has spaces or signs that can't be sent, or is too long",
            "'service spoonacular --key' asks again"
        ),
        .init(
            .service(.unknown(word: "cokbook", known: ["cookbook"], suggestion: "cookbook")),
            "unknown service 'cokbook'",
            "did you mean 'cookbook'?"
        ),
        .init(
            .service(.unknown(word: "x", known: ["cookbook", "feed"], suggestion: nil)),
            "unknown service 'x'",
            "there are cookbook and feed"
        ),
        .init(
            .service(.needsAddress(name: "feed")),
            "the service 'feed' needs an address",
            "for example: service feed --url http://127.0.0.1:8080"
        ),
        .init(
            .setting(.unknown(word: "them", suggestion: "theme")),
            "unknown setting 'them'",
            "did you mean 'theme'?"
        ),
        .init(
            .setting(.unknown(word: "x", suggestion: nil)),
            "unknown setting 'x'",
            "'set' lists them"
        ),
        .init(
            .setting(.bad(key: "theme", value: "pink", wanted: "auto, dark, light")),
            "theme can't be 'pink'",
            "it can be: auto, dark, light"
        ),
        .init(
            .alias(.reserved(name: "search")),
            "'search' is a command",
            "choose another name"
        ),
        .init(
            .alias(.unknown(name: "quik", suggestion: "quick")),
            "no alias 'quik'",
            "did you mean 'quick'?"
        ),
        .init(
            .alias(.unknown(name: "x", suggestion: nil)),
            "no alias 'x'",
            "'alias' lists them"
        ),
        .init(
            .alias(.badName(name: "a b")),
            "'a b' can't be an alias",
            "for example: alias quick = search minutes:20"
        ),
        .init(
            .command(.unknownHelp(word: "serch", suggestion: "search")),
            "no help on 'serch'",
            "did you mean 'search'?"
        ),
        .init(
            .command(.unknownHelp(word: "x", suggestion: nil)),
            "no help on 'x'",
            "'help --all' lists everything"
        ),
    ]

    static let scriptMistakes: [SaidMistake] = [
        .init(
            .script(.badExpectation(wanted: "count OP N")),
            "'expect' can't check this",
            "for example: expect count >= 1"
        ),
        .init(
            .script(.badExpectation(wanted: "title REF has TEXT")),
            "'expect' can't check this",
            "like this: expect title REF has TEXT"
        ),
        .init(.script(.nothingToExpect), "there's no command before this to check", nil),
        .init(.script(.includeCircle(file: "a.rcp")), "a.rcp runs itself again", nil),
        .init(.script(.includeTooDeep(limit: 16)), "scripts run each other more than 16 deep", nil),
        .init(
            .script(.notRecording),
            "nothing is being recorded",
            "for example: record supper.rcp"
        ),
        .init(
            .script(.alreadyRecording(file: "a.rcp")),
            "a.rcp is being recorded",
            "'record stop' ends it"
        ),
        .init(.script(.badLet), "this sets no variable", "for example: let food = garlic"),
        .init(.command(.scriptOnly(command: "let")), "'let' is for scripts and -c only", nil),
        .init(.command(.promptOnly(command: "timer")), "'timer' works only at the prompt", nil),
        .init(
            .command(.systemOnly(word: "serve")),
            "'serve' is started from the system's shell",
            "Try there: recipe serve"
        ),
    ]
}
