/// A name of the cook's own, and the text that it stands for.
package struct AliasDefinition: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// A name and what follows the `=`, with or without spaces around it.
struct Assignment {
    var name: String
    var nameSpan: Span
    var value: [Word]

    /// Takes words apart at the first `=`; nil where there is none, or no name before it.
    init?(_ words: [Word]) {
        guard let first = words.first else { return nil }
        if let equals = first.signs.firstIndex(where: { $0.means("=") }), equals > 0 {
            name = String(first.signs[..<equals].map(\.character))
            nameSpan = first.span(ofFirst: equals)
            value = first.value(from: equals + 1) + words.dropFirst()
            return
        }
        guard words.count > 1, words[1].signs.first?.means("=") == true else { return nil }
        name = first.text
        nameSpan = first.span
        value = words[1].value(from: 1) + words.dropFirst(2)
    }

    /// Whether an alias can have the name, which is in lower case.
    static func isAliasName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first.isNumber || first == "_" else {
            return false
        }
        return name.count <= 40 && name.allSatisfy(\.isNamePart)
    }
}

extension Word {
    /// What follows a `=` in the word: nothing, or a word, which may be an empty quote.
    fileprivate func value(from start: Int) -> [Word] {
        var rest = dropping(start)
        if rest.signs.isEmpty {
            let end = signs.last?.span.upperBound ?? span.lowerBound
            guard span.upperBound > end else { return [] }
            return [Word(signs: [], span: end..<span.upperBound, isQuoted: true)]
        }
        rest.isQuoted = rest.signs.allSatisfy(\.isLiteral)
        return [rest]
    }
}
