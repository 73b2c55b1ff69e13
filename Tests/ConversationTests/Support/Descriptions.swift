import RecipeModel

@testable import Conversation

extension CompletionPlace.Subject {
    /// What can stand there, as tests write it.
    var described: String {
        switch self {
        case .command: "command"
        case .option(let command): "option \(command.name)"
        case .optionValue(let option, _): "value \(option.name)"
        case .term: "term"
        case .condition: "condition"
        case .reference: "reference"
        case .recipePlace: "place"
        case .file: "file"
        case .scriptArgument(let file): "argument \(file)"
        case .settingKey: "key"
        case .settingValue(let key): "setting \(key)"
        case .alias: "alias"
        case .service: "service"
        case .topic: "topic"
        case .expectation(let behind): "check \(behind.joined(separator: " "))"
        case .kept(let thing, let words): "kept \(thing) \(words.joined(separator: " "))"
        case .choice(let words): "choice \(words.joined(separator: " "))"
        case .nothing: "nothing"
        }
    }
}

extension Condition {
    /// A condition, as tests write it: `garlic|leek`, `!cream`, `<30`.
    var described: String {
        switch self {
        case .any(let terms): terms.map(\.described).joined(separator: "|")
        case .none(let term): "!" + term.described
        case .minutes(let minutes): "<\(minutes)"
        }
    }
}

extension Term {
    /// A term with its field, as tests write it: `title=pie`.
    var described: String { (field == .anywhere ? "" : field.rawValue + "=") + text }
}
