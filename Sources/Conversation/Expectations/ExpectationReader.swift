import RecipeModel

/// Reads what an `expect` line checks:
///
///     ok | error NAME | exit N
///     count OP N | pages OP N | favorites OP N        OP is one of = != < <= > >=
///     title REF has TEXT | output has TEXT | output lacks TEXT | output is FILE
///     all have TERM | none have TERM
///     [not] lactose REF | [not] favorite REF | [not] offline REF
struct ExpectationReader {
    /// The line, for mistakes.
    let source: SourceLine
    /// What is known of foods by name.
    let foods: any FoodKnowledge
    /// Where the word `expect` stands.
    let nameSpan: Span

    /// The expectation in the words after `expect`, with its place: that
    /// of the recipe that it names, where it names one.
    ///
    /// Throws `badExpectation` with the form that was begun, or a mistake in a reference or term.
    func expectation(in words: [Word]) throws(UsageError) -> Placed<Expectation> {
        let isFigure = words.first?.beginsWithFigure == true
        let words = isFigure ? words.flatMap(\.splitAtComparison) : words
        guard let first = words.first, let last = words.last else {
            throw bad("ok", at: nameSpan)
        }
        let whole = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
        let (value, place) = try value(first, Array(words.dropFirst()))
        return Placed(value, at: place ?? whole)
    }

    /// What is expected, and where the recipe is named that it is expected of.
    private func value(
        _ first: Word,
        _ rest: [Word]
    ) throws(UsageError) -> (Expectation, reference: Span?) {
        let keyword = first.lowercased
        if let figure = Expectation.Figure(rawValue: keyword) {
            return (try self.figure(figure, rest), nil)
        }
        switch keyword {
        case "ok":
            try end(rest, form: "ok")
            return (.ok, nil)
        case "error":
            let form = "error NAME"
            let name = try word(rest, 0, form: form)
            try end(rest.dropFirst(), form: form)
            return (.error(name.lowercased), nil)
        case "exit":
            let form = "exit N"
            let code = try number(rest, 0, form: form)
            try end(rest.dropFirst(), form: form)
            return (.exit(code), nil)
        case "title": return try title(rest)
        case "output": return (try output(rest), nil)
        case "all": return (try term(rest, ofAll: true), nil)
        case "none": return (try term(rest, ofAll: false), nil)
        default: return try property(first, rest)
        }
    }

    private func figure(
        _ figure: Expectation.Figure,
        _ rest: [Word]
    ) throws(UsageError) -> Expectation {
        let form = "\(figure.rawValue) OP N"
        let sign = try word(rest, 0, form: form)
        guard let comparison = Expectation.Comparison(rawValue: sign.text) else {
            throw bad(form, at: sign.span)
        }
        let number = try number(rest, 1, form: form)
        try end(rest.dropFirst(2), form: form)
        return .figure(figure, comparison, number)
    }

    private func title(_ rest: [Word]) throws(UsageError) -> (Expectation, Span?) {
        let form = "title REF has TEXT"
        guard let has = rest.firstIndex(where: { $0.isBare && $0.lowercased == "has" }), has > 0
        else { throw bad(form, at: place(of: rest)) }
        let reference = try reference(Array(rest[..<has]), form: form)
        guard let text = TypedText(Array(rest[(has + 1)...]), in: source) else {
            throw bad(form, at: rest[has].span)
        }
        return (.title(reference, text.text), place(of: Array(rest[..<has])))
    }

    private func output(_ rest: [Word]) throws(UsageError) -> Expectation {
        let form = "output has|lacks TEXT"
        let verb = try word(rest, 0, form: form)
        let value = Array(rest.dropFirst())
        switch verb.lowercased {
        case "has", "lacks":
            guard let text = TypedText(value, in: source), !text.text.isEmpty else {
                throw bad(form, at: verb.span)
            }
            return .output(text.text, isThere: verb.lowercased == "has")
        case "is":
            let file = try word(value, 0, form: "output is FILE", after: verb)
            try end(value.dropFirst(), form: "output is FILE")
            return .outputIs(file: file.text)
        default:
            throw bad(form, at: verb.span)
        }
    }

