extension RecipeQuery {
    /// The conditions as a cook would type them: `garlic "mac and cheese" minutes:30 -onion`.
    ///
    /// What must hold comes first, what must not after it, both in their order. Names of several
    /// words that are known stand without quotes, unless a small word is inside; quotes also keep
    /// neighbours apart that would be read as one name (`coconut "milk"`). Reading gives the same
    /// conditions back. The order of results is not part of it.
    public var typed: String {
        let wanted = conditions.filter { if case .none = $0 { false } else { true } }
        let unwanted = conditions.filter { if case .none = $0 { true } else { false } }
        var parts = wanted.flatMap { $0.parts } + unwanted.flatMap { $0.parts }
        for place in parts.indices {
            TypedPart.keepApart(&parts, behind: place)
        }
        return parts.map(\.text).joined(separator: " ")
    }
}

extension Condition {
    /// The condition as a cook would type it: `garlic or leek`, `-onion`, `minutes:30`.
    public var typed: String { parts.map(\.text).joined(separator: " ") }

    fileprivate var parts: [TypedPart] {
        switch self {
        case .minutes(let limit): [TypedPart(prefix: "minutes:\(limit)", term: "", isQuoted: false)]
        case .none(let term): [TypedPart(term, isUnwanted: true)]
        case .any(let terms):
            Array(
                terms.map { [TypedPart($0)] }
                    .joined(separator: [TypedPart(prefix: "", term: "or", isQuoted: false)])
            )
        }
    }
}

extension Term {
    /// The term as a cook would type it: `garlic`, `soy sauce`, `title:"pea and ham"`.
    public var typed: String { TypedPart(self).text }
}

/// A term or the word between two, on its way to being typed.
private struct TypedPart {
    /// `-`, the qualifier, or a whole limit of minutes.
    var prefix: String
    var term: String
    var isQuoted: Bool

    init(prefix: String, term: String, isQuoted: Bool) {
        self.prefix = prefix
        self.term = term
        self.isQuoted = isQuoted
    }

    init(_ term: Term, isUnwanted: Bool = false) {
        let qualifier = term.field == .anywhere ? "" : term.field.rawValue + ":"
        prefix = (isUnwanted ? "-" : "") + qualifier
        self.term = term.text
        let words = TypedPart.words(of: term.text)
        let isOneName = KnownFoods.shared.longestName(in: words)?.wordCount == words.count
        isQuoted = !(words.count == 1 || isOneName) || !words.allSatisfy(TypedPart.isPlain)
    }

    /// The part with its quotes, in which `"`, `\` and `$` need a `\`.
    var text: String {
        guard isQuoted else { return prefix + term }
        let escaped = term.reduce(into: "") { result, sign in
            if "\"\\$".contains(sign) { result.append("\\") }
            result.append(sign)
        }
        return "\(prefix)\"\(escaped)\""
    }

    /// Whether its words could run on into a name with those of the part before it.
    private var isOpen: Bool { prefix.isEmpty && !isQuoted }

    /// Quotes the part behind a place where the two would be read as one name.
    static func keepApart(_ parts: inout [TypedPart], behind place: Int) {
        guard !parts[place].isQuoted, place + 1 < parts.count, parts[place + 1].isOpen else {
            return
        }
        let own = words(of: parts[place].term)
        let following = parts[(place + 1)...].prefix { $0.isOpen }.flatMap { words(of: $0.term) }
        let name = KnownFoods.shared.longestName(in: own + following)
        if let name, name.wordCount > own.count { parts[place + 1].isQuoted = true }
    }

    private static func words(of text: String) -> [String] {
        text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a word means itself wherever it stands.
    private static func isPlain(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, first.isPlainInWord, !smallWords.contains(word)
        else { return false }
        return word.unicodeScalars.allSatisfy {
            $0.isPlainInWord || "-'’%".unicodeScalars.contains($0)
        }
    }

    private static let smallWords: Set<String> = [
        "a", "an", "and", "any", "but", "either", "for", "in", "me", "no", "not", "of", "on", "or",
        "please", "recipe", "recipes", "some", "the", "with", "without",
    ]
}

extension Unicode.Scalar {
    fileprivate var isPlainInWord: Bool {
        switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: true
        default: properties.isAlphabetic
        }
    }
}
