/// The cook's mistake: what is wrong, and where in the line. No sentence yet.
package struct Mistake: Error, Hashable, Sendable {
    /// What is wrong.
    package var kind: Kind
    /// Where; nil where the line as a whole is meant.
    package var span: Span?
    /// The line.
    package var source: SourceLine

    /// A mistake at a place.
    package init(_ kind: Kind, at span: Span?, in source: SourceLine) {
        self.kind = kind
        self.span = span
        self.source = source
    }

    /// What can be wrong. `suggestion` is the one thing to type instead, if there is one.
    package enum Kind: Hashable, Sendable {
        // Words
        case lineTooLong(limit: Int)
        case openQuote(Character)
        case unsetVariable(name: String)
        case badVariable
        case missingFileName
        case missingProgram(sign: Character)
        // Commands
        case unknownCommand(word: String, suggestion: String?)
        case bareFoods(suggestion: String)
        case readsAsFoods(command: String, suggestion: String)
        /// A sentence that means each of these lines as well.
        case severalMeanings([String])
        /// A sentence that no command means.
        case unclearSentence(suggestion: String?)
        case missingArgument(command: String, wanted: String)
        case unexpectedArgument(command: String, word: String)
        // Options
        case unknownOption(option: String, command: String, suggestion: String?)
        case missingOptionValue(option: String, wanted: String)
        case unexpectedOptionValue(option: String)
        case notANumber(option: String?, word: String, range: ClosedRange<Int>)
        case notAChoice(option: String, word: String, choices: [String], suggestion: String?)
        case notAnAddress(word: String)
        // Terms
        case nothingToLookFor
        case emptyTerm
        case danglingOr
        case unknownQualifier(word: String, suggestion: String?)
        case emptyQualifier(name: String)
        case badMinutes(word: String)
        // References
        case notAReference(word: String)
        case backwardRange(Int, Int)
        case noSuchNumber(Int, in: Reference.List, count: Int, hasMore: Bool)
        case nothingShown
        case nothingNamed
        case noFavorites
        case notARecipeList
        case tooManyReferences(limit: Int)
        case singleRecipeWanted(command: String)
        case oneRecipeToAFile(ending: String)
        // State
        case noQuery
        case noSuchCondition(word: String, conditions: [String])
        case nothingBefore
        case nothingAfter
        case notFavorite(number: Int)
        case nothingToRetry
        case pageNotSkipped(page: Int, skipped: [Int])
        // Names
        case unknownService(word: String, known: [String], suggestion: String?)
        case serviceNeedsAddress(name: String)
        case serviceNeedsKey(name: String)
        case serviceTakesNo(String, name: String)
        case unfitKey(service: String)
        case cannotAnswer(condition: String, service: String, able: [String])
        case unknownSetting(word: String, suggestion: String?)
        case badSetting(key: String, value: String, wanted: String)
        case reservedAlias(name: String)
        case unknownAlias(name: String, suggestion: String?)
        case badAliasName(name: String)
        case unknownHelp(word: String, suggestion: String?)
        // Scripts
        case notUTF8
        case badExpectation(wanted: String)
        case nothingToExpect
        case includeCircle(file: String)
        case includeTooDeep(limit: Int)
        case notRecording
        case alreadyRecording(file: String)
        case badLet
        case promptOnly(command: String)
        case scriptOnly(command: String)
    }
}