    private func term(_ rest: [Word], ofAll: Bool) throws(UsageError) -> Expectation {
        let form = ofAll ? "all have TERM" : "none have TERM"
        let have = try word(rest, 0, form: form)
        guard have.lowercased == "have" || have.lowercased == "has" else {
            throw bad(form, at: have.span)
        }
        let words = Array(rest.dropFirst())
        let conditions = try TermReader(foods: foods, source: source).conditions(in: words)
        guard conditions.count == 1, case .any(let terms) = conditions[0].content,
            terms.count == 1, let term = terms.first
        else { throw bad(form, at: words.isEmpty ? have.span : place(of: words)) }
        return .term(term, ofAll: ofAll)
    }

    private func property(
        _ first: Word,
        _ rest: [Word]
    ) throws(UsageError) -> (Expectation, Span?) {
        let isNegated = first.lowercased == "not"
        guard let keyword = isNegated ? rest.first : first,
            let property = Expectation.Property(rawValue: keyword.lowercased)
        else { throw bad("ok", at: (isNegated ? rest.first : nil)?.span ?? first.span) }
        let words = isNegated ? Array(rest.dropFirst()) : rest
        let form = "\(property.rawValue) REF"
        guard !words.isEmpty else { throw bad(form, at: keyword.span) }
        let reference = try reference(words, form: form)
        return (.property(property, reference, isTrue: !isNegated), place(of: words))
    }
}

// MARK: - Parts

extension ExpectationReader {
    private func bad(_ form: String, at span: Span) -> UsageError {
        UsageError(.script(.badExpectation(wanted: form)), at: span, in: source)
    }

    private func place(of words: [Word]) -> Span {
        guard let first = words.first, let last = words.last else { return nameSpan }
        return first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
    }

    private func word(
        _ words: [Word],
        _ index: Int,
        form: String,
        after other: Word? = nil
    ) throws(UsageError) -> Word {
        guard words.indices.contains(index), !words[index].text.isEmpty else {
            throw bad(form, at: words.last?.span ?? other?.span ?? nameSpan)
        }
        return words[index]
    }

    private func number(_ words: [Word], _ index: Int, form: String) throws(UsageError) -> Int {
        let word = try word(words, index, form: form)
        guard let number = WholeNumber.read(word.text) else { throw bad(form, at: word.span) }
        return number
    }

    private func end(_ words: some Sequence<Word>, form: String) throws(UsageError) {
        for word in words { throw bad(form, at: word.span) }
    }

    private func reference(_ words: [Word], form: String) throws(UsageError) -> Reference {
        let references = try ReferenceReader(source: source).references(in: words)
        guard references.count == 1, let reference = references.first else {
            throw bad(form, at: place(of: words))
        }
        return reference.content
    }
}

extension Word {
    private static let comparisonSigns: Set<Character> = ["<", ">", "=", "!"]

    /// Whether it is the name of a figure, alone or with a comparison after it: `count>=1`.
    fileprivate var beginsWithFigure: Bool {
        let name = signs.prefix { !Word.comparisonSigns.contains($0.character) }
        return isBare && Expectation.Figure(rawValue: String(name.map(\.character))) != nil
    }

    /// `count>=1` as the three words that it means.
    fileprivate var splitAtComparison: [Word] {
        var words: [Word] = []
        var part: [Sign] = []
        func end() {
            guard let first = part.first, let last = part.last else { return }
            let span = first.span.lowerBound..<last.span.upperBound
            words.append(Word(signs: part, span: span, isQuoted: isQuoted))
            part = []
        }
        for sign in signs {
            let isComparison = Word.comparisonSigns.contains(sign.character)
            if let last = part.last,
                Word.comparisonSigns.contains(last.character) != isComparison
            {
                end()
            }
            part.append(sign)
        }
        end()
        return words
    }
}

// MARK: - Writing

extension Expectation {
    /// The expectation as a script has it after `expect`.
    func text(foods: any FoodKnowledge) -> String {
        switch self {
        case .ok: "ok"
        case .error(let name): "error \(QuotedText.word(name))"
        case .exit(let code): "exit \(code)"
        case .figure(let figure, let comparison, let number):
            "\(figure.rawValue) \(comparison.rawValue) \(number)"
        case .title(let reference, let text):
            "title \(reference.text) has \(QuotedText.text(text))"
        case .output(let text, let isThere):
            "output \(isThere ? "has" : "lacks") \(QuotedText.text(text))"
        case .outputIs(let file): "output is \(QuotedText.word(file))"
        case .term(let term, let ofAll):
            "\(ofAll ? "all" : "none") have \(TermWriter(foods: foods).text(of: [.has(term)]))"
        case .property(let property, let reference, let isTrue):
            "\(isTrue ? "" : "not ")\(property.rawValue) \(reference.text)"
        }
    }
}
