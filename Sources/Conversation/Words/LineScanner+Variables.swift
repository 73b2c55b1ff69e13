extension LineScanner {
    /// `$1`, `$@`, `$#`, `$name` or `${name:-text}`, at its `$`.
    mutating func takeVariable(isQuoted: Bool) throws(ScanError) -> RawWord.Piece {
        let start = index
        index += 1
        let use: VariableUse
        switch current {
        case let sign? where sign.isDigit || sign == "@" || sign == "#":
            use = VariableUse(name: String(sign))
            index += 1
        case "{":
            use = try takeBraces(from: start)
        case let sign? where VariableUse.isOwnName(String(sign)):
            use = VariableUse(name: takeName())
        default:
            throw ScanError(kind: .line(.badVariable), span: start..<index)
        }
        return .variable(use, at: start..<index, isQuoted: isQuoted)
    }

    private mutating func takeName() -> String {
        let start = index
        while let current, current.isVariableNamePart { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func takeBraces(from start: Int) throws(ScanError) -> VariableUse {
        index += 1
        let nameStart = index
        while let current, current.isNamePart || current == "@" || current == "#" { index += 1 }
        let name = String(characters[nameStart..<index])
        var fallback: String?
        if current == ":", characters.indices.contains(index + 1), characters[index + 1] == "-" {
            index += 2
            fallback = takeFallback()
        }
        guard current == "}", VariableUse.isName(name) else {
            throw ScanError(
                kind: .line(.badVariable),
                span: start..<min(index + 1, characters.count)
            )
        }
        index += 1
        return VariableUse(name: name, fallback: fallback)
    }

    /// The text after `:-`, up to the closing brace; `\` makes the next sign plain.
    private mutating func takeFallback() -> String {
        var text: [Character] = []
        while let character = current, character != "}" {
            index += 1
            if character == "\\", let escaped = current {
                text.append(escaped)
                index += 1
            } else {
                text.append(character)
            }
        }
        return String(text)
    }
}

/// A variable as a line names it: `$1`, `$@`, `${name:-text}`.
struct VariableUse: Hashable, Sendable {
    /// `@`, `#`, a number or a name.
    var name: String
    /// What it is when it is not set.
    var fallback: String?
}

extension VariableUse {
    /// Whether a variable can have the name: `@`, `#`, digits, or letters, digits and `_`.
    static func isName(_ name: String) -> Bool {
        if name == "@" || name == "#" { return true }
        if !name.isEmpty, name.allSatisfy(\.isDigit) { return name.count <= 4 }
        return isOwnName(name)
    }

    /// Whether `let` can set a variable of that name.
    static func isOwnName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy(\.isVariableNamePart)
    }
}

extension Character {
    /// Whether it may stand in the name of a variable.
    var isVariableNamePart: Bool { isLetter || isDigit || self == "_" }
}
