/// The kinds by the names that commands still call them by, until each names its group.
extension Mistake.Kind {
    package static func lineTooLong(limit: Int) -> Self {
        .line(.tooLong(limit: limit))
    }
    package static func openQuote(_ v0: Character) -> Self {
        .line(.openQuote(v0))
    }
    package static func unsetVariable(name: String) -> Self {
        .line(.unsetVariable(name: name))
    }
    package static var badVariable: Self { .line(.badVariable) }
    package static var missingFileName: Self { .line(.missingFileName) }
    package static func missingProgram(sign: Character) -> Self {
        .line(.missingProgram(sign: sign))
    }
    package static var notUTF8: Self { .line(.notUTF8) }
    package static func unknownCommand(word: String, suggestion: String?) -> Self {
        .command(.unknown(word: word, suggestion: suggestion))
    }
    package static func bareFoods(suggestion: String) -> Self {
        .command(.bareFoods(suggestion: suggestion))
    }
    package static func readsAsFoods(command: String, suggestion: String) -> Self {
        .command(.readsAsFoods(command: command, suggestion: suggestion))
    }
    package static func missingArgument(command: String, wanted: String) -> Self {
        .command(.missingArgument(command: command, wanted: wanted))
    }
    package static func unexpectedArgument(command: String, word: String) -> Self {
        .command(.unexpectedArgument(command: command, word: word))
    }
    package static func scriptOnly(command: String) -> Self {
        .command(.scriptOnly(command: command))
    }
    package static func unknownHelp(word: String, suggestion: String?) -> Self {
        .command(.unknownHelp(word: word, suggestion: suggestion))
    }
    package static func unknownOption(option: String, command: String, suggestion: String?) -> Self
    {
        .option(.unknown(option: option, command: command, suggestion: suggestion))
    }
    package static func missingOptionValue(option: String, wanted: String) -> Self {
        .option(.missingValue(option: option, wanted: wanted))
    }
    package static func unexpectedOptionValue(option: String) -> Self {
        .option(.unexpectedValue(option: option))
    }
    package static func notANumber(option: String?, word: String, range: ClosedRange<Int>) -> Self {
        .option(.notANumber(option: option, word: word, range: range))
    }
    package static func notAChoice(
        option: String,
        word: String,
        choices: [String],
        suggestion: String?
    ) -> Self {
        .option(.notAChoice(option: option, word: word, choices: choices, suggestion: suggestion))
    }
    package static func notAnAddress(word: String) -> Self {
        .option(.notAnAddress(word: word))
    }
    package static var nothingToLookFor: Self { .term(.nothingToLookFor) }
    package static var emptyTerm: Self { .term(.empty) }
    package static var danglingOr: Self { .term(.danglingOr) }
    package static func unknownQualifier(word: String, suggestion: String?) -> Self {
        .term(.unknownQualifier(word: word, suggestion: suggestion))
    }
    package static func emptyQualifier(name: String) -> Self {
        .term(.emptyQualifier(name: name))
    }
    package static func badMinutes(word: String) -> Self {
        .term(.badMinutes(word: word))
    }
    package static var noQuery: Self { .query(.missing) }
    package static func noSuchCondition(word: String, conditions: [String]) -> Self {
        .query(.noSuchCondition(word: word, conditions: conditions))
    }
    package static func cannotAnswer(condition: String, service: String, able: [String]) -> Self {
        .query(.cannotAnswer(condition: condition, service: service, able: able))
    }
    package static func notAReference(word: String) -> Self {
        .reference(.unreadable(word: word))
    }
    package static func backwardRange(_ v0: Int, _ v1: Int) -> Self {
        .reference(.backwardRange(v0, v1))
    }
    package static func noSuchNumber(_ v0: Int, in list: Reference.List, count: Int, hasMore: Bool)
        -> Self
    {
        .reference(.noSuchNumber(v0, in: list, count: count, hasMore: hasMore))
    }
    package static var nothingShown: Self { .reference(.nothingShown) }
    package static var nothingNamed: Self { .reference(.nothingNamed) }
    package static var noFavorites: Self { .reference(.noFavorites) }
    package static var notARecipeList: Self { .reference(.notARecipeList) }
    package static func singleRecipeWanted(command: String) -> Self {
        .reference(.singleRecipeWanted(command: command))
    }
    package static func oneRecipeToAFile(ending: String) -> Self {
        .reference(.oneRecipeToAFile(ending: ending))
    }
    package static func notFavorite(number: Int) -> Self {
        .reference(.notFavorite(number: number))
    }
    package static var nothingBefore: Self { .navigation(.nothingBefore) }
    package static var nothingAfter: Self { .navigation(.nothingAfter) }
    package static var nothingToRetry: Self { .navigation(.nothingToRetry) }
    package static func pageNotSkipped(page: Int, skipped: [Int]) -> Self {
        .navigation(.pageNotSkipped(page: page, skipped: skipped))
    }
    package static func unknownService(word: String, known: [String], suggestion: String?) -> Self {
        .service(.unknown(word: word, known: known, suggestion: suggestion))
    }
    package static func serviceNeedsAddress(name: String) -> Self {
        .service(.needsAddress(name: name))
    }
    package static func serviceNeedsKey(name: String) -> Self {
        .service(.needsKey(name: name))
    }
    package static func serviceTakesNo(_ v0: String, name: String) -> Self {
        .service(.takesNo(v0, name: name))
    }
    package static func unfitKey(service: String) -> Self {
        .service(.unfitKey(service: service))
    }
    package static func unknownSetting(word: String, suggestion: String?) -> Self {
        .setting(.unknown(word: word, suggestion: suggestion))
    }
    package static func badSetting(key: String, value: String, wanted: String) -> Self {
        .setting(.bad(key: key, value: value, wanted: wanted))
    }
    package static func reservedAlias(name: String) -> Self {
        .alias(.reserved(name: name))
    }
    package static func unknownAlias(name: String, suggestion: String?) -> Self {
        .alias(.unknown(name: name, suggestion: suggestion))
    }
    package static func badAliasName(name: String) -> Self {
        .alias(.badName(name: name))
    }
    package static func badExpectation(wanted: String) -> Self {
        .script(.badExpectation(wanted: wanted))
    }
    package static var nothingToExpect: Self { .script(.nothingToExpect) }
    package static func includeCircle(file: String) -> Self {
        .script(.includeCircle(file: file))
    }
    package static func includeTooDeep(limit: Int) -> Self {
        .script(.includeTooDeep(limit: limit))
    }
    package static var notRecording: Self { .script(.notRecording) }
    package static func alreadyRecording(file: String) -> Self {
        .script(.alreadyRecording(file: file))
    }
    package static var badLet: Self { .script(.badLet) }
}
