package import RecipeModel

/// What is being typed at the cursor of an unfinished line, and what of it a completion replaces.
///
/// Others know the candidates; this says which kind is wanted.
package struct CompletionPlace: Hashable, Sendable {
    /// What can stand at the cursor.
    package enum Subject: Hashable, Sendable {
        /// A command or an alias; at the prompt also a food to search for.
        case command
        /// An option of a command.
        case option(of: CommandSignature)
        /// What follows an option of a command.
        case optionValue(OptionShape, of: CommandSignature)
        /// A term.
        case term(TermPlace)
        /// A condition of the query in view.
        case condition
        /// A reference.
        case reference
        /// A reference, an address or a file.
        case recipePlace
        /// A file.
        case file
        /// An argument for the script of this name.
        case scriptArgument(of: String)
        /// A setting.
        case settingKey
        /// A value for the setting of this key.
        case settingValue(of: String)
        /// A name that the cook gave.
        case alias
        /// A service.
        case service
        /// A command or a topic to explain.
        case topic
        /// A word of an `expect` line, after these.
        case expectation(behind: [String])
        /// One of these words.
        case choice([String])
        /// Something that the cook keeps, after these words of its name.
        case kept(KeptThing, after: [String])
        /// Nothing that could be completed.
        case nothing
    }

    /// What the cook keeps that a command can name.
    package enum KeptThing: Hashable, Sendable {
        case pantryFood
        case shoppingThing
        case tag
        case note
        case timer
        /// The time of a timer that a step offers.
        case timerTime
        /// A step of the recipe that is cooked.
        case guideStep
    }

    /// A term that is being typed.
    package struct TermPlace: Hashable, Sendable {
        /// Whether a `-` stands before it.
        package var isExcluded: Bool
        /// The field that a qualifier before it names.
        package var field: TermField
        /// What may be the beginning of a name of several words, the longest first; the last one
        /// is what is at `span`.
        package var phrases: [Phrase]
    }

    /// Words that may be the beginning of one name.
    package struct Phrase: Hashable, Sendable {
        /// The words as typed; it ends in a space where the next word is not begun.
        package var text: String
        /// Where they stand.
        package var span: Span
    }

    /// What can stand at the cursor.
    package let subject: Subject
    /// What is typed of it so far, without quotes.
    package let typed: String
    /// What a candidate replaces, in characters of the line, up to the cursor.
    package let span: Span
    /// The quote that is open at the cursor, or was around what is typed.
    let quote: Character?
    /// What may be the beginning of a recipe's title, where one can be named.
    package var title: Phrase?

    /// A title as put into the line: between quotes, whatever its words mean by themselves.
    package func text(forTitle title: String) -> String {
        quote == "'" && !title.contains("'") ? "'\(title)'" : QuotedText.quoted(title)
    }

    /// A candidate as put into the line, with quotes or `\` where it needs them.
    ///
    /// - Parameters:
    ///   - candidate: The name that is meant.
    ///   - isWhole: Whether nothing can follow in the same word, as it can after a folder's `/`.
    package func text(for candidate: String, isWhole: Bool = true) -> String {
        if let quote {
            let body =
                quote == "'" && !candidate.contains("'")
                ? "'\(candidate)'" : QuotedText.quoted(candidate)
            return isWhole ? body : String(body.dropLast())
        }
        switch subject {
        case .command, .option: return candidate
        case .file, .recipePlace: return QuotedText.escaped(candidate)
        case .kept(.timer, _), .kept(.note, _): return candidate
        case .term, .kept(.pantryFood, _), .kept(.shoppingThing, _):
            let words = candidate.split(separator: " ").map(String.init)
            let isPlain = words.allSatisfy { QuotedText.isPlain($0) && SmallWord($0) == nil }
            let isOneTerm =
                words.count == 1 || LiveFoods().lengthOfName(at: 0, in: words) == words.count
            return isPlain && isOneTerm ? candidate : QuotedText.quoted(candidate)
        default: return QuotedText.word(candidate)
        }
    }

    /// What is being typed in a line at the cursor, which counts in characters from its start.
    package init(
        in text: String,
        cursor: Int,
        context: ConversationContext,
        mode: ReadingMode = .prompt
    ) {
        self = CompletionReader(context: context, mode: mode).place(in: text, cursor: cursor)
    }

    init(_ subject: Subject, typed: String = "", span: Span, quote: Character? = nil) {
        self.subject = subject
        self.typed = typed
        self.span = span
        self.quote = quote
    }
}
