/// The cook's mistake: what is wrong, and where in the line. No sentence yet.
package struct UsageError: Error, Hashable, Sendable {
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

    /// What can be wrong, in groups by what it is about.
    ///
    /// In every group, `suggestion` is the one thing to type instead, if there is one.
    package enum Kind: Hashable, Sendable {
        case line(LineError)
        case command(CommandNameError)
        case option(OptionError)
        case term(TermError)
        case query(QueryError)
        case reference(ReferenceError)
        case navigation(NavigationError)
        case service(ServiceNameError)
        case setting(SettingError)
        case alias(AliasError)
        case script(ScriptError)
        case kitchen(KitchenError)
        case cookbook(CookbookError)
    }
}

extension UsageError {
    /// A line that cannot be split into words.
    package enum LineError: Hashable, Sendable {
        case tooLong(limit: Int)
        case openQuote(Character)
        case unsetVariable(name: String)
        case badVariable
        case missingFileName
        case missingProgram(sign: Character)
        case notUTF8
    }

    /// A command that there is not, or that does not take the words after it.
    package enum CommandNameError: Hashable, Sendable {
        case unknown(word: String, suggestion: String?)
        /// Foods where only a command can stand.
        case bareFoods(suggestion: String)
        /// A command's name that begins the name of a food: `back bacon`.
        case readsAsFoods(command: String, suggestion: String)
        /// A sentence that means each of these lines as well.
        case severalMeanings([String])
        /// A sentence that no command means; what it asks for, where no recipe tells that.
        case unclearSentence(suggestion: String?, untold: UntoldFact? = nil)
        case missingArgument(command: String, wanted: String)
        case unexpectedArgument(command: String, word: String)
        case unknownHelp(word: String, suggestion: String?)
        case scriptOnly(command: String)
        case promptOnly(command: String)
        /// A form in which the program is started, and no command: `serve`.
        case systemOnly(word: String)
    }

    /// An option, or a value in its form, that cannot be.
    package enum OptionError: Hashable, Sendable {
        case unknown(option: String, command: String, suggestion: String?)
        case missingValue(option: String, wanted: String)
        case unexpectedValue(option: String)
        /// `option` is nil for a number that is an argument.
        case notANumber(option: String?, word: String, range: ClosedRange<Int>)
        case notAChoice(option: String, word: String, choices: [String], suggestion: String?)
        case notAnAddress(word: String)
    }

    /// Terms that cannot be read.
    package enum TermError: Hashable, Sendable {
        case nothingToLookFor
        case empty
        case danglingOr
        case unknownQualifier(word: String, suggestion: String?)
        case emptyQualifier(name: String)
        case badMinutes(word: String)
        /// A least time, as it was said, which no query can ask for.
        case leastTime(String)
        /// `tool:` with something that is not a kitchen tool.
        case unknownTool(word: String, suggestion: String?)
        /// Something to leave out that no recipe tells of, such as calories.
        case notJudged(word: String, food: String? = nil)
    }

    /// A query that is missing, or lacks what was asked of it.
    package enum QueryError: Hashable, Sendable {
        case missing
        case noSuchCondition(word: String, conditions: [String])
        /// `able` are the services that can answer the condition.
        case cannotAnswer(condition: String, service: String, able: [String])
    }

    /// A reference that cannot be read, or that isn't a recipe here.
    package enum ReferenceError: Hashable, Sendable {
        case unreadable(word: String)
        case backwardRange(Int, Int)
        case noSuchNumber(Int, in: Reference.List, count: Int, hasMore: Bool)
        case nothingShown
        case nothingNamed
        case noFavorites
        case notARecipeList
        case singleRecipeWanted(command: String)
        case oneRecipeToAFile(ending: String)
        /// Recipes aren't written to files of this ending.
        case unknownEnding(String, known: [String])
        case notFavorite(number: Int)
        /// No recipe has this title; `search` looks for its words.
        case untitled(String, search: String)
        /// Several recipes have these words in their titles.
        case titledAlike(String, search: String)
        /// No recipe has this id any more.
        case goneID(String)
    }

    /// A way that leads nowhere: back, forward, or to a page once more.
    package enum NavigationError: Hashable, Sendable {
        case nothingBefore
        case nothingAfter
        case nothingToRetry
        case pageNotSkipped(page: Int, skipped: [Int])
    }

    /// A service that there is not, or that cannot be used so.
    package enum ServiceNameError: Hashable, Sendable {
        case unknown(word: String, known: [String], suggestion: String?)
        case needsAddress(name: String)
        case needsKey(name: String)
        /// `thing` is what was given to it, as a noun: an address, a key.
        case takesNo(_ thing: String, name: String)
        case unfitKey(service: String)
        case noCertificate(path: String)
        /// An address of another kind than the service is at.
        case wrongKindOfAddress(name: String, wantsDatabase: Bool)
    }

    /// A setting that there is not, or a value that it cannot have.
    package enum SettingError: Hashable, Sendable {
        case unknown(word: String, suggestion: String?)
        case bad(key: String, value: String, wanted: String)
    }

    /// An alias that there is not or cannot be.
    package enum AliasError: Hashable, Sendable {
        /// The name is a command's own.
        case reserved(name: String)
        case unknown(name: String, suggestion: String?)
        case badName(name: String)
    }

    /// What only goes wrong in scripts and around them.
    package enum ScriptError: Hashable, Sendable {
        case badExpectation(wanted: String)
        case nothingToExpect
        case includeCircle(file: String)
        case includeTooDeep(limit: Int)
        case notRecording
        case alreadyRecording(file: String)
        case badLet
    }
}

/// What can be wrong with a command of the kitchen.
package enum KitchenError: Hashable, Sendable {
    /// The pantry is empty and no food was named; the recipe that is open, if any, is cooked otherwise.
    case nothingToCookWith(open: String?)
    case notInPantry(word: String, foods: [String])
    case notOnShoppingList(word: String)
    /// The recipe does not say how many it serves.
    case servingsUnknown
    /// Own words are written on favorites only.
    case notKept(number: Int?, title: String)
    /// The recipe stands in no list of results.
    case notAResult(title: String)
    /// No recipe is being cooked step by step.
    case noGuide
    /// The recipe has no step of that number.
    case noSuchStep(number: Int, count: Int)
    /// What was typed is neither the number of a step nor `last`.
    case notAStep(word: String)
    case noSuchTimer(name: String)
    /// Several timers run, and none was named.
    case severalTimers(names: [String])
    /// What was typed is not a time.
    case notATime(word: String)
    /// What was typed is neither a number of servings nor a factor.
    case notServings(word: String)
    /// What was typed is no day, or no days in a row.
    case notADay(word: String)
    /// Nothing is planned there.
    case nothingPlanned(word: String)
    /// What was typed is no diet.
    case notADiet(word: String)
    /// Nobody knows a food of that name, so that it could not be left out; `meant` is one that is
    /// spelled much like it.
    case unknownFood(word: String, meant: String?)
    /// Nobody of that name eats here.
    case notInHousehold(word: String)
    /// No other dish fits that day.
    case nothingElseToPlan(word: String)
}
